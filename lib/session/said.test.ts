import { describe, expect, test } from "vitest";
import { createCheck } from "../protocol/create-check";
import { clarify } from "../protocols/clarify";
import { fillOf, promptTemplate, setValue } from "../protocols/prompt-template";
import { repeatableStamps } from "../transcript/clock";
import { picturesOf } from "../transcript/picture";
import { pathTo } from "../transcript/transcript";
import * as changes from "./changes";
import { conversationAt } from "./conversation";
import { DRAFT, draftFillOf, isDraft, type Session, startSession, whyHeldBack } from "./session";
import { addSet } from "./sets";

const protocols = [clarify, promptTemplate];
const { check, inspect } = createCheck(protocols);
const surroundings = { protocols, stamps: repeatableStamps({ seed: "said", clock: "2026-01-01T00:00:00Z" }) };

const source = JSON.stringify({
  type: "prompt_template",
  template: "Hi {{who}}",
  variables: [{ name: "who", required: true }],
});

function start(): Session {
  const found = check(source);
  return changes.write(startSession(source, found), { source, check: found }, surroundings);
}

function send(session: Session) {
  return changes.send(session, inspect(session.source), surroundings);
}

function sent(session: Session): Session {
  const result = send(session);
  if ("refused" in result) throw new Error(result.refused);
  return result.session;
}

describe("a message that is the person's own", () => {
  test("is held back until what it needs is filled in", () => {
    const session = start();
    expect(whyHeldBack(session)).toBe("1 value to mend before it can be sent");
    expect(send(session)).toEqual({ refused: "1 value to mend before it can be sent" });
    expect(whyHeldBack(changes.fill(session, DRAFT, fillOf({ who: "Lea" })))).toBeUndefined();
  });

  test("goes out as the person's words with what was filled in, and is drawn as such", () => {
    const session = sent(changes.fill(start(), DRAFT, fillOf({ who: "Lea" })));
    expect(session.transcript.entries).toMatchObject([
      { kind: "user_message", by: "person", picked: { values: [["who", "Lea"]] } },
    ]);
    expect(conversationAt(session, protocols)).toMatchObject([
      { kind: "answer", bubble: "Hi Lea", said: { protocol: { id: "prompt-template" } } },
    ]);
    expect(picturesOf(pathTo(session.transcript), protocols)).toMatchObject([
      {
        voice: "person",
        what: [{ text: "sends" }, { text: "prompt_template", code: true }],
        body: { kind: "answer", picked: [{ question: "who", values: ["Lea"] }] },
      },
    ]);
    expect(isDraft(session)).toBe(false);
  });

  test("takes the value set in use for what is filled in", () => {
    const session = { ...start(), sets: addSet({ list: [], active: null }, "Docs", { who: "Max" }) };
    expect(draftFillOf(session)).toEqual(fillOf({ who: "Max" }));
    const [entry] = sent(session).transcript.entries;
    expect(entry?.kind === "user_message" && entry.text).toContain('"value":"Max"');
  });

  test("is taken up again with another value, as a draft of its own", () => {
    const first = sent(changes.fill(start(), DRAFT, fillOf({ who: "Lea" })));
    const again = changes.draftAgain(first, setValue(fillOf({ who: "Lea" }), "who", "Max"));
    expect(isDraft(again)).toBe(true);
    expect(sent(again).transcript.entries).toHaveLength(2);
  });

  test("locks a form that waited", () => {
    const envelope = JSON.stringify({
      protocol: "appwrite.clarify/v1",
      prompts: [{ id: "a", kind: "text", question: "Which?" }],
    });
    const asked = sent(changes.write(start(), { source: envelope, check: check(envelope) }, surroundings));
    const found = check(source);
    const back = changes.load(asked, { source, check: found }, surroundings);
    const said = sent(changes.fill(back, DRAFT, fillOf({ who: "Lea" })));
    expect(conversationAt(said, protocols)).toMatchObject([
      { kind: "message", state: "locked" },
      { kind: "answer" },
    ]);
  });
});
