import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { WireStep } from "../protocol/wire";
import { repeatableStamps } from "./clock";
import {
  append,
  branchesAt,
  continueFrom,
  emptyTranscript,
  pathTo,
  switchBranch,
  type Transcript,
} from "./transcript";

const start = { seed: "x", clock: "2026-01-01T00:00:00Z" };

function counted() {
  let count = 0;
  return { clock: repeatableStamps(start).clock, nextId: () => `e${++count}` };
}

function said(
  transcript: Transcript,
  texts: readonly string[],
  stamps: ReturnType<typeof counted>,
): Transcript {
  return texts.reduce(
    (grown, text) => append(grown, { steps: [{ kind: "agent_message", text }] }, stamps).transcript,
    transcript,
  );
}

function texts(transcript: Transcript): readonly string[] {
  return pathTo(transcript).map((entry) => (entry.kind === "agent_message" ? entry.text : entry.kind));
}

describe("append", () => {
  test("gives ids and times, and one run to a call and its end", () => {
    const steps: WireStep[] = [
      { kind: "agent_message", text: "One moment." },
      { kind: "tool_start", tool: "clarify", input: "{}" },
      { kind: "tool_end", tool: "clarify", output: "Error: no", failed: true },
    ];
    const { transcript, added } = append(emptyTranscript, { steps, by: "driver" }, counted());
    expect(transcript).toEqual({ entries: added, head: "e4" });
    expect(added).toEqual([
      { id: "e1", at: "2026-01-01T00:00:00.000Z", kind: "agent_message", text: "One moment.", by: "driver" },
      {
        id: "e2",
        at: "2026-01-01T00:00:01.000Z",
        kind: "tool_start",
        tool: "clarify",
        run_id: "e3",
        input: "{}",
        by: "driver",
      },
      {
        id: "e4",
        at: "2026-01-01T00:00:02.000Z",
        kind: "tool_end",
        tool: "clarify",
        run_id: "e3",
        output: "Error: no",
        failed: true,
        by: "driver",
      },
    ]);
  });

  test("keeps what was picked with the person's message, and what it answers", () => {
    const asked = append(
      emptyTranscript,
      { steps: [{ kind: "tool_end", tool: "t", output: "?" }] },
      counted(),
    );
    const answer = {
      steps: [{ kind: "user_message", text: "!" }],
      answers: "e1",
      picked: [1],
      by: "person",
    } as const;
    const { added } = append(asked.transcript, answer, { ...counted(), nextId: () => "e9" });
    expect(added).toEqual([
      {
        id: "e9",
        at: "2026-01-01T00:00:00.000Z",
        kind: "user_message",
        text: "!",
        answers: "e1",
        picked: [1],
        by: "person",
      },
    ]);
  });

  test("ends the call that is answered, though a later one of the same tool still runs", () => {
    const stamps = counted();
    const call: WireStep = { kind: "tool_start", tool: "ask", input: "{}" };
    const calls = append(emptyTranscript, { steps: [call, call] }, stamps);
    const [first, second] = calls.added;
    const result: WireStep = { kind: "tool_end", tool: "ask", output: "{}" };
    const ended = append(calls.transcript, { steps: [result], answers: first?.id }, stamps);
    const rest = append(ended.transcript, { steps: [result] }, stamps);
    expect(ended.added[0]).toMatchObject({ run_id: first?.kind === "tool_start" && first.run_id });
    expect(rest.added[0]).toMatchObject({ run_id: second?.kind === "tool_start" && second.run_id });
  });

  test("passes over ids that are taken", () => {
    const ids = ["a", "a", "b"];
    const stamps = { ...counted(), nextId: () => ids.shift() ?? "end" };
    expect(said(emptyTranscript, ["1", "2"], stamps).entries.map((entry) => entry.id)).toEqual(["a", "b"]);
  });

  test("refuses to continue from an entry that is not there", () => {
    const addition = { steps: [], parent: "nobody" };
    expect(() => append(emptyTranscript, addition, counted())).toThrow("There is no entry nobody");
  });
});

describe("branches", () => {
  const stamps = counted();
  const trunk = said(emptyTranscript, ["a", "b", "c"], stamps);
  const branched = said(continueFrom(trunk, "e1"), ["B", "C"], stamps);

  test("only the first entry of a branch says what it follows", () => {
    expect(branched.entries.map(({ id, parent }) => [id, parent])).toEqual([
      ["e1", undefined],
      ["e2", undefined],
      ["e3", undefined],
      ["e4", "e1"],
      ["e5", undefined],
    ]);
    expect(texts(branched)).toEqual(["a", "B", "C"]);
  });

  test("are counted where they part", () => {
    expect(["e1", "e2", "e3", "e4", "e5"].map((id) => branchesAt(branched, id))).toEqual([
      { index: 0, count: 1 },
      { index: 0, count: 2 },
      { index: 0, count: 1 },
      { index: 1, count: 2 },
      { index: 0, count: 1 },
    ]);
  });

  test("are switched to their latest entry, and back", () => {
    const back = switchBranch(branched, "e4", -1);
    expect([back.head, texts(back)]).toEqual(["e3", ["a", "b", "c"]]);
    expect(texts(switchBranch(back, "e2", 1))).toEqual(["a", "B", "C"]);
  });

  test("end at either side", () => {
    expect(switchBranch(branched, "e4", 1)).toBe(branched);
    expect(switchBranch(branched, "nobody", 1)).toBe(branched);
  });

  test("a switched transcript goes on where its head is", () => {
    const on = said(switchBranch(branched, "e4", -1), ["d"], stamps);
    expect(on.entries.at(-1)).toMatchObject({ parent: "e3" });
    expect(texts(on)).toEqual(["a", "b", "c", "d"]);
  });
});

test("every path of any transcript starts at the first entry and ends at the head", () => {
  const moves = fc.array(fc.tuple(fc.constantFrom("say", "back", "switch"), fc.nat()), { maxLength: 60 });
  fc.assert(
    fc.property(moves, (steps) => {
      const stamps = counted();
      let transcript = said(emptyTranscript, ["first"], stamps);
      for (const [move, pick] of steps) {
        const id = transcript.entries[pick % transcript.entries.length]?.id ?? "";
        if (move === "say") transcript = said(transcript, [`${pick}`], stamps);
        else if (move === "back") transcript = continueFrom(transcript, id);
        else transcript = switchBranch(transcript, id, pick % 2 === 0 ? 1 : -1);
      }
      const path = pathTo(transcript);
      expect(path[0]?.id).toBe("e1");
      expect(path.at(-1)?.id).toBe(transcript.head);
      expect(new Set(path.map((entry) => entry.id)).size).toBe(path.length);
    }),
    { numRuns: 200 },
  );
});
