import type { JsonNode, Member, ObjectNode, Span } from "../text/json";
import type { Layer } from "../text/layer";
import { findMember, pointerOf, type Step } from "../text/node";
import { strip } from "../text/python";

/** A value of the message, and where it stands: in which text, and under which pointer of the bare envelope. */
export interface Site {
  readonly layer: Layer;
  readonly pointer: string;
  readonly node: JsonNode;
  /** The member whose value this is. */
  readonly member?: Member;
}

export function findSite({ layer, pointer, node }: Site, step: Step): Site | undefined {
  const below = pointer + pointerOf([step]);
  if (node.type === "array") {
    const item = node.items[Number(step)];
    return item && { layer, pointer: below, node: item };
  }
  const member = findMember(node, String(step));
  return member && { layer, pointer: below, node: member.value, member };
}

/** Of a list that is far too long, as many items as are looked at one by one. */
export const examined = 100;

export function itemsOf(site: Site | undefined): readonly Site[] {
  if (site?.node.type !== "array") return [];
  const { layer, pointer, node } = site;
  const items = node.items.slice(0, examined);
  return items.map((item, index) => ({ layer, pointer: `${pointer}/${index}`, node: item }));
}

/** The value of a member as the engine takes a text: trimmed; undefined where it is none or blank. */
export function textAt(site: Site, key: string): string | undefined {
  const node = findSite(site, key)?.node;
  return (node?.type === "string" && strip(node.value)) || undefined;
}

export function isTrueAt(site: Site, key: string): boolean {
  const node = findSite(site, key)?.node;
  return node?.type === "boolean" && node.value;
}

export function isFalseAt(site: Site, key: string): boolean {
  const node = findSite(site, key)?.node;
  return node?.type === "boolean" && !node.value;
}

/** The name of the member, or the bracket the value opens with: enough to show where a big value stands. */
export function headOf({ node, member }: Site): Span {
  return member?.keySpan ?? { start: node.start, end: Math.min(node.start + 1, node.end) };
}

export function isObjectSite(site: Site): site is Site & { readonly node: ObjectNode } {
  return site.node.type === "object";
}
