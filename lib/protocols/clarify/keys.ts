import { findNear, spotIn } from "../../protocol/fixes";
import { renameFix } from "../../protocol/place";
import { examined, examinedItemsOf, findSite, type Site } from "../../protocol/site";
import { effectiveMembers, pointerOf } from "../../text/node";
import { quote } from "../../text/value";
import type { Finding } from "./finding";
import type { PromptReading } from "./prompt";
import { optionKeys, promptKeys, promptKinds } from "./schema";

/** Names other form builders use for what is meant here. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ["multiple", "allowMultiple"],
  ["multi", "allowMultiple"],
  ["multiselect", "allowMultiple"],
  ["type", "kind"],
  ["message", "question"],
  ["prompt", "question"],
  ["choices", "options"],
  ["values", "options"],
  ["help", "hint"],
  ["helptext", "hint"],
  ["destructive", "danger"],
  ["default", "defaultValue"],
  ["value", "defaultValue"],
  ["oklabel", "confirmLabel"],
  ["yeslabel", "confirmLabel"],
  ["nolabel", "cancelLabel"],
  ["text", "label"],
  ["subtitle", "description"],
  ["name", "id"],
  ["key", "id"],
  ["heading", "title"],
]);

/** Members nobody reads, with the name that may have been meant. */
export function findUnknownKeys(
  root: Site,
  rootKeys: readonly string[],
  prompts: readonly PromptReading[],
): readonly Finding[] {
  return [
    ...unknownIn(root, rootKeys),
    ...prompts.flatMap(({ site, kind }) => {
      const known = kind === undefined ? promptKinds.flatMap((name) => promptKeys[name]) : promptKeys[kind];
      const options = kind === "choice" ? examinedItemsOf(findSite(site, "options")) : [];
      return [...unknownIn(site, known, kind), ...options.flatMap((option) => unknownIn(option, optionKeys))];
    }),
  ];
}

function unknownIn(site: Site, known: readonly string[], kind?: PromptReading["kind"]): readonly Finding[] {
  if (site.node.type !== "object") return [];
  const { layer, node } = site;
  const missing = known.filter((key) => !node.members.some((member) => member.key === key));
  const unknown = effectiveMembers(node).filter(({ key }) => !known.includes(key));
  return unknown.slice(0, examined).map((member): Finding => {
    const { key, keySpan } = member;
    const place = { pointer: site.pointer + pointerOf([key]), layer, span: keySpan };
    const owners = kind === undefined ? [] : promptKinds.filter((name) => promptKeys[name].includes(key));
    if (owners.length > 0) {
      const message = `${quote(key)} belongs to ${owners.join(" and ")} prompts. On a ${kind} it is dropped.`;
      return { ...place, code: "foreign-key", message };
    }
    const meant = findMeant(key, missing);
    const message = `${quote(key)} is not part of the protocol and is dropped.`;
    if (meant === undefined) return { ...place, code: "unknown-key", message };
    const fixes = renameFix(spotIn(site, key), `Use “${meant}”`, meant);
    return { ...place, code: "unknown-key", message: `${message} Did you mean “${meant}”?`, fixes };
  });
}

function findMeant(key: string, missing: readonly string[]): string | undefined {
  if (missing.length === 0) return undefined;
  const alias = otherNames.get(key.toLowerCase().replaceAll(/[^a-z]/g, ""));
  return alias !== undefined && missing.includes(alias) ? alias : findNear(key, missing);
}
