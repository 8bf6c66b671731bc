import { describe, expect, test } from "vitest";
import type { Problem, Severity } from "@/lib/protocol/problem";
import { buildMarks, calmRange, type Lines } from "./marks";

const linesOf = (text: string): Lines => {
  const lines = text.split("\n");
  return { count: lines.length, lengthOf: (line) => lines[line - 1]?.length ?? 0 };
};
const range = (line: number, column: number, endLine: number, endColumn: number) => ({
  start: { line, column },
  end: { line: endLine, column: endColumn },
});
const problem = (severity: Severity, where: ReturnType<typeof range>, message = "A fault."): Problem => ({
  severity,
  code: "test/fault",
  message,
  pointer: "",
  range: where,
  fixes: [],
});

describe("calmRange", () => {
  const lines = linesOf('{\n  "a": [\n    1\n  ]\n}');

  test("keeps what is on one line", () => {
    expect(calmRange(range(2, 3, 2, 6), lines)).toEqual(range(2, 3, 2, 6));
  });

  test("keeps to the first line of what spans several", () => {
    expect(calmRange(range(2, 8, 4, 4), lines)).toEqual(range(2, 8, 2, 9));
  });

  test("shows the start of what is very long", () => {
    const long = linesOf(`[${"1,".repeat(500)}1]`);
    expect(calmRange(range(1, 1, 1, 1003), long)).toEqual(range(1, 1, 1, 2));
  });

  test("shows an empty range on the character behind it, or the last of the line", () => {
    expect(calmRange(range(2, 3, 2, 3), lines)).toEqual(range(2, 3, 2, 4));
    expect(calmRange(range(5, 2, 5, 2), lines)).toEqual(range(5, 1, 5, 2));
  });

  test("stays inside a text that has become shorter", () => {
    expect(calmRange(range(9, 9, 12, 3), lines)).toEqual(range(5, 1, 5, 2));
    expect(calmRange(range(1, 1, 1, 1), linesOf(""))).toEqual(range(1, 1, 1, 1));
  });
});

describe("buildMarks", () => {
  const lines = linesOf("first\nsecond\nthird");
  const speaking = (problems: readonly Problem[], caretLine: number) =>
    buildMarks(problems, lines, caretLine).filter(({ kind }) => kind !== "squiggle");

  test("says the worst error of a line in words and stays quiet about the rest", () => {
    const problems = [
      problem("error", range(1, 1, 1, 3), "“kind” is unknown. Use choice."),
      problem("error", range(1, 4, 1, 6), "Another one."),
      problem("warning", range(2, 1, 2, 3), "A warning."),
    ];
    expect(speaking(problems, 3)).toEqual([
      { kind: "dot", severity: "error", line: 1 },
      { kind: "note", severity: "error", line: 1, text: "“kind” is unknown" },
      { kind: "dot", severity: "warning", line: 2 },
    ]);
  });

  test("says what is worst on the caret's line", () => {
    expect(speaking([problem("info", range(2, 1, 2, 3), "Looks like an id. People read it.")], 2)).toEqual([
      { kind: "dot", severity: "info", line: 2 },
      { kind: "note", severity: "info", line: 2, text: "Looks like an id" },
    ]);
  });

  test.each([
    ["Use e.g. 3.5 of them. Then stop.", "Use e.g. 3.5 of them"],
    ["No full stop", "No full stop"],
    ["It holds appwrite.clarify/v1, which is old.", "It holds appwrite.clarify/v1, which is old"],
    ["Too many (12). Take some away.", "Too many (12)"],
    ["…", "…"],
  ])("takes the first sentence of %j", (message, text) => {
    expect(speaking([problem("error", range(1, 1, 1, 2), message)], 1)).toContainEqual(
      expect.objectContaining({ kind: "note", text }),
    );
  });

  test("marks nothing in an empty text", () => {
    expect(buildMarks([problem("info", range(1, 1, 1, 1))], linesOf(""), 1)).toEqual([]);
  });

  test("draws only some underlines and no words on a line of many thousand characters", () => {
    const problems = Array.from({ length: 500 }, (_, index) =>
      problem("error", range(1, index + 1, 1, index + 2)),
    );
    const marks = buildMarks(problems, linesOf("x".repeat(6_000)), 1);
    expect(marks.filter(({ kind }) => kind === "squiggle")).toHaveLength(40);
    expect(marks.filter(({ kind }) => kind === "note")).toHaveLength(0);
  });
});
