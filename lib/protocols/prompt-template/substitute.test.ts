import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compose } from "./compose";
import { findPlaceholders, maxGrowth, substitute, type Valued } from "./substitute";

interface Row {
  readonly id: string;
  readonly template: string;
  readonly variables: readonly { name: string; value?: string | null; default_value?: string | null }[];
  readonly expect: string;
  readonly expect_if_defaults_applied?: string;
}

const rows: readonly Row[] = readFileSync(new URL("./vectors/acp-substitute.jsonl", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => JSON.parse(line));

const strict = ({ variables }: Row) =>
  variables.map(({ name, value }): Valued => ({ name, value: value ?? undefined }));
const withDefaults = ({ variables }: Row) =>
  variables.map(({ name, value, default_value }) => ({ name, value: value ?? default_value ?? undefined }));
const joined = (template: string, variables: readonly Valued[]) =>
  compose(template, variables)
    ?.map(({ text }) => text)
    .join("");

describe("recorded results", () => {
  test.each(rows.map((row) => [row.id, row] as const))("%s", (_, row) => {
    expect(substitute(row.template, strict(row))).toBe(row.expect);
    expect(joined(row.template, strict(row))).toBe(row.expect);
    const full = row.expect_if_defaults_applied ?? row.expect;
    expect(substitute(row.template, withDefaults(row))).toBe(full);
    expect(joined(row.template, withDefaults(row))).toBe(full);
  });
});

/** The contract's own three lines. */
function naive(template: string, variables: readonly Valued[]): string {
  let text = template;
  for (const { name, value } of variables) {
    if (value !== undefined) text = text.split(`{{${name}}}`).join(value);
  }
  return text;
}

const piece = fc.constantFrom(
  "{",
  "}",
  "{{",
  "}}",
  "a",
  "b",
  " ",
  "{{a}}",
  "{{b}}",
  "$&",
  "\\",
  "é",
  "😀",
  "\ud800",
);
const words = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(""));
const name = fc.oneof(fc.constantFrom("a", "b", "", "__proto__", "a}}b", " a ", "{a"), words);
const variables = fc.array(fc.record({ name, value: fc.option(words, { nil: undefined }) }), {
  maxLength: 6,
});

test("is what replacing one after the other gives, whatever stands in names and values", () => {
  fc.assert(
    fc.property(words, variables, (template, given) => {
      const expected = naive(template, given);
      fc.pre(expected.length < 100_000);
      expect(substitute(template, given)).toBe(expected);
      expect(joined(template, given)).toBe(expected);
    }),
    { numRuns: 2_000 },
  );
});

test("gives values without braces in one pass, and the same text", () => {
  const plain = fc
    .array(fc.constantFrom("a", "b", " ", "$&", "😀"), { maxLength: 4 })
    .map((all) => all.join(""));
  const flat = fc.array(
    fc.oneof(
      plain,
      plain.map((text) => `{{${text}}}`),
    ),
    { maxLength: 8 },
  );
  const given = fc.array(fc.record({ name: plain, value: fc.option(plain, { nil: undefined }) }), {
    maxLength: 5,
  });
  fc.assert(
    fc.property(flat, given, (parts, all) => {
      const template = parts.join("");
      expect(substitute(template, all)).toBe(naive(template, all));
    }),
    { numRuns: 1_000 },
  );
});

describe("growth", () => {
  const doubling = (count: number): Valued[] =>
    Array.from({ length: count }, (_, at) => ({ name: `v${at}`, value: `{{v${at + 1}}}{{v${at + 1}}}` }));

  test("of a chain that doubles is refused once it is over the cap, at once", () => {
    const began = performance.now();
    expect(substitute("{{v0}}", doubling(60))).toBeUndefined();
    expect(compose("{{v0}}", doubling(60))).toBeUndefined();
    expect(performance.now() - began).toBeLessThan(8_000);
    expect(substitute("{{v0}}", [...doubling(12), { name: "v12", value: "x" }])).toBe("x".repeat(4096));
  });

  test("is measured from the template on", () => {
    const template = `${"x".repeat(2 * maxGrowth)}{{a}}`;
    expect(substitute(template, [{ name: "a", value: "y" }])).toHaveLength(2 * maxGrowth + 1);
    expect(substitute("{{a}}", [{ name: "a", value: "y".repeat(maxGrowth + 5) }])).toHaveLength(
      maxGrowth + 5,
    );
    expect(substitute("{{a}}", [{ name: "a", value: "y".repeat(maxGrowth + 6) }])).toBeUndefined();
    expect(substitute("{{a}}{", [{ name: "a", value: "y".repeat(maxGrowth + 7) }])).toBeUndefined();
  });

  test("of many variables in a long text takes no time", () => {
    const count = 20_000;
    const given = Array.from({ length: count }, (_, at) => ({ name: `n${at}`, value: `v${at}` }));
    const template = given.map((variable) => `{{${variable.name}}} `).join("");
    const began = performance.now();
    expect(substitute(template, given)).toContain("v19999");
    expect(performance.now() - began).toBeLessThan(8_000);
  });
});

describe("runs", () => {
  test("say which value went where, and which placeholder a value brought in", () => {
    const given = [
      { name: "a", value: "x{{b}}" },
      { name: "b", value: "y" },
      { name: "c", value: "" },
    ];
    expect(compose("1{{a}}2{{b}}{{c}}{{b}}", given)).toEqual([
      { text: "1" },
      { text: "x", variable: 0 },
      { text: "y", variable: 1, isPulled: true },
      { text: "2" },
      { text: "y", variable: 1 },
      { text: "", variable: 2 },
      { text: "y", variable: 1 },
    ]);
  });

  test("do not take an empty value before a placeholder for a part of it", () => {
    expect(
      compose("{{a}}{{b}}", [
        { name: "a", value: "" },
        { name: "b", value: "y" },
      ]),
    ).toEqual([
      { text: "", variable: 0 },
      { text: "y", variable: 1 },
    ]);
    expect(
      compose("{{n{{a}}}}", [
        { name: "a", value: "" },
        { name: "n", value: "y" },
      ]),
    ).toEqual([{ text: "y", variable: 1, isPulled: true }]);
  });
});

test("the placeholders of a text are named once each, in order", () => {
  expect(findPlaceholders("{{b}} {{ a }} {{b}} {{{c}}} {{}} {d} {{e}")).toEqual(["b", " a ", "c", ""]);
  expect(findPlaceholders("{{x}} {{a}}b}} {{y}}", ["a}}b", "z}"])).toEqual(["x", "a", "a}}b", "y"]);
});
