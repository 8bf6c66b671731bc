"use client";

import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

interface Sticking {
  /** What scrolls; its children may grow after they were added. */
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly onScroll: () => void;
}

/** Nearer to the end than this counts as being there. */
const NEAR = 48;
/** How long what was added may take to get its height. */
const SETTLE_MS = 400;

/** Keeps a list at its end while it grows there (one of `causes` changes), and leaves it alone when it was scrolled away. */
export function useStickToEnd(...causes: readonly unknown[]): Sticking {
  const scroller = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const settlesAt = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it moves when something was added.
  useLayoutEffect(() => {
    if (!isAtEnd.current) return;
    settlesAt.current = performance.now() + SETTLE_MS;
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
  }, causes);

  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    let height = box.clientHeight;
    const observer = new ResizeObserver(() => {
      const hasAppeared = height === 0 && box.clientHeight > 0;
      height = box.clientHeight;
      const isSettling = performance.now() < settlesAt.current;
      if (isAtEnd.current && (hasAppeared || isSettling)) box.scrollTo({ top: box.scrollHeight });
    });
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);

  return {
    scroller,
    onScroll: () => {
      const box = scroller.current;
      if (!box || box.clientHeight === 0 || performance.now() < settlesAt.current) return;
      isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
    },
  };
}
