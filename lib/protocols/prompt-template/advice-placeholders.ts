import { findSite } from "../../protocol/site";
import type { Template } from "./advice";
import { appendFix, charactersOf, cut, type Finding } from "./finding";

/** Placeholders of the template that no variable fills, each at its own characters. */
export function advisePlaceholders({ site, text, template, variables }: Template): readonly Finding[] {
  const list = findSite(site, "variables");
  if (text === undefined || list?.node.type !== "array") return [];
  const characters = charactersOf(text);
  const known = new Set(variables.map(({ name }) => name));
  const oddNames = [...known].filter((name) => /[{}]/.test(name)).map((name) => `{{${name}}}`);
  const near = nearNames([...known]);
  const found: Finding[] = [];
  for (const { 0: whole, 1: name = "", index } of template.matchAll(/\{\{([^{}]*)\}\}/g)) {
    if (known.has(name)) continue;
    if (oddNames.some((odd) => template.startsWith(odd, index))) continue;
    const at = { start: index, end: index + whole.length };
    const write = (title: string, other: string) =>
      characters === undefined ? [] : [{ title, edits: [characters.edit(at, `{{${other}}}`)] }];
    const trimmed = name.trim();
    if (trimmed !== name && known.has(trimmed)) {
      const message = `Blanks inside the braces count, so {{${cut(name)}}} is not “${cut(trimmed)}”. Take them out.`;
      found.push({ code: "spaces", message, site: text, at, fixes: write("Take the blanks out", trimmed) });
      continue;
    }
    const meant = near(name);
    const message =
      meant === undefined
        ? `No variable is called “${cut(name)}”. The agent reads the braces. Add the variable, or take the placeholder out.`
        : `No variable is called “${cut(name)}”. The agent reads the braces. Is “${cut(meant)}” meant?`;
    const add = appendFix(list, "Add it", `{ "name": ${JSON.stringify(name)} }`);
    const fixes = meant === undefined ? add : [...write(`Write {{${cut(meant)}}}`, meant), ...add];
    found.push({ code: "unresolved", message, site: text, at, fixes });
  }
  return found;
}

const mostNames = 200;

/** Finds the variable a name is nearly: in another spelling, or with a letter wrong. */
function nearNames(known: readonly string[]): (name: string) => string | undefined {
  const found = new Map<string, string | undefined>();
  if (known.length > mostNames) return () => undefined;
  return (name) => {
    if (!found.has(name))
      found.set(
        name,
        known.find((other) => isNear(name, other)),
      );
    return found.get(name);
  };
}

const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

function isNear(name: string, other: string): boolean {
  if (name.length > 60 || other.length > 60) return false;
  const [one, two] = [plain(name), plain(other)];
  if (one === "" || two === "") return false;
  return one === two || (Math.min(one.length, two.length) > 3 && isOneEdit(one, two));
}

/** One letter added, left out, changed, or two swapped. */
function isOneEdit(one: string, two: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === two[start]) start++;
  let end = 0;
  const rest = Math.min(one.length, two.length) - start;
  while (end < rest && one.at(-1 - end) === two.at(-1 - end)) end++;
  const [left, right] = [one.slice(start, one.length - end), two.slice(start, two.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left === `${right[1]}${right[0]}`;
}
