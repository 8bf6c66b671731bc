import { expect, test } from "vitest";
import { ping } from "../protocol/testing/ping";
import type { Entry } from "../transcript/entry";
import { secretsOf } from "./secrets";

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
