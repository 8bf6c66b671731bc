"use client";

import { useEffect, useLayoutEffect, useRef, useState } from "react";

interface Tip {
  readonly text: string;
  readonly owner: Element;
}

const DELAY_MS = 450;
const GAP = 6;

const ownerOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest("[data-tip]") : null;

/** Puts the box under its owner, or above where there is no room, and keeps it in the window. */
function place(box: HTMLElement, owner: Element): void {
  const at = owner.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const left = Math.min(Math.max(8, at.left + at.width / 2 - width / 2), innerWidth - width - 8);
  const below = at.bottom + GAP;
  const top = below + height + 8 > innerHeight ? at.top - GAP - height : below;
  box.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
}

/**
 * Shows `data-tip` of whatever is hovered or has the focus; one for the whole page. What it says is also the owner's
 * name or description, so it is hidden from screen readers.
 */
export function TooltipLayer() {
  const [tip, setTip] = useState<Tip | null>(null);
  const box = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (tip && box.current) place(box.current, tip.owner);
  }, [tip]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hide = () => {
      clearTimeout(timer);
      setTip(null);
    };
    const showAfter = (owner: Element, delayMs: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const text = owner.getAttribute("data-tip");
        if (text && owner.isConnected && owner.getAttribute("aria-expanded") !== "true")
          setTip({ text, owner });
      }, delayMs);
    };
    const handleOver = (event: PointerEvent) => {
      if (event.pointerType === "touch") return;
      const owner = ownerOf(event.target);
      if (owner === ownerOf(event.relatedTarget)) return;
      hide();
      if (owner) showAfter(owner, DELAY_MS);
    };
    const handleFocus = (event: FocusEvent) => {
      const owner = ownerOf(event.target);
      hide();
      if (owner?.matches(":focus-visible")) showAfter(owner, DELAY_MS);
    };
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") hide();
    };
    document.addEventListener("pointerover", handleOver);
    document.addEventListener("pointerdown", hide, true);
    document.addEventListener("focusin", handleFocus);
    document.addEventListener("focusout", hide);
    document.addEventListener("keydown", handleKey, true);
    document.addEventListener("scroll", hide, true);
    return () => {
      hide();
      document.removeEventListener("pointerover", handleOver);
      document.removeEventListener("pointerdown", hide, true);
      document.removeEventListener("focusin", handleFocus);
      document.removeEventListener("focusout", hide);
      document.removeEventListener("keydown", handleKey, true);
      document.removeEventListener("scroll", hide, true);
    };
  }, []);

  if (!tip) return null;
  return (
    <div
      ref={box}
      aria-hidden="true"
      className="pointer-events-none fixed top-0 left-0 z-50 max-w-72 rounded-[6px] bg-primary px-2 py-1 text-pretty text-primary-ink text-xs shadow-card forced-colors:border"
    >
      {tip.text}
    </div>
  );
}
