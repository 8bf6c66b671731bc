import { useEffect, useEffectEvent, useLayoutEffect } from "react";
import type { Entry, EntryOf } from "@/lib/transcript/entry";

// By the entry itself: a surface that is taken away and put back has not forgotten.
const played = new WeakSet<Entry>();

type Outcome = EntryOf<"outcome">;

interface Playing {
  readonly entries: readonly Entry[];
  readonly freshIds: ReadonlySet<string>;
  readonly isLookingBack: boolean;
}

interface Player {
  /** What is about to be played, before it is seen. */
  readonly onDue: (outcomes: readonly Outcome[]) => void;
  readonly onPlay: (outcomes: readonly Outcome[]) => void;
}

/** Plays what each step does beside changing the shell, once, when it happens before the person's eyes. */
export function usePlay({ entries, freshIds, isLookingBack }: Playing, { onDue, onPlay }: Player) {
  const handleDue = useEffectEvent(onDue);
  const handlePlay = useEffectEvent(onPlay);
  const due = () =>
    isLookingBack
      ? []
      : entries.filter(
          (entry): entry is Outcome =>
            entry.kind === "outcome" && freshIds.has(entry.id) && !played.has(entry),
        );
  const findDue = useEffectEvent(due);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is due changes with these alone
  useLayoutEffect(() => {
    const outcomes = findDue();
    if (outcomes.length > 0) handleDue(outcomes);
  }, [entries, freshIds, isLookingBack]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is due changes with these alone
  useEffect(() => {
    const outcomes = findDue();
    for (const outcome of outcomes) played.add(outcome);
    if (outcomes.length > 0) handlePlay(outcomes);
  }, [entries, freshIds, isLookingBack]);
}
