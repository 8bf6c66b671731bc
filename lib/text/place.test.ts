import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { JsonNode } from "./json";
import { sourceLayer } from "./layer";
import { type Path, toValue } from "./node";
import { findPlace, placeAt, type Root } from "./place";
import { rootOf } from "./testing/root";

const rootAt = (text: string): Root => ({ layer: sourceLayer(text), node: rootOf(text) });

const source = JSON.stringify(
  { name: "clarify", input: { prompts: JSON.stringify([{ id: "a", hint: "1\n2" }]) } },
  null,
  1,
);

describe("a position of the source", () => {
  const placed = (needle: string, within = 0) => {
    const root = rootAt(source);
    const at = source.indexOf(needle) + within;
    const place = placeAt(root, root.layer.range({ start: at, end: at }).start);
    return (
      place && {
        path: place.path,
        isKey: place.isKey,
        text: place.layer.text.slice(place.span.start, place.span.end),
      }
    );
  };

  test("is in a key", () =>
    expect(placed('"name"', 2)).toEqual({ path: ["name"], isKey: true, text: '"name"' }));
  test("is in a value", () =>
    expect(placed('"clarify"', 3)).toEqual({ path: ["name"], isKey: false, text: '"clarify"' }));
  test("is in a key inside a string", () =>
    expect(placed("hint")).toEqual({ path: ["input", "prompts", 0, "hint"], isKey: true, text: '"hint"' }));
  test("is in a value inside a string, behind escapes of escapes", () =>
    expect(placed("2")).toEqual({ path: ["input", "prompts", 0, "hint"], isKey: false, text: '"1\\n2"' }));
  test("is between members", () => expect(placed("{", 1)?.path).toEqual([]));
  test("is behind the text", () => {
    expect(placeAt(rootAt("  1  "), { line: 1, column: 6 })).toBeUndefined();
  });
});

test("a string that only looks like JSON is a value", () => {
  const root = rootAt('{"a":"[1, 2"}');
  expect(placeAt(root, { line: 1, column: 9 })).toMatchObject({ path: ["a"], isKey: false });
  expect(findPlace(root, ["a", 0])).toBeUndefined();
});

test("a path leads through strings to the text it is written in", () => {
  const place = findPlace(rootAt(source), ["input", "prompts", 0, "hint"]);
  expect(place?.layer.within).toBe("/input/prompts");
  expect(place && toValue(place.node)).toBe("1\n2");
  expect(findPlace(rootAt(source), ["input", "prompts", 1])).toBeUndefined();
});

describe("of any JSON", () => {
  const paths = (node: JsonNode, path: Path = []): readonly Path[] => {
    if (node.type === "array")
      return [path, ...node.items.flatMap((item, index) => paths(item, [...path, index]))];
    if (node.type === "object")
      return [path, ...node.members.flatMap(({ key, value }) => paths(value, [...path, key]))];
    return [path];
  };

  test("the start of each value leads back to its path", () => {
    fc.assert(
      fc.property(
        fc.jsonValue({ maxDepth: 3 }),
        fc.constantFrom(undefined, 2),
        fc.nat(),
        (value, indent, choice) => {
          const root = rootAt(JSON.stringify(value, null, indent));
          const all = paths(root.node);
          const path = all[choice % all.length] as Path;
          const place = findPlace(root, path);
          const position = place && root.layer.range(place.span).start;
          expect(position && placeAt(root, position)?.path).toEqual(path);
        },
      ),
      { numRuns: 10_000 },
    );
  }, 60_000);
});
