import { type ActionReading, type ConsoleClient, describeAction, readActions } from "@/lib/protocols/console";
import type { EntryOf } from "@/lib/transcript/entry";
import type { SentMessage } from "../message";
import { titleOf } from "./describe";
import { findRun } from "./runs";

/** One part of a message that acts, or that the Console does not understand. */
export interface Step {
  /** Its place in the message, from 0. */
  readonly index: number;
  /** As it is counted, from 1. */
  readonly number: number;
  readonly title: string;
  /** A skipped or refused one of a draft is told beforehand. */
  readonly state: "pending" | "running" | "applied" | "skipped" | "refused";
  /** What it does. */
  readonly says?: string;
  /** What became of it. */
  readonly outcome?: string;
  /** Of simulated time; missing where it did not run before the person's eyes. */
  readonly tookMs?: number;
}

const isStep = ({ fate }: ActionReading) => fate !== "drawn";

/** The steps of a draft: what each will do. */
export function pendingSteps(client: ConsoleClient, projectId: string): readonly Step[] {
  return readActions(client)
    .filter(isStep)
    .map((reading, at): Step => {
      const common = { index: reading.index, number: at + 1, title: titleOf(reading) };
      const says = describeAction(reading, projectId);
      if (reading.fate === "skipped" || reading.fate === "refused") {
        const will = reading.fate === "skipped" ? "Will be skipped." : "Will be refused.";
        return { ...common, state: reading.fate, outcome: `${will} ${reading.reason ?? ""}`.trim() };
      }
      return { ...common, state: "pending", says };
    });
}

/** The steps of a message that was sent, each with what became of it when it last ran. */
export function ranSteps(
  { client, entryId, entries }: SentMessage<ConsoleClient>,
  projectId: string,
): readonly Step[] {
  const outcomes = new Map<number, EntryOf<"outcome">>();
  for (const entry of entries) {
    if (entry.kind === "outcome" && entry.of === entryId) outcomes.set(entry.index, entry);
  }
  return readActions(client)
    .filter(isStep)
    .map((reading, at): Step => {
      const common = { index: reading.index, number: at + 1, title: titleOf(reading) };
      const says = describeAction(reading, projectId);
      const outcome = outcomes.get(reading.index);
      const run = outcome && findRun(outcome);
      if (outcome === undefined) return { ...common, state: "pending", says };
      if (run !== undefined && run.state !== "over") return { ...common, state: run.state, says };
      const { result, reason } = outcome;
      if (result !== "applied") return { ...common, state: result, outcome: sayOutcome(result, reason) };
      const words = sayOutcome(result, reason, sayFetched(run?.fetched));
      return { ...common, state: result, says, outcome: words, ...(run && { tookMs: run.tookMs }) };
    });
}

const VERBS = { applied: "Applied", skipped: "Skipped", refused: "Refused" } as const;

const sayOutcome = (result: keyof typeof VERBS, ...reasons: readonly (string | undefined)[]) =>
  [`${VERBS[result]}.`, ...reasons.filter((reason) => reason !== undefined)].join(" ");

function sayFetched(fetched: number | undefined): string | undefined {
  if (fetched === undefined) return undefined;
  if (fetched === 0) return "Nothing of it was cached.";
  return fetched === 1 ? "One cache was fetched again." : `${fetched} caches were fetched again.`;
}
