import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Check } from "../protocol/check";
import { check } from "./check";
import { protocols } from "./registry";

const severities = ["error", "warning", "info"] as const;

/** `check` catches what a protocol throws and says so; here that is a failure. */
function expectSound(found: Check): void {
  const { problems, totals, verdict, protocol } = found;
  expect(problems.filter(({ code }) => code === "parley/internal")).toEqual([]);
  expect(problems.length).toBe(Math.min(500, totals.error + totals.warning + totals.info));
  expect(problems.map(({ severity }) => severities.indexOf(severity))).toEqual(
    problems.map(({ severity }) => severities.indexOf(severity)).sort((one, other) => one - other),
  );
  for (const { range, fixes } of problems) {
    for (const { start, end } of [range, ...fixes.flatMap(({ edits }) => edits.map((edit) => edit.range))]) {
      expect(start.line * 1e6 + start.column).toBeLessThanOrEqual(end.line * 1e6 + end.column);
      expect(Math.min(start.line, start.column)).toBeGreaterThanOrEqual(1);
    }
  }
  if (protocol === null) expect(["unrecognised", "works", "degraded", "blocked"]).toContain(verdict);
}

const words = protocols.flatMap(({ id, wireName, recognition }) => [id, wireName, ...recognition.tools]);
const keys = fc.constantFrom(
  ...["protocol", "prompts", "title", "id", "kind", "question", "hint", "required", "options", "label"],
  ...["description", "allowMultiple", "confirmLabel", "danger", "defaultValue", "multiline", "answers"],
  ...["values", "confirmed", "value", "type", "tool", "output", "input", "function", "name", "arguments"],
  ...["__proto__", "constructor", "0", "", "a/b~c"],
);
const scalars = fc.oneof(
  fc.constantFrom(
    ...words,
    "choice",
    "confirm",
    "text",
    "tool_end",
    "Error: invalid clarify prompts — x",
    " a ",
  ),
  fc.string({ unit: "binary", maxLength: 8 }),
  fc.constantFrom(null, true, false, 0, 1, -0.5, 1e21),
);
const { tree: json } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { maxDepth: 5 },
    scalars,
    fc.array(tie("tree"), { maxLength: 4 }),
    fc.array(fc.tuple(keys, tie("tree")), { maxLength: 6 }).map((members) => Object.fromEntries(members)),
    tie("tree").map((value) => JSON.stringify(value) ?? ""),
  ),
}));
const messages = fc
  .tuple(fc.constantFrom(...words), fc.constantFrom("prompts", "answers"), json)
  .map(([protocol, key, value]) => ({ protocol, [key]: value }));

describe("any text", () => {
  test("is checked without a fault of Parley's own", () => {
    const texts = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.string({
        unit: fc.constantFrom(...'{}[]",:\\ \n\t0-+.eE`~nul truefals\ufeff\u2028\ud800😀'.split("")),
      }),
    );
    fc.assert(
      fc.property(texts, (text) => expectSound(check(text))),
      { numRuns: 10_000 },
    );
  }, 300_000);

  test("that was a sample before a part was cut out or put in is, too", () => {
    const sources = protocols.flatMap(({ samples }) => samples.map(({ text }) => text));
    const scars = fc.record({
      source: fc.constantFrom(...sources),
      at: fc.nat(1500),
      cut: fc.nat(40),
      put: fc.constantFrom("", ",", "}", "]", "[", '"', "\\", "null", "NaN", "{", "\ud83d", "\n", "5"),
    });
    fc.assert(
      fc.property(scars, ({ source, at, cut, put }) => {
        expectSound(check(source.slice(0, at) + put + source.slice(at + cut)));
      }),
      { numRuns: 10_000 },
    );
  }, 300_000);
});

test("any JSON is checked without a fault of Parley's own", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        json,
        messages,
        fc.json().map((text) => JSON.parse(text)),
      ),
      fc.constantFrom(0, 2),
      (value, indent) => {
        expectSound(check(JSON.stringify(value, null, indent) ?? ""));
      },
    ),
    { numRuns: 10_000 },
  );
}, 300_000);

describe("a hostile text", () => {
  const envelope = (prompts: string) => `{"protocol":"appwrite.clarify/v1","prompts":[${prompts}]}`;
  test.each([
    ["a million numbers for prompts", envelope(`${"1,".repeat(1_000_000)}1`)],
    [
      "a hundred thousand options",
      envelope(`{"id":"a","kind":"choice","question":"q","options":[${"{},".repeat(100_000)}1]}`),
    ],
    [
      "a hundred thousand prompts",
      envelope(`${'{"id":"a","kind":"text","question":"q"},'.repeat(100_000)}1`),
    ],
    ["a member a hundred thousand times", envelope(`{${'"id":"a",'.repeat(100_000)}"kind":"text"}`)],
    [
      "a question of a million characters",
      envelope(`{"id":"a","kind":"text","question":"${"q".repeat(1_000_000)}"}`),
    ],
    ["512 levels", `{"prompts":${JSON.stringify(`${"[".repeat(600)}${"]".repeat(600)}`)}}`],
    [
      "prompts within prompts",
      JSON.stringify({ prompts: JSON.stringify({ prompts: JSON.stringify([{ prompts: "[]" }]) }) }),
    ],
  ])("with %s is checked", (_, text) => {
    const found = check(text);
    expectSound(found);
    expect(found.protocol).toBe("clarify");
    expect(JSON.stringify(found).length).toBeLessThan(12_000_000);
  });
});
