import type { JsonNode, Member, ObjectNode, Span } from "../text/json";
import type { Layer } from "../text/layer";
import { findChild, findMember, type Path, pointerOf, type Step } from "../text/node";
import { strip } from "../text/python";
import type { Spot } from "./place";

/** A value of a message, and where it stands: a `Spot` that has been looked up. */
export interface Site extends Omit<Spot, "target"> {
  readonly base: string;
  /** Of the bare envelope. */
  readonly pointer: string;
  readonly node: JsonNode;
  /** The member whose value this is. */
  readonly member?: Member;
}

/** A value to start from, and its pointer where it is not the whole message. */
export function rootSite(layer: Layer, node: JsonNode, pointer = ""): Site {
  return { layer, root: node, base: pointer, path: [], pointer, node };
}

export function findSite(site: Site, step: Step): Site | undefined {
  const { node } = site;
  if (node.type === "array") {
    const item = findChild(node, step);
    return item && partOf(site, step, item);
  }
  const member = findMember(node, String(step));
  return member && { ...partOf(site, step, member.value), member };
}

function partOf({ layer, root, base, path, pointer }: Site, step: Step, node: JsonNode): Site {
  return { layer, root, base, path: [...path, step], pointer: pointer + pointerOf([step]), node };
}

/** The site at a path, or the innermost one on the way there, and what is left of the path. */
export function nearestSite(root: Site, path: Path): { readonly site: Site; readonly missing: Path } {
  let site = root;
  for (const [index, step] of path.entries()) {
    const next = findSite(site, step);
    if (next === undefined) return { site, missing: path.slice(index) };
    site = next;
  }
  return { site, missing: [] };
}

export function itemsOf(site: Site | undefined): readonly Site[] {
  return itemsUpTo(site, Number.POSITIVE_INFINITY);
}

/** Every member, of a key that stands twice each. */
export function membersOf(site: Site): readonly Site[] {
  if (site.node.type !== "object") return [];
  return site.node.members.map((member) => ({ ...partOf(site, member.key, member.value), member }));
}

/** Of a list that is far too long, as many items as are looked at one by one. */
export const examined = 100;

export function examinedItemsOf(site: Site | undefined): readonly Site[] {
  return itemsUpTo(site, examined);
}

function itemsUpTo(site: Site | undefined, count: number): readonly Site[] {
  if (site?.node.type !== "array") return [];
  return site.node.items.slice(0, count).map((item, index) => partOf(site, index, item));
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

/** The value itself where it is small, else its head. */
export function spanOf(site: Site): Span {
  const { node } = site;
  return node.type === "object" || node.type === "array" ? headOf(site) : node;
}

/** The name of the member, or the value where it has none. */
export function keySpanOf(site: Site): Span {
  return site.member?.keySpan ?? spanOf(site);
}

export function isObjectSite(site: Site): site is Site & { readonly node: ObjectNode } {
  return site.node.type === "object";
}
