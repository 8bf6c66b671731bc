import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from "react";

const OPEN_CONTROL =
  ':is([data-mode="draft"], [data-mode="live"]) fieldset :is(input, textarea, button):not(:disabled, [aria-disabled="true"])';

/**
 * A control that had the focus may be locked or go away under it. The focus then goes on to the form that waits, or else
 * to the conversation itself, and is never lost.
 */
export function useKeptFocus(chat: RefObject<HTMLElement | null>) {
  const held = useRef<HTMLElement | null>(null);

  useLayoutEffect(() => {
    const box = chat.current;
    if (!box || !held.current || !isGone(held.current)) return;
    const isElsewhere = document.activeElement !== document.body && document.activeElement !== held.current;
    held.current = null;
    if (isElsewhere) return;
    const next = box.querySelector<HTMLElement>(OPEN_CONTROL) ?? box;
    next.focus({ preventScroll: true });
  });

  return {
    onFocus: (event: FocusEvent<HTMLElement>) => {
      held.current = event.target;
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!isGone(event.target)) held.current = null;
    },
  };
}

function isGone(element: Element): boolean {
  return !element.isConnected || element.matches(":disabled");
}
