import fc from "fast-check";
import { expect, test } from "vitest";
import { hasSameProps } from "./same-props";

test("props that read the same as JSON are the same", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(hasSameProps({ value }, { value: structuredClone(value) })).toBe(true);
    }),
  );
});

test("props that read differently are not", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      fc.pre(JSON.stringify(a) !== JSON.stringify(b));
      fc.pre(!Object.is(a, b));
      expect(hasSameProps({ value: [a] }, { value: [b] })).toBe(isEqualUnordered(a, b));
    }),
  );
});

test("maps of the same entries are the same", () => {
  expect(hasSameProps({ a: new Map([["x", [1]]]) }, { a: new Map([["x", [1]]]) })).toBe(true);
});

test.each([
  ["a member more", { a: 1 }, { a: 1, b: undefined }],
  ["a list and an object", { a: [] }, { a: {} }],
  ["two functions", { a: () => {} }, { a: () => {} }],
  ["two maps", { a: new Map([["x", 1]]) }, { a: new Map([["x", 2]]) }],
  [
    "two orders of a map",
    {
      a: new Map([
        ["x", 1],
        ["y", 1],
      ]),
    },
    {
      a: new Map([
        ["y", 1],
        ["x", 1],
      ]),
    },
  ],
  ["a map and an object", { a: new Map() }, { a: {} }],
  ["an own __proto__ and none", JSON.parse('{"__proto__":{}}'), { a: {} }],
])("%s differ", (_, before, now) => {
  expect(hasSameProps(before, now)).toBe(false);
});

/** The order of members does not change what is drawn. */
function isEqualUnordered(a: unknown, b: unknown): boolean {
  const sorted = (value: unknown): unknown =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.entries(value)
          .sort(([x], [y]) => (x < y ? -1 : 1))
          .map(([name, inner]) => [name, sorted(inner)])
      : Array.isArray(value)
        ? ["list", ...value.map(sorted)]
        : value;
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}
