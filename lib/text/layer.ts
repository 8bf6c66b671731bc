import type { Span, StringNode } from "./json";

/** 1-based line and UTF-16 column in LF text. */
export interface Position {
  readonly line: number;
  readonly column: number;
}
export interface Range {
  readonly start: Position;
  readonly end: Position;
}
export interface Edit {
  readonly range: Range;
  readonly text: string;
}

/**
 * A text found inside the source: the source itself, what a code fence holds, or the value of a JSON string (an
 * envelope inside an `output`, arguments inside a call). It knows the way back, through escapes.
 */
export interface Layer {
  readonly text: string;
  /** Pointer, in the source as pasted, of the string this text is the value of; strings inside strings read through. `undefined` at the top. */
  readonly within?: string;
  /** Pointer, in the source as pasted, of the value one reads from this text; "" for the source itself. */
  readonly origin: string;
  range(span: Span): Range;
  /** An edit in the source which replaces `span` of this text by `text`, escaped as often as the layer lies inside strings. */
  edit(span: Span, text: string): Edit;
  /** Where a position of the source lies in this text, inside an escape at its start; undefined outside of the text. */
  offsetAt(position: Position): number | undefined;
}

export function sourceLayer(text: string): Layer {
  let starts: readonly number[] | undefined;
  const lineStarts = () => {
    starts ??= findLineStarts(text);
    return starts;
  };
  const range = (span: Span) => ({
    start: positionAt(lineStarts(), span.start),
    end: positionAt(lineStarts(), span.end),
  });
  return {
    text,
    origin: "",
    range,
    edit: (span, replacement) => ({ range: range(span), text: replacement }),
    offsetAt({ line, column }) {
      const start = lineStarts()[line - 1];
      if (start === undefined || column < 1) return undefined;
      const end = lineStarts()[line] ?? text.length + 1;
      return start + column - 1 < end ? start + column - 1 : undefined;
    },
  };
}

/**
 * The part of a layer a fence or trimming leaves. `pointer` says where it lies when the whole is several JSON texts,
 * one a line, read as a list.
 */
export function sliceLayer(layer: Layer, span: Span, pointer = ""): Layer {
  const { start } = span;
  const text = layer.text.slice(start, span.end);
  const outwards = (inner: Span): Span => ({ start: inner.start + start, end: inner.end + start });
  return {
    text,
    ...(layer.within === undefined ? {} : { within: layer.within }),
    origin: layer.origin + pointer,
    range: (inner) => layer.range(outwards(inner)),
    edit: (inner, replacement) => layer.edit(outwards(inner), replacement),
    offsetAt(position) {
      const outer = layer.offsetAt(position);
      return outer === undefined ? undefined : inside(outer - start, text);
    },
  };
}

/** The same text, of which only the value at `pointer` is meant: pointers into it start there. */
export function rootedLayer(layer: Layer, pointer: string): Layer {
  return pointer === "" ? layer : { ...layer, origin: layer.origin + pointer };
}

/** The value of a JSON string of `layer`; `pointer` is the string's own, from the value that is read there. */
export function stringLayer(layer: Layer, node: StringNode, pointer: string): Layer {
  const origin = layer.origin + pointer;
  let table: EscapeTable | undefined;
  const escapes = () => {
    table ??= findEscapes(layer.text, node);
    return table;
  };
  const outwards = (inner: Span): Span => ({
    start: toOuter(escapes(), inner.start),
    end: toOuter(escapes(), inner.end),
  });
  return {
    text: node.value,
    within: origin,
    origin,
    range: (inner) => layer.range(outwards(inner)),
    edit: (inner, replacement) => layer.edit(outwards(inner), JSON.stringify(replacement).slice(1, -1)),
    offsetAt(position) {
      const outer = layer.offsetAt(position);
      return outer === undefined ? undefined : inside(toInner(escapes(), outer), node.value);
    },
  };
}

function inside(offset: number, text: string): number | undefined {
  return offset >= 0 && offset <= text.length ? offset : undefined;
}

function findLineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

function positionAt(starts: readonly number[], offset: number): Position {
  const line = countUpTo(starts, offset);
  return { line, column: offset - (starts[line - 1] ?? 0) + 1 };
}

/** How many of the ascending numbers are at most `limit`. */
function countUpTo(numbers: readonly number[], limit: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] as number) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Where runs without escapes begin: each pair is the same place inside and outside of the string. */
interface EscapeTable {
  readonly inner: readonly number[];
  readonly outer: readonly number[];
}

function findEscapes(text: string, node: StringNode): EscapeTable {
  const inner = [0];
  const outer = [node.start + 1];
  let runInner = 0;
  let runOuter = node.start + 1;
  for (let at = text.indexOf("\\", runOuter); at >= 0 && at < node.end; at = text.indexOf("\\", runOuter)) {
    runInner += at - runOuter + 1;
    runOuter = at + (text[at + 1] === "u" ? 6 : 2);
    inner.push(runInner);
    outer.push(runOuter);
  }
  return { inner, outer };
}

function toOuter({ inner, outer }: EscapeTable, offset: number): number {
  const run = countUpTo(inner, offset) - 1;
  return (outer[run] as number) + offset - (inner[run] as number);
}

function toInner({ inner, outer }: EscapeTable, offset: number): number {
  const run = countUpTo(outer, offset) - 1;
  if (run < 0) return -1;
  const place = (inner[run] as number) + offset - (outer[run] as number);
  const next = inner[run + 1];
  return next === undefined ? place : Math.min(place, next - 1);
}
