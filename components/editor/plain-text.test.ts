import { expect, test } from "vitest";
import { toPlainText } from "./plain-text";

test.each([
  ["a\r\nb\rc\nd", "a\nb\nc\nd"],
  ["\uFEFF{}", "{}"],
  ["\uFEFF\uFEFFa\uFEFF", "\uFEFFa\uFEFF"],
  ["a\u2028b\u2029c\u0085d", "a\u2028b\u2029c\u0085d"],
  ["\r\r\n\n", "\n\n\n"],
  ["", ""],
])("%j is held as %j", (text, plain) => {
  expect(toPlainText(text)).toBe(plain);
});
