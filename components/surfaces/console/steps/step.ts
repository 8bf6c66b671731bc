import { type ActionReading, type ConsoleClient, describeAction, readActions } from "@/lib/protocols/console";
import type { EntryOf } from "@/lib/transcript/entry";
import type { SentMessage } from "../message";
import { titleOf } from "./describe";

/** One part of a message that acts, or that the Console does not understand. */
export interface Step {
  /** Its place in the message, from 0. */
  readonly index: number;
  /** As it is counted, from 1. */
  readonly number: number;
  readonly title: string;
  /** A skipped or refused one of a draft is told beforehand. */
  readonly state: "pending" | "applied" | "skipped" | "refused";
  /** What it does. */
  readonly says?: string;
  /** What became of it. */
  readonly outcome?: string;
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
      if (outcome === undefined) return { ...common, state: "pending", says };
      const reason = outcome.reason === undefined ? "" : ` ${outcome.reason}`;
      const isDone = outcome.result === "applied";
      return {
        ...common,
        state: outcome.result,
        ...(isDone && { says }),
        outcome: `${VERBS[outcome.result]}.${reason}`,
      };
    });
}

const VERBS = { applied: "Applied", skipped: "Skipped", refused: "Refused" } as const;
