import { useSyncExternalStore } from "react";
import type { EntryOf } from "@/lib/transcript/entry";

type Outcome = EntryOf<"outcome">;

/** How a step that runs before the person's eyes is getting on. */
export interface Run {
  readonly state: "pending" | "running" | "over";
  /** Of simulated time. */
  readonly tookMs: number;
  /** How many caches it had the server asked for; undefined where that is none of its business. */
  readonly fetched: number | undefined;
}

/** What a step waits for; undefined: nothing, it acts at once. */
export interface Wait {
  readonly fetched: number;
  /** Resolves once the server has answered. */
  readonly answer: Promise<unknown>;
}

export interface Starting {
  readonly outcome: Outcome;
  readonly wait: Wait | undefined;
}

// By the entry itself: a surface that is taken away and put back has not forgotten.
const runs = new WeakMap<Outcome, Run>();
const listeners = new Set<() => void>();
let version = 0;

function put(changes: readonly (readonly [Outcome, Run])[]): void {
  for (const [outcome, run] of changes) runs.set(outcome, run);
  version += 1;
  for (const listen of listeners) listen();
}

/** Before they are seen for the first time. */
export function awaitRuns(outcomes: readonly Outcome[]): void {
  put(outcomes.map((outcome) => [outcome, { state: "pending", tookMs: 0, fetched: undefined }]));
}

/** A step of a short list is not dwelt upon for longer. */
const MOST_BEAT_MS = 60;
/** As many as an engine lets through; more are not shown one by one. */
const MOST_IN_TURN = 20;

interface Pace {
  readonly latencyMs: number;
  /** Nothing moves for its own sake. */
  readonly isCalm: boolean;
}

/**
 * Shows steps that have just been done one after the other, all within the time the server takes for an answer; one that
 * waits for it runs until it is there, and holds up none of the others.
 */
export async function showRuns(starting: readonly Starting[], { latencyMs, isCalm }: Pace): Promise<void> {
  const isInTurn = latencyMs > 0 && !isCalm && starting.length <= MOST_IN_TURN;
  const beatMs = isInTurn ? Math.min(MOST_BEAT_MS, latencyMs / starting.length) : 0;
  const runOf = ({ outcome, wait }: Starting, state: Run["state"]) => {
    const tookMs = wait === undefined || wait.fetched === 0 ? 0 : latencyMs;
    return [outcome, { state, tookMs, fetched: wait?.fetched }] as const;
  };
  const isWaiting = ({ wait }: Starting) => latencyMs > 0 && wait !== undefined;
  if (!isInTurn) put(starting.map((each) => runOf(each, isWaiting(each) ? "running" : "over")));
  await Promise.all(
    starting.map(async (each, place) => {
      if (!isInTurn && !isWaiting(each)) return;
      await pause(place * beatMs);
      if (isInTurn) put([runOf(each, "running")]);
      await Promise.all([pause(beatMs), each.wait?.answer]);
      put([runOf(each, "over")]);
    }),
  );
}

const pause = (ms: number) => (ms === 0 ? undefined : new Promise((resolve) => setTimeout(resolve, ms)));

function subscribe(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

/** How the step behind an outcome is getting on; undefined where it did not run before the person's eyes. */
export const findRun = (outcome: Outcome): Run | undefined => runs.get(outcome);

/** A number that changes whenever a run does. */
export const useRunsVersion = (): number =>
  useSyncExternalStore(
    subscribe,
    () => version,
    () => 0,
  );
