import { describe, expect, test } from "vitest";
import type { Protocol } from "../protocol/protocol";
import type { TimelineEvent } from "../protocol/timeline";
import { repeatableStamps } from "./clock";
import type { Entry } from "./entry";
import { compactTranscript } from "./file";
import { openTimeline, type Timeline } from "./timeline";
import { defineToy } from "./toy";

const context = {
  projectId: "p",
  promptVariables: true,
  protocolVersion: 1,
  hasUI: true,
  values: {},
} as const;

function opened(events: Timeline["events"], text = "") {
  let count = 0;
  const { clock } = repeatableStamps({ seed: "x", clock: "2026-01-01T00:00:00Z" });
  return openTimeline({ text, events }, { stamps: { clock, nextId: () => `e${++count}` }, context });
}

function event(step: TimelineEvent["step"], runId?: string): Timeline["events"][number] {
  return { step, protocol: null, subject: null, ...(runId === undefined ? {} : { runId }) };
}

const start = { kind: "tool_start", tool: "t", input: "{}" } as const;
const end = { kind: "tool_end", tool: "t", output: "x" } as const;

function runs(entries: readonly Entry[]) {
  return entries.map((entry) => ("run_id" in entry ? entry.run_id : entry.kind));
}

describe("events of a log", () => {
  test("get ids and times, in order", () => {
    const { transcript } = opened([event({ kind: "user_message", text: "hi" }), event(end, "r1")]);
    expect(transcript).toEqual({
      entries: [
        { id: "e1", at: "2026-01-01T00:00:00.000Z", kind: "user_message", text: "hi" },
        { id: "e2", at: "2026-01-01T00:00:01.000Z", kind: "tool_end", tool: "t", run_id: "r1", output: "x" },
      ],
      head: "e2",
    });
  });

  test("keep the runs they name, and a call without one shares its run with its end", () => {
    const named = opened([event(start, "a"), event(start, "b"), event(end, "a"), event(end, "b")]);
    expect(runs(named.transcript.entries)).toEqual(["a", "b", "a", "b"]);
    const [first, second] = runs(opened([event(start), event(end)]).transcript.entries);
    expect(second).toBe(first);
  });

  test("that stand alone travel as Send has it, and those that travel nowhere are counted", () => {
    const toy = defineToy("toy");
    const subject = {
      kind: "envelope",
      form: "envelope",
      text: "ask: x",
      call: null,
    } as TimelineEvent["subject"];
    const { transcript, skipped } = opened([{ step: null, protocol: toy, subject }, event(null)]);
    expect(transcript.entries).toMatchObject([{ kind: "tool_end", tool: "toy", output: "ask: x" }]);
    expect(skipped).toBe(1);
  });

  test("may be none", () => {
    expect(opened([]).transcript).toEqual({ entries: [], head: null });
  });
});

describe("entries of Parley's own", () => {
  const entries = [
    '{"id":"q","at":"2026-03-01T00:00:00.000Z","kind":"tool_end","tool":"t","run_id":"r","output":"x"}',
    '{"id":"a","at":"2026-03-01T00:00:01.000Z","kind":"user_message","answers":"q","text":"y","picked":[1],"z":1.0}',
  ];
  test.each([
    ["a list", `[${entries.join(" , ")}]`],
    ["lines", entries.join("\n")],
    ["a list in a code fence", `\`\`\`json\n[${entries}]\n\`\`\``],
  ])("in %s are taken whole", (_, text) => {
    const { transcript } = opened([], text);
    expect(compactTranscript(transcript)).toBe(`{"format":"parley.transcript/v1","entries":[${entries}]}`);
  });

  test.each([
    ["a broken line", [...entries, "{"].join("\n")],
    ["an event of another kind", `[${entries},{"kind":"note"}]`],
  ])("with %s among them are read as a log", (_, text) => {
    expect(opened([event(end, "r1")], text).transcript.entries).toMatchObject([
      { id: "e1", kind: "tool_end" },
    ]);
  });
});

test("what became of a message's steps stands behind it, as a log has played already", () => {
  const toy: Protocol = {
    ...defineToy("toy"),
    outcomes: () => [{ index: 1, action: "ring", result: "refused", reason: "Too late." }],
  };
  const step = { kind: "tool_end", tool: "toy", output: "note: x" } as const;
  const { transcript } = opened([
    { step, protocol: toy, subject: null },
    event({ kind: "user_message", text: "hi" }),
  ]);
  expect(transcript.entries).toMatchObject([
    { id: "e1", kind: "tool_end" },
    { kind: "outcome", of: "e1", index: 1, action: "ring", result: "refused", reason: "Too late." },
    { kind: "user_message" },
  ]);
});
