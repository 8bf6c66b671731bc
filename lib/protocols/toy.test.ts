import { describe, expect, test } from "vitest";
import { createCheck } from "../protocol/create-check";
import { problemAt } from "../protocol/place";
import { defineProtocol } from "../protocol/protocol";
import { sendToolCall } from "../protocol/send";
import { findString } from "../text/node";
import { protocols } from "./registry";

interface Riddle {
  readonly riddle: string;
}

const wireName = "toy.riddle/v1";
const readRiddle = (text: string): Riddle | null => {
  const { riddle } = JSON.parse(text);
  return typeof riddle === "string" ? { riddle } : null;
};

/** A sixth protocol, in nothing but this object. */
const toy = defineProtocol<Riddle, string>()({
  id: "toy",
  name: "Toy",
  wireName,
  recognition: {
    tools: ["riddle"],
    marks: [
      { kind: "answer", equals: { key: "protocol", values: [wireName] }, has: ["guess"] },
      { kind: "envelope", equals: { key: "protocol", values: [wireName] } },
    ],
  },
  schema: () => null,
  check({ node, layer, text }) {
    const isGood = findString(node, "riddle") !== undefined;
    const issue = { severity: "error", code: "toy/riddle", message: "Write a riddle." } as const;
    return {
      verdict: isGood ? "works" : "blocked",
      engine: null,
      client: isGood ? readRiddle(text) : null,
      problems: isGood ? [] : [problemAt({ layer, root: node, path: ["riddle"] }, issue)],
    };
  },
  client: readRiddle,
  report: ({ verdict }) => ({ reason: verdict, engine: [], client: [] }),
  send: (subject, engine) => sendToolCall("riddle", subject, engine),
  answer: {
    asks: () => true,
    start: (_, earlier = "") => earlier,
    parseDraft: (value) => (typeof value === "string" ? value : undefined),
    missing: (_, draft) => (draft === "" ? ["guess"] : []),
    send: (_, guess) => [{ kind: "user_message", text: JSON.stringify({ protocol: wireName, guess }) }],
    refill: (_, reply) => JSON.parse(reply).guess,
    bubble: (reply) => `Guess: ${JSON.parse(reply).guess}`,
    picked: ({ riddle }, draft) => [{ question: riddle, values: [draft] }],
  },
  samples: [],
  rules: [{ code: "toy/riddle", severity: "error", says: "There is no riddle." }],
});

describe("a protocol that is only registered", () => {
  const { check, inspect } = createCheck([...protocols, toy]);
  const text = JSON.stringify({ protocol: wireName, riddle: "What has keys?" });

  test("is recognised and checked, in a tool event too", () => {
    expect(check(text)).toMatchObject({ protocol: "toy", form: "envelope", verdict: "works" });
    const event = JSON.stringify({ type: "tool_end", tool: "riddle", output: text });
    expect(check(event)).toMatchObject({ protocol: "toy", form: "tool event", verdict: "works" });
    expect(check(JSON.stringify({ protocol: wireName })).problems).toMatchObject([
      { code: "toy/riddle", pointer: "/riddle" },
    ]);
  });

  test("takes a draft to an answer and back", () => {
    const { protocol, subject, check: found } = inspect(text);
    const rules = protocol?.answer;
    if (!rules || subject === null) throw new Error("The toy has answers.");
    expect(protocol?.send(subject, found.engine)).toEqual([
      { kind: "tool_end", tool: "riddle", output: text },
    ]);
    expect(rules.missing(found.client, rules.start(found.client))).toEqual(["guess"]);
    const [step] = rules.send(found.client, "A piano", "json");
    const reply = step?.kind === "user_message" ? step.text : "";
    expect(rules.refill(found.client, reply)).toBe("A piano");
    expect(rules.bubble(reply)).toBe("Guess: A piano");
    expect(check(reply)).toMatchObject({ protocol: "toy", form: "answer" });
  });

  test("leaves the others as they were", () => {
    for (const { id, samples } of protocols) {
      for (const sample of samples)
        expect(check(sample.text)).toMatchObject({ protocol: id, verdict: sample.verdict });
    }
  });

  test("is refused when its id or tool is taken", () => {
    expect(() => createCheck([...protocols, { ...toy, id: "clarify" }])).toThrow("clarify");
    const recognition = { ...toy.recognition, tools: ["clarify"] };
    expect(() => createCheck([...protocols, { ...toy, recognition }])).toThrow("clarify");
  });
});
