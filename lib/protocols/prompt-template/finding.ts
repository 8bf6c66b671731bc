import { problemIn } from "../../protocol/place";
import type { Fix, Problem } from "../../protocol/problem";
import { keySpanOf, type Site, spanOf } from "../../protocol/site";
import type { Span } from "../../text/json";
import { type Layer, stringLayer } from "../../text/layer";
import { type Path, pointerOf } from "../../text/node";
import { type Code, severityOf } from "./rules";

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

export function stringOf(site: Site | undefined): string | undefined {
  return site?.node.type === "string" ? site.node.value : undefined;
}

/** The characters of a string, as a text of its own that knows the way back. */
export function charactersOf({ layer, node, pointer }: Site): Layer | undefined {
  return node.type === "string" ? stringLayer(layer, node, pointer) : undefined;
}

export function toProblem({ code, message, site, missing = [], at, isOnKey, fixes = [] }: Finding): Problem {
  const { layer } = site;
  const inner = at && charactersOf(site);
  const span = isOnKey ? keySpanOf(site) : spanOf(site);
  const problem = problemIn(layer, span, {
    severity: severityOf(code),
    code: `prompt-template/${code}`,
    message,
    pointer: site.pointer + pointerOf(missing),
    fixes,
  });
  return inner && at ? { ...problem, range: inner.range(at) } : problem;
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
