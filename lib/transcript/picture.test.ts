import { describe, expect, test } from "vitest";
import type { Entry } from "./entry";
import { ownSpans, picturesOf } from "./picture";
import { agentSays, calls, defineCallToy, defineToy, returns, says } from "./toy";

const protocols = [defineToy("toy")];
const common = { at: "2026-01-01T00:00:00.000Z" };

function lines(entries: readonly Entry[]): readonly string[] {
  return picturesOf(entries, protocols).map(({ who, what, body }) =>
    [who, ...what.map(({ text, code }) => (code ? `\`${text}\`` : text)), body.kind].join(" "),
  );
}

test("every kind is told by who does what", () => {
  const entries: readonly Entry[] = [
    says("a", "Hello"),
    agentSays("b", "Hello"),
    { ...common, id: "c", kind: "tool_start", tool: "toy", run_id: "r", input: "{}" },
    returns("d", "ask: Which one?"),
    says("e", '{"toy":"x"}', { answers: "d", by: "person" }),
    says("f", '{"toy":"x"}', { by: "driver" }),
    returns("g", "Error: no", { failed: true }),
    returns("h", " Error: no"),
    returns("i", "ask: x", { tool: "mystery" }),
    { ...common, id: "j", kind: "frame", from: "agent", channel: "push", payload: "{}" },
    { ...common, id: "k", kind: "frame", from: "client", channel: "ws", payload: "{}" },
    {
      ...common,
      id: "l",
      kind: "outcome",
      of: "i",
      index: 0,
      action: "navigate",
      result: "refused",
      reason: "Another host.",
    },
    {
      ...common,
      id: "m",
      kind: "other",
      name: "later",
      fields: [
        ["id", '"m"'],
        ["x", "1"],
      ],
    },
  ];
  expect(lines(entries)).toEqual([
    "Person words",
    "Agent words",
    "Agent calls `toy` bytes",
    "Engine returns “Which one?” bytes",
    "Person answers answer",
    "Person answers through the driver answer",
    "Engine refuses bytes",
    "Engine refuses bytes",
    "Engine returns `mystery` bytes",
    "Agent pushes bytes",
    "Person sends over the WebSocket bytes",
    "Client refuses `navigate` words",
    "Entry of kind `later` bytes",
  ]);
});

test("an answer has what was picked beside what was sent, with the person's values and the length in UTF-8", () => {
  const [, picture] = picturesOf(
    [returns("a", "ask: x"), says("b", '{"toy":"é"}', { answers: "a" })],
    protocols,
  );
  expect(picture?.body).toEqual({
    kind: "answer",
    picked: [{ question: "ask: x", values: ["é"] }],
    sent: '{"toy":"é"}',
    own: [{ start: 8, end: 9 }],
    bytes: 12,
  });
});

test("an entry of an unknown kind shows its own bytes", () => {
  const fields = [
    ["id", '"a"'],
    ["kind", '"later"'],
    ["1", "1.0"],
  ] as const;
  const [picture] = picturesOf([{ ...common, id: "a", kind: "other", name: "later", fields }], protocols);
  expect(picture?.body).toEqual({ kind: "bytes", text: '{"id":"a","kind":"later","1":1.0}' });
});

test("a longer path keeps the pictures that did not change", () => {
  const entries = [
    returns("a", "ask: x"),
    says("b", '{"toy":"1"}', { answers: "a" }),
    agentSays("c", "Fine."),
  ];
  const before = picturesOf(entries, protocols);
  const after = picturesOf([...entries, returns("d", "ask: y")], protocols);
  expect(after.slice(0, 3).map((picture, place) => picture === before[place])).toEqual([true, true, true]);
});

describe("the person's own values", () => {
  test.each([
    [
      '{"answers":[{"id":"a","values":["x","y\\n"]},{"id":"b","confirmed":true},{"id":"c","value":""}]}',
      ["x", "y\\n", "true"],
    ],
    ['{"value":{"deep":[1.50,null,"🙂"]},"id":"value"}', ["1.50", "🙂"]],
    ["bucket: avatars", []],
    ['{"value":', []],
    [`${"[".repeat(5000)}`, []],
  ])("in %s", (text, own) => {
    expect(
      ownSpans(text, ["values", "value", "confirmed"]).map(({ start, end }) => text.slice(start, end)),
    ).toEqual(own);
  });
});

test("the end of a call that asked is the person's answer, and the call says what it asks", () => {
  const run = { tool: "call", run_id: "run-a" };
  const [call, answer] = picturesOf(
    [calls("a", "ask: x"), returns("b", '{"toy":"y"}', { ...run, by: "person" })],
    [defineCallToy("call")],
  );
  expect(call?.body).toEqual({ kind: "bytes", text: "ask: x", says: "call asks ask: x" });
  expect(answer).toMatchObject({
    voice: "person",
    who: "Person",
    what: [{ text: "answers" }],
    body: { kind: "answer", picked: [{ question: "ask: x", values: ["y"] }], own: [{ start: 8, end: 9 }] },
  });
});

test("an end without a person is the engine's, and says what it comes to", () => {
  const [end] = picturesOf([returns("b", '{"toy":"y"}', { tool: "call" })], [defineCallToy("call")]);
  expect(end).toMatchObject({
    who: "Engine",
    body: { kind: "bytes", text: '{"toy":"y"}', says: "word: y" },
  });
});
