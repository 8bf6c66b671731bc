import { describe, expect, test } from "vitest";
import { readKey, textOf } from "./keys";

describe("key strokes", () => {
  test.each([
    [{ key: "ArrowLeft" }, "Left"],
    [{ key: "Tab", shiftKey: true }, "Shift+Tab"],
    [{ key: "Enter", shiftKey: true }, "Shift+Enter"],
    [{ key: "Escape" }, "Esc"],
    [{ key: " " }, "Space"],
    [{ key: "N", shiftKey: true }, "Shift+N"],
    [{ key: "n" }, "n"],
    [{ key: "7" }, "7"],
    [{ key: "🙂" }, "🙂"],
    [{ key: "c", ctrlKey: true }, "Ctrl+C"],
    [{ key: "C", ctrlKey: true }, "Ctrl+C"],
  ])("%j is %s", (stroke, key) => {
    expect(readKey(stroke)).toBe(key);
  });

  test.each([
    { key: "c", metaKey: true },
    { key: "C", ctrlKey: true, shiftKey: true },
    { key: "1", altKey: true },
    { key: "n", ctrlKey: true },
    { key: "Enter", isComposing: true },
    { key: "ArrowUp", shiftKey: true },
    { key: "Dead" },
    { key: "F6" },
    { key: "constructor" },
  ])("%j is not the flow's", (stroke) => {
    expect(readKey(stroke)).toBeUndefined();
  });

  test("only characters type", () => {
    expect(["a", "Space", "Shift+N", "Enter", "F6"].map(textOf)).toEqual([
      "a",
      " ",
      "N",
      undefined,
      undefined,
    ]);
  });
});
