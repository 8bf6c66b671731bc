import { defineProtocol, type Protocol } from "../protocol/protocol";
import type { Entry, EntryOf } from "./entry";

interface Toy {
  readonly ask: string;
}

function readReply(text: string): string | undefined {
  return /^\{"toy":"([^"]*)"\}$/.exec(text)?.[1];
}

/** A protocol for tests: its message is `ask: …` (or `note: …`, which asks nothing), its reply `{"toy":"…"}`. */
export function defineToy(id: string, onClient: (output: string) => void = () => {}): Protocol {
  const toy = defineProtocol<Toy, { word: string }>()({
    id,
    name: id,
    wireName: id,
    recognition: { tools: [id], marks: [] },
    schema: () => null,
    check: () => ({ verdict: "works", engine: null, client: null, problems: [] }),
    client: (output) => {
      onClient(output);
      return /^(?:ask|note): /.test(output) ? { ask: output } : null;
    },
    bare: ({ text }) => text,
    report: () => ({ reason: "", engine: [], client: [] }),
    heading: ({ ask }) => ask.replace(/^\w+: /, ""),
    send: ({ text }) => [{ kind: "tool_end", tool: id, output: text }],
    answer: {
      asks: ({ ask }) => ask.startsWith("ask"),
      start: (_, earlier) => earlier ?? { word: "" },
      parseDraft: (value) =>
        typeof value === "object" && value !== null && "word" in value && typeof value.word === "string"
          ? { word: value.word }
          : undefined,
      missing: (_, { word }) => (word === "" ? ["word"] : []),
      send: (_, { word }) => [{ kind: "user_message", text: JSON.stringify({ toy: word }) }],
      refill: (_, reply) => {
        const word = readReply(reply);
        return word === undefined ? undefined : { word };
      },
      bubble: (reply) => {
        const word = readReply(reply);
        return word === undefined ? undefined : `word: ${word}`;
      },
      picked: ({ ask }, { word }) => [{ question: ask, values: [word] }],
      ownValues: ["toy"],
    },
    samples: [],
    rules: [],
  });
  return toy as Protocol;
}

/** The same, but asked in the call, and replied to by its end. */
export function defineCallToy(id: string): Protocol {
  return { ...defineToy(id), asksIn: "call", callText: (input) => `${id} asks ${input}` };
}

const at = "2026-01-01T00:00:00.000Z";

export function says(id: string, text: string, more: Partial<EntryOf<"user_message">> = {}): Entry {
  return { id, at, kind: "user_message", text, ...more };
}

export function agentSays(id: string, text: string): Entry {
  return { id, at, kind: "agent_message", text };
}

export function calls(id: string, input: string, more: Partial<EntryOf<"tool_start">> = {}): Entry {
  return { id, at, kind: "tool_start", tool: "call", run_id: `run-${id}`, input, ...more };
}

export function returns(id: string, output: string, more: Partial<EntryOf<"tool_end">> = {}): Entry {
  return { id, at, kind: "tool_end", tool: "toy", run_id: `run-${id}`, output, ...more };
}
