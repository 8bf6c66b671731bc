import { expect, test } from "vitest";
import { ping } from "../protocol/testing/ping";
import { maskDots } from "../text/mask";
import type { Entry } from "../transcript/entry";
import { emptyTranscript } from "../transcript/transcript";
import { secretsOf, storable } from "./secrets";

const telling = {
  ...ping,
  secrets: (payloads: readonly string[]) =>
    payloads.flatMap((payload) =>
      payload.split(" ").map((value) => ({ value, isPassing: value.startsWith("p") })),
    ),
};
const frame = (payload: string, held?: string): Entry => ({
  id: payload,
  at: "2026-01-01T00:00:00.000Z",
  kind: "frame",
  from: "agent",
  channel: "ws",
  payload,
  ...(held !== undefined && { held }),
});

test("secrets are told once each, of what was sent, what is held back and what is drawn", () => {
  const entries = [frame("one two"), frame("two", "three")];
  expect(secretsOf({ entries, protocol: telling, draft: "pin" }, [telling])).toEqual([
    { value: "one", isPassing: false },
    { value: "two", isPassing: false },
    { value: "three", isPassing: false },
    { value: "pin", isPassing: true },
  ]);
});

test("a draft of another protocol, and a protocol without secrets, tell nothing", () => {
  expect(secretsOf({ entries: [], protocol: ping, draft: "pin" }, [telling, ping])).toEqual([]);
});

test("what only passes through is not stored, everything else is", () => {
  const transcript = { ...emptyTranscript, entries: [frame("one pass1"), frame("two")], head: "two" };
  const kept = storable(transcript, [telling]);
  expect(kept.entries).toMatchObject([{ payload: `one ${maskDots}` }, { payload: "two" }]);
  expect(kept).toMatchObject({ head: "two" });
  expect(storable(transcript, [telling]).entries).toBe(kept.entries);
  const plain = { ...emptyTranscript, entries: [frame("one"), frame("two")] };
  expect(storable(plain, [telling])).toBe(plain);
});
