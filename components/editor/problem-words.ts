import type { Severity } from "@/lib/protocol/problem";
import type { Position } from "@/lib/text/layer";

export const severities: readonly Severity[] = ["error", "warning", "info"];

export const severityWords: Readonly<Record<Severity, string>> = {
  error: "Error",
  warning: "Warning",
  info: "Info",
};

/** "1 error", "1,203 warnings". */
export function countOf(severity: Severity, count: number): string {
  return `${count.toLocaleString("en")} ${severity}${count === 1 ? "" : "s"}`;
}

/** "1 error, 2 warnings", or that there are none. */
export function countWords(totals: Readonly<Record<Severity, number>>): string {
  const counts = severities.filter((severity) => totals[severity] > 0);
  if (counts.length === 0) return "No problems.";
  return `${counts.map((severity) => countOf(severity, totals[severity])).join(", ")}.`;
}

export function placeWords({ line, column }: Position): string {
  return `Line ${line}, column ${column}`;
}
