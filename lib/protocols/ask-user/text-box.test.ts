import { describe, expect, test } from "vitest";
import {
  breakAtBackslash,
  clampCaret,
  deleteBackward,
  insertText,
  moveCaret,
  type TextBox,
} from "./text-box";

/** A box from a text in which `|` is the caret. */
function box(marked: string): TextBox {
  return { text: marked.replace("|", ""), caret: marked.indexOf("|") };
}

function show({ text, caret }: TextBox): string {
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

describe("a text box", () => {
  test.each([
    ["ab|c", "Left", "a|bc"],
    ["|abc", "Left", "|abc"],
    ["a\n|b", "Left", "a|\nb"],
    ["👩‍👩‍👧|x", "Left", "|👩‍👩‍👧x"],
    ["a\ud800|", "Left", "a|\ud800"],
    ["ab|c", "Right", "abc|"],
    ["abc|", "Right", "abc|"],
    ["a|\nb", "Right", "a\n|b"],
    ["|é́x", "Right", "é́|x"],
    ["ab|c", "Up", "|abc"],
    ["ab|c", "Down", "abc|"],
    ["abc\nd|e", "Up", "a|bc\nde"],
    ["abc|\nd", "Down", "abc\nd|"],
    ["日本|語\nabc", "Down", "日本語\nab|c"],
    ["\n|", "Up", "|\n"],
    ["|\nab", "Down", "\n|ab"],
    ["|", "Up", "|"],
    ["|", "Down", "|"],
  ] as const)("%j %s gives %j", (before, move, after) => {
    expect(show(moveCaret(box(before), move))).toBe(after);
  });

  test("deletes a whole character before the caret, or the line break", () => {
    expect(show(deleteBackward(box("a🇩🇪|b")))).toBe("a|b");
    expect(show(deleteBackward(box("a\n|b")))).toBe("a|b");
    expect(show(deleteBackward(box("|b")))).toBe("|b");
  });

  test("inserts at the caret and breaks at a backslash before it", () => {
    expect(show(insertText(box("a|c"), "b"))).toBe("ab|c");
    expect(breakAtBackslash(box("a\\|c"))).toEqual(box("a\n|c"));
    expect(breakAtBackslash(box("a|\\c"))).toBeUndefined();
    expect(breakAtBackslash(box("|\\"))).toBeUndefined();
  });

  test("keeps any caret inside the text", () => {
    expect(clampCaret({ text: "ab", caret: 9 }).caret).toBe(2);
    expect(clampCaret({ text: "ab", caret: -1 }).caret).toBe(0);
    expect(clampCaret({ text: "ab", caret: Number.NaN }).caret).toBe(0);
  });
});
