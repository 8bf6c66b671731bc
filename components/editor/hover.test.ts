import { describe, expect, test } from "vitest";
import type { Problem } from "@/lib/protocol/problem";
import { hoverTexts } from "./hover";

const at = { line: 1, column: 1 };
const problem = (message: string, titles: readonly string[] = []): Problem => ({
  severity: "error",
  code: "clarify/kind",
  message,
  pointer: "",
  range: { start: at, end: at },
  fixes: titles.map((title) => ({ title, edits: [] })),
});

describe("hoverTexts", () => {
  test("says the problem with its code, what the schema says, and offers the fixes", () => {
    const description = {
      name: "question",
      isRequired: true,
      text: "Shown to the person.",
      size: { used: 142, max: 500, unit: "characters" },
      values: [],
    } as const;
    expect(hoverTexts([{ problem: problem("Unknown kind.", ["Use text"]), index: 3 }], description)).toEqual([
      "$(error) Unknown kind\\.&ensp;`clarify/kind`",
      "`question` is required. Shown to the person\\. 142 of 500 characters.",
      "[Use text](command:parley.fix?%5B3%2C0%5D)",
    ]);
  });

  test("names the values that are allowed and what stands for a missing one", () => {
    const description = { name: "kind", isRequired: false, values: ['"a"', '"b"'], fallback: "true" };
    expect(hoverTexts([], description)).toEqual(['`kind` One of `"a"`, `"b"`. Without it: `true`.']);
  });

  test("takes nothing in a message for Markdown, HTML or an icon", () => {
    const hostile = "<img src=x> [a](command:parley.fix) $(bug) **b**\n# `c` ![d](http://e)";
    const [text] = hoverTexts([{ problem: problem(hostile), index: 0 }], undefined);
    expect(text).toBe(
      "$(error) \\<img src\\=x\\> \\[a\\]\\(command\\:parley\\.fix\\) \\$\\(bug\\) \\*\\*b\\*\\* \\# \\`c\\` \\!\\[d\\]\\(http\\:\\/\\/e\\)&ensp;`clarify/kind`",
    );
  });

  test("keeps backticks in a name inside its code", () => {
    const [text] = hoverTexts([], { name: "a``b`", isRequired: false, values: [] });
    expect(text).toBe("``` a``b` ```");
  });

  test("says what fills a placeholder, and none of it is read as Markdown", () => {
    const filled = (value: string) =>
      hoverTexts([], undefined, { name: "a", range: { start: at, end: at }, value });
    expect(filled("**photos**\nof `old`")).toEqual(["Filled with `` **photos** of `old` ``"]);
    expect(filled("")).toEqual(["Filled with nothing."]);
    expect(filled(" \n")).toEqual(["Filled with blanks."]);
    expect(filled("x".repeat(1_000))[0]).toHaveLength(315);
    expect(hoverTexts([], undefined, { name: "a", range: { start: at, end: at } })).toEqual([]);
  });
});
