"use client";

import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/** Nearer to the end than this counts as being there. */
const NEAR = 48;
/** How long what was added may take to get its height. */
const SETTLE_MS = 400;
/** What a person moves in a list by. */
const HAND = ["keydown", "wheel", "pointerdown", "focusin"];

/** Keeps a list at its end while it grows there (`latest` or `hasDraft` changes), and leaves it alone when it was scrolled away. */
export function useStickToEnd(
  scroller: RefObject<HTMLDivElement | null>,
  latest: unknown,
  hasDraft: boolean,
): { readonly onScroll: () => void } {
  const isAtEnd = useRef(true);
  const settlesAt = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it moves when something was added; a ref stays.
  useLayoutEffect(() => {
    if (!isAtEnd.current) return;
    settlesAt.current = performance.now() + SETTLE_MS;
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
  }, [latest, hasDraft]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a ref stays.
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
    // Whoever moves in the list is not pulled back to its end.
    const handleHand = () => {
      settlesAt.current = 0;
    };
    for (const type of HAND) box.addEventListener(type, handleHand, { passive: true });
    return () => {
      observer.disconnect();
      for (const type of HAND) box.removeEventListener(type, handleHand);
    };
  }, []);

  return {
    onScroll: () => {
      const box = scroller.current;
      if (!box || box.clientHeight === 0 || performance.now() < settlesAt.current) return;
      isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
    },
  };
}
