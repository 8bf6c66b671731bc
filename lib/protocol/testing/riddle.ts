import { findString } from "../../text/node";
import { problemAt } from "../place";
import { defineProtocol } from "../protocol";
import { sendToolCall } from "../send";

interface Riddle {
  readonly riddle: string;
}

const wireName = "toy.riddle/v1";
const readRiddle = (text: string): Riddle | null => {
  const { riddle } = JSON.parse(text);
  return typeof riddle === "string" ? { riddle } : null;
};

const readGuess = (reply: string): string | undefined =>
  reply.startsWith("{") ? JSON.parse(reply).guess : undefined;

/** A protocol in nothing but this object, for tests of what registration alone gives. */
export const riddle = defineProtocol<Riddle, string>()({
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
    refill: (_, reply) => readGuess(reply),
    bubble: (reply) => {
      const guess = readGuess(reply);
      return guess === undefined ? undefined : `Guess: ${guess}`;
    },
    picked: ({ riddle }, draft) => [{ question: riddle, values: [draft] }],
  },
  samples: [],
  rules: [{ code: "toy/riddle", severity: "error", says: "There is no riddle." }],
});
