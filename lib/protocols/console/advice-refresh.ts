import { findNear, replaceValue } from "../../protocol/fixes";
import type { Fix } from "../../protocol/problem";
import { examinedItemsOf, findSite, headOf, type Site, textAt } from "../../protocol/site";
import { quote } from "../../text/value";
import type { Advised } from "./advice";
import type { EngineAction } from "./engine";
import { findingAt } from "./finding";
import type { Finding } from "./reader";
import { documentedScopes, findScope, isKnownScope, refreshPrefixes, scopes } from "./scopes";

/** Changes whose lists are not fetched again, and scopes nobody knows. */
export function adviseRefresh({ call, actions }: Advised): readonly Finding[] {
  return [...unknownScopes(actions), ...missing(actions, call.list)];
}

function scopesAt(site: Site): readonly Site[] {
  return examinedItemsOf(findSite(site, "scopes"));
}

function scopeText({ node }: Site): string | undefined {
  return node.type === "string" ? node.value.trim().toLowerCase() || undefined : undefined;
}

function unknownScopes(actions: readonly EngineAction[]): readonly Finding[] {
  const given = actions.filter(({ type }) => type === "refresh").flatMap(({ site }) => scopesAt(site));
  return given.flatMap((site): readonly Finding[] => {
    const scope = scopeText(site);
    if (scope === undefined || isKnownScope(scope)) return [];
    const near = findScope(scope) ?? findNear(scope, scopes);
    const message = `The Console knows no scope ${quote(scope)}, so no list is fetched again. The scopes are ${documentedScopes.join(", ")}.`;
    const { pointer, layer, node } = site;
    const fixes = () => (near === undefined ? [] : replaceValue(site, `Use “${near}”`, near));
    return [{ code: "unknown-scope", message, pointer, layer, span: node, fixes }];
  });
}

/** Each scope is asked for once, however many changes it would show. */
function missing(actions: readonly EngineAction[], list: Site | undefined): readonly Finding[] {
  const told = new Set<string>();
  const findings: Finding[] = [];
  for (const [index, { site, type }] of actions.entries()) {
    const scope = type === "resource" ? findScope(textAt(site, "resourceType") ?? "") : undefined;
    if (scope === undefined || told.has(scope) || refreshes(actions.slice(index + 1), scope)) continue;
    told.add(scope);
    const isEarly = refreshes(actions.slice(0, index), scope);
    findings.push(
      findingAt(site, "type", {
        code: isEarly ? "refresh-early" : "no-refresh",
        message: isEarly
          ? `“${scope}” is refreshed before this change is told. Put the refresh after it.`
          : `Lists of ${scope} stay as they are: no refresh of “${scope}” follows in this message.`,
        fixes: () => addRefresh(list, scope),
      }),
    );
  }
  return findings;
}

function refreshes(actions: readonly EngineAction[], scope: string): boolean {
  const wanted = refreshPrefixes([scope]);
  return actions.some(({ site, type }) => {
    if (type !== "refresh") return false;
    const touched = refreshPrefixes(scopesAt(site).map((one) => scopeText(one) ?? ""));
    return wanted.some((prefix) => touched.includes(prefix));
  });
}

function addRefresh(list: Site | undefined, scope: string): readonly Fix[] {
  const last = list?.node.type === "array" ? list.node.items.at(-1) : undefined;
  if (list?.node.type !== "array" || last === undefined) return [];
  const previous = list.node.items.at(-2)?.end ?? headOf(list).end;
  const gap = /^\s*,?(\s*)$/.exec(list.layer.text.slice(previous, last.start))?.[1] ?? "";
  const text = `,${gap}${JSON.stringify({ type: "refresh", scopes: [scope] })}`;
  return [
    {
      title: `Add a refresh of “${scope}”`,
      edits: [list.layer.edit({ start: last.end, end: last.end }, text)],
    },
  ];
}
