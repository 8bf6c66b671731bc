import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findExcess, maxBytes, utf8Length } from "./limits";

test("bytes are counted as UTF-8 has them", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.oneof(fc.constantFrom("a", "é", "€", "😀", "\ud800", "\udc00")) }),
      (text) => {
        expect(utf8Length(text)).toBe(Buffer.byteLength(text));
      },
    ),
    { numRuns: 10_000 },
  );
}, 60_000);

test.each(["😀", "\ud83d", "\ude00", "€", "a"])(
  "bytes of a long text of %j are counted across all of it",
  (part) => {
    for (const before of ["", "a", "é"]) {
      const text = before + part.repeat(200_000);
      expect(utf8Length(text)).toBe(Buffer.byteLength(text));
    }
  },
);

describe("10 MB", () => {
  test("of one-byte characters are read, one more is not", () => {
    expect(findExcess("a".repeat(maxBytes))).toBeUndefined();
    expect(findExcess("a".repeat(maxBytes + 1))).toMatchObject({ code: "text/too-large" });
  });

  test("count bytes, not characters", () => {
    const euros = Math.floor(maxBytes / 3);
    expect(findExcess("€".repeat(euros))).toBeUndefined();
    expect(findExcess("€".repeat(euros + 1))).toMatchObject({ code: "text/too-large" });
  });

  test("are named in the message", () => {
    expect(findExcess("a".repeat(maxBytes + 1))?.message).toContain("10 MB");
  });
});

describe("512 levels", () => {
  test("are read, one more is not, and the place is that bracket", () => {
    expect(findExcess("[".repeat(512) + "]".repeat(512))).toBeUndefined();
    expect(findExcess(`${"[{".repeat(256)}"a":[`)).toMatchObject({ code: "text/too-deep", at: 516 });
  });

  test("leave brackets in strings out", () => {
    expect(findExcess(`["\\"${"[".repeat(600)}"]`)).toBeUndefined();
    expect(findExcess(`["${"[".repeat(600)}\n]`)).toBeUndefined();
  });

  test("are not used up by brackets that close", () => {
    expect(findExcess("[]".repeat(2000))).toBeUndefined();
    expect(findExcess(`${"]".repeat(50)}${"[".repeat(512)}`)).toBeUndefined();
  });

  test("go on behind a string that is not closed", () => {
    expect(findExcess(`"a\\\n${"[".repeat(513)}`)).toMatchObject({ at: 4 + 512 });
  });
});
