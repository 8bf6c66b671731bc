import type { Edit, Range } from "../text/layer";

export type Severity = "error" | "warning" | "info";

export interface Fix {
  readonly title: string;
  readonly edits: readonly Edit[];
}

/** One fault or piece of advice, in words for people. */
export interface Problem {
  readonly severity: Severity;
  /** Stable and documented: `clarify/options-count`. */
  readonly code: string;
  /** Says what is wrong and how to mend it. */
  readonly message: string;
  /** RFC 6901, into the bare envelope. */
  readonly pointer: string;
  /** Pointer of the string the envelope sits in, where it is inside one. */
  readonly within?: string;
  /** In the source text, through escapes and fences. */
  readonly range: Range;
  readonly fixes: readonly Fix[];
}
