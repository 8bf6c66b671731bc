import { expect, test } from "vitest";
import { cutAt } from "./budget";

test("a text that fits is not cut", () => {
  expect(cutAt("Write /path/x.rs", 16)).toEqual({
    shown: "Write /path/x.rs",
    rest: "",
    length: 16,
    isMore: false,
  });
  expect(cutAt("", 16)).toEqual({ shown: "", rest: "", length: 0, isMore: false });
});

test("one that does not is cut between characters, however many units they have", () => {
  expect(cutAt("ab👩‍👩‍👧é🇩🇪x", 3)).toEqual({ shown: "ab👩‍👩‍👧", rest: "é🇩🇪x", length: 6, isMore: false });
  expect(cutAt("x\ud83d", 1)).toEqual({ shown: "x", rest: "\ud83d", length: 2, isMore: false });
});

test("an endless one is counted only so far", () => {
  expect(cutAt("x".repeat(1e6), 178)).toMatchObject({ shown: "x".repeat(178), length: 5_000, isMore: true });
});
