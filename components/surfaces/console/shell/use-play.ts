import { useEffect, useEffectEvent } from "react";
import type { Entry, EntryOf } from "@/lib/transcript/entry";

// By the entry itself: a surface that is taken away and put back has not forgotten.
const played = new WeakSet<Entry>();

interface Playing {
  readonly entries: readonly Entry[];
  readonly freshIds: ReadonlySet<string>;
  readonly isLookingBack: boolean;
}

/** Plays what each applied step does beside changing the shell, once, when it happens before the person's eyes. */
export function usePlay(
  { entries, freshIds, isLookingBack }: Playing,
  play: (outcomes: readonly EntryOf<"outcome">[]) => void,
) {
  const handlePlay = useEffectEvent(play);
  useEffect(() => {
    if (isLookingBack) return;
    const outcomes: EntryOf<"outcome">[] = [];
    for (const entry of entries) {
      if (entry.kind !== "outcome" || !freshIds.has(entry.id) || played.has(entry)) continue;
      played.add(entry);
      if (entry.result === "applied") outcomes.push(entry);
    }
    if (outcomes.length > 0) handlePlay(outcomes);
  }, [entries, freshIds, isLookingBack]);
}
