import { describe, expect, test } from "vitest";
import { readJson } from "../text/json";
import { sourceLayer } from "../text/layer";
import { describeAt } from "./describe";
import type { JsonSchema } from "./protocol";

const question = { type: "string", maxLength: 500, description: "Shown to the person." };
const hint = {
  anyOf: [{ type: "string", maxLength: 20 }, { type: "null" }],
  description: "Below the question.",
};
const kind = (only: string, description: string) => ({ type: "string", const: only, description });
const schema: JsonSchema = {
  type: "object",
  properties: {
    prompts: {
      anyOf: [{ type: "string" }, { type: "array", maxItems: 5, items: { $ref: "#/definitions/prompt" } }],
      description: "What is asked.",
    },
  },
  required: ["prompts"],
  definitions: {
    prompt: {
      oneOf: [
        {
          type: "object",
          properties: {
            kind: kind("choice", "Pick one."),
            question,
            options: { type: "array", maxItems: 12, items: { type: "string", maxLength: 3 } },
          },
          required: ["kind", "question", "options"],
        },
        {
          type: "object",
          properties: {
            kind: kind("confirm", "Yes or no."),
            question,
            hint,
            danger: { default: false, anyOf: [{ type: "boolean" }, { type: "null" }] },
          },
          required: ["kind", "question"],
        },
      ],
    },
  },
};

/** What is said where `‸` stands in the text. */
function describeMark(marked: string) {
  const text = marked.replace("‸", "");
  const before = marked.slice(0, marked.indexOf("‸")).split("\n");
  const position = { line: before.length, column: (before.at(-1) ?? "").length + 1 };
  const reading = readJson(text);
  if (!reading.ok) throw new RangeError(`${text} is not JSON`);
  return describeAt({ layer: sourceLayer(text), node: reading.root }, schema, position);
}

describe("describeAt", () => {
  test("says name, description and length of a string, in code points", () => {
    expect(describeMark('{"prompts":[\n{"kind":"choice","question":"Wh‸y 🙂?"}]}')).toEqual({
      name: "question",
      isRequired: true,
      text: "Shown to the person.",
      size: { used: 6, max: 500, unit: "characters" },
      values: [],
    });
  });

  test("says the same at the key", () => {
    expect(describeMark('{"prompts":[{"kind":"choice","que‸stion":"Why?"}]}')?.size?.used).toBe(4);
  });

  test("names every value a telling member may have, and describes the one it has", () => {
    expect(describeMark('{"prompts":[{"kind":"con‸firm"}]}')).toEqual({
      name: "kind",
      isRequired: true,
      text: "Yes or no.",
      values: ['"choice"', '"confirm"'],
    });
  });

  test("knows a telling member with an unknown value", () => {
    expect(describeMark('{"prompts":[{"kind":"da‸te"}]}')?.values).toEqual(['"choice"', '"confirm"']);
  });

  test("takes members only from the kind that is told", () => {
    expect(describeMark('{"prompts":[{"kind":"choice","hint":"so‸"}]}')).toBeUndefined();
    expect(describeMark('{"prompts":[{"kind":"confirm","hint":"so‸"}]}')).toEqual({
      name: "hint",
      isRequired: false,
      text: "Below the question.",
      size: { used: 2, max: 20, unit: "characters" },
      values: [],
    });
  });

  test("says what stands for a member that is left out", () => {
    expect(describeMark('{"prompts":[{"kind":"confirm","danger":tr‸ue}]}')?.fallback).toBe("false");
  });

  test("counts the items of a list and names an item by its place", () => {
    expect(describeMark('{"prompts":‸[{"kind":"choice"},{"kind":"confirm"}]}')?.size).toEqual({
      used: 2,
      max: 5,
      unit: "items",
    });
    expect(describeMark('{"prompts":[{"kind":"choice","options":["a","b‸"]}]}')).toMatchObject({
      name: "options[1]",
      size: { used: 1, max: 3 },
    });
  });

  test("reads through a string that holds JSON", () => {
    const inner = JSON.stringify('[{"kind":"confirm","question":"Why?"}]');
    const marked = `{"prompts":${inner.replace("Why", "W‸hy")}}`;
    expect(describeMark(marked)?.size).toEqual({ used: 4, max: 500, unit: "characters" });
  });

  test.each(['{"constructor":‸1}', '{"__proto__":{"x‸":1}}', '‸{"prompts":[]}', '{"x":{"y":[‸1]}}'])(
    "says nothing of %s, which the schema does not know",
    (marked) => {
      expect(describeMark(marked)).toBeUndefined();
    },
  );

  test("ends with a schema that refers to itself", () => {
    const endless: JsonSchema = { $ref: "#" };
    const text = '{"a":1}';
    const reading = readJson(text);
    const root = reading.ok && { layer: sourceLayer(text), node: reading.root };
    expect(root && describeAt(root, endless, { line: 1, column: 3 })).toBeUndefined();
  });
});
