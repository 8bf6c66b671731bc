"use client";

import { type KeyboardEvent, type Ref, type RefObject, useId, useRef, useState } from "react";

/** What a button that opens something must carry. */
export interface TriggerProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly id: string;
  readonly "aria-haspopup": "menu" | "dialog";
  readonly "aria-expanded": boolean;
  readonly onClick: (event: { readonly detail: number }) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onPointerEnter: () => void;
  readonly onFocus: () => void;
}

export interface OnDemand {
  readonly trigger: TriggerProps;
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  /** Opened by a key: what opens shows where the focus is. */
  readonly isByKey: boolean;
  /** Opened once, so that what opens is in the page from then on. */
  readonly isNeeded: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

/** A trigger whose panel is fetched when it is likely to be needed, and mounted when it is. */
export function useOnDemand(opens: "menu" | "dialog", load: () => Promise<unknown>): OnDemand {
  const [isOpen, setIsOpen] = useState(false);
  const [isByKey, setByKey] = useState(false);
  const [isNeeded, setNeeded] = useState(false);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const setOpen = (next: boolean, byKey = false) => {
    setByKey(byKey);
    if (next) setNeeded(true);
    setIsOpen(next);
  };
  // Whoever shows it deals with a failure.
  const prepare = () => void load().catch(() => {});
  return {
    triggerRef,
    isOpen,
    isByKey,
    isNeeded,
    setOpen,
    trigger: {
      ref: triggerRef,
      id: useId(),
      "aria-haspopup": opens,
      "aria-expanded": isOpen,
      // A press by key has no clicks to count.
      onClick: ({ detail }) => setOpen(!isOpen, detail === 0),
      onKeyDown: (event) => {
        if (opens !== "menu" || event.key !== "ArrowDown") return;
        event.preventDefault();
        setOpen(true, true);
      },
      onPointerEnter: prepare,
      onFocus: prepare,
    },
  };
}
