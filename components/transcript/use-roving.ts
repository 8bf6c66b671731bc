"use client";

import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from "react";

interface RovingOptions {
  readonly count: number;
  /** Where the looked-at entry stands; -1: nowhere. */
  readonly lookedIndex: number;
  /** Brings an entry into view that may not be in the page yet. */
  readonly reveal?: (index: number) => void;
  /** The entry that has the focus or is to have it; a list that takes another's place goes on with it. */
  readonly focusedRef: RefObject<number | null>;
}

interface Roving {
  /** The entry in the Tab order. */
  readonly activeIndex: number;
  readonly list: RefObject<HTMLOListElement | null>;
  readonly listProps: {
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onClick: (event: MouseEvent) => void;
    readonly onFocus: (event: { readonly target: EventTarget }) => void;
    readonly onBlur: () => void;
  };
}

const PAGE = 10;

function stepOf(key: string, at: number, count: number): number | null {
  const steps: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + PAGE,
    PageUp: at - PAGE,
    Home: 0,
    End: count - 1,
  };
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  return step === undefined ? null : Math.min(Math.max(step, 0), count - 1);
}

const indexOf = (target: EventTarget) =>
  target instanceof Element ? Number(target.closest("[data-index]")?.getAttribute("data-index") ?? -1) : -1;

/** One entry in the Tab order, moved by arrow keys; its own buttons follow it. A click beside the buttons is one on its head. */
export function useRoving({ count, lookedIndex, reveal, focusedRef }: RovingOptions): Roving {
  const [first] = useState(focusedRef.current);
  const [chosen, setChosen] = useState<number | null>(first);
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<number | null>(first);
  const resting = lookedIndex >= 0 ? lookedIndex : count - 1;
  const activeIndex = chosen !== null && chosen < count ? chosen : resting;

  const headAt = (index: number) =>
    list.current?.querySelector<HTMLElement>(`[data-index="${index}"] [data-head]`);

  // Runs after every drawing: a long list draws the wanted entry some time after it was asked to reveal it.
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const head = headAt(wanted.current);
    if (!head) return;
    wanted.current = null;
    head.focus();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: it moves when another entry is looked at.
  useLayoutEffect(() => {
    if (lookedIndex < 0) return;
    if (reveal) reveal(lookedIndex);
    else headAt(lookedIndex)?.closest("li")?.scrollIntoView({ block: "nearest" });
  }, [lookedIndex]);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const isHead = event.target instanceof Element && event.target.matches("[data-head]");
    const next = isHead ? stepOf(event.key, indexOf(event.target), count) : null;
    if (next === null) return;
    event.preventDefault();
    wanted.current = next;
    focusedRef.current = next;
    setChosen(next);
    reveal?.(next);
    if (next === chosen) headAt(next)?.focus();
  };

  const handleClick = (event: MouseEvent) => {
    const isControl = event.target instanceof Element && event.target.closest("button, a, pre") !== null;
    const hasSelection = getSelection()?.isCollapsed === false;
    const index = indexOf(event.target);
    if (!isControl && !hasSelection && index >= 0) headAt(index)?.click();
  };

  return {
    activeIndex,
    list,
    listProps: {
      onKeyDown: handleKeyDown,
      onClick: handleClick,
      onFocus: (event) => {
        const index = indexOf(event.target);
        if (index < 0) return;
        focusedRef.current = index;
        setChosen(index);
      },
      onBlur: () => {
        focusedRef.current = null;
      },
    },
  };
}
