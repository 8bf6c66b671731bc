import type { Check } from "./check";
import { duplicateProblem } from "./place";
import type { Problem, Severity } from "./problem";
import type { Subject } from "./protocol";
import type { FoundDuplicates } from "./recognise";

const maxProblems = 500;
const severities: readonly Severity[] = ["error", "warning", "info"];

/** What is wrong with a text, as it was found. */
export interface Found {
  readonly problems: readonly Problem[];
  readonly duplicates?: readonly FoundDuplicates[];
  /** The messages the duplicates lie in. */
  readonly subjects?: readonly Subject[];
  /** Problems that are counted and not said, being very many of one kind. */
  readonly unsaid?: { readonly severity: Severity; readonly count: number };
}

/** Worst first, then in text order. Of the duplicate keys, which may be very many, only the first are made problems. */
export function ranked({
  problems,
  duplicates = [],
  subjects = [],
  unsaid,
}: Found): Pick<Check, "problems" | "totals"> {
  const totals = {
    error: 0,
    warning: duplicates.reduce((count, found) => count + found.duplicates.length, 0),
    info: 0,
  };
  for (const { severity } of problems) totals[severity]++;
  if (unsaid !== undefined) totals[unsaid.severity] += unsaid.count;
  const all = [...problems, ...duplicateProblems(duplicates, subjects)];
  return { problems: all.sort(byWeight).slice(0, maxProblems), totals };
}

/** The duplicates' pointers start at the message they lie in, as those of its other problems do. */
function duplicateProblems(
  found: readonly FoundDuplicates[],
  subjects: readonly Subject[],
): readonly Problem[] {
  const origins = new Set(subjects.map(({ layer }) => layer.origin));
  const first = found.slice(0, maxProblems).flatMap(({ layer, duplicates }) => {
    return duplicates.slice(0, maxProblems).map((duplicate) => ({ layer, duplicate }));
  });
  return first.slice(0, maxProblems).map(({ layer, duplicate }) => {
    const pointer = layer.origin + duplicate.pointer;
    let owner = pointer;
    while (owner !== "" && !origins.has(owner)) owner = owner.slice(0, owner.lastIndexOf("/"));
    const own = origins.has(owner) ? pointer.slice(owner.length) : duplicate.pointer;
    return duplicateProblem(layer, { ...duplicate, pointer: own });
  });
}

function byWeight(one: Problem, other: Problem): number {
  const { start, end } = one.range;
  const { start: otherStart, end: otherEnd } = other.range;
  return (
    severities.indexOf(one.severity) - severities.indexOf(other.severity) ||
    start.line - otherStart.line ||
    start.column - otherStart.column ||
    end.line - otherEnd.line ||
    end.column - otherEnd.column
  );
}
