import { type JsonNode, readJson, type Span } from "./json";
import { type Layer, type Position, stringLayer } from "./layer";
import { findChild, type Path, pointerOf, type Step } from "./node";

/** A value in the source, read through the strings it lies in. */
export interface Place {
  /** From the value one started with, through strings that hold JSON. */
  readonly path: Path;
  readonly node: JsonNode;
  /** The text the node was read from. */
  readonly layer: Layer;
  /** What is meant: the value, or the key in front of it. */
  readonly span: Span;
  readonly isKey: boolean;
}

export interface Root {
  readonly layer: Layer;
  readonly node: JsonNode;
}

/** The innermost value or key at a position of the source; undefined outside of the root. */
export function placeAt(root: Root, position: Position): Place | undefined {
  const offset = root.layer.offsetAt(position);
  if (offset === undefined || !touches(root.node, offset)) return undefined;
  return descend({ ...root, path: [], base: [] }, offset, position);
}

/** The value a path leads to, through strings that hold JSON; undefined where it leads nowhere. */
export function findPlace(root: Root, path: Path): Place | undefined {
  let at: Trail | undefined = { ...root, path: [], base: [] };
  for (const step of path) {
    at = stepInto(at, step) ?? stepInto(openString(at), step);
    if (at === undefined) return undefined;
  }
  return { path, node: at.node, layer: at.layer, span: at.node, isKey: false };
}

/** A value on the way; `base` is the part of its path that leads to the root of its text. */
interface Trail extends Root {
  readonly path: Path;
  readonly base: Path;
}

function touches(span: Span, offset: number): boolean {
  return offset >= span.start && offset <= span.end;
}

function stepInto(at: Trail | undefined, step: Step): Trail | undefined {
  const node = findChild(at?.node, step);
  if (at === undefined || node === undefined) return undefined;
  const own = at.node.type === "array" ? Number(step) : String(step);
  return { ...at, node, path: [...at.path, own] };
}

/** The JSON inside a string value, where it holds some. */
function openString(at: Trail): Trail | undefined {
  const { layer, node, path, base } = at;
  if (node.type !== "string" || !/^\s*[[{]/.test(node.value)) return undefined;
  const inner = stringLayer(layer, node, pointerOf(path.slice(base.length)));
  const reading = readJson(inner.text);
  return reading.ok ? { layer: inner, node: reading.root, path, base: path } : undefined;
}

function descend(at: Trail, offset: number, position: Position): Place {
  const { node, layer, path } = at;
  if (node.type === "object") {
    for (const { key, keySpan, value } of node.members) {
      const below = { ...at, node: value, path: [...path, key] };
      if (touches(keySpan, offset))
        return { path: below.path, node: value, layer, span: keySpan, isKey: true };
      if (touches(value, offset)) return descend(below, offset, position);
    }
  }
  if (node.type === "array") {
    const index = node.items.findIndex((item) => touches(item, offset));
    const item = node.items[index];
    if (item !== undefined) return descend({ ...at, node: item, path: [...path, index] }, offset, position);
  }
  const inner = openString(at);
  const innerOffset = inner?.layer.offsetAt(position);
  if (inner !== undefined && innerOffset !== undefined && touches(inner.node, innerOffset)) {
    return descend(inner, innerOffset, position);
  }
  return { path, node, layer, span: node, isKey: false };
}
