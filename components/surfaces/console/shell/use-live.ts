import { useMemo, useState } from "react";

interface Live {
  /** Whether what was opened under this key opened before the person's eyes: it may take the focus, and scroll. */
  readonly has: (key: string) => boolean;
  /** The person opens something. */
  readonly add: (key: string) => void;
}

/** Tells what happens now from what is drawn as it stood: after a reload, and once the person has looked back. */
export function useLive({
  freshIds,
  isLookingBack,
}: {
  readonly freshIds: ReadonlySet<string>;
  readonly isLookingBack: boolean;
}): Live {
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const [own, setOwn] = useState(() => new Set<string>());
  if (isLookingBack && (settled !== freshIds || own.size > 0)) {
    setSettled(freshIds);
    setOwn(new Set());
  }
  return useMemo(
    () => ({
      has: (key) => !isLookingBack && (own.has(key) || (freshIds.has(key) && !settled.has(key))),
      add: (key) => own.add(key),
    }),
    [freshIds, isLookingBack, own, settled],
  );
}
