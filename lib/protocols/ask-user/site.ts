import { addFix, replaceFix, type Spot } from "../../protocol/place";
import type { Fix, Problem } from "../../protocol/problem";
import type { JsonNode, Member, Span } from "../../text/json";
import type { Layer } from "../../text/layer";
import { findMember, type Path, pointerOf, type Step } from "../../text/node";
import { type Code, severityOf } from "./rules";

/** A value of the payload, and where it stands; a `Spot` that has been looked up. */
export interface Site extends Spot {
  readonly node: JsonNode;
  /** The member whose value this is. */
  readonly member?: Member;
}

export function rootSite(layer: Layer, node: JsonNode): Site {
  return { layer, root: node, path: [], node };
}

export function findSite(site: Site, step: Step): Site | undefined {
  const { layer, root, node } = site;
  const path = [...site.path, step];
  if (node.type === "array") {
    const item = node.items[Number(step)];
    return item && { layer, root, path, node: item };
  }
  const member = findMember(node, String(step));
  return member && { layer, root, path, node: member.value, member };
}

export function itemsOf(site: Site | undefined): readonly Site[] {
  if (site?.node.type !== "array") return [];
  const { layer, root, path, node } = site;
  return node.items.map((item, index) => ({ layer, root, path: [...path, index], node: item }));
}

/** The value of a member as the tool takes a text: trimmed; undefined where it is none or blank. */
export function textAt(site: Site, key: string): string | undefined {
  const node = findSite(site, key)?.node;
  return (node?.type === "string" && node.value.trim()) || undefined;
}

/** The place itself where it is small, else the name or the bracket it opens with. */
export function spanOf({ node, member }: Site): Span {
  if (node.type !== "object" && node.type !== "array") return node;
  return member?.keySpan ?? { start: node.start, end: Math.min(node.start + 1, node.end) };
}

/** The name of the member, where it has one. */
export function keySpanOf(site: Site): Span {
  return site.member?.keySpan ?? spanOf(site);
}

/** The value at a path, or the innermost one on the way there. */
export function nearestSite(root: Site, path: Path): Site {
  let site = root;
  for (const step of path) {
    const next = findSite(site, step);
    if (next === undefined) return site;
    site = next;
  }
  return site;
}

/** A fault or a piece of advice, and where it stands. */
export interface Finding {
  readonly code: Code;
  readonly message: string;
  readonly path: Path;
  readonly layer: Layer;
  readonly span: Span;
  readonly fixes?: readonly Fix[];
}

export function toProblem({ code, message, path, layer, span, fixes = [] }: Finding): Problem {
  return {
    severity: severityOf(code),
    code: `ask-user/${code}`,
    message,
    pointer: pointerOf(path),
    ...(layer.within !== undefined && { within: layer.within }),
    range: layer.range(span),
    fixes,
  };
}

/** Sets a member, whether it is there or not. */
export function setFix(site: Site, title: string, [key, value]: readonly [string, unknown]): readonly Fix[] {
  const spot = { ...site, path: [...site.path, key] };
  const json = JSON.stringify(value);
  return findSite(site, key) === undefined ? addFix(spot, title, json) : replaceFix(spot, title, json);
}
