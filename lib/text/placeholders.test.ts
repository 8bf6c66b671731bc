import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { filledLayer } from "./filled-layer";
import { readJson } from "./json";
import { sourceLayer } from "./layer";
import { type PlainJson, toValue } from "./node";
import { fillHoles, findHoles, findPlainHoles, mayHaveHoles } from "./placeholders";
import { rootOf } from "./testing/root";

const json = JSON.stringify;
type Values = Readonly<Record<string, string>>;

function holesOf(text: string) {
  return findHoles(text, rootOf(text));
}

function filledText(text: string, values: Values) {
  const holes = holesOf(text)
    .filter(({ name }) => Object.hasOwn(values, name))
    .map((hole) => ({ ...hole, value: values[hole.name] ?? "" }));
  const filled = fillHoles(text, holes, 1e6);
  if (filled === undefined) throw new Error("too long");
  return filled;
}

/** What filling means, without positions: in the values of strings, through strings that hold JSON. */
function fillValue(value: PlainJson, values: Values): PlainJson {
  if (typeof value === "string") return fillString(value, values);
  if (Array.isArray(value)) return value.map((item: PlainJson) => fillValue(item, values));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fillValue(part, values)]));
}

function fillString(text: string, values: Values): string {
  if (/^\s*[[{]/.test(text) && readJson(text, "python").ok) return filledText(text, values).text;
  return text.replace(/\{\{([^{}\r\n]+)\}\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? "") : whole,
  );
}

const hostile = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.constantFrom('"', "\\", "\n", "{{b}}", "{{", "}}", "\ud800", "\udc00x", "😀", "", "$&", '{"a":1}', "‮"),
);
const names = ["a", "b", "__proto__", "constructor", " a ", 'q"', "é😀", "\ud800"];
const pieces = fc.oneof(
  fc.constantFrom(...names).map((name) => `{{${name}}}`),
  fc.constantFrom("{", "}", "{{", "}}", " ", '"', "\\", "\n", "plain", "{{{a}}}", "\ud83d", "[", "{{a\nb}}"),
);
const someText = fc.array(pieces, { maxLength: 6 }).map((parts) => parts.join(""));
const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    someText,
    fc.integer(),
    fc.array(tie("tree"), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom("k", "{{a}}", "__proto__"), tie("tree"), { maxKeys: 3 }),
    tie("tree").map((inner) => json([inner])),
  ),
}));
const someValues = fc
  .array(fc.tuple(fc.constantFrom(...names), hostile), { maxLength: 8 })
  .map((pairs) => Object.fromEntries(pairs) as Values);

describe("placeholders of a JSON text", () => {
  test("are found in values, with their braces, and not in keys or across lines", () => {
    const text = json({ "{{key}}": "a {{b}} {{}} {{{c}}} {{d\ne}}", f: [1, "{{ g }}"] });
    expect(
      holesOf(text).map(({ name, start, end, path, depth }) => [name, text.slice(start, end), path, depth]),
    ).toEqual([
      ["b", "{{b}}", ["{{key}}"], 1],
      ["c", "{{c}}", ["{{key}}"], 1],
      [" g ", "{{ g }}", ["f", 1], 1],
    ]);
  });

  test("are found through strings that hold JSON, and through escapes", () => {
    const text = json({ input: json({ prompts: json([{ label: "é {{a}}" }]) }) }).replace("{{a", "\\u007b{a");
    const [hole] = holesOf(text);
    expect(hole && text.slice(hole.start, hole.end)).toBe("\\u007b{a}}");
    expect(hole).toMatchObject({ name: "a", depth: 3, path: ["input", "prompts", 0, "label"] });
    expect(hole?.within).toEqual(["input", "prompts"]);
  });

  test("a text that has none is known at a glance", () => {
    expect(mayHaveHoles(json({ a: { b: { c: "{ {x} }" } } }))).toBe(false);
    expect(mayHaveHoles('"\\u007B\\u007bx}}"')).toBe(true);
  });

  test("in words that are not JSON are found where they stand", () => {
    expect(findPlainHoles('Error: {{a}} "{{b}}"').map(({ name, start }) => [name, start])).toEqual([
      ["a", 7],
      ["b", 14],
    ]);
  });
});

describe("filling", () => {
  test("escapes a value as often as it lies inside of strings", () => {
    const value = 'a "b" \\ \n';
    const text = json({ plain: "{{x}}", prompts: json([{ label: "{{x}}" }]) });
    const filled = JSON.parse(filledText(text, { x: value }).text);
    expect(filled.plain).toBe(value);
    expect(JSON.parse(filled.prompts)).toEqual([{ label: value }]);
  });

  test("looks at no value again, and gives an empty one its place", () => {
    expect(filledText(json("{{a}}{{b}}"), { a: "{{b}}", b: "" }).text).toBe(json("{{b}}"));
  });

  test("leaves every other character of the text as it is written", () => {
    const text = '{ "a" : "\\u00e9\\/ {{x}} \\u0041" , "n": 1.0e2 }';
    expect(filledText(text, { x: "y" }).text).toBe('{ "a" : "\\u00e9\\/ y \\u0041" , "n": 1.0e2 }');
  });

  test("gives up on what would be too long, however it grows", () => {
    const nested = json([json([json([json(["{{x}}"])])])]);
    const [hole] = holesOf(nested);
    const value = '"'.repeat(100_000);
    expect(hole && fillHoles(nested, [{ ...hole, value }], 500_000)).toBeUndefined();
  });

  test("and then parsing gives what parsing and then filling gives", () => {
    fc.assert(
      fc.property(tree, someValues, (value, values) => {
        const text = json(value);
        expect(toValue(rootOf(filledText(text, values).text))).toEqual(
          toValue(rootOf(json(fillValue(toValue(rootOf(text)), values)))),
        );
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("the way back to the source", () => {
  const text = json({ a: "x{{v}}y{{w}}{{e}}z" });
  const filled = filledText(text, { v: "12345", w: "", e: "" });
  const layer = filledLayer(sourceLayer(text), filled);
  const sourceOf = (start: number, end: number) => {
    const range = layer.range({ start, end });
    return text.slice(range.start.column - 1, range.end.column - 1);
  };

  test("leads from what is not filled to the very characters", () => {
    expect(layer.text).toBe('{"a":"x12345yz"}');
    expect(sourceOf(6, 7)).toBe("x");
    expect(sourceOf(12, 13)).toBe("y{{w}}{{e}}");
    expect(sourceOf(14, 16)).toBe('"}');
    expect(sourceOf(5, 15)).toBe('"x{{v}}y{{w}}{{e}}z"');
  });

  test("leads from any part of a value to the whole placeholder", () => {
    expect(sourceOf(8, 9)).toBe("{{v}}");
    expect(sourceOf(7, 12)).toBe("{{v}}");
    expect(sourceOf(9, 9)).toBe("{{v}}");
    expect(sourceOf(6, 8)).toBe("x{{v}}");
  });

  test("leads back again", () => {
    const at = (offset: number) => layer.offsetAt({ line: 1, column: offset + 1 });
    expect([at(6), at(7), at(9), at(12), at(13)]).toEqual([6, 7, 7, 12, 13]);
    fc.assert(
      fc.property(tree, someValues, (value, values) => {
        const source = json(value);
        const changed = filledText(source, values);
        const through = filledLayer(sourceLayer(source), changed);
        for (let offset = 0; offset <= source.length; offset++) {
          const inside = through.offsetAt(sourceLayer(source).range({ start: offset, end: offset }).start);
          if (inside === undefined) throw new Error("Every place of the source has one in the filled text.");
          if (changed.fillings.some(({ of }) => offset >= of.start && offset <= of.end)) continue;
          const range = through.range({ start: inside, end: inside });
          expect(range.start).toEqual(sourceLayer(source).range({ start: offset, end: offset }).start);
          expect(source.charCodeAt(offset)).toEqual(changed.text.charCodeAt(inside));
        }
      }),
      { numRuns: 300 },
    );
  });
});
