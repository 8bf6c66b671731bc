import type { Placeholder, Subject } from "../../protocol/protocol";
import { findSite, itemsOf, rootSite } from "../../protocol/site";
import { blockSites, isTemplateSite } from "./check";
import { charactersOf, stringOf } from "./finding";
import { shapeOf } from "./read";

const most = 5_000;

/** The placeholders of the templates, where they stand; with a value, where a variable of that name has one. */
export function placeholders({ layer, node }: Subject): readonly Placeholder[] {
  const found: Placeholder[] = [];
  for (const site of blockSites(rootSite(layer, node), shapeOf(node)).filter(isTemplateSite)) {
    const text = findSite(site, "template");
    const characters = text && charactersOf(text);
    if (characters === undefined) continue;
    const values = new Map<string, string>();
    for (const variable of itemsOf(findSite(site, "variables"))) {
      const name = stringOf(findSite(variable, "name"));
      const value = stringOf(findSite(variable, "value")) ?? stringOf(findSite(variable, "default_value"));
      if (name !== undefined && value !== undefined && !values.has(name)) values.set(name, value);
    }
    for (const { 0: whole, 1: name = "", index } of characters.text.matchAll(/\{\{([^{}]*)\}\}/g)) {
      if (found.length >= most) return found;
      const value = values.get(name);
      const range = characters.range({ start: index, end: index + whole.length });
      found.push({ name, ...(value !== undefined && { value }), range });
    }
  }
  return found;
}
