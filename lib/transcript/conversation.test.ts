import { describe, expect, test } from "vitest";
import { type ConversationItem, conversationOf, liveMessage } from "./conversation";
import type { Entry } from "./entry";
import { agentSays, calls, defineCallToy, defineToy, returns, says } from "./toy";

const toy = defineToy("toy");
const protocols = [toy];

function states(entries: readonly Entry[]) {
  return conversationOf(entries, protocols).map((item) =>
    item.kind === "message" ? [item.entryId, item.state, item.fill] : [item.entryId, item.kind, shown(item)],
  );
}

function shown(item: Exclude<ConversationItem, { kind: "message" }>) {
  return item.kind === "words" ? item.text : item.bubble;
}

describe("a message that asks", () => {
  test("is live while nothing was said since, whatever the agent adds in words", () => {
    const items = conversationOf(
      [agentSays("a", "Hi"), returns("b", "ask: x"), agentSays("c", "Well?")],
      protocols,
    );
    expect(liveMessage(items)?.entryId).toBe("b");
  });

  test("is locked by words of the person", () => {
    expect(states([returns("a", "ask: x"), says("b", "never mind")])).toEqual([
      ["a", "locked", { word: "" }],
      ["b", "words", "never mind"],
    ]);
  });

  test("is locked by the next message that asks, and that one is live", () => {
    expect(states([returns("a", "ask: x"), returns("b", "ask: y")])).toEqual([
      ["a", "locked", { word: "" }],
      ["b", "live", { word: "" }],
    ]);
  });

  test("stays live behind a message that asks nothing", () => {
    expect(states([returns("a", "ask: x"), returns("b", "note: y")])).toEqual([
      ["a", "live", { word: "" }],
      ["b", "locked", undefined],
    ]);
  });

  test("is answered by a reply that names it, and takes what was picked", () => {
    const reply = says("b", "anything at all", { answers: "a", picked: { word: "from the draft" } });
    expect(states([returns("a", "ask: x"), reply])).toEqual([
      ["a", "answered", { word: "from the draft" }],
      ["b", "answer", "anything at all"],
    ]);
  });

  test.each([undefined, { no: "draft" }])("is filled from the bytes where picked is %j", (picked) => {
    const reply = says("b", '{"toy":"x"}', { answers: "a", picked });
    expect(states([returns("a", "ask: x"), reply])[0]).toEqual(["a", "answered", { word: "x" }]);
  });

  test("carries the time of its answer", () => {
    const reply = says("b", '{"toy":"x"}', { at: "2026-02-02T00:00:00.000Z" });
    const [message] = conversationOf([returns("a", "ask: x"), reply], protocols);
    expect(message).toMatchObject({ answeredAt: "2026-02-02T00:00:00.000Z" });
  });

  test("keeps its first answer", () => {
    const entries = [
      returns("a", "ask: x"),
      says("b", '{"toy":"one"}', { answers: "a" }),
      says("c", '{"toy":"two"}', { answers: "a" }),
    ];
    expect(states(entries)).toEqual([
      ["a", "answered", { word: "one" }],
      ["b", "answer", "word: one"],
      ["c", "answer", "word: two"],
    ]);
  });
});

describe("a turn with several messages that ask", () => {
  const asked = [returns("a", "ask: x"), returns("b", "ask: y")];

  test("is answered as a whole by a reply that names none", () => {
    expect(states([...asked, says("c", '{"toy":"z"}')])).toEqual([
      ["a", "answered", { word: "z" }],
      ["b", "answered", { word: "z" }],
      ["c", "answer", "word: z"],
    ]);
  });

  test("leaves the superseded one unanswered when the reply names the other", () => {
    expect(states([...asked, says("c", '{"toy":"z"}', { answers: "b" })]).slice(0, 2)).toEqual([
      ["a", "locked", { word: "" }],
      ["b", "answered", { word: "z" }],
    ]);
  });

  test("ends with words of the person: a later reply that names none answers nothing of it", () => {
    expect(states([...asked, says("c", "wait"), says("d", '{"toy":"z"}')])).toEqual([
      ["a", "locked", { word: "" }],
      ["b", "locked", { word: "" }],
      ["c", "words", "wait"],
      ["d", "answer", "word: z"],
    ]);
  });
});

describe("what shows nothing on a surface", () => {
  test.each([
    ["a failed call", returns("a", "ask: x", { failed: true })],
    ["an output the client draws nothing of", returns("a", "Error: no")],
    ["a tool no protocol knows", returns("a", "ask: x", { tool: "other" })],
  ])("%s", (_, entry) => {
    expect(conversationOf([entry], protocols)).toEqual([]);
  });

  test("a reply that answers something which is not there is still shown in its own words", () => {
    expect(
      states([says("a", '{"toy":"x"}', { answers: "gone" }), says("b", "hello", { answers: "gone" })]),
    ).toEqual([
      ["a", "answer", "word: x"],
      ["b", "words", "hello"],
    ]);
  });
});

test("a tool's name is compared trimmed and in lower case", () => {
  expect(states([returns("a", "ask: x", { tool: "  TOY " })])).toEqual([["a", "live", { word: "" }]]);
});

test("a longer transcript reads only what is new and keeps the items that did not change", () => {
  const read: string[] = [];
  const counting = [defineToy("toy", (output) => read.push(output))];
  const entries = [returns("a", "ask: x"), says("b", '{"toy":"1"}'), returns("c", "ask: y")];
  const before = conversationOf(entries, counting);
  const after = conversationOf([...entries, says("d", '{"toy":"2"}')], counting);
  expect(read).toEqual(["ask: x", "ask: y"]);
  expect(after.slice(0, 2).map((item, at) => item === before[at])).toEqual([true, true]);
  expect(after[2]).toMatchObject({ state: "answered", fill: { word: "2" } });
});

describe("a protocol that asks in the call", () => {
  const ends = (id: string, output: string, run = "run-a") =>
    returns(id, output, { tool: "call", run_id: run });
  const seen = (entries: readonly Entry[]) =>
    conversationOf(entries, [toy, defineCallToy("call")]).map((item) =>
      item.kind === "message"
        ? [item.entryId, item.state, item.fill]
        : [item.entryId, item.kind, shown(item)],
    );

  test("is live from the start of its run, and answered by the end of it", () => {
    const call = calls("a", "ask: x");
    expect(seen([call])).toEqual([["a", "live", { word: "" }]]);
    expect(seen([call, ends("b", '{"toy":"x"}')])).toEqual([
      ["a", "answered", { word: "x" }],
      ["b", "answer", "word: x"],
    ]);
  });

  test("is not answered by the end of another run", () => {
    expect(seen([calls("a", "ask: x"), ends("b", '{"toy":"x"}', "run-z")])).toEqual([
      ["a", "live", { word: "" }],
      ["b", "result", "word: x"],
    ]);
  });

  test("keeps its first end", () => {
    const entries = [calls("a", "ask: x"), ends("b", '{"toy":"1"}'), ends("c", '{"toy":"2"}')];
    expect(seen(entries)).toEqual([
      ["a", "answered", { word: "1" }],
      ["b", "answer", "word: 1"],
      ["c", "result", "word: 2"],
    ]);
  });

  test("is over without an answer when its end fills no form", () => {
    const failed = returns("b", '{"toy":"x"}', { tool: "call", run_id: "run-a", failed: true });
    expect(seen([calls("a", "ask: x"), failed])).toEqual([["a", "locked", { word: "" }]]);
    expect(seen([calls("a", "ask: x"), ends("b", "Error: no")])).toEqual([["a", "locked", { word: "" }]]);
  });

  test("shows a result that stands alone, as the person's where the person gave it", () => {
    const own = returns("b", '{"toy":"x"}', { tool: "call", by: "person" });
    expect(seen([ends("a", '{"toy":"x"}'), own])).toEqual([
      ["a", "result", "word: x"],
      ["b", "answer", "word: x"],
    ]);
  });

  test("is locked by what is asked or said after it, as any other", () => {
    expect(seen([calls("a", "ask: x"), calls("b", "ask: y")]).map(([, state]) => state)).toEqual([
      "locked",
      "live",
    ]);
    expect(seen([calls("a", "ask: x"), says("b", "wait")])[0]).toEqual(["a", "locked", { word: "" }]);
    expect(seen([returns("z", "ask: y"), calls("a", "ask: x")])[0]).toEqual(["z", "locked", { word: "" }]);
  });

  test("is answered by its end although something was said meanwhile", () => {
    const entries = [calls("a", "ask: x"), says("b", "wait"), ends("c", '{"toy":"x"}')];
    expect(seen(entries)[0]).toEqual(["a", "answered", { word: "x" }]);
  });

  test("draws nothing of the call of a protocol that asks in the result", () => {
    expect(seen([calls("a", "ask: x", { tool: "toy" })])).toEqual([]);
  });
});
