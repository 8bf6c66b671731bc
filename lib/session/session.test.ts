import { describe, expect, test } from "vitest";
import { defaultContext } from "../protocol/context";
import { createCheck } from "../protocol/create-check";
import { riddle } from "../protocol/testing/riddle";
import { askUser, buildReply, press, startState, typeText } from "../protocols/ask-user";
import { clarify } from "../protocols/clarify";
import { repeatableStamps } from "../transcript/clock";
import * as changes from "./changes";
import { conversationAt, liveMessage } from "./conversation";
import { DRAFT, isDraft, isFilled, type Session, startSession } from "./session";

const protocols = [clarify, riddle, askUser];
const { check, inspect } = createCheck(protocols);

function start(source = "") {
  const surroundings = {
    protocols,
    stamps: repeatableStamps({ seed: "test", clock: "2026-01-01T00:00:00Z" }),
  };
  const written = (text: string) => ({ source: text, check: check(text) });
  return {
    surroundings,
    first: changes.write(startSession(source, check(source)), written(source), surroundings),
    write: (session: Session, text: string) => changes.write(session, written(text), surroundings),
    load: (session: Session, text: string) => changes.load(session, written(text), surroundings),
    send: (session: Session) => {
      const sent = changes.send(session, inspect(session.source), surroundings);
      if ("refused" in sent) throw new Error(sent.refused);
      return sent;
    },
    refuse: (session: Session) => changes.send(session, inspect(session.source), surroundings),
    answer: (session: Session, target: string, draft: unknown) =>
      changes.answer(session, { target, draft, as: "json" }, surroundings),
    say: (session: Session, text: string) => changes.say(session, text, surroundings),
  };
}

const keys = JSON.stringify({ protocol: "toy.riddle/v1", riddle: "What has keys?" });
const hands = JSON.stringify({ protocol: "toy.riddle/v1", riddle: "What has hands?" });
const kinds = (session: Session) => session.transcript.entries.map(({ kind }) => kind);
const states = (session: Session) =>
  conversationAt(session, protocols).flatMap((item) => (item.kind === "message" ? [item.state] : []));

describe("a protocol that is only registered", () => {
  test("is drafted, filled, sent, answered and kept", () => {
    const { first, send, answer } = start(keys);
    expect(first.drawing?.client).toEqual({ riddle: "What has keys?" });
    const { session, id } = send(changes.fill(first, DRAFT, "a piano"));
    expect(liveMessage(session, protocols)?.entryId).toBe(id);
    const answered = answer(session, id, session.fills[id]);
    expect(answered.transcript.entries).toMatchObject([
      { kind: "tool_end", tool: "riddle", output: keys },
      {
        kind: "user_message",
        text: '{"protocol":"toy.riddle/v1","guess":"a piano"}',
        picked: "a piano",
        answers: id,
        by: "person",
      },
    ]);
    expect(conversationAt(answered, protocols)).toMatchObject([
      { kind: "message", state: "answered", fill: "a piano" },
      { kind: "answer", bubble: "Guess: a piano" },
    ]);
  });
});

describe("the draft", () => {
  test("keeps its last drawing and what was filled in while the text is broken", () => {
    const { first, write } = start(keys);
    const broken = write(changes.fill(first, DRAFT, "a piano"), keys.slice(0, -2));
    expect(broken).toMatchObject({
      drawing: { client: { riddle: "What has keys?" } },
      fills: { draft: "a piano" },
    });
    expect(broken.staleSince).toBe("2026-01-01T00:00:00.000Z");
    const mended = write(broken, keys);
    expect(mended).toMatchObject({ staleSince: null, fills: { draft: "a piano" } });
  });

  test("is gone with its text, and back with it", () => {
    const { first, write } = start(keys);
    const empty = write(changes.fill(first, DRAFT, "a piano"), "");
    expect(empty.drawing).toBeNull();
    expect(write(empty, keys)).toMatchObject({
      drawing: { client: { riddle: "What has keys?" } },
      fills: { draft: "a piano" },
    });
  });

  test("starts anew when another text is loaded, and can be had back", () => {
    const { first, load, surroundings } = start(keys);
    const filled = changes.fill(first, DRAFT, "a piano");
    const loaded = load(filled, hands);
    expect(loaded.fills[DRAFT]).toBe("");
    const back = changes.reload(loaded, { before: filled, check: check(keys) }, surroundings);
    expect(back).toMatchObject({ source: keys, fills: { draft: "a piano" } });
  });

  test("keeps the last drawing, without what was filled in, where the loaded text is broken", () => {
    const { first, load } = start(keys);
    const loaded = load(changes.fill(first, DRAFT, "a piano"), keys.slice(0, -2));
    expect(loaded).toMatchObject({ drawing: { client: { riddle: "What has keys?" } }, fills: { draft: "" } });
    expect(loaded.staleSince).not.toBeNull();
  });

  test("is filled once it differs from how it starts", () => {
    const { first } = start(keys);
    expect(isFilled(first)).toBe(false);
    expect(isFilled(changes.fill(first, DRAFT, "a piano"))).toBe(true);
    expect(isFilled(changes.fill(first, DRAFT, ""))).toBe(false);
    expect(isFilled(start("{").first)).toBe(false);
  });

  test("is none once sent, until the text changes", () => {
    const { first, send, write, refuse } = start(keys);
    const { session } = send(first);
    expect(isDraft(session)).toBe(false);
    expect(refuse(session)).toEqual({ refused: "This text was sent. Change it to send again." });
    expect(isDraft(write(session, hands))).toBe(true);
    expect(isDraft(write(write(session, hands), keys))).toBe(false);
  });
});

describe("sending", () => {
  test("puts the agent's words first", () => {
    const { first, send } = start(keys);
    const { session } = send(changes.speak(first, " A riddle: "));
    expect(session.transcript.entries).toMatchObject([
      { kind: "agent_message", text: "A riddle:" },
      { kind: "tool_end" },
    ]);
    expect(session.words).toBe("");
  });

  test.each(["", "  ", "{", '{"a":1}', "[]"])("refuses %j", (text) => {
    const { first, refuse } = start(text);
    expect(refuse(first)).toHaveProperty("refused");
  });

  test("locks the form it supersedes", () => {
    const { first, send, write } = start(keys);
    const { session } = send(write(send(first).session, hands));
    expect(states(session)).toEqual(["locked", "live"]);
  });

  test("enters a pasted answer as the person's, for the live form", () => {
    const { first, send, write } = start(keys);
    const { session, id } = send(first);
    const reply = '{"protocol":"toy.riddle/v1","guess":"a piano"}';
    const sent = send(write(session, reply)).session;
    expect(sent.transcript.entries.at(-1)).toMatchObject({
      kind: "user_message",
      text: reply,
      by: "person",
      answers: id,
    });
    expect(states(sent)).toEqual(["answered"]);
  });
});

describe("answering", () => {
  test("counts once", () => {
    const { first, send, answer } = start(keys);
    const { session, id } = send(first);
    const once = answer(session, id, "a piano");
    expect(answer(once, id, "a map")).toBe(once);
  });

  test("is over once the person has said something else", () => {
    const { first, send, say, answer } = start(keys);
    const { session, id } = send(first);
    const said = say(session, "No idea.");
    expect(states(said)).toEqual(["locked"]);
    expect(answer(said, id, "a piano")).toBe(said);
  });
});

describe("looking back", () => {
  test("shows the form as it was, and continuing from there branches", () => {
    const { first, send, answer } = start(keys);
    const { session, id } = send(first);
    const answered = answer(session, id, "a piano");
    const back = changes.lookAt(answered, id);
    expect(states(back)).toEqual(["live"]);
    const other = answer(changes.continueAt(back, id), id, "a map");
    expect(kinds(other)).toEqual(["tool_end", "user_message", "user_message"]);
    expect(other.transcript.entries.at(-1)).toMatchObject({ parent: id, picked: "a map" });
    const [, , latest] = other.transcript.entries;
    const turned = changes.turnBranch(other, latest?.id ?? "", -1);
    expect(conversationAt(turned, protocols).at(-1)).toMatchObject({
      kind: "answer",
      bubble: "Guess: a piano",
    });
  });
});

test("a reset leaves the text as a fresh draft and nothing else", () => {
  const { first, send, answer } = start(keys);
  const { session, id } = send(first);
  const cleared = changes.reset(answer(session, id, "a piano"));
  expect(cleared).toMatchObject({
    source: keys,
    fills: { draft: "" },
    transcript: { entries: [], head: null },
    sentSource: null,
  });
});

test("a session from storage draws the last good text where its own is broken", () => {
  const { first, surroundings } = start(keys);
  const broken = keys.slice(0, -2);
  const stored = { ...first, source: broken, fills: { [DRAFT]: "a piano" } };
  const restored = changes.restore(
    stored,
    { check: check(broken), drawn: { source: keys, check: check(keys) } },
    surroundings,
  );
  expect(restored).toMatchObject({
    source: broken,
    drawing: { client: { riddle: "What has keys?" } },
    fills: { draft: "a piano" },
  });
  expect(restored.staleSince).not.toBeNull();
});

describe("a protocol that asks in the call", () => {
  const payload = {
    questions: [
      { id: "one", prompt: "One?", options: [{ value: "a", label: "A" }] },
      { id: "two", prompt: "Two?", options: [{ value: "b", label: "B" }] },
    ],
  };
  const flow = JSON.stringify(payload);
  const client = check(flow).client as Parameters<typeof buildReply>[0];
  const played = (...keys: readonly string[]) =>
    keys.reduce(
      (sheet, key) => (key.length > 9 ? typeText(client, sheet, key) : press(client, sheet, key)),
      startState(client),
    );

  test("is sent as the start of a run, which the person's answer ends", () => {
    const { first, send, answer } = start(flow);
    const { session, id } = send(first);
    expect(session.transcript.entries).toMatchObject([{ kind: "tool_start", id, input: flow }]);
    const sheet = played("1", "1", "1");
    const answered = answer(session, id, sheet);
    const [call, end] = answered.transcript.entries;
    expect(end).toMatchObject({
      kind: "tool_end",
      output: buildReply(client, sheet),
      answers: id,
      by: "person",
    });
    expect(call?.kind === "tool_start" && end?.kind === "tool_end" && end.run_id === call.run_id).toBe(true);
    expect(states(answered)).toEqual(["answered"]);
  });

  test("ends at once where nobody can be asked, or the input is refused", () => {
    const { first, surroundings } = start(flow);
    const inspection = inspect(flow, { ...defaultContext, hasUI: false });
    const sent = changes.send({ ...first, check: inspection.check }, inspection, surroundings);
    if ("refused" in sent) throw new Error(sent.refused);
    expect(kinds(sent.session)).toEqual(["tool_start", "tool_end"]);
    expect(states(sent.session)).toEqual(["locked"]);
    const bad = start(JSON.stringify({ questions: [] }));
    expect(kinds(bad.send(bad.first).session)).toEqual(["tool_start", "tool_end"]);
  });

  test("takes a pasted result as the end of the live run, and not of another protocol's form", () => {
    const { first, send, write } = start(flow);
    const { session, id } = send(first);
    const reply = buildReply(client, played("1", "1", "1")) ?? "";
    const [call, end] = send(write(session, reply)).session.transcript.entries;
    expect(end).toMatchObject({ kind: "tool_end", answers: id, by: "person" });
    expect(call?.kind === "tool_start" && end?.kind === "tool_end" && end.run_id === call.run_id).toBe(true);
    const other = start(keys);
    const beside = other.send(other.write(other.send(other.first).session, reply)).session;
    expect(beside.transcript.entries.at(-1)).not.toHaveProperty("answers");
    expect(states(beside)).toEqual(["live"]);
  });

  test("asks again what an elaboration left open, with the agent's words and what is kept", () => {
    const { first, surroundings } = start(flow);
    const sheet = played("1", "n", "why not both", "Enter", "Tab", "2");
    const next = askUser.answer?.again?.(client, buildReply(client, sheet) ?? "");
    if (next === undefined) throw new Error("There is something to ask again.");
    const written = { source: next.text, check: check(next.text) };
    const session = changes.draftNext(first, { written, words: next.words, fill: next.fill }, surroundings);
    expect(session.words).toBe("Kept as answered: Q1: A.");
    expect(session.check.client).toMatchObject({ questions: [{ id: "two" }] });
    expect(session.fills[DRAFT]).toMatchObject({ answers: [{ id: "one", values: ["a"] }], outcome: null });
    expect(isDraft(session)).toBe(true);
  });
});
