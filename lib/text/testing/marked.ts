import type { Edit, Position, Range } from "../layer";

/** Counted anew, and not as the code under test does it. */
export function offsetOf(text: string, { line, column }: Position): number {
  const before = text.split("\n").slice(0, line - 1);
  return before.reduce((offset, { length }) => offset + length + 1, column - 1);
}

/** The part of a text that a range marks. */
export function textAt(text: string, { start, end }: Range): string {
  return text.slice(offsetOf(text, start), offsetOf(text, end));
}

/** The text after all of the edits, each of which has its range in the text as it was. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const spans = edits.map(({ range, text: put }) => ({
    start: offsetOf(text, range.start),
    end: offsetOf(text, range.end),
    put,
  }));
  spans.sort((one, other) => other.start - one.start);
  return spans.reduce((made, { start, end, put }) => made.slice(0, start) + put + made.slice(end), text);
}
