import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compactJson } from "./compact";
import { formatText, offsetAfterFormat } from "./format";

describe("formatText", () => {
  test("lays out objects and lists with one value a line", () => {
    expect(formatText('{"a":[1,2,{}],"b":{"c":[]}, "d" : "x y"}')).toBe(
      '{\n  "a": [\n    1,\n    2,\n    {}\n  ],\n  "b": {\n    "c": []\n  },\n  "d": "x y"\n}',
    );
  });

  test("keeps number spellings, escapes, key order, duplicate keys and __proto__", () => {
    const text = '{"z":1.0,"10":1E400,"2":-0,"a":"\\u0041\\/","a":2,"__proto__":{"x":1e-0}}';
    const formatted = formatText(text);
    expect(formatted).toBe(
      '{\n  "z": 1.0,\n  "10": 1E400,\n  "2": -0,\n  "a": "\\u0041\\/",\n  "a": 2,\n  "__proto__": {\n    "x": 1e-0\n  }\n}',
    );
    expect(compactJson(formatted ?? "")).toBe(text);
  });

  test("formats inside a code fence and leaves the fence", () => {
    expect(formatText('```json\n{"a":1}\n```\n')).toBe('```json\n{\n  "a": 1\n}\n```\n');
  });

  test("keeps one line end at the end, and takes other blanks around the text off", () => {
    expect(formatText(" \n {} \n\n")).toBe("{}\n");
  });

  test.each(["", "{", '{"a":1}\n{"a":2}', "[1,]", "```json\n{\n```"])(
    "leaves %j, which cannot be read",
    (text) => {
      expect(formatText(text)).toBeUndefined();
    },
  );

  test("leaves a text that is nested too deep", () => {
    expect(formatText("[".repeat(600) + "]".repeat(600))).toBeUndefined();
  });

  test("changes nothing but blanks, and a second time nothing at all", () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom(undefined, 1, 4), (json, space) => {
        const text = JSON.stringify(JSON.parse(json), null, space);
        const formatted = formatText(text) ?? "";
        expect(compactJson(formatted)).toBe(compactJson(text));
        expect(formatText(formatted)).toBe(formatted);
      }),
    );
  });
});

describe("offsetAfterFormat", () => {
  test("keeps the caret behind the same character", () => {
    const before = '{"a":[1,"x"]}';
    const after = formatText(before) ?? "";
    const caret = before.indexOf('"x"') + 2;
    expect(after.slice(0, offsetAfterFormat(before, after, caret))).toBe('{\n  "a": [\n    1,\n    "x');
  });

  test("keeps the start and the end", () => {
    expect(offsetAfterFormat("{ }", "{}", 0)).toBe(0);
    expect(offsetAfterFormat("{ }", "{}", 3)).toBe(2);
  });
});
