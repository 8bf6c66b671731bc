import { describe, expect, test } from "vitest";
import { readJson } from "../text/json";
import { type Layer, sourceLayer, stringLayer } from "../text/layer";
import { findNode, type Path, pointerOf } from "../text/node";
import { applyEdits, textAt } from "../text/testing/marked";
import { rootOf } from "../text/testing/root";
import {
  addFix,
  duplicateProblem,
  faultProblem,
  findSpotNode,
  problemAt,
  removeFix,
  renameFix,
  replaceFix,
  type Spot,
} from "./place";
import type { Fix } from "./problem";

const spotIn = (source: string, path: Path, more: Partial<Spot> = {}): Spot => ({
  layer: sourceLayer(source),
  root: rootOf(source),
  path,
  ...more,
});

/** A spot in the JSON that a string of the source holds. */
function spotInside(source: string, string: Path, path: Path): Spot {
  const node = findNode(rootOf(source), string);
  if (node?.type !== "string") throw new Error("no string");
  const layer = stringLayer(sourceLayer(source), node, pointerOf(string));
  return { layer, root: rootOf(layer.text), path };
}

function apply(source: string, fixes: readonly Fix[]): string {
  const [edit] = fixes[0]?.edits ?? [];
  if (edit === undefined) throw new Error("no fix");
  return applyEdits(source, [edit]);
}

const issue = { severity: "error", code: "toy/x", message: "Mend it." } as const;

describe("a problem", () => {
  const source = '{"a":[{"b":1,"b":"two"}]}';
  const at = (path: Path, more: Partial<Spot> = {}) => {
    const { pointer, range } = problemAt(spotIn(source, path, more), issue);
    return [pointer, textAt(source, range)];
  };

  test("is at the value, of duplicates the last", () =>
    expect(at(["a", 0, "b"])).toEqual(["/a/0/b", '"two"']));
  test("is at the key when it is meant", () =>
    expect(at(["a", 0, "b"], { target: "key" })).toEqual(["/a/0/b", '"b"']));
  test("has the item itself for a key where there is none", () =>
    expect(at(["a", 0], { target: "key" })).toEqual(["/a/0", '{"b":1,"b":"two"}']));
  test("of a missing member names it and marks the object that lacks it", () =>
    expect(at(["a", 0, "c"])).toEqual(["/a/0/c", '{"b":1,"b":"two"}']));
  test("of something missing far down marks the nearest value there is", () =>
    expect(at(["a", 3, "c", 0], { target: "key" })).toEqual(["/a/3/c/0", '[{"b":1,"b":"two"}]']));
  test("starts at the base of its root", () =>
    expect(at(["a", 0, "b"], { base: "/prompts/0" })[0]).toBe("/prompts/0/a/0/b"));
  test("of the root has the base alone", () =>
    expect(at([], { base: "/prompts" })).toEqual(["/prompts", source]));

  test("carries what it was given, and no fix unless there is one", () => {
    expect(problemAt(spotIn(source, []), issue)).toEqual({
      ...issue,
      pointer: "",
      range: { start: { line: 1, column: 1 }, end: { line: 1, column: source.length + 1 } },
      fixes: [],
    });
  });

  test("inside a string says which, and lies behind the escapes", () => {
    const nested = JSON.stringify({ output: '{"é\\n":1}' }, null, 2);
    const found = problemAt(spotInside(nested, ["output"], ["é\n"]), issue);
    expect(found).toMatchObject({ pointer: "/é\n", within: "/output" });
    expect(textAt(nested, found.range)).toBe("1");
  });
});

test("a missing value is not found, another is", () => {
  expect(findSpotNode(spotIn('{"a":1}', ["a"]))).toMatchObject({ spelling: "1" });
  expect(findSpotNode(spotIn('{"a":1}', ["b"]))).toBeUndefined();
});

describe("replacing and renaming", () => {
  const source = '{ "a" : 1, "a" : 2 }';

  test("change the last of duplicates", () => {
    expect(apply(source, replaceFix(spotIn(source, ["a"]), "Write 3", "3"))).toBe('{ "a" : 1, "a" : 3 }');
    expect(apply(source, renameFix(spotIn(source, ["a"]), "Call it b", 'b"'))).toBe(
      '{ "a" : 1, "b\\"" : 2 }',
    );
  });

  test("offer nothing where nothing is, and no name to an item", () => {
    expect(replaceFix(spotIn(source, ["b"]), "x", "1")).toEqual([]);
    expect(renameFix(spotIn(source, []), "x", "y")).toEqual([]);
    expect(renameFix(spotIn("[1]", [0]), "x", "y")).toEqual([]);
  });
});

describe("adding a member", () => {
  test.each([
    ["to one line with blanks", '{"a": 1, "b": 2}', '{"a": 1, "b": 2, "c": 3}'],
    ["to compact text", '{"a":1,"b":2}', '{"a":1,"b":2,"c":3}'],
    ["to one lone member", '{"a": 1}', '{"a": 1, "c": 3}'],
    ["to one lone compact member", '{"a":1}', '{"a":1,"c":3}'],
    ["to a spaced lone member", '{ "a": 1 }', '{ "a": 1, "c": 3 }'],
    [
      "to pretty text",
      '{\n  "a": 1,\n  "b": [\n    2\n  ]\n}',
      '{\n  "a": 1,\n  "b": [\n    2\n  ],\n  "c": 3\n}',
    ],
    ["to a lone pretty member", '{\n\t"a": {}\n}', '{\n\t"a": {},\n\t"c": 3\n}'],
    ["to commas first", '{ "a": 1\n, "b": 2\n}', '{ "a": 1\n, "b": 2\n, "c": 3\n}'],
    ["to nothing", "{}", '{"c": 3}'],
  ])("%s keeps the setting", (_, source, added) => {
    expect(apply(source, addFix(spotIn(source, ["c"]), "Add c", "3"))).toBe(added);
  });

  test("inside strings of strings escapes as often", () => {
    const source = JSON.stringify({ a: JSON.stringify({ b: '{"x":"\\n"}' }) });
    const outer = stringLayer(sourceLayer(source), findNode(rootOf(source), ["a"]) as never, "/a");
    const layer = stringLayer(outer, findNode(rootOf(outer.text), ["b"]) as never, "/b");
    const edited = apply(source, addFix({ layer, root: rootOf(layer.text), path: ["q"] }, "Add q", '"\\"é"'));
    expect(JSON.parse(JSON.parse(JSON.parse(edited).a).b)).toEqual({ x: "\n", q: '"é' });
  });

  test("offers nothing where there is no object for it", () => {
    expect(addFix(spotIn("[1]", ["c"]), "x", "3")).toEqual([]);
    expect(addFix(spotIn('{"a":1}', ["b", "c"]), "x", "3")).toEqual([]);
    expect(addFix(spotIn("{}", []), "x", "3")).toEqual([]);
  });
});

describe("removing", () => {
  test.each<readonly [what: string, source: string, path: Path, removed: string]>([
    ["the first member", '{"a": 1, "b": 2}', ["a"], '{"b": 2}'],
    ["the last member", '{"a": 1, "b": 2}', ["b"], '{"a": 1}'],
    ["a member between", '{\n  "a": 1,\n  "b": 2,\n  "c": 3\n}', ["b"], '{\n  "a": 1,\n  "c": 3\n}'],
    ["the only member", '{\n  "a": 1\n}', ["a"], "{}"],
    ["the last of duplicates", '{"a":1,"b":2,"a":3}', ["a"], '{"a":1,"b":2}'],
    ["an item", "[1, 2, 3]", [1], "[1, 3]"],
    ["the last item", "[1, 2 , 3 ]", [2], "[1, 2 ]"],
    ["the only item", "[ [] ]", [0], "[]"],
    ["deep down", '{"a":[{"b":1}]}', ["a", 0, "b"], '{"a":[{}]}'],
  ])("%s takes its comma along", (_, source, path, removed) => {
    expect(apply(source, removeFix(spotIn(source, path), "Remove it"))).toBe(removed);
  });

  test("offers nothing where nothing is", () => {
    expect(removeFix(spotIn('{"a":1}', ["b"]), "x")).toEqual([]);
    expect(removeFix(spotIn("[1]", [1]), "x")).toEqual([]);
    expect(removeFix(spotIn('{"a":1}', []), "x")).toEqual([]);
    expect(removeFix(spotIn('{"a":1}', ["a", "b"]), "x")).toEqual([]);
  });
});

describe("what is wrong with the text itself", () => {
  const fault = (layer: Layer) => {
    const reading = readJson(layer.text);
    if (reading.ok) throw new Error("JSON");
    return faultProblem(layer, reading.fault);
  };

  test("becomes an error whose fixes mend the source", () => {
    const source = JSON.stringify({ output: '{"a": "tex\n}' });
    const node = findNode(rootOf(source), ["output"]);
    if (node?.type !== "string") throw new Error("no string");
    const found = fault(stringLayer(sourceLayer(source), node, "/output"));
    expect(found).toMatchObject({ severity: "error", code: "text/string", pointer: "", within: "/output" });
    expect(textAt(source, found.range)).toBe('\\"tex');
    expect(JSON.parse(JSON.parse(apply(source, found.fixes)).output)).toEqual({ a: "tex" });
  });

  test("is an info when there is none", () => expect(fault(sourceLayer("")).severity).toBe("info"));
});

test("a key that stands twice is told at the later one", () => {
  const source = '{"a":1, "a":2}';
  const reading = readJson(source);
  const [duplicate] = reading.ok ? reading.duplicates : [];
  if (duplicate === undefined) throw new Error("no duplicate");
  expect(duplicateProblem(sourceLayer(source), duplicate, "/prompts")).toEqual({
    severity: "warning",
    code: "text/duplicate-key",
    message: "“a” stands twice in this object, and only the last one counts. Remove the other.",
    pointer: "/prompts/a",
    range: { start: { line: 1, column: 9 }, end: { line: 1, column: 12 } },
    fixes: [],
  });
});
