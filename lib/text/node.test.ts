import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type JsonNode, readJson } from "./json";
import {
  effectiveMembers,
  findChild,
  findNode,
  findString,
  findValue,
  parsePointer,
  pointerOf,
  toValue,
} from "./node";

function node(text: string): JsonNode {
  const reading = readJson(text);
  if (!reading.ok) throw new Error(reading.fault.message);
  return reading.root;
}

describe("pointers", () => {
  test.each([
    [[], ""],
    [["a", 0, "b"], "/a/0/b"],
    [["", "/", "~", "~1"], "//~1/~0/~01"],
  ] as const)("%j is %j", (path, pointer) => {
    expect(pointerOf(path)).toBe(pointer);
    expect(parsePointer(pointer)).toEqual(path.map(String));
  });

  test.each(["a", "a/b", "/~", "/a~2"])("%j is none", (pointer) =>
    expect(parsePointer(pointer)).toBeUndefined(),
  );

  test("come back as the steps they were made of", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "binary" })), (path) => {
        expect(parsePointer(pointerOf(path))).toEqual(path);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("a path", () => {
  const root = node('{"a":[{"b":1},{"b":2}],"a":[{"b":"last"}],"0":true,"":null}');

  test.each([
    [["a", 0, "b"], "last"],
    [["a", "0", "b"], "last"],
    [["0"], true],
    [[0], true],
    [[""], null],
  ])("%j leads to %j", (path, value) => {
    const found = findNode(root, path);
    expect(found && toValue(found)).toBe(value);
  });

  test.each([[["a", 1]], [["a", "00"]], [["a", "-1"]], [["a", "length"]], [["b"]], [["0", "x"]]])(
    "%j leads nowhere",
    (path) => expect(findNode(root, path)).toBeUndefined(),
  );
});

test("of duplicates a reader sees the last value, at the first place", () => {
  const root = node('{"a":1,"b":2,"a":3}');
  expect(
    root.type === "object" && effectiveMembers(root).map(({ key, value }) => [key, toValue(value)]),
  ).toEqual([
    ["a", 3],
    ["b", 2],
  ]);
  expect(toValue(findValue(root, "a") as JsonNode)).toBe(3);
});

test("in a large object too", () => {
  const root = node(`{${Array.from({ length: 100 }, (_, index) => `"n${index % 90}":${index}`).join(",")}}`);
  const values = ["n0", "n9", "n10", "n90"].map((key) => findValue(root, key));
  expect(values.map((value) => value && toValue(value))).toEqual([90, 99, 10, undefined]);
});

test("a value that is not there, or is no string, is undefined", () => {
  expect(findString(node('{"a":1}'), "a")).toBeUndefined();
  expect(findString(node('["a"]'), "0")).toBeUndefined();
  expect(findChild(undefined, "a")).toBeUndefined();
  expect(findValue(node('{"a":1}'), "constructor")).toBeUndefined();
});
