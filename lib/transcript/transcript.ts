import type { WireStep } from "../protocol/wire";
import type { Stamps } from "./clock";
import type { By, Entry, Field } from "./entry";
import { Runs } from "./runs";
import { latestBelow, placesTo, siblingPlaces, treeOf } from "./tree";

/** What both sides sent, append-only. Everything drawn is a fold over the path that ends at `head`. */
export interface Transcript {
  readonly title?: string;
  readonly entries: readonly Entry[];
  /** The entry the next one follows; null while there is none. */
  readonly head: string | null;
  /** Fields of the file no schema names, kept for the next reader. */
  readonly extra?: readonly Field[];
}

export const emptyTranscript: Transcript = { entries: [], head: null };

/** What is put at the end of a transcript in one go. */
export interface Addition {
  readonly steps: readonly WireStep[];
  readonly by?: By;
  /** The entry these steps answer. */
  readonly answers?: string;
  /** The filled draft an answer was made from; kept with the person's message. */
  readonly picked?: unknown;
  /** The entry to continue from; the head where it is left out. */
  readonly parent?: string;
}

export interface Appended {
  readonly transcript: Transcript;
  readonly added: readonly Entry[];
}

/** Adds steps behind the head, or behind `parent`, with ids and times of their own. */
export function append(transcript: Transcript, addition: Addition, stamps: Stamps): Appended {
  const { steps, by, answers, picked, parent = transcript.head ?? undefined } = addition;
  if (parent !== undefined && findEntry(transcript, parent) === undefined) {
    throw new RangeError(`There is no entry ${parent} to continue from.`);
  }
  if (steps.length === 0) return { transcript, added: [] };
  const taken = takenIds(transcript.entries);
  const runs = openRuns(transcript, { parent, answers });
  const added: Entry[] = [];
  const first = parent === transcript.entries.at(-1)?.id ? undefined : parent;
  for (const step of steps) {
    const common = {
      id: freshId(stamps, taken),
      at: stamps.clock.tick(),
      ...(first !== undefined && added.length === 0 ? { parent: first } : {}),
      ...(answers === undefined ? {} : { answers }),
      ...(by === undefined ? {} : { by }),
    };
    const before = added.at(-1)?.id ?? parent;
    added.push(entryOf(step, { common, picked, runs, before, newRun: () => freshId(stamps, taken) }));
  }
  const entries = [...transcript.entries, ...added];
  return { transcript: { ...transcript, entries, head: entries.at(-1)?.id ?? null }, added };
}

interface Making {
  readonly common: Pick<Entry, "id" | "at" | "parent" | "answers" | "by">;
  readonly picked: unknown;
  readonly runs: Runs;
  /** The entry this one follows. */
  readonly before: string | undefined;
  readonly newRun: () => string;
}

function entryOf(step: WireStep, { common, picked, runs, before, newRun }: Making): Entry {
  switch (step.kind) {
    case "user_message":
      return picked === undefined ? { ...common, ...step } : { ...common, ...step, picked };
    case "tool_start": {
      const run_id = newRun();
      runs.open(step.tool, run_id);
      return { ...common, ...step, run_id };
    }
    case "tool_end":
      return { ...common, ...step, run_id: runs.close(step.tool) ?? newRun() };
    case "outcome": {
      const of = step.of ?? before;
      if (of === undefined) throw new RangeError("There is no entry this could be the outcome of.");
      return { ...common, ...step, of };
    }
    default:
      return { ...common, ...step };
  }
}

function openRuns(transcript: Transcript, { parent, answers }: { parent?: string; answers?: string }): Runs {
  const runs = new Runs();
  if (parent === undefined) return runs;
  let answered: { tool: string; run: string } | undefined;
  for (const entry of pathTo(transcript, parent)) {
    if (entry.kind === "tool_start") {
      runs.open(entry.tool, entry.run_id);
      if (entry.id === answers) answered = { tool: entry.tool, run: entry.run_id };
    } else if (entry.kind === "tool_end") {
      runs.close(entry.tool, entry.run_id);
    }
  }
  // The answered call is the one its end belongs to, whatever else still runs.
  if (answered !== undefined && runs.close(answered.tool, answered.run) !== undefined) {
    runs.open(answered.tool, answered.run);
  }
  return runs;
}

function takenIds(entries: readonly Entry[]): Set<string> {
  const taken = new Set<string>();
  for (const entry of entries) {
    taken.add(entry.id);
    if (entry.kind === "tool_start" || entry.kind === "tool_end") taken.add(entry.run_id);
  }
  return taken;
}

// A file made with the same seed already has the ids this seed gives.
function freshId(stamps: Stamps, taken: Set<string>): string {
  let id = stamps.nextId();
  while (taken.has(id)) id = stamps.nextId();
  taken.add(id);
  return id;
}

/** The entries from the first to the head, or to another one (the stage as it was then). */
export function pathTo(transcript: Transcript, id: string | null = transcript.head): readonly Entry[] {
  const tree = treeOf(transcript.entries);
  const place = id === null ? undefined : tree.places.get(id);
  if (place === undefined) return [];
  return memoPath(transcript.entries, place);
}

const paths = new WeakMap<readonly Entry[], Map<number, readonly Entry[]>>();

function memoPath(entries: readonly Entry[], place: number): readonly Entry[] {
  const known = paths.get(entries) ?? new Map<number, readonly Entry[]>();
  paths.set(entries, known);
  const path = known.get(place) ?? placesTo(treeOf(entries), place).flatMap((at) => entries[at] ?? []);
  known.set(place, path);
  return path;
}

/** Where an entry stands among those which follow the same entry: `index` from 0 of `count`. */
export interface Branches {
  readonly index: number;
  readonly count: number;
}

/** The branches at an entry; `count` is 1 where there is no other. */
export function branchesAt(transcript: Transcript, id: string): Branches {
  const tree = treeOf(transcript.entries);
  const place = tree.places.get(id);
  if (place === undefined) return { index: 0, count: 1 };
  const siblings = siblingPlaces(tree, place);
  return { index: siblings.indexOf(place), count: siblings.length };
}

/** Moves the head to the latest entry of the branch beside this one; the same transcript where there is none. */
export function switchBranch(transcript: Transcript, id: string, by: -1 | 1): Transcript {
  const tree = treeOf(transcript.entries);
  const place = tree.places.get(id);
  if (place === undefined) return transcript;
  const siblings = siblingPlaces(tree, place);
  const next = siblings[siblings.indexOf(place) + by];
  const head = next === undefined ? undefined : transcript.entries[latestBelow(tree, next)]?.id;
  return head === undefined ? transcript : { ...transcript, head };
}

/** Moves the head back to an entry: what is appended next starts a branch there. */
export function continueFrom(transcript: Transcript, id: string): Transcript {
  return treeOf(transcript.entries).places.has(id) ? { ...transcript, head: id } : transcript;
}

export function findEntry(transcript: Transcript, id: string): Entry | undefined {
  const { places, entries } = treeOf(transcript.entries);
  const place = places.get(id);
  return place === undefined ? undefined : entries[place];
}
