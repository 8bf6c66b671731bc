import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { defaultContext } from "../protocol/context";
import { readJson } from "../text/json";
import { textAt } from "../text/testing/marked";
import { check, inspect } from "./check";
import { protocols } from "./registry";

const json = JSON.stringify;
const withValues = (values: Readonly<Record<string, string>>) => ({ ...defaultContext, values });

describe("a clarify call with placeholders", () => {
  const prompt = { id: "sure", kind: "confirm", question: "Delete {{bucket}}?", hint: "Gone for good." };
  const text = json({ title: "{{bucket}}", prompts: json([prompt]) });
  const value = 'a "quoted"\nname \\ 😀 {{bucket}}';

  test("has its prompts filled inside of their string, for engine and client", () => {
    const found = check(text, withValues({ bucket: value }));
    expect(found).toMatchObject({ protocol: "clarify", verdict: "works", engine: { ok: true } });
    const output = JSON.parse(found.engine?.output ?? "");
    expect(output).toMatchObject({ title: value, prompts: [{ question: `Delete ${value}?` }] });
    expect(found.client).toMatchObject({ envelope: { prompts: [{ question: `Delete ${value}?` }] } });
  });

  test("is refused for a value that is too long, at the string that holds the placeholder", () => {
    const found = check(text, withValues({ bucket: "x".repeat(3_000) }));
    expect(found.engine?.ok).toBe(false);
    const at = found.problems
      .filter(({ severity }) => severity === "error")
      .map((one) => textAt(text, one.range));
    expect(at).toContain('\\"Delete {{bucket}}?\\"');
  });

  test("is marked where its placeholders stand, through the escapes", () => {
    const { placeholders } = inspect(text, withValues({ bucket: "b" }));
    expect(placeholders.map((placeholder) => [placeholder.value, textAt(text, placeholder.range)])).toEqual([
      ["b", "{{bucket}}"],
      ["b", "{{bucket}}"],
    ]);
  });
});

describe("a message that is filled", () => {
  /** The value with every string that is words changed, also in strings that hold JSON. */
  function mapWords(value: unknown, change: (words: string) => string): unknown {
    if (Array.isArray(value)) return value.map((item: unknown) => mapWords(item, change));
    if (typeof value === "object" && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, mapWords(part, change)]));
    }
    if (typeof value !== "string") return value;
    if (/^\s*[[{]/.test(value)) {
      const reading = readJson(value);
      return reading.ok ? json(mapWords(JSON.parse(value), change)) : value;
    }
    return /\p{L} \p{L}/u.test(value) ? change(value) : value;
  }

  const messages = protocols
    .filter((protocol) => !("placeholders" in protocol))
    .flatMap(({ samples }) => samples.map(({ text }) => text))
    .filter((text) => readJson(text).ok);
  const value = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom('"', "\\", "\n", "", "\ud800", "😀", "x".repeat(3_000), "<b>", "$&", '{"a":'),
  );

  test("is judged as one that was written so", () => {
    const oneOf = fc.constantFrom(...messages);
    fc.assert(
      fc.property(
        oneOf,
        value.filter((text) => !text.includes("{{")),
        fc.boolean(),
        (text, x, isBehind) => {
          // A message is recognised as it is written: what is put before a failure makes it words.
          const put = (word: string) => (words: string) =>
            isBehind || words.startsWith("Error:") ? words + word : word + words;
          const source = json(mapWords(JSON.parse(text), put("{{x}}")), null, 2);
          const written = json(mapWords(JSON.parse(text), put(x)), null, 2);
          const found = check(source, withValues({ x }));
          const wanted = check(written);
          const { problems, ...rest } = found;
          const { problems: wantedProblems, ...wantedRest } = wanted;
          expect(rest).toEqual(wantedRest);
          const said = (all: typeof problems) => all.map(({ code, message }) => `${code} ${message}`).sort();
          expect(said(problems)).toEqual(said(wantedProblems));
          const lines = source.split("\n");
          for (const { range } of problems) {
            for (const { line, column } of [range.start, range.end]) {
              expect(column).toBeLessThanOrEqual((lines[line - 1] ?? "").length + 1);
            }
          }
        },
      ),
      { numRuns: 400 },
    );
  });
});
