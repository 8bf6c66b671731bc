import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import type { Sheet } from "@/lib/protocols/ask-user";

/** Room kept above and below the row with the cursor. */
const PAD = 12;

/**
 * Keeps the focus on the cursor while the sheet has it, and the row with the cursor in view. Parts say what they are:
 * `data-cursor` takes the focus, `data-current` is kept in view, `data-sheet-body` scrolls.
 */
export function useSheetPlace(root: RefObject<HTMLElement | null>, sheet: Sheet) {
  const isActive = useRef(false);
  const seen = useRef("");
  const place = placeOf(sheet);

  useLayoutEffect(() => {
    const box = root.current;
    if (box === null) return;
    const hasMoved = seen.current !== place;
    seen.current = place;
    if (isActive.current && (hasMoved || !box.contains(document.activeElement))) focusCursor(box);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the sheet may move the cursor out of view.
  useLayoutEffect(() => {
    if (root.current !== null) reveal(root.current, { isActive: isActive.current });
  }, [root, sheet]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each tab has a body of its own.
  useEffect(() => {
    const box = root.current;
    const body = box?.querySelector("[data-sheet-body]");
    if (!box || !body) return;
    const observer = new ResizeObserver(() => reveal(box, { isActive: false }));
    observer.observe(body);
    return () => observer.disconnect();
  }, [root, sheet.tab]);

  return {
    onFocus: (event: FocusEvent<HTMLElement>) => {
      const isEntered = !isActive.current;
      isActive.current = true;
      // From outside the way in leads over the tab: its question is said on the way to the cursor.
      const isOnTab = isEntered && event.target.matches('[role="tab"]');
      if (isOnTab || event.target === event.currentTarget) focusCursor(event.currentTarget);
      if (isEntered) reveal(event.currentTarget, { isActive: true });
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) isActive.current = false;
    },
  };
}

function placeOf({ tab, row, action, editor, outcome }: Sheet): string {
  return JSON.stringify([tab, row, action, editor?.target, outcome]);
}

export function focusCursor(box: ParentNode) {
  box.querySelector<HTMLElement>("[data-cursor]")?.focus({ preventScroll: true });
}

function reveal(box: HTMLElement, { isActive }: { readonly isActive: boolean }) {
  const body = box.querySelector<HTMLElement>("[data-sheet-body]");
  const current = [...box.querySelectorAll<HTMLElement>("[data-current]")].at(-1);
  if (body && current) scrollTo(body, current);
  box
    .querySelector('[role="tab"][aria-selected="true"]')
    ?.scrollIntoView({ block: "nearest", inline: "nearest" });
  if (isActive) box.scrollIntoView({ block: "nearest" });
}

function scrollTo(body: HTMLElement, current: HTMLElement) {
  const view = body.getBoundingClientRect();
  const { top, bottom, height } = current.getBoundingClientRect();
  const above = top - view.top + body.scrollTop;
  const isFirst = current.dataset.current === "first";
  if (isFirst && above + height <= body.clientHeight) body.scrollTop = 0;
  else if (top < view.top + PAD || height > view.height - 2 * PAD) {
    if (current.matches("[data-entry]") && height > view.height - 2 * PAD) return;
    body.scrollTop += top - view.top - PAD;
  } else if (bottom > view.bottom - PAD) body.scrollTop += bottom - view.bottom + PAD;
}
