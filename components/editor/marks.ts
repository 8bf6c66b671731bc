import type { Problem, Severity } from "@/lib/protocol/problem";
import type { Range } from "@/lib/text/layer";

/** The lines of the text, 1-based, as the editor has them. */
export interface Lines {
  readonly count: number;
  /** In UTF-16 units. */
  lengthOf(line: number): number;
}

/** What is drawn on one line for the problems on it. */
export type Mark =
  | { readonly kind: "squiggle"; readonly severity: Severity; readonly range: Range }
  | { readonly kind: "dot"; readonly severity: Severity; readonly line: number }
  | { readonly kind: "note"; readonly severity: Severity; readonly line: number; readonly text: string };

/** Wider underlines shout; what is longer is underlined at its start. */
const WIDEST = 400;
/** Lines longer than this get few underlines and no words: each costs a pass over the line. */
const LONG_LINE = 5_000;
const LONG_LINE_SQUIGGLES = 40;

/**
 * Underlines, a dot in the margin for the worst of each line, and words at the end of a line for its worst error; on the
 * caret's line for whatever is worst. Problems come worst first.
 */
export function buildMarks(problems: readonly Problem[], lines: Lines, caretLine: number): readonly Mark[] {
  // That there is no text needs no mark in it.
  if (lines.count === 1 && lines.lengthOf(1) === 0) return [];
  const squiggles: Mark[] = [];
  const worst = new Map<number, Problem>();
  let onLongLines = 0;
  for (const problem of problems) {
    const range = calmRange(problem.range, lines);
    const { line } = range.start;
    if (!worst.has(line)) worst.set(line, problem);
    if (lines.lengthOf(line) > LONG_LINE && ++onLongLines > LONG_LINE_SQUIGGLES) continue;
    squiggles.push({ kind: "squiggle", severity: problem.severity, range });
  }
  const marks = squiggles;
  for (const [line, { severity, message }] of worst) {
    marks.push({ kind: "dot", severity, line });
    const speaks = severity === "error" || line === caretLine;
    if (speaks && lines.lengthOf(line) <= LONG_LINE) {
      marks.push({ kind: "note", severity, line, text: firstSentence(message) });
    }
  }
  return marks;
}

/** The part of a range worth underlining: within its first line, and something to see even where it is empty. */
export function calmRange({ start, end }: Range, lines: Lines): Range {
  const line = Math.min(Math.max(start.line, 1), lines.count);
  const length = lines.lengthOf(line);
  const from = Math.min(Math.max(start.column, 1), length + 1);
  const wanted = end.line > line ? length + 1 : end.column;
  const to = wanted - from > WIDEST ? from + 1 : Math.min(Math.max(wanted, from), length + 1);
  if (to > from) return range(line, from, to);
  return from <= length ? range(line, from, from + 1) : range(line, Math.max(1, from - 1), from);
}

const range = (line: number, from: number, to: number): Range => ({
  start: { line, column: from },
  end: { line, column: to },
});

/** What is wrong, without how to mend it: that stands in the list and in the hover. */
function firstSentence(message: string): string {
  return message.replace(/(?<=[\p{L}\p{N}”"’')\]])[.!](?:\s+[\p{Lu}“"‘'].*)?$/su, "");
}
