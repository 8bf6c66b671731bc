import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readJson, type StringNode } from "./json";
import { type Layer, rootedLayer, sliceLayer, sourceLayer, stringLayer } from "./layer";
import { findNode, pointerOf } from "./node";
import { applyEdits, textAt } from "./testing/marked";

function openString(layer: Layer, path: readonly (string | number)[]): Layer {
  const reading = readJson(layer.text);
  const node = reading.ok ? findNode(reading.root, path) : undefined;
  return stringLayer(layer, node as StringNode, pointerOf(path));
}

/** JSON escapes a text can be written with, chosen character by character. */
function escapeWith(text: string, choices: readonly number[]): string {
  const units = Array.from({ length: text.length }, (_, at) => text.charAt(at));
  const written = units.map((unit, at) => {
    const choice = choices[at % Math.max(1, choices.length)] ?? 0;
    const isForced = choice % 3 === 0;
    return isForced
      ? `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`
      : JSON.stringify(unit).slice(1, -1);
  });
  return `"${written.join("")}"`;
}

const layers = fc.array(
  fc.record({
    choices: fc.array(fc.nat(8), { maxLength: 5 }),
    key: fc.constantFrom("output", "a/b", "", "ä😀"),
    blanks: fc.constantFrom("", " ", "\n  ", "\n\n"),
    fence: fc.boolean(),
  }),
  { maxLength: 4 },
);

/** Wraps a text as often as told; gives the source and the way back in. */
function nest(
  inner: string,
  wrappings: readonly { choices: readonly number[]; key: string; blanks: string; fence: boolean }[],
) {
  let text = inner;
  const openers: ((layer: Layer) => Layer)[] = [];
  for (const { choices, key, blanks, fence } of wrappings) {
    text = `${blanks}{${blanks}${JSON.stringify(key)}:${blanks}${escapeWith(text, choices)}${blanks}}`;
    openers.unshift((layer) => openString(layer, [key]));
    if (!fence) continue;
    const { length } = text;
    text = `\`\`\`json\n${text}\n\`\`\``;
    openers.unshift((layer) => sliceLayer(layer, { start: 8, end: 8 + length }));
  }
  const layer = openers.reduce((outer, open) => open(outer), sourceLayer(text));
  return {
    source: text,
    layer,
    open: (source: string) => openers.reduce((outer, open) => open(outer), sourceLayer(source)),
  };
}

const inners = fc.string({
  unit: fc.oneof(
    fc.constantFrom("\n", '"', "\\", "\t", "😀", "é", "\ud800"),
    fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
  ),
  maxLength: 12,
});
const spans = fc.tuple(fc.nat(), fc.nat());

function spanIn(text: string, [one, other]: readonly [number, number]) {
  const places = [one % (text.length + 1), other % (text.length + 1)].sort((a, b) => a - b);
  return { start: places[0] ?? 0, end: places[1] ?? 0 };
}

/** Takes as many JSON string layers off a piece of source as were put on. */
function takeOff(text: string, times: number): string {
  return times === 0 ? text : takeOff(JSON.parse(`"${text}"`), times - 1);
}

describe("through any nesting of escapes and fences", () => {
  test("a range in the source holds, unescaped, the text of the span", () => {
    fc.assert(
      fc.property(inners, layers, spans, (inner, wrappings, place) => {
        const { source, layer } = nest(inner, wrappings);
        expect(layer.text).toBe(inner);
        const span = spanIn(inner, place);
        expect(takeOff(textAt(source, layer.range(span)), wrappings.length)).toBe(
          inner.slice(span.start, span.end),
        );
      }),
      { numRuns: 10_000 },
    );
  }, 120_000);

  test("an edit of the source gives the text that was meant", () => {
    fc.assert(
      fc.property(inners, layers, spans, inners, (inner, wrappings, place, text) => {
        const { source, layer, open } = nest(
          inner,
          wrappings.map((wrapping) => ({ ...wrapping, fence: false })),
        );
        const span = spanIn(inner, place);
        const edited = open(applyEdits(source, [layer.edit(span, text)]));
        expect(edited.text).toBe(inner.slice(0, span.start) + text + inner.slice(span.end));
      }),
      { numRuns: 10_000 },
    );
  }, 120_000);

  test("a position in the source leads back to the offset it came from", () => {
    fc.assert(
      fc.property(inners, layers, fc.nat(), (inner, wrappings, place) => {
        const { layer } = nest(inner, wrappings);
        const offset = place % (inner.length + 1);
        expect(layer.offsetAt(layer.range({ start: offset, end: offset }).start)).toBe(offset);
      }),
      { numRuns: 10_000 },
    );
  }, 120_000);
});

test("positions count lines from 1 and columns in UTF-16 units from 1", () => {
  const range = sourceLayer("a\n😀b\n\nc").range({ start: 4, end: 7 });
  expect(range).toEqual({ start: { line: 2, column: 3 }, end: { line: 4, column: 1 } });
});

test("`within` reads through strings in strings, and is undefined at the top", () => {
  const source = JSON.stringify({ function: { arguments: JSON.stringify({ prompts: "[]" }) } });
  const call = openString(sourceLayer(source), ["function", "arguments"]);
  expect(sourceLayer(source).within).toBeUndefined();
  expect(openString(call, ["prompts"]).within).toBe("/function/arguments/prompts");
});

test("`within` starts at the value a rooted layer means, and at the line of a list", () => {
  const source = '{"params":{"arguments":{"prompts":"[]"}}}';
  const reading = readJson(source);
  const node = reading.ok && findNode(reading.root, ["params", "arguments", "prompts"]);
  const rooted = rootedLayer(
    sliceLayer(sourceLayer(source), { start: 0, end: source.length }, "/3"),
    "/params/arguments",
  );
  expect(rooted.within).toBeUndefined();
  expect(stringLayer(rooted, node as StringNode, "/prompts").within).toBe("/3/params/arguments/prompts");
});

test("a position outside of a layer has no offset in it", () => {
  const layer = openString(sourceLayer('{"a": "b\\nc"}'), ["a"]);
  const offsets = Array.from({ length: 14 }, (_, at) => layer.offsetAt({ line: 1, column: at + 1 }));
  const none = undefined;
  expect(offsets).toEqual([none, none, none, none, none, none, none, 0, 1, 1, 2, 3, none, none]);
  expect(layer.offsetAt({ line: 2, column: 1 })).toBeUndefined();
  expect(layer.offsetAt({ line: 1, column: 0 })).toBeUndefined();
});

test("a position behind the end of its line has no offset", () => {
  expect(sourceLayer("ab\ncd").offsetAt({ line: 1, column: 4 })).toBeUndefined();
  expect(sourceLayer("ab\ncd").offsetAt({ line: 1, column: 3 })).toBe(2);
  expect(sourceLayer("ab\ncd").offsetAt({ line: 2, column: 3 })).toBe(5);
});
