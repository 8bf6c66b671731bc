import { describe, expect, test } from "vitest";
import { maxOutput } from "../../protocol/tool-output";
import { check } from "../check";
import { rules } from "./rules";

const ask = (prompts: unknown, more = {}) =>
  check(JSON.stringify({ prompts: JSON.stringify(prompts), ...more }));
const text = { id: "a", kind: "text", question: "Q" };

test("a refusal says the first fault in the engine's order and whom it is about, the list says all", () => {
  const choice = {
    id: "fruit",
    kind: "choice",
    question: "",
    options: [{ id: "A" }, { id: "b", label: "B" }],
    hint: 5,
  };
  const found = ask([text, choice, { ...text, kind: "date" }], { title: 5 });
  expect(found.engine?.output).toBe("Error: invalid clarify prompts — 'fruit': The question is empty.");
  expect(found.problems.filter(({ severity }) => severity === "error").map(({ pointer }) => pointer)).toEqual(
    [
      "/prompts/1/question",
      "/prompts/1/options/0/label",
      "/prompts/1/options/0/id",
      "/prompts/1/hint",
      "/prompts/2/id",
      "/prompts/2/kind",
      "/title",
    ],
  );
});

test.each([
  [[], "There are no prompts. A call needs 1 to 5."],
  [[5], "prompt 1: A prompt must be an object with an id, a kind and a question."],
  [
    [{ ...text, kind: "choice", options: [{ id: "a", label: "A" }, 5] }],
    "'a', option 2: An option must be an object with an id and a label.",
  ],
  [[{ ...text, id: "x".repeat(70) }], `'${"x".repeat(40)}…': The id has 70 characters. 64 is the most.`],
  [[{ ...text, question: "😀".repeat(501) }], "'a': The question has 501 characters. 500 is the most."],
  [[{ ...text, kind: " " }], "'a': The kind is empty. Use choice, confirm or text."],
  [[text, text], "The id “a” stands twice. Every prompt needs its own."],
])("refuses %j in words", (prompts, message) => {
  expect(ask(prompts).engine).toEqual({ ok: false, output: `Error: invalid clarify prompts — ${message}` });
});

test("compares the ids of options once all of them are read, and then goes on with the next member", () => {
  const choice = (...options: readonly object[]) => ({ ...text, kind: "choice", options, allowMultiple: 1 });
  const [a, b] = [{ id: "a", label: "A" }, { id: "b" }];
  const refusalOf = (...options: readonly object[]) =>
    ask([choice(...options)]).engine?.output.split("— ")[1];
  expect(refusalOf(a, a, b)).toBe("'a', option 3: The label is missing.");
  expect(refusalOf(a, a)).toBe(
    "'a', option 2: The id “a” stands twice. Every option of a choice needs its own.",
  );
});

test("a lone prompt counts as the first of a list", () => {
  const lone = { ...text, kind: "date" };
  for (const found of [ask(lone), check(JSON.stringify({ prompts: lone }))]) {
    expect(found.problems[0]).toMatchObject({ code: "clarify/kind", pointer: "/prompts/0/kind" });
  }
});

test("refuses a title that is too long in words", () => {
  expect(ask([text], { title: "t".repeat(121) }).engine?.output).toBe(
    "Error: invalid clarify prompts — The title has 121 characters. 120 is the most.",
  );
});

describe("what makes the reference raise fails the call", () => {
  test.each([
    ["no prompts", "{}"],
    ["arguments that are a list", "[]"],
    ["a title that is a number", JSON.stringify({ prompts: JSON.stringify([text]), title: 1 })],
    ["a number of 4301 digits", JSON.stringify({ prompts: `[{"x":-${"9".repeat(4301)}},` })],
    ["600 levels", JSON.stringify({ prompts: "[".repeat(600) })],
  ])("%s", (_, args) => {
    const found = check(`{"method":"tools/call","params":{"name":"clarify","arguments":${args}}}`);
    expect(found).toMatchObject({
      protocol: "clarify",
      engine: { ok: false, output: "Error: Tool execution failed" },
    });
  });
});

test.each([
  ["4300 digits", `[{"id":"a","kind":"text","question":"Q","x":${"9".repeat(4300)}}]`],
  ["4301 digits of a fraction", `[{"id":"a","kind":"text","question":"Q","x":0.${"9".repeat(4301)}}]`],
  ["4301 digits in a string", `[{"id":"a","kind":"text","question":"Q","x":"\\"${"9".repeat(4301)}"}]`],
])("takes %s", (_, prompts) => {
  expect(check(JSON.stringify({ prompts })).engine).toMatchObject({ ok: true });
});

test("a long number behind a fault is not reached", () => {
  const found = check(JSON.stringify({ prompts: `[{"x" 1, "y":${"9".repeat(4301)}}]` }));
  expect(found.engine?.output).toMatch(/^Error: invalid clarify prompts — The prompts are not JSON\./);
});

test("keys that stand twice in the text of the prompts are named, and the last counts", () => {
  const found = check(JSON.stringify({ prompts: '{"id":"b","id":"a","kind":"text","question":"Q"}' }));
  expect(found).toMatchObject({ verdict: "works", engine: { ok: true } });
  expect(found.problems).toMatchObject([
    {
      code: "text/duplicate-key",
      pointer: "/prompts/0/id",
      within: "/prompts",
      range: { start: { column: 27 } },
    },
  ]);
});

test("the engine writes what it read, trimmed and with its defaults, the title last", () => {
  const prompts = [
    { question: " Q\u001c", kind: "confirm ", id: "a\n", confirmLabel: " ", danger: null, hint: "" },
  ];
  expect(ask(prompts, { title: "\u00a0T " }).engine?.output).toBe(
    '{"protocol":"appwrite.clarify/v1","prompts":[{"id":"a","kind":"confirm","question":"Q","required":true,"confirmLabel":"Confirm","cancelLabel":"Cancel","danger":false}],"title":"T"}',
  );
});

test("an output beyond what the stream lets through is not cut, but named", () => {
  const event = (length: number) => {
    const output = JSON.stringify({ protocol: "appwrite.clarify/v1", prompts: [{ ...text, x: "" }] });
    return JSON.stringify({
      tool: "clarify",
      output: output.replace('"x":""', `"x":"${"😀".repeat(length - output.length)}"`),
    });
  };
  const codesOf = (length: number) => check(event(length)).problems.map(({ code }) => code);
  expect(codesOf(maxOutput)).not.toContain("clarify/output-cut");
  expect(codesOf(maxOutput + 1)).toContain("clarify/output-cut");
});

test("there is one severity to a code", () => {
  expect(new Set(rules.map(({ code }) => code)).size).toBe(rules.length);
});
