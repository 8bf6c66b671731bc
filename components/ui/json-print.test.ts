import fc from "fast-check";
import { expect, test } from "vitest";
import { firstLines, jsonLines, type Line } from "./json-print";

const textOf = (lines: Iterable<Line>) =>
  [...lines]
    .map((line) => "  ".repeat(line.indent) + line.pieces.map(([, text]) => text).join(""))
    .join("\n");

test("short plain objects and lists stay on one line, others get a line for each member", () => {
  const value = {
    envelope: {
      prompts: [
        { id: "copy_first", kind: "choice" },
        { id: "why", kind: "text" },
      ],
      none: [],
      nil: null,
    },
    skipped: [{ pointer: "/prompts/1", reason: "unknown kind" }],
    ids: ["a", 1, true],
  };
  expect(textOf(jsonLines(value))).toMatchInlineSnapshot(`
    "{
      "envelope": {
        "prompts": [
          { "id": "copy_first", "kind": "choice" },
          { "id": "why", "kind": "text" }
        ],
        "none": [],
        "nil": null
      },
      "skipped": [
        { "pointer": "/prompts/1", "reason": "unknown kind" }
      ],
      "ids": ["a", 1, true]
    }"
  `);
});

test("the lines of any JSON value read back as that value", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      const plain: unknown = JSON.parse(JSON.stringify(value));
      expect(JSON.parse(textOf(jsonLines(plain)))).toStrictEqual(plain);
    }),
  );
});

test("a member called __proto__ is printed like any other", () => {
  const value: unknown = JSON.parse('{"__proto__":{"polluted":true},"2":1,"1":2}');
  expect(JSON.parse(textOf(jsonLines(value)))).toStrictEqual(value);
});

test("a long string is cut for display", () => {
  const [line] = [...jsonLines("x".repeat(100_000))];
  expect(line?.pieces[0]?.[1].length).toBeLessThan(3_000);
});

test("only the lines asked for are made", () => {
  const endless = { list: Array.from({ length: 200_000 }, (_, id) => ({ id, nested: { id } })) };
  const { lines, isCut } = firstLines(endless, 10);
  expect([lines.length, isCut]).toEqual([10, true]);
  expect(firstLines([1, 2], 10)).toEqual({ lines: [expect.objectContaining({ indent: 0 })], isCut: false });
});

test("keys, texts and numbers are shown as they are told to be, before they are cut", () => {
  const show = (text: string) => text.replaceAll("12", "**").replace(/x+/, "masked");
  const value = { "12": 12, long: "x".repeat(100_000) };
  expect(textOf(jsonLines(value, show))).toBe('{\n  "**": **,\n  "long": "masked"\n}');
});
