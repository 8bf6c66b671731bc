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
  readonly within?: string | undefined;
  /** Pointer, in the source as pasted, of the value one reads from this text; "" for the source itself. */
  readonly origin: string;
  range(span: Span): Range;
  /** An edit in the source which replaces `span` of this text by `text`, escaped as often as the layer lies inside strings. */
  edit(span: Span, text: string): Edit;
  /** Where a position of the source lies in this text, inside an escape at its start; undefined outside of the text. */
  offsetAt(position: Position): number | undefined;
}

export function sourceLayer(text: string): Layer {
  return new SourceLayer(text);
}

/**
 * The part of a layer a fence or trimming leaves. `pointer` says where it lies when the whole is several JSON texts,
 * one a line, read as a list.
 */
export function sliceLayer(layer: Layer, span: Span, pointer = ""): Layer {
  const isWhole = span.start === 0 && span.end === layer.text.length && pointer === "";
  return isWhole ? layer : new SliceLayer(layer, span, layer.origin + pointer);
}

/** The same text, of which only the value at `pointer` is meant: pointers into it start there. */
export function rootedLayer(layer: Layer, pointer: string): Layer {
  if (pointer === "") return layer;
  return new SliceLayer(layer, { start: 0, end: layer.text.length }, layer.origin + pointer);
}

/** The value of a JSON string of `layer`; `pointer` is the string's own, from the value that is read there. */
export function stringLayer(layer: Layer, node: StringNode, pointer: string): Layer {
  return new StringLayer(layer, node, layer.origin + pointer);
}

class SourceLayer implements Layer {
  readonly origin = "";
  private starts: readonly number[] | undefined;

  constructor(readonly text: string) {}

  range({ start, end }: Span): Range {
    const starts = this.lineStarts();
    return { start: positionAt(starts, start), end: positionAt(starts, end) };
  }

  edit(span: Span, text: string): Edit {
    return { range: this.range(span), text };
  }

  offsetAt({ line, column }: Position): number | undefined {
    const starts = this.lineStarts();
    const start = starts[line - 1];
    if (start === undefined || column < 1) return undefined;
    const end = starts[line] ?? this.text.length + 1;
    return start + column - 1 < end ? start + column - 1 : undefined;
  }

  private lineStarts(): readonly number[] {
    this.starts ??= findLineStarts(this.text);
    return this.starts;
  }
}

class SliceLayer implements Layer {
  readonly text: string;
  readonly within: string | undefined;

  constructor(
    private readonly outer: Layer,
    private readonly span: Span,
    readonly origin: string,
  ) {
    this.text = outer.text.slice(span.start, span.end);
    this.within = outer.within;
  }

  range(span: Span): Range {
    return this.outer.range(this.outwards(span));
  }

  edit(span: Span, text: string): Edit {
    return this.outer.edit(this.outwards(span), text);
  }

  offsetAt(position: Position): number | undefined {
    const outer = this.outer.offsetAt(position);
    return outer === undefined ? undefined : inside(outer - this.span.start, this.text);
  }

  private outwards({ start, end }: Span): Span {
    return { start: start + this.span.start, end: end + this.span.start };
  }
}

class StringLayer implements Layer {
  readonly text: string;
  readonly within: string;
  private table: EscapeTable | undefined;

  constructor(
    private readonly outer: Layer,
    private readonly node: StringNode,
    readonly origin: string,
  ) {
    this.text = node.value;
    this.within = origin;
  }

  range(span: Span): Range {
    return this.outer.range(this.outwards(span));
  }

  edit(span: Span, text: string): Edit {
    return this.outer.edit(this.outwards(span), JSON.stringify(text).slice(1, -1));
  }

  offsetAt(position: Position): number | undefined {
    const outer = this.outer.offsetAt(position);
    return outer === undefined ? undefined : inside(toInner(this.escapes(), outer), this.text);
  }

  private outwards({ start, end }: Span): Span {
    const escapes = this.escapes();
    return { start: toOuter(escapes, start), end: toOuter(escapes, end) };
  }

  private escapes(): EscapeTable {
    this.table ??= findEscapes(this.outer.text, this.node);
    return this.table;
  }
}

/** From an offset to another one. */
export type Offsets = (offset: number) => number;

/** From offsets in the value of a JSON string of `text` to offsets in the text. */
export function escapesOf(text: string, node: StringNode): Offsets {
  const table = findEscapes(text, node);
  return (offset) => toOuter(table, offset);
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

function findEscapes(text: string, { start, end }: StringNode): EscapeTable {
  const inner = [0];
  const outer = [start + 1];
  // In the string alone: the text may be long, and without another escape.
  const body = text.slice(start + 1, end - 1);
  let runInner = 0;
  let runOuter = 0;
  for (let at = body.indexOf("\\"); at >= 0; at = body.indexOf("\\", runOuter)) {
    runInner += at - runOuter + 1;
    runOuter = at + (body[at + 1] === "u" ? 6 : 2);
    inner.push(runInner);
    outer.push(start + 1 + runOuter);
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
