import type { Problem } from "@/lib/protocol/problem";
import type { Position } from "@/lib/text/layer";

/** Whether two problems say the same of the same thing, in two readings of a text that is being changed. */
export function isSameProblem(one: Problem, other: Problem): boolean {
  return one.code === other.code && one.pointer === other.pointer && one.message === other.message;
}

function compare(one: Position, other: Position): number {
  return one.line - other.line || one.column - other.column;
}

interface Walk {
  readonly problems: readonly Problem[];
  readonly caret: Position;
  /** The one that was gone to last. */
  readonly chosen: Problem | null;
}

/** The next problem in text order, or the one before; from the last problem back to the first. */
export function stepProblem({ problems, caret, chosen }: Walk, by: 1 | -1): Problem | undefined {
  const inOrder = problems.toSorted((one, other) => compare(one.range.start, other.range.start));
  const at = chosen === null ? -1 : inOrder.findIndex((problem) => isSameProblem(problem, chosen));
  const here = inOrder[at];
  if (here && isWithin(caret, here)) return inOrder.at((at + by) % inOrder.length);
  if (by === 1) return inOrder.find(({ range }) => compare(range.start, caret) > 0) ?? inOrder[0];
  return inOrder.findLast(({ range }) => compare(range.start, caret) < 0) ?? inOrder.at(-1);
}

/** Going to a problem selects it, so the caret is at either end. */
function isWithin(caret: Position, { range }: Problem): boolean {
  return compare(caret, range.start) >= 0 && compare(caret, range.end) <= 0;
}
