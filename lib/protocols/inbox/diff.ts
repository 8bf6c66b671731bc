export interface DiffLine {
  readonly mark: "same" | "old" | "new" | "hunk";
  readonly text: string;
}

const marks = { "=": "same", " ": "same", "-": "old", "+": "new" } as const;

/**
 * The lines of a diff. `=`, `-` and `+` with one blank after them; a line without a mark is the same as before. Unified
 * diffs are understood too: their `@@` lines, the blank that marks a line of theirs, their file names.
 */
export function readDiff(value: string): readonly DiffLine[] {
  const lines = value.replace(/\r\n?/g, "\n").split("\n");
  if (lines.length > 1 && lines.at(-1) === "") lines.pop();
  const isUnified = lines.some((line) => /^@@ .*@@/.test(line));
  return lines.map((line) => (isUnified ? readUnified(line) : readLine(line)));
}

function readLine(line: string): DiffLine {
  if (/^@@/.test(line)) return { mark: "hunk", text: line };
  const mark = findMark(line);
  if (mark === undefined || line.startsWith(" ")) return { mark: "same", text: line };
  return { mark, text: line.slice(line[1] === " " ? 2 : 1) };
}

function readUnified(line: string): DiffLine {
  if (/^(?:@@|--- |\+\+\+ |\\ )/.test(line)) return { mark: "hunk", text: line };
  const mark = findMark(line);
  if (mark === undefined) return { mark: "same", text: line };
  // A unified diff has its text right behind the mark; the document's own has a blank between.
  return { mark, text: line.startsWith("= ") ? line.slice(2) : line.slice(1) };
}

function findMark(line: string): DiffLine["mark"] | undefined {
  const [first = ""] = line;
  return Object.hasOwn(marks, first) ? marks[first as keyof typeof marks] : undefined;
}

/** Whether a text is a diff by its looks: each line marked, and something old or new among them. */
export function looksLikeDiff(value: string): boolean {
  if (/^@@ -\d+(?:,\d+)? \+\d+(?:,\d+)? @@/m.test(value)) return true;
  const lines = value.split("\n").filter((line) => line.trim() !== "");
  if (lines.length < 2 || !lines.every((line) => /^[=+-](?: |$)/.test(line))) return false;
  // A list with dashes alone is no diff.
  return (
    lines.some((line) => line.startsWith("+")) ||
    (lines.some((line) => line.startsWith("=")) && lines.some((line) => line.startsWith("-")))
  );
}
