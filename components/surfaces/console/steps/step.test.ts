import { expect, test, vi } from "vitest";
import { consoleProtocol } from "@/lib/protocols/console";
import type { Entry } from "@/lib/transcript/entry";
import { awaitRuns, showRuns } from "./runs";
import { pendingSteps, ranSteps } from "./step";

const actions = [
  { type: "chart", title: "Requests", metrics: [{ metric: "network.requests", points: [] }] },
  { type: "set_theme", theme: "dark" },
  { type: "confetti" },
  { type: "navigate", path: "//evil.example" },
  { type: "toast", level: "info", message: "Hello" },
];
const client = consoleProtocol.client(JSON.stringify({ protocol: "appwrite.console/v1", actions }));
if (client === null) throw new TypeError("The message is drawn.");

const outcome = (index: number, rest: Partial<Extract<Entry, { kind: "outcome" }>>): Entry => ({
  id: `o${index}${rest.reason ?? ""}`,
  at: "2026-08-04T09:41:00.000Z",
  kind: "outcome",
  of: "m",
  index,
  action: "any",
  result: "applied",
  ...rest,
});

test("the steps of a draft are what acts or is not understood, by their places", () => {
  const steps = pendingSteps(client, "64abc");
  expect(steps.map(({ index, number, title, state }) => [index, number, title, state])).toEqual([
    [1, 1, "Set theme", "pending"],
    [2, 2, "confetti", "skipped"],
    [3, 3, "Go to a page", "refused"],
    [4, 4, "Toast", "pending"],
  ]);
  expect(steps[0]?.says).toBe("Switch the Console to dark");
  expect(steps[1]?.outcome).toMatch(/^Will be skipped\. /);
  expect(steps[2]?.outcome).toMatch(/^Will be refused\. /);
});

test("the steps of a sent message say what became of each when it last ran", () => {
  const entries = [
    outcome(1, {}),
    outcome(2, { result: "skipped", reason: "Unknown." }),
    outcome(3, { result: "refused" }),
    outcome(4, { of: "another" }),
    outcome(1, { reason: "Again." }),
  ];
  const steps = ranSteps({ client, entryId: "m", entries }, "64abc");
  expect(steps.map(({ state, outcome }) => [state, outcome])).toEqual([
    ["applied", "Applied. Again."],
    ["skipped", "Skipped. Unknown."],
    ["refused", "Refused."],
    ["pending", undefined],
  ]);
});

test("steps that run before the person's eyes run in order, and one that waits holds up none of the others", async () => {
  vi.useFakeTimers();
  const entries = [outcome(1, {}), outcome(2, { result: "skipped" }), outcome(4, {})];
  const seen = () => ranSteps({ client, entryId: "m", entries }, "64abc").map(({ state }) => state);
  const [first, second, third] = entries;
  if (first?.kind !== "outcome" || second?.kind !== "outcome" || third?.kind !== "outcome")
    throw new TypeError("They are outcomes.");
  awaitRuns([first, second, third]);
  expect(seen()).toEqual(["pending", "pending", "pending", "pending"]);
  const answer = new Promise((resolve) => setTimeout(resolve, 300));
  const shown = showRuns(
    [
      { outcome: first, wait: { fetched: 2, answer } },
      { outcome: second, wait: undefined },
      { outcome: third, wait: undefined },
    ],
    { latencyMs: 300, isCalm: false },
  );
  await vi.advanceTimersByTimeAsync(70);
  expect(seen()).toEqual(["running", "running", "pending", "pending"]);
  await vi.advanceTimersByTimeAsync(150);
  expect(seen()).toEqual(["running", "skipped", "pending", "applied"]);
  await vi.advanceTimersByTimeAsync(100);
  await shown;
  const steps = ranSteps({ client, entryId: "m", entries }, "64abc");
  expect(steps.map(({ tookMs }) => tookMs)).toEqual([300, undefined, undefined, 0]);
  expect(steps[0]?.outcome).toBe("Applied. 2 caches were fetched again.");
  vi.useRealTimers();
});

test("where the server answers at once no step is seen running", async () => {
  const entry = outcome(1, {});
  if (entry.kind !== "outcome") throw new TypeError("It is one.");
  void showRuns([{ outcome: entry, wait: { fetched: 0, answer: Promise.resolve() } }], {
    latencyMs: 0,
    isCalm: false,
  });
  const [step] = ranSteps({ client, entryId: "m", entries: [entry] }, "64abc");
  expect(step).toMatchObject({ state: "applied", tookMs: 0, outcome: "Applied. Nothing of it was cached." });
});
