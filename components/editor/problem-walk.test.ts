import { describe, expect, test } from "vitest";
import type { Problem } from "@/lib/protocol/problem";
import { stepProblem } from "./problem-walk";

const at = (line: number, column: number) => ({ line, column });
const problem = (code: string, line: number, column: number): Problem => ({
  severity: "error",
  code,
  message: code,
  pointer: "",
  range: { start: at(line, column), end: at(line, column + 2) },
  fixes: [],
});

const worstFirst = [problem("c", 9, 1), problem("a", 2, 5), problem("b", 2, 5), problem("d", 12, 3)];

describe("stepProblem", () => {
  test("goes forward in text order from the caret, and from the last to the first", () => {
    const step = (line: number) =>
      stepProblem({ problems: worstFirst, caret: at(line, 1), chosen: null }, 1)?.code;
    expect([1, 2, 3, 9, 12, 13].map(step)).toEqual(["a", "a", "c", "d", "d", "a"]);
  });

  test("goes back in text order from the caret, and from the first to the last", () => {
    const step = (line: number) =>
      stepProblem({ problems: worstFirst, caret: at(line, 1), chosen: null }, -1)?.code;
    expect([1, 3, 10, 20].map(step)).toEqual(["d", "b", "c", "d"]);
  });

  test("visits each of several problems in one place", () => {
    const walk = (chosen: Problem | undefined, by: 1 | -1) =>
      stepProblem({ problems: worstFirst, caret: chosen?.range.end ?? at(1, 1), chosen: chosen ?? null }, by);
    const first = walk(undefined, 1);
    const second = walk(first, 1);
    const third = walk(second, 1);
    expect([first, second, third, walk(third, -1), walk(first, -1)].map((found) => found?.code)).toEqual([
      "a",
      "b",
      "c",
      "b",
      "d",
    ]);
  });

  test("starts again from the caret once it has left the chosen problem", () => {
    const [chosen = null] = worstFirst;
    expect(stepProblem({ problems: worstFirst, caret: at(1, 1), chosen }, 1)?.code).toBe("a");
  });

  test("finds nothing where there is nothing", () => {
    expect(stepProblem({ problems: [], caret: at(1, 1), chosen: null }, 1)).toBeUndefined();
  });
});
