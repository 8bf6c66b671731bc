import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from "react";
import { focusCursor } from "./use-sheet-place";

interface Scene {
  /** Id of the newest entry. */
  readonly tail: string | undefined;
  readonly hasDraft: boolean;
  readonly isLookingBack: boolean;
}

/**
 * Brings what is new into sight, and never loses the focus: where what had it is gone, it goes on to the sheet that is
 * open, or else to the log itself.
 */
export function useLog(log: RefObject<HTMLElement | null>, scene: Scene) {
  const before = useRef<Scene | null>(null);
  const held = useRef<Element | null>(null);

  useLayoutEffect(() => {
    const box = log.current;
    const last = before.current;
    before.current = scene;
    if (box === null) return;
    const isNew =
      last === null ||
      last.tail !== scene.tail ||
      last.isLookingBack !== scene.isLookingBack ||
      (scene.hasDraft && !last.hasDraft);
    if (isNew) showNewest(box);
    if (held.current === null || held.current.isConnected) return;
    held.current = null;
    if (document.activeElement !== document.body) return;
    focusCursor(box);
    if (document.activeElement === document.body) box.focus({ preventScroll: true });
  });

  return {
    onFocus: (event: FocusEvent<HTMLElement>) => {
      held.current = event.target;
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (event.target.isConnected) held.current = null;
    },
  };
}

/** To the end; but of what is taller than the box, to its beginning. */
function showNewest(box: HTMLElement) {
  const newest = [...box.querySelectorAll<HTMLElement>(":scope > [data-item]")].at(-1);
  const end = box.scrollHeight - box.clientHeight;
  box.scrollTop = newest === undefined ? end : Math.min(end, newest.offsetTop - box.offsetTop - 12);
}
