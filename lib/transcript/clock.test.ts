import { afterAll, describe, expect, test, vi } from "vitest";
import { realStamps, repeatableStamps } from "./clock";
import { writeTranscript } from "./file";
import { append, emptyTranscript } from "./transcript";

const start = { seed: "x", clock: "2026-01-01T00:00:00Z" };

describe("repeatable stamps", () => {
  test("start at the clock, gain a second an entry and what the clock is put forward by", () => {
    const { clock } = repeatableStamps(start);
    const times = [clock.now(), clock.tick(), clock.now(), clock.tick()];
    clock.advance(1500);
    expect([...times, clock.tick()].map((time) => time.slice(11))).toEqual([
      "00:00:00.000Z",
      "00:00:00.000Z",
      "00:00:01.000Z",
      "00:00:01.000Z",
      "00:00:03.500Z",
    ]);
  });

  test("stay within the years a four-digit time can name", () => {
    const { clock } = repeatableStamps({ seed: "x", clock: "9999-12-31T23:59:59Z" });
    clock.advance(1e300);
    expect(clock.tick()).toBe("9999-12-31T23:59:59.999Z");
  });

  test.each([Number.NaN, -1, Number.POSITIVE_INFINITY])("cannot be put forward by %d", (ms) => {
    expect(() => repeatableStamps(start).clock.advance(ms)).toThrow(TypeError);
  });

  test("give the same ids for a seed on every machine", () => {
    const { nextId } = repeatableStamps(start);
    expect([nextId(), nextId(), nextId()]).toMatchInlineSnapshot(`
      [
        "2cq4rfh94z",
        "qz5v9vfayb",
        "bsffsq0gfb",
      ]
    `);
  });

  test("give other ids for another seed, and each only once", () => {
    const ids = ["x", "y", "", "1", "x:1", "😀"].flatMap((seed) => {
      const { nextId } = repeatableStamps({ ...start, seed });
      return Array.from({ length: 20_000 }, nextId);
    });
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => /^[0-9a-z]{10}$/.test(id))).toBe(true);
  });
});

describe("in another time zone", () => {
  const zone = process.env.TZ;
  afterAll(() => {
    process.env.TZ = zone;
  });

  function bytesIn(timeZone: string): string {
    process.env.TZ = timeZone;
    const stamps = repeatableStamps(start);
    const steps = [
      { kind: "tool_start", tool: "clarify", input: "{}" },
      { kind: "tool_end", tool: "clarify", output: "…" },
    ] as const;
    return writeTranscript(append(emptyTranscript, { steps }, stamps).transcript);
  }

  test("equal steps give equal bytes", () => {
    const here = bytesIn("UTC");
    const there = bytesIn("Pacific/Kiritimati");
    expect(new Date("2026-01-01T00:00:00Z").getHours()).toBe(14);
    expect(there).toBe(here);
  });
});

test("real stamps are of now, and go forward when told", () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
  const { clock, nextId } = realStamps();
  clock.advance(2000);
  expect(clock.tick()).toBe("2026-01-01T00:00:02.000Z");
  expect(nextId()).toMatch(/^[0-9a-z]{10}$/);
  vi.useRealTimers();
});
