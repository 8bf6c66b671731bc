import type { CheckContext } from "../protocol/check";
import type { TimelineEvent } from "../protocol/timeline";
import type { WireStep } from "../protocol/wire";
import { findFence } from "../text/fence";
import { type JsonNode, readJson } from "../text/json";
import { readJsonLines } from "../text/json-lines";
import type { Stamps } from "./clock";
import type { Entry } from "./entry";
import { type Read, readEntry } from "./entry-json";
import { mendLinks } from "./mend";
import { outcomeSteps } from "./outcomes";
import { Runs } from "./runs";
import { emptyTranscript, type Transcript } from "./transcript";

/** A text that was recognised as a timeline. */
export interface Timeline {
  readonly text: string;
  readonly events: readonly Pick<TimelineEvent, "step" | "runId" | "protocol" | "subject">[];
}

export interface TimelineOptions {
  readonly stamps: Stamps;
  /** For messages that stand alone, which go through their engine as Send does it, and for what becomes of all. */
  readonly context: CheckContext;
}

export interface OpenedTimeline {
  readonly transcript: Transcript;
  /** How many events travel nowhere, and so are not in it: broken lines, calls of unknown shape. */
  readonly skipped: number;
}

/** A timeline as a transcript. Entries of Parley's own are taken whole; anything else gets ids and times. */
export function openTimeline({ text, events }: Timeline, options: TimelineOptions): OpenedTimeline {
  const own = readOwnEntries(text);
  if (own !== undefined) return { transcript: transcriptOf(own), skipped: 0 };
  const steps = events.map((event) => ({ event, steps: stepsOf(event, options.context) }));
  const skipped = steps.filter((one) => one.steps.length === 0).length;
  return { transcript: transcriptOf(eventEntries(steps, options)), skipped };
}

function transcriptOf(entries: readonly Entry[]): Transcript {
  const head = entries.at(-1)?.id;
  return head === undefined ? emptyTranscript : { entries, head };
}

/** The entries of a list or of lines that hold nothing else, as the raw view and another transcript give them. */
function readOwnEntries(text: string): readonly Entry[] | undefined {
  const entries: Entry[] = [];
  for (const item of findItems(text)) {
    const reading = item === undefined ? undefined : readEntry(item);
    if (!reading?.ok || reading.entry.kind === "other") return undefined;
    entries.push(reading.entry);
  }
  return entries.length === 0 ? undefined : mendLinks(entries).entries;
}

/** The items of a list, or of lines; undefined for a line that cannot be read. */
function findItems(text: string): readonly (Read | undefined)[] {
  const fence = findFence(text);
  const json = (fence === undefined ? text : text.slice(fence.start, fence.end)).trim();
  const reading = readJson(json);
  if (reading.ok) {
    const items: readonly JsonNode[] = reading.root.type === "array" ? reading.root.items : [];
    return items.map((node) => ({ text: json, node }));
  }
  return (readJsonLines(json) ?? []).map(({ span, reading: line }) =>
    line.ok ? { text: json.slice(span.start, span.end), node: line.root } : undefined,
  );
}

interface Travelled {
  readonly event: Timeline["events"][number];
  readonly steps: readonly WireStep[];
}

/** Entries in order, each message's with what becomes of its steps behind it: a log has played already. */
function eventEntries(
  travelled: readonly Travelled[],
  { stamps, context }: TimelineOptions,
): readonly Entry[] {
  const runs = new Runs();
  const protocols = [...new Set(travelled.map(({ event }) => event.protocol))].filter((one) => one !== null);
  const stamp = () => ({ id: stamps.nextId(), at: stamps.clock.tick() });
  let before: string | undefined;
  return travelled.flatMap(({ event: { runId }, steps }) =>
    steps.flatMap((step): readonly Entry[] => {
      const common = stamp();
      const entry = entryOf(step, { common, runId, runs, before, newRun: stamps.nextId });
      before = entry.id;
      const outcomes = outcomeSteps(entry, protocols, context);
      return [entry, ...outcomes.map((outcome): Entry => ({ ...stamp(), ...outcome }))];
    }),
  );
}

interface Making {
  readonly common: Pick<Entry, "id" | "at">;
  readonly runId: string | undefined;
  readonly runs: Runs;
  /** The entry this one follows. */
  readonly before: string | undefined;
  readonly newRun: () => string;
}

function entryOf(step: WireStep, { common, runId, runs, before, newRun }: Making): Entry {
  if (step.kind === "tool_start") {
    const run_id = runId ?? newRun();
    runs.open(step.tool, run_id);
    return { ...common, ...step, run_id };
  }
  if (step.kind === "outcome") return { ...common, ...step, of: step.of ?? before ?? common.id };
  if (step.kind !== "tool_end") return { ...common, ...step };
  return { ...common, ...step, run_id: runs.close(step.tool, runId) ?? runId ?? newRun() };
}

function stepsOf(
  { step, protocol, subject }: Timeline["events"][number],
  context: CheckContext,
): readonly WireStep[] {
  if (step !== null) return [step];
  if (protocol === null || subject === null || subject.fault !== undefined) return [];
  return protocol.send(subject, protocol.check(subject, context).engine);
}
