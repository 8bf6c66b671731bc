import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { applyEdits, textAt } from "../../text/testing/marked";
import { check } from "../check";
import { rules } from "./rules";

const protocol = "appwrite.clarify/v1";
const json = (value: unknown) => JSON.stringify(value, null, 2);
const envelope = (...prompts: readonly unknown[]) => json({ protocol, title: "Some questions", prompts });
const event = (output: unknown) => json({ type: "tool_end", tool: "clarify", output });
const call = (args: unknown) => json({ method: "tools/call", params: { name: "clarify", arguments: args } });
const args = (prompts: string, more = {}) => json({ prompts, ...more });

const confirm = { id: "go", kind: "confirm", question: "Start now?" };
const text = { id: "why", kind: "text", question: "Why?" };
const choice = {
  id: "fruit",
  kind: "choice",
  question: "Which fruit?",
  options: [
    { id: "a", label: "Apples" },
    { id: "b", label: "Pears" },
  ],
};
const danger = {
  ...confirm,
  question: "Delete it?",
  confirmLabel: "Delete",
  hint: "For good.",
  danger: true,
};
const labelled = (...labels: readonly string[]) => ({
  ...choice,
  options: labels.map((label, index) => ({ id: `o${index}`, label })),
});

/** For each code a text that gives it, where, and what is marked. */
const cases: readonly (readonly [code: string, pointer: string, marked: string, text: string])[] = [
  ["arguments", "", "[", call([1])],
  ["prompts-missing", "/prompts", "{", call({ title: "Hello" })],
  ["prompts-type", "/prompts", "5", json({ prompts: 5 })],
  ["prompts-type", "/prompts", "NaN", args(" NaN ")],
  ["prompts-empty", "/prompts", '" \\n"', args(" \n")],
  ["prompts-json", "/prompts", ",", args('[{"id":"a","kind":"confirm","question":"Go?",}]')],
  ["prompts-depth", "/prompts", "[", args("[".repeat(600))],
  ["prompts-number", "/prompts", "9".repeat(4301), args(`[{"x":${"9".repeat(4301)}}]`)],
  ["prompts-count", "/prompts", "[", args("[]")],
  ["prompt-type", "/prompts/1", "7", envelope(confirm, 7)],
  ["kind", "/prompts/0/kind", '"Confirm"', envelope({ ...confirm, kind: "Confirm" })],
  ["id", "/prompts/0/id", '"Go on"', envelope({ ...confirm, id: "Go on" })],
  ["id-duplicate", "/prompts/1/id", '"go"', envelope(confirm, { ...text, id: "go" })],
  ["question", "/prompts/0/question", '""', envelope({ ...confirm, question: "" })],
  ["options-type", "/prompts/0/options", "5", envelope({ ...choice, options: 5 })],
  ["options-count", "/prompts/0/options", '"options"', envelope({ ...choice, options: [] })],
  [
    "option-type",
    "/prompts/0/options/2",
    "null",
    envelope({ ...choice, options: [...choice.options, null] }),
  ],
  ["label", "/prompts/0/options/1/label", '""', envelope(labelled("Apples", ""))],
  ["not-text", "/prompts/0/hint", "5", envelope({ ...confirm, hint: 5 })],
  ["not-boolean", "/prompts/0/danger", '"yes"', envelope({ ...confirm, danger: "yes" })],
  ["too-long", "/title", `"${"t".repeat(121)}"`, args("[]", { title: "t".repeat(121) })],
  ["title-type", "/title", "true", args("[]", { title: true })],
  [
    "protocol",
    "/protocol",
    '"appwrite.clarify/v2"',
    event({ protocol: "appwrite.clarify/v2", prompts: [confirm] }),
  ],
  ["protocol", "/protocol", "{", event({ prompts: [confirm] })],
  ["output", "", "5", event("5")],
  ["prompts-list", "/prompts", '"prompts"', json({ protocol, prompts: confirm })],
  ["answers", "/answers", '"answers"', json({ protocol, answers: [] })],
  ["answers", "/answers", '"answers"', json({ protocol, answers: {} })],
  ["prompts-native", "/prompts", '"prompts"', json({ prompts: confirm })],
  ["title-ignored", "/title", "0", args("[]", { title: 0 })],
  ["skipped", "/prompts/0", "{", envelope({ ...confirm, question: "\ufeff" }, text)],
  ["skipped", "/prompts/0/options/2", "{", envelope(labelled("Apples", "Pears", "\ufeff"))],
  ["output-cut", "", "{", envelope({ ...confirm, note: "n".repeat(500_001) })],
  ["answer-skipped", "/answers/0/kind", '"date"', json({ protocol, answers: [{ id: "a", kind: "date" }] })],
  ["answer-skipped", "/answers/0", "5", json({ protocol, answers: [5] })],
  [
    "answer-skipped",
    "/answers/0/values/1",
    "5",
    json({ protocol, answers: [{ id: "a", kind: "choice", values: ["a", 5] }] }),
  ],
  ["danger-missing", "/prompts/0/question", '"Delete it?"', envelope({ ...danger, danger: undefined })],
  ["danger-missing", "/prompts/0/danger", "false", envelope({ ...danger, danger: false })],
  ["danger-hint", "/prompts/0/danger", '"danger"', envelope({ ...danger, hint: " " })],
  ["danger-label", "/prompts/0/confirmLabel", '"OK"', envelope({ ...danger, confirmLabel: "OK" })],
  ["danger-label", "/prompts/0/confirmLabel", '"danger"', envelope({ ...danger, confirmLabel: undefined })],
  ["danger-optional", "/prompts/0/required", "false", envelope({ ...danger, required: false }, text)],
  [
    "labels-alike",
    "/prompts/0/cancelLabel",
    '"go"',
    envelope({ ...confirm, confirmLabel: "Go", cancelLabel: "go" }),
  ],
  ["labels-alike", "/prompts/0/confirmLabel", '"Cancel"', envelope({ ...confirm, confirmLabel: "Cancel" })],
  ["option-labels-alike", "/prompts/0/options/1/label", '"apples"', envelope(labelled("Apples", "apples"))],
  ["many-required-texts", "/prompts/1/kind", '"text"', envelope(text, { ...text, id: "how" })],
  [
    "internal-tool",
    "/prompts/0/question",
    '"Call create_bucket?"',
    envelope({ ...confirm, question: "Call create_bucket?" }),
  ],
  [
    "asks-secret",
    "/prompts/0/question",
    '"Your password?"',
    envelope({ ...text, question: "Your password?" }),
  ],
  ["default-lines", "/prompts/0/defaultValue", '"a\\nb"', envelope({ ...text, defaultValue: "a\nb" })],
  [
    "id-as-label",
    "/prompts/0/options/0/label",
    '"perm_matrix_v2"',
    envelope(labelled("perm_matrix_v2", "Pears")),
  ],
  ["no-title", "/title", '"prompts"', json({ protocol, prompts: [confirm, text] })],
  ["yes-no-choice", "/prompts/0/kind", '"choice"', envelope(labelled("Yes", "No"))],
  ["all-optional", "/prompts", '"prompts"', envelope({ ...text, required: false })],
  ["unknown-key", "/prompts/0/a~1b", '"a/b"', envelope({ ...confirm, "a/b": 1 })],
  [
    "unknown-key",
    "/prompts/0/options/0/hint",
    '"hint"',
    envelope({ ...choice, options: [{ id: "a", label: "A", hint: "" }, ...choice.options.slice(1)] }),
  ],
  ["foreign-key", "/prompts/0/danger", '"danger"', envelope({ ...text, danger: true })],
  ["deployed-differs", "/prompts", '"prompts"', envelope()],
  ["failed-call", "", "Error: invalid clarify prompts — no", "Error: invalid clarify prompts — no"],
];

describe("every rule speaks", () => {
  test.each(cases)("%s at “%s”, marking %s", (code, pointer, marked, source) => {
    const found = check(source).problems.filter(
      (one) => one.code === `clarify/${code}` && one.pointer === pointer,
    );
    expect(found).toHaveLength(1);
    const [problem] = found;
    const range = problem?.range ?? { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
    const shown = textAt(source, range);
    const plain = problem?.within === "/prompts" ? JSON.parse(`"${shown}"`) : shown;
    expect(plain).toBe(marked);
  });

  test("and no other is left", () => {
    const tried = new Set(cases.map(([code]) => `clarify/${code}`));
    expect(rules.map(({ code }) => code).filter((code) => !tried.has(code))).toEqual([]);
  });

  test("with its own severity, and only those of the list", () => {
    const severities = Object.fromEntries(rules.map(({ code, severity }) => [code, severity]));
    for (const [, , , source] of cases) {
      for (const { code, severity } of check(source).problems) expect(severities[code]).toBe(severity);
    }
  });
});

test.each(cases)(
  "each fix for %s at “%s” mends what it is offered for",
  (_code, _pointer, _marked, source) => {
    for (const problem of check(source).problems) {
      for (const { edits } of problem.fixes) {
        const mended = check(applyEdits(source, edits));
        const again = mended.problems.filter(
          ({ code, pointer }) => code === problem.code && pointer === problem.pointer,
        );
        expect(again).toEqual([]);
        expect(mended.protocol).toBe("clarify");
        expect(mended.totals.error).toBeLessThanOrEqual(check(source).totals.error);
      }
    }
  },
);

test("the README lists every rule as it is, and no other", () => {
  const readme = readFileSync(new URL("README.md", import.meta.url), "utf8");
  const rows = readme
    .split("\n")
    .filter((line) => line.startsWith("| `clarify/"))
    .map((line) => line.replaceAll(/ +/g, " "));
  expect(rows).toEqual(rules.map(({ code, severity, says }) => `| \`${code}\` | ${severity} | ${says} |`));
});
