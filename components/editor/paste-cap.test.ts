import { describe, expect, test } from "vitest";
import { maxBytes } from "@/lib/text/limits";
import { refusePaste } from "./paste-cap";

const paste = (pasted: string, text = "", selected = "") => refusePaste({ text, selected, pasted });

describe("refusePaste", () => {
  test("takes what makes the text just as large as is read", () => {
    expect(paste("x".repeat(maxBytes))).toBeUndefined();
    expect(paste("x".repeat(maxBytes - 10), "y".repeat(10))).toBeUndefined();
  });

  test("says how large the paste is, or the text would be", () => {
    expect(paste("x".repeat(maxBytes + 1))).toBe(
      "What you pasted is 10.1 MB; Parley reads 10 MB at most. The text is what it was before.",
    );
    expect(paste("x".repeat(maxBytes - 10), "y".repeat(11))).toBe(
      "With what you pasted the text would be 10.1 MB; Parley reads 10 MB at most. The text is what it was before.",
    );
  });

  test("does not count what the paste takes the place of", () => {
    const whole = "y".repeat(maxBytes - 1);
    expect(paste("x".repeat(maxBytes - 1), whole, whole)).toBeUndefined();
  });

  test("counts bytes, not characters", () => {
    expect(paste("é".repeat(maxBytes / 2))).toBeUndefined();
    expect(paste("é".repeat(maxBytes / 2 + 1))).toContain("10.1 MB");
    expect(paste("漢".repeat(4_000_000))).toContain("11.5 MB");
  });
});
