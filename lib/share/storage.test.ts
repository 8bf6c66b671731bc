import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { repeatableStamps } from "../transcript/clock";
import { append, continueFrom, emptyTranscript } from "../transcript/transcript";
import type { Handover } from "./handover";
import type { Keys } from "./indexed-db";
import { emptyWork, type Work, workRecord } from "./saved-work";
import { createWorkStore, flushOnLeave, nullWorkStore, type SaveStatus } from "./storage";

const savedAt = "2026-01-01T00:00:00.000Z";
const stamps = repeatableStamps({ seed: "x", clock: savedAt });
const steps = [
  { kind: "agent_message", text: "a" },
  { kind: "agent_message", text: "b" },
] as const;
const said = append(emptyTranscript, { steps }, stamps).transcript;
const work: Work = {
  document: {
    format: "parley.document/v1",
    source: "{",
    sets: [{ name: "s", values: { x: "1" } }],
    active: "s",
    settings: { theme: "dark" },
  },
  isSent: true,
  drawnSource: "{}",
  fills: [
    ["draft", { a: 1 }],
    ["__proto__", []],
  ],
  words: "Two things.",
  message: "hel",
  transcript: continueFrom(said, said.entries[0]?.id ?? ""),
  sampleName: "clarify/which-bucket",
};

function typed(source: string): Work {
  return { ...emptyWork, document: { ...emptyWork.document, source } };
}

function memory(values: Record<string, unknown> = {}) {
  const writes: string[] = [];
  const keys: Keys = {
    get: async (key) => structuredClone(values[key]),
    set: async (key, value) => {
      values[key] = structuredClone(value);
      writes.push(sourceIn(value) ?? key);
    },
    warm: async () => {},
  };
  return { keys, values, writes };
}

function sourceIn(value: unknown): string | undefined {
  const record = value as { document?: { source?: string } } | null;
  return record?.document?.source;
}

function started(keys: Keys) {
  const statuses: SaveStatus[] = [];
  const store = createWorkStore(keys, { now: () => savedAt, onStatus: (status) => statuses.push(status) });
  return { store, statuses };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("work comes back as it was saved", async () => {
  const { keys } = memory();
  const { store } = started(keys);
  await store.load();
  store.save(work);
  await store.flush();
  expect(await started(keys).store.load()).toEqual({ work, savedAt, reports: [], isDamaged: false });
});

test("nothing kept is nothing to report", async () => {
  expect(await started(memory().keys).store.load()).toEqual({ work: null, reports: [], isDamaged: false });
});

describe("writing", () => {
  test("gathers what comes in a row and keeps the last of it", async () => {
    const { keys, writes } = memory();
    const { store } = started(keys);
    await store.load();
    for (const source of ["a", "ab", "abc"]) store.save(typed(source));
    await vi.advanceTimersByTimeAsync(200);
    store.save(typed("abcd"));
    await vi.advanceTimersByTimeAsync(200);
    expect(writes).toEqual(["abc", "abcd"]);
  });

  test("does not starve while changes keep coming", async () => {
    const { keys, writes } = memory();
    const { store } = started(keys);
    await store.load();
    for (let count = 0; count < 20; count++) {
      store.save(typed(`${count}`));
      await vi.advanceTimersByTimeAsync(50);
    }
    expect(writes.length).toBeGreaterThanOrEqual(4);
  });

  test("waits for a slow disk and then writes the latest", async () => {
    const { keys, writes } = memory();
    const slow: Keys = {
      ...keys,
      set: async (key, value) => {
        await new Promise((resolve) => setTimeout(resolve, 1000));
        await keys.set(key, value);
      },
    };
    const { store } = started(slow);
    await store.load();
    store.save(typed("a"));
    await vi.advanceTimersByTimeAsync(300);
    store.save(typed("b"));
    await vi.advanceTimersByTimeAsync(300);
    store.save(typed("c"));
    await vi.advanceTimersByTimeAsync(3000);
    expect(writes).toEqual(["a", "c"]);
  });

  test("does not start before what was kept has been read", async () => {
    const { keys, values, writes } = memory({ draft: workRecord(typed("kept"), savedAt) });
    const { store } = started(keys);
    store.save(typed("new"));
    await store.flush();
    await vi.advanceTimersByTimeAsync(1000);
    expect([writes, sourceIn(values.draft)]).toEqual([[], "kept"]);
    const { work: kept } = await store.load();
    await vi.advanceTimersByTimeAsync(200);
    expect([kept?.document.source, writes]).toEqual(["kept", ["new"]]);
  });

  test("starts at once when the page goes away", async () => {
    const { keys, writes } = memory();
    const { store } = started(keys);
    await store.load();
    const page = Object.assign(new EventTarget(), {
      document: Object.assign(new EventTarget(), { visibilityState: "visible" }),
    });
    const stop = flushOnLeave(store, page as unknown as Window);
    store.save(typed("a"));
    page.dispatchEvent(new Event("pagehide"));
    expect(writes).toEqual(["a"]);
    store.save(typed("b"));
    page.document.dispatchEvent(new Event("visibilitychange"));
    expect(writes).toEqual(["a"]);
    page.document.visibilityState = "hidden";
    page.document.dispatchEvent(new Event("visibilitychange"));
    expect(writes).toEqual(["a", "b"]);
    stop();
    store.save(typed("c"));
    page.dispatchEvent(new Event("pagehide"));
    expect(writes).toEqual(["a", "b"]);
  });
});

describe("a page that goes away", () => {
  /** A place to hand over that both pages see, and a database that the first page does not live to see write. */
  function leaving() {
    const left = new Map<string, string>();
    const handover: Handover = {
      get: (key) => JSON.parse(left.get(key) ?? "null") ?? undefined,
      put: (key, value) => left.set(key, JSON.stringify(value)).size > 0,
      drop: (key) => left.delete(key),
    };
    const { keys, values } = memory();
    const lost: Keys = { ...keys, set: () => new Promise(() => {}) };
    let seconds = 0;
    const now = () => `2026-01-01T00:00:0${seconds++}.000Z`;
    const open = (over: Keys) => createWorkStore(over, { now, handover });
    return { left, values, lost, keys, open };
  }

  test("leaves what the database did not take", async () => {
    const { left, values, lost, keys, open } = leaving();
    const store = open(lost);
    await store.load();
    store.save(work);
    store.leave();
    expect(values.draft).toBeUndefined();
    expect((await open(keys).load()).work).toEqual(work);
    expect([sourceIn(values.draft), left.size]).toEqual(["{", 0]);
  });

  test("leaves what is still being written", async () => {
    const { lost, keys, open } = leaving();
    const store = open(lost);
    await store.load();
    store.save(typed("a"));
    await vi.advanceTimersByTimeAsync(200);
    store.leave();
    expect((await open(keys).load()).work).toEqual(typed("a"));
  });

  test("takes back what it left once it is written after all", async () => {
    const { left, keys, open } = leaving();
    const store = open(keys);
    await store.load();
    store.save(typed("a"));
    store.leave();
    expect(left.size).toBe(1);
    await store.flush();
    expect(left.size).toBe(0);
    store.leave();
    expect(left.size).toBe(0);
  });

  test("is not believed over what another page kept later", async () => {
    const { left, lost, keys, open } = leaving();
    const store = open(lost);
    await store.load();
    store.save(typed("old"));
    store.leave();
    const other = createWorkStore(keys, { now: () => "2026-01-02T00:00:00.000Z" });
    await other.load();
    other.save(typed("new"));
    await other.flush();
    expect((await open(keys).load()).work).toEqual(typed("new"));
    expect(left.size).toBe(0);
  });

  test.each([
    ["nothing that can be read", "5"],
    ["another version", '{"version":2,"savedAt":"9999"}'],
  ])("leaves %s: what is in the database is taken", async (_, text) => {
    const { left, keys, open } = leaving();
    const store = open(keys);
    await store.load();
    store.save(typed("kept"));
    await store.flush();
    left.set("draft", text);
    expect(await open(keys).load()).toMatchObject({ work: typed("kept"), reports: [] });
  });
});

describe("a failure", () => {
  test.each([
    [new DOMException("full", "QuotaExceededError"), "quota"],
    [new DOMException("no", "InvalidStateError"), "unavailable"],
    [null, "unavailable"],
  ])("to write (%s) is told once, and told over when it works again", async (cause, code) => {
    const { keys } = memory();
    let isFull = true;
    const failing: Keys = {
      ...keys,
      set: (key, value) => (isFull ? Promise.reject(cause) : keys.set(key, value)),
    };
    const { store, statuses } = started(failing);
    await store.load();
    for (const source of ["a", "b", "c"]) {
      store.save(typed(source));
      isFull = source !== "c";
      await store.flush();
    }
    expect(statuses.map((status) => (status.kind === "failed" ? status.code : status.kind))).toEqual([
      code,
      "saved",
    ]);
  });

  test("to read leaves the page without what was kept", async () => {
    const keys: Keys = {
      get: () => {
        throw new ReferenceError("indexedDB is not defined");
      },
      set: async () => {},
      warm: async () => {},
    };
    const { store, statuses } = started(keys);
    expect(await store.load()).toEqual({ work: null, reports: [], isDamaged: false });
    expect(statuses).toMatchObject([{ kind: "failed", code: "unavailable" }]);
  });
});

describe("a damaged record", () => {
  test.each([[5], ["text"], [null], [[]], [{}], [{ version: 2, document: {} }]])(
    "%j gives nothing, and is kept aside",
    async (record) => {
      const { keys, values } = memory({ draft: record });
      const reading = await started(keys).store.load();
      expect(reading).toMatchObject({ work: null, isDamaged: true });
      expect(reading.reports).toContain(`It is kept as it was, under the name “damaged draft ${savedAt}”.`);
      expect(values[`damaged draft ${savedAt}`]).toEqual(record);
    },
  );

  test("gives the parts of it that are whole", async () => {
    const record = { ...workRecord(work, savedAt), fills: 5, words: undefined };
    const reading = await started(memory({ draft: record }).keys).store.load();
    expect(reading.work).toEqual({ ...work, fills: [], words: "" });
    expect(reading.reports[0]).toBe(
      "What was stored here is damaged: what was filled in, the agent’s words could not be read.",
    );
  });

  test("gives the text where the transcript is damaged", async () => {
    const record = {
      ...workRecord(work, savedAt),
      transcript: '{"format":"parley.transcript/v1","entries":[1]}',
    };
    const reading = await started(memory({ draft: record }).keys).store.load();
    expect(reading.work).toEqual({ ...work, transcript: emptyTranscript });
    expect(reading.reports[0]).toContain("Entry 1 of this transcript is damaged");
  });

  test("that cannot be kept aside says so", async () => {
    const keys: Keys = { ...memory({ draft: 5 }).keys, set: () => Promise.reject(new Error("no")) };
    expect((await started(keys).store.load()).reports).toContain("It could not be kept.");
  });
});

test("a transcript larger than a file may be comes back", async () => {
  const { keys } = memory();
  const { store } = started(keys);
  const long = [{ kind: "agent_message", text: "x".repeat(11 * 1024 * 1024) }] as const;
  const large = { ...emptyWork, transcript: append(emptyTranscript, { steps: long }, stamps).transcript };
  await store.load();
  store.save(large);
  await store.flush();
  expect((await started(keys).store.load()).work).toEqual(large);
});

test("the store of a repeatable session keeps nothing", async () => {
  nullWorkStore.save(work);
  await nullWorkStore.flush();
  expect((await nullWorkStore.load()).work).toBeNull();
});
