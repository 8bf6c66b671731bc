import { describe, expect, test } from "vitest";
import { drawEnvelope, readOutput } from "./client";

const protocol = "appwrite.clarify/v1";
const good = { id: "go", kind: "confirm", question: "Go?" };

describe("what is not drawn is named with the reason", () => {
  test.each([
    ["", "The tool result is empty, so nothing is drawn."],
    [" \ufeff\n", "The tool result is empty, so nothing is drawn."],
    ["  Error: no", "A failed call shows nothing."],
    ["error: no", "The tool result is not JSON, so nothing is drawn."],
    ["[1]", "The tool result is not an object, so nothing is drawn."],
    ["null", "The tool result is not an object, so nothing is drawn."],
    ["{}", "The protocol is missing, so the call is ignored."],
    [
      '{"protocol":" appwrite.clarify/v1"}',
      "The protocol “appwrite.clarify/v1” is unknown, so the call is ignored.",
    ],
    [`{"protocol":"${protocol}","prompts":{}}`, "The prompts are not a list, so nothing is drawn."],
    [`{"protocol":"${protocol}","prompts":[]}`, "No prompt is left to draw, so nothing is drawn."],
  ])("%j", (output, reason) => {
    expect(readOutput(output)).toEqual({ envelope: null, skipped: [{ pointer: "", reason }] });
  });

  test.each([
    [5, "Prompt 2 is skipped: it is not an object."],
    [{ ...good, id: " " }, "Prompt 2 is skipped: it has no id."],
    [{ ...good, id: "a", kind: undefined }, "“a” is skipped: it has no kind."],
    [{ ...good, id: "a", kind: "date" }, "“a” is skipped: this client does not know the kind “date”."],
    [{ ...good, id: "a", kind: "Confirm" }, "“a” is skipped: this client does not know the kind “Confirm”."],
    [
      { ...good, id: "a", kind: "constructor" },
      "“a” is skipped: this client does not know the kind “constructor”.",
    ],
    [{ ...good, id: "a", question: 5 }, "“a” is skipped: it has no question."],
    [{ ...good, id: "a", kind: "choice" }, "“a” is skipped: it has no list of options."],
    [
      { ...good, id: "a", kind: "choice", options: [{ id: "x", label: "X" }, {}] },
      "“a” is skipped: it has fewer than two options that can be drawn.",
    ],
    [
      { ...good, id: "x".repeat(100), kind: "y".repeat(100) },
      `“${"x".repeat(40)}…” is skipped: this client does not know the kind “${"y".repeat(40)}…”.`,
    ],
  ])("%j", (prompt, reason) => {
    const { envelope, skipped } = drawEnvelope({ protocol, prompts: [good, prompt] });
    expect(envelope?.prompts).toEqual([good]);
    expect(skipped).toEqual([{ pointer: "/prompts/1", reason }]);
  });
});

test("options that cannot be drawn are left out and named", () => {
  const options = [
    5,
    { id: "a", label: "A" },
    { label: "B" },
    { id: "c" },
    { id: "d", label: " D ", description: " " },
  ];
  const { envelope, skipped } = drawEnvelope({ protocol, prompts: [{ ...good, kind: "choice", options }] });
  expect(envelope?.prompts).toEqual([
    {
      ...good,
      kind: "choice",
      options: [
        { id: "a", label: "A" },
        { id: "d", label: "D" },
      ],
    },
  ]);
  expect(skipped).toEqual([
    { pointer: "/prompts/0/options/0", reason: "Option 1 of “go” is skipped: it is not an object." },
    { pointer: "/prompts/0/options/2", reason: "Option 3 of “go” is skipped: it has no id." },
    { pointer: "/prompts/0/options/3", reason: "Option 4 of “go” is skipped: it has no label." },
  ]);
});

test("limits are the engine's: seven prompts and twenty options are drawn", () => {
  const options = Array.from({ length: 20 }, (_, index) => ({ id: `${index}`, label: "x".repeat(500) }));
  const prompts = Array.from({ length: 7 }, () => ({ ...good, id: "Same ID", kind: "choice", options }));
  expect(drawEnvelope({ protocol, prompts })).toEqual({ envelope: { protocol, prompts }, skipped: [] });
});

test("a very long list of junk is counted rather than named", () => {
  const { envelope, skipped } = drawEnvelope({ protocol, prompts: [good, ...Array(2000).fill(1)] });
  expect(envelope?.prompts).toEqual([good]);
  expect(skipped).toHaveLength(501);
  expect(skipped.at(-1)).toEqual({ pointer: "/prompts", reason: "1500 more are skipped." });
});

test("a name with a prototype's key is text like any other", () => {
  const text = `{"protocol":"${protocol}","__proto__":{"title":"no"},"prompts":[{"id":"__proto__","kind":"text","question":"Q","__proto__":{"hint":"no"}}]}`;
  expect(readOutput(text).envelope).toEqual({
    protocol,
    prompts: [{ id: "__proto__", kind: "text", question: "Q" }],
  });
});
