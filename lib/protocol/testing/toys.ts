import { findValue } from "../../text/node";
import { problemAt } from "../place";
import { defineProtocol, type Protocol } from "../protocol";
import { sendToolCall } from "../send";

/** A small protocol with a tool, marks of every kind and one rule, for tests of what all protocols share. */
export const note = defineProtocol<{ text: string }, string>()({
  id: "note",
  name: "Note",
  wireName: "toy.note/v1",
  recognition: {
    tools: ["note"],
    marks: [
      { kind: "answer", equals: { key: "protocol", values: ["toy.note/v1"] }, has: ["reply"] },
      { kind: "envelope", equals: { key: "protocol", values: ["toy.note/v1"] } },
      { kind: "arguments", has: ["notes"] },
    ],
    failurePrefix: "Error: invalid notes",
  },
  schema: () => null,
  check({ kind, layer, node, text }) {
    if (kind === "failure") {
      return { verdict: "blocked", engine: { ok: false, output: text }, client: null, problems: [] };
    }
    const notes = findValue(node, "notes");
    const isGood = notes?.type === "string";
    const issue = { severity: "error", code: "note/text", message: "Write the note as text." } as const;
    return {
      verdict: isGood ? "works" : "blocked",
      engine: { ok: isGood, output: isGood ? notes.value : "Error: invalid notes" },
      client: isGood ? { text: notes.value } : null,
      problems: isGood ? [] : [problemAt({ layer, root: node, path: ["notes"] }, issue)],
    };
  },
  client: () => null,
  report: () => ({ reason: "", engine: [], client: [] }),
  send: (subject, engine) => sendToolCall("note", subject, engine),
  samples: [],
  rules: [],
});

/** A protocol without a tool, whose messages are frames or blocks in a list. */
export const frame: Protocol = {
  ...note,
  id: "frame",
  name: "Frame",
  wireName: "frame",
  recognition: {
    tools: [],
    marks: [
      { kind: "envelope", equals: { key: "kind", values: ["update", "reply"] } },
      { kind: "envelope", equals: { key: "type", values: ["block"] }, listed: true },
      { kind: "envelope", has: ["v", "kind"] },
    ],
  },
  check: () => ({ verdict: "works", engine: null, client: null, problems: [] }),
};
