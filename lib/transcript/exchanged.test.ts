import { expect, test } from "vitest";
import type { Entry } from "./entry";
import { exchangedOf, isOfExchange } from "./exchanged";

const at = "2026-01-01T00:00:00.000Z";
const reads = { reads: (payload: string) => payload.startsWith("ours") };

const path: readonly Entry[] = [
  { id: "f1", at, kind: "frame", from: "agent", channel: "push", payload: "ours 1", held: "more" },
  { id: "f2", at, kind: "frame", from: "client", channel: "ws", payload: "theirs" },
  { id: "f3", at, kind: "frame", from: "client", channel: "ws", payload: "ours 2" },
  { id: "w1", at, kind: "agent_message", text: "ours" },
  { id: "o1", at, kind: "outcome", of: "f3", index: 0, action: "x", result: "skipped", reason: "No." },
  { id: "o2", at, kind: "outcome", of: "f2", index: 0, action: "y", result: "applied" },
];

test("frames of an exchange come with what became of them, others do not come", () => {
  expect(exchangedOf(path, reads)).toEqual([
    { id: "f1", at, from: "agent", channel: "push", payload: "ours 1", held: "more", outcomes: [] },
    {
      id: "f3",
      at,
      from: "client",
      channel: "ws",
      payload: "ours 2",
      outcomes: [{ at, action: "x", result: "skipped", reason: "No." }],
    },
  ]);
  expect(path.map((entry) => isOfExchange(entry, reads))).toEqual([true, false, true, false, false, false]);
});

test("the same path gives the same list, and a frame is read once", () => {
  const seen: string[] = [];
  const counting = { reads: (payload: string) => seen.push(payload) > 0 };
  expect(exchangedOf(path, counting)).toBe(exchangedOf(path, counting));
  exchangedOf([...path], counting);
  expect(seen).toEqual(["ours 1", "theirs", "ours 2"]);
});
