/** UTF-16 offsets into the text a node was read from; `end` is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A class, so that the key's span costs nothing until it is asked for. */
export class Member {
  constructor(
    readonly key: string,
    readonly value: JsonNode,
    private readonly keyStart: number,
    private readonly keyEnd: number,
  ) {}

  get keySpan(): Span {
    return { start: this.keyStart, end: this.keyEnd };
  }
}

export interface ObjectNode extends Span {
  readonly type: "object";
  /** In text order, duplicates kept; a reader takes the last of a name, as Python and JSON.parse do. */
  readonly members: readonly Member[];
}
export interface ArrayNode extends Span {
  readonly type: "array";
  readonly items: readonly JsonNode[];
}
export interface StringNode extends Span {
  readonly type: "string";
  readonly value: string;
}
export interface NumberNode extends Span {
  readonly type: "number";
  /** The number as it was written: `3.0`, `1e400`, `-0`, and in the Python dialect `NaN`, `Infinity`, `-Infinity`. */
  readonly spelling: string;
}
export interface BooleanNode extends Span {
  readonly type: "boolean";
  readonly value: boolean;
}
export interface NullNode extends Span {
  readonly type: "null";
}
export type JsonNode = ObjectNode | ArrayNode | StringNode | NumberNode | BooleanNode | NullNode;

/** `json`: RFC 8259, as JSON.parse. `python`: as Python's json.loads, which also reads NaN and the infinities. */
export type Dialect = "json" | "python";

/** Where and why a text is not JSON. `code` is stable (`text/string`, `text/comma`, …). */
export interface Fault extends Span {
  readonly code: string;
  readonly message: string;
  readonly fixes: readonly {
    readonly title: string;
    readonly edits: readonly (Span & { readonly text: string })[];
  }[];
}

export interface Duplicate {
  readonly member: Member;
  /** RFC 6901, from the root of this text. */
  readonly pointer: string;
}

export type JsonReading =
  | { readonly ok: true; readonly root: JsonNode; readonly duplicates: readonly Duplicate[] }
  | { readonly ok: false; readonly fault: Fault };
