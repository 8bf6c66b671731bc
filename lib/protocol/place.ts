import type { Duplicate, Fault, JsonNode, Member, ObjectNode, Span } from "../text/json";
import type { Layer } from "../text/layer";
import { findChild, findMember, type Path, pointerOf, type Step } from "../text/node";
import type { Fix, Problem } from "./problem";

/** A place in a message, to report a problem at or to mend. */
export interface Spot {
  readonly layer: Layer;
  /** The value `path` starts from, read from the layer's text. */
  readonly root: JsonNode;
  /** Pointer of `root` in the bare envelope: "/prompts" for the inner text of arguments, "/prompts/0" for a lone object there. */
  readonly base?: string;
  readonly path: Path;
  /** Whether the key is meant instead of its value; the value when left out. */
  readonly target?: "value" | "key";
}

/** What is wrong, without the place. */
export type Issue = Pick<Problem, "severity" | "code" | "message"> & { readonly fixes?: readonly Fix[] };

/**
 * A problem at a place. Duplicate keys: the last counts. Where the path leads to nothing, the range is the nearest value
 * there is, and the pointer still names what is missing.
 */
export function problemAt(spot: Spot, { severity, code, message, fixes = [] }: Issue): Problem {
  const { layer, base = "", path } = spot;
  const pointer = base + pointerOf(path);
  return problemIn(layer, spanOf(spot), { severity, code, message, pointer, fixes });
}

/** A problem at a part of a text. */
export function problemIn(
  layer: Layer,
  span: Span,
  { severity, code, message, pointer, fixes }: Omit<Problem, "within" | "range">,
): Problem {
  return {
    severity,
    code,
    message,
    pointer,
    ...(layer.within === undefined ? {} : { within: layer.within }),
    range: layer.range(span),
    fixes,
  };
}

/** The value at the place; undefined when it is missing. */
export function findSpotNode({ root, path }: Spot): JsonNode | undefined {
  const { node, rest } = walk(root, path);
  return rest === 0 ? node : undefined;
}

/** Replaces the value there by JSON text. Nothing where it is missing. */
export function replaceFix(spot: Spot, title: string, json: string): readonly Fix[] {
  const node = findSpotNode(spot);
  return node === undefined ? [] : [{ title, edits: [spot.layer.edit(node, json)] }];
}

/** Gives the member there another name. Nothing where it is missing or an item. */
export function renameFix(spot: Spot, title: string, key: string): readonly Fix[] {
  const member = findSpotMember(spot);
  return member === undefined
    ? []
    : [{ title, edits: [spot.layer.edit(member.keySpan, JSON.stringify(key))] }];
}

/** Adds the missing member there as the last one, set like its neighbours. Nothing where its object is missing. */
export function addFix(spot: Spot, title: string, json: string): readonly Fix[] {
  const { layer, root, path } = spot;
  const owner = walk(root, path.slice(0, -1));
  const key = path.at(-1);
  if (owner.rest > 0 || owner.node.type !== "object" || key === undefined) return [];
  const style = styleOf(layer.text, owner.node);
  const text = `${style.before}${JSON.stringify(String(key))}${style.colon}${json}`;
  return [{ title, edits: [layer.edit({ start: style.at, end: style.at }, text)] }];
}

/** Removes the member or item there, with its comma. Nothing where it is missing or the root. */
export function removeFix(spot: Spot, title: string): readonly Fix[] {
  const { layer, root, path } = spot;
  const step = path.at(-1);
  const owner = walk(root, path.slice(0, -1));
  if (owner.rest > 0 || step === undefined) return [];
  const span = entrySpan(owner.node, step);
  return span === undefined ? [] : [{ title, edits: [layer.edit(span, "")] }];
}

/** Text that is not JSON, as a problem of the layer it was read from. */
export function faultProblem(layer: Layer, fault: Fault): Problem {
  const { code, message } = fault;
  const fixes = fault.fixes.map(({ title, edits }) => ({
    title,
    edits: edits.map(({ start, end, text }) => layer.edit({ start, end }, text)),
  }));
  const severity = code === "text/empty" ? "info" : "error";
  return problemIn(layer, fault, { severity, code, message, pointer: "", fixes });
}

/** A key that stands twice. A warning without weight: every reader takes the last. */
export function duplicateProblem(layer: Layer, { member, pointer }: Duplicate, base = ""): Problem {
  const name = member.key.length > 40 ? `${member.key.slice(0, 40)}…` : member.key;
  return problemIn(layer, member.keySpan, {
    severity: "warning",
    code: "text/duplicate-key",
    message: `“${name}” stands twice in this object, and only the last one counts. Remove the other.`,
    pointer: base + pointer,
    fixes: [],
  });
}

interface Walk {
  /** The last value the path reaches. */
  readonly node: JsonNode;
  /** How many steps lead on into nothing. */
  readonly rest: number;
  readonly member: Member | undefined;
}

function walk(root: JsonNode, path: Path): Walk {
  let node = root;
  let member: Member | undefined;
  for (const [taken, step] of path.entries()) {
    const child = findChild(node, step);
    if (child === undefined) return { node, rest: path.length - taken, member };
    member = node.type === "object" ? findMember(node, String(step)) : undefined;
    node = child;
  }
  return { node, rest: 0, member };
}

function findSpotMember({ root, path }: Spot): Member | undefined {
  const { rest, member } = walk(root, path);
  return rest === 0 ? member : undefined;
}

function spanOf({ root, path, target }: Spot): Span {
  const { node, rest, member } = walk(root, path);
  return target === "key" && rest === 0 && member !== undefined ? member.keySpan : node;
}

interface Style {
  readonly at: number;
  readonly before: string;
  readonly colon: string;
}

/** Where a new member goes, and the text around its key, as the members that are there have it. */
function styleOf(text: string, { start, members }: ObjectNode): Style {
  const [first] = members;
  const last = members.at(-1);
  if (first === undefined || last === undefined) return { at: start + 1, before: "", colon: ": " };
  const previous = members.at(-2);
  const gap = text.slice(previous?.value.end ?? start + 1, last.keySpan.start);
  const before = previous === undefined ? `,${gap === "" ? gapAfter(text, first) : gap}` : gap;
  return { at: last.value.end, before, colon: text.slice(first.keySpan.end, first.value.start) };
}

/** A lone member without a blank before it: its colon tells whether the text is set with blanks. */
function gapAfter(text: string, { keySpan, value }: Member): string {
  return /\s/.test(text.slice(keySpan.end, value.start)) ? " " : "";
}

/** A member or item with the comma that goes with it. */
function entrySpan(owner: JsonNode, step: Step): Span | undefined {
  const entries = entriesOf(owner);
  const index =
    owner.type === "object"
      ? owner.members.findLastIndex(({ key }) => key === String(step))
      : entries.findIndex((_, place) => String(place) === String(step));
  const entry = entries[index];
  if (entry === undefined) return undefined;
  const next = entries[index + 1];
  if (next !== undefined) return { start: entry.start, end: next.start };
  const previous = entries[index - 1];
  return previous === undefined
    ? { start: owner.start + 1, end: owner.end - 1 }
    : { start: previous.end, end: entry.end };
}

function entriesOf(owner: JsonNode): readonly Span[] {
  if (owner.type === "array") return owner.items;
  if (owner.type !== "object") return [];
  return owner.members.map(({ keySpan, value }) => ({ start: keySpan.start, end: value.end }));
}
