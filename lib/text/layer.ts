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
  range(span: Span): Range;
  /** An edit in the source which replaces `span` of this text by `text`, escaped as often as the layer lies inside strings. */
  edit(span: Span, text: string): Edit;
}

export declare function sourceLayer(text: string): Layer;
/** The part of a layer a fence or trimming leaves. */
export declare function sliceLayer(layer: Layer, span: Span): Layer;
/** The value of a JSON string of `layer`; `pointer` is the string's own, from the root of that layer's text. */
export declare function stringLayer(layer: Layer, node: StringNode, pointer: string): Layer;
