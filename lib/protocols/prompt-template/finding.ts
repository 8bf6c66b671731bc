import type { Fix, Problem } from "../../protocol/problem";
import type { JsonNode, Member, Span } from "../../text/json";
import { type Layer, stringLayer } from "../../text/layer";
import { findMember, type Path, pointerOf, type Step } from "../../text/node";
import { type Code, severityOf } from "./rules";

/** A value of the text and where it stands; a `Spot` that has been looked up. */
export interface Site {
  readonly layer: Layer;
  readonly root: JsonNode;
  readonly path: Path;
  readonly node: JsonNode;
  /** The member whose value this is. */
  readonly member?: Member;
}

/** A fault or a piece of advice, and where it stands; `at` is a part of the site, in the characters of its string. */
export interface Finding {
  readonly code: Code;
  readonly message: string;
  readonly site: Site;
  /** Leads on from the site to what is missing there. */
  readonly missing?: Path;
  readonly at?: Span;
  readonly isOnKey?: true;
  readonly fixes?: readonly Fix[];
}

export function rootSite(layer: Layer, node: JsonNode): Site {
  return { layer, root: node, path: [], node };
}

export function findSite(site: Site | undefined, step: Step): Site | undefined {
  if (site === undefined) return undefined;
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

export function stringOf(site: Site | undefined): string | undefined {
  return site?.node.type === "string" ? site.node.value : undefined;
}

/** The characters of a string, as a text of its own that knows the way back. */
export function charactersOf({ layer, node, path }: Site): Layer | undefined {
  return node.type === "string" ? stringLayer(layer, node, pointerOf(path)) : undefined;
}

export function toProblem({ code, message, site, missing = [], at, isOnKey, fixes = [] }: Finding): Problem {
  const { layer, path } = site;
  const inner = at && charactersOf(site);
  return {
    severity: severityOf(code),
    code: `prompt-template/${code}`,
    message,
    pointer: pointerOf([...path, ...missing]),
    ...(layer.within !== undefined && { within: layer.within }),
    range: inner && at ? inner.range(at) : layer.range(isOnKey ? keySpanOf(site) : spanOf(site)),
    fixes,
  };
}

/** The place itself where it is small, else the name or the bracket it opens with. */
function spanOf({ node, member }: Site): Span {
  if (node.type !== "object" && node.type !== "array") return node;
  return member?.keySpan ?? { start: node.start, end: Math.min(node.start + 1, node.end) };
}

function keySpanOf(site: Site): Span {
  return site.member?.keySpan ?? spanOf(site);
}

/** Puts an item at the end of a list, set like its neighbours. Nothing where there is no list. */
export function appendFix(site: Site | undefined, title: string, json: string): readonly Fix[] {
  if (site?.node.type !== "array") return [];
  const { layer, node } = site;
  const last = node.items.at(-1);
  const previous = node.items.at(-2);
  if (last === undefined) {
    return [{ title, edits: [layer.edit({ start: node.start + 1, end: node.start + 1 }, json)] }];
  }
  const gap = layer.text.slice(previous?.end ?? node.start + 1, last.start);
  const before = previous === undefined ? `,${gap === "" ? " " : gap}` : gap;
  return [{ title, edits: [layer.edit({ start: last.end, end: last.end }, `${before}${json}`)] }];
}

const longest = 40;

/** A name or a value short enough for a sentence. */
export function cut(text: string): string {
  const line = text.replace(/\s+/g, " ");
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}
