import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { paintLine } from "./paint";

describe("paintLine", () => {
  test("tells keys from strings, and both from numbers, words and signs", () => {
    expect(paintLine('  "a": ["b", -1.5e3, true],')).toEqual([
      [null, "  "],
      ["key", '"a"'],
      ["punct", ":"],
      [null, " "],
      ["punct", "["],
      ["string", '"b"'],
      ["punct", ","],
      [null, " "],
      ["number", "-1.5e3"],
      ["punct", ","],
      [null, " "],
      ["keyword", "true"],
      ["punct", "]"],
      ["punct", ","],
    ]);
  });

  test("takes a string that is not closed to the end of the line", () => {
    expect(paintLine('"kind": "tex')).toContainEqual(["string", '"tex']);
  });

  test("loses nothing of any line", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (line) => {
        expect(
          paintLine(line)
            .map(([, text]) => text)
            .join(""),
        ).toBe(line);
      }),
    );
  });
});
