import type { QueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { defaultContext } from "@/lib/protocol/context";
import type { Entry } from "@/lib/transcript/entry";
import { seedBackend } from "../project/seed";
import { createCache } from "./data";
import { parseDoings } from "./event";
import { momentsOf } from "./moments";
import { foldShell, type Moment, type Shell, startShell } from "./shell";

const start = { projectId: defaultContext.projectId, path: `/project/${defaultContext.projectId}` };
const first = startShell({ path: start.path, backend: seedBackend(start.projectId) });

interface Told {
  readonly entries: readonly Entry[];
  readonly freshIds: ReadonlySet<string>;
  readonly kept: unknown;
  readonly isLookingBack: boolean;
}

/** The shell at the moment shown, and the caches of the present. */
export function useHeldShell({ entries, freshIds, kept, isLookingBack }: Told): {
  readonly shell: Shell;
  readonly moments: readonly Moment[];
  readonly cache: QueryClient;
} {
  const moments = useMemo(() => momentsOf(entries, start), [entries]);
  const doings = useMemo(() => parseDoings(kept), [kept]);
  const shell = useMemo(() => {
    // At an earlier moment, what the person did after its last entry is still to come, unless it is the first of all.
    const last = entries.at(-1)?.id;
    const past = isLookingBack ? doings.filter(({ after }) => after !== last) : doings;
    return foldShell(first, { moments, doings: past });
  }, [moments, doings, entries, isLookingBack]);

  const [held, setHeld] = useState(() => ({ cache: createCache(), entries }));
  if (isLookingBack || held.entries === entries) return { shell, moments, cache: held.cache };
  // What was read for another transcript, or for another branch of it, says nothing about this one.
  const next = {
    cache: isFollowing(held.entries, { entries, freshIds }) ? held.cache : createCache(),
    entries,
  };
  setHeld(next);
  return { shell, moments, cache: next.cache };
}

function isFollowing(
  before: readonly Entry[],
  { entries, freshIds }: Pick<Told, "entries" | "freshIds">,
): boolean {
  const next = entries[before.length];
  const isKept = before.length === 0 || entries[before.length - 1] === before.at(-1);
  return isKept && next !== undefined && freshIds.has(next.id);
}
