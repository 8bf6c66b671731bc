"use client";

import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { flushSync } from "react-dom";
import type { Pane } from "./pane";

const isShown = (element: HTMLElement) => element.checkVisibility();

/**
 * F6 and Shift+F6 move the focus between the regions below `root` (elements with `data-region`, which names their pane),
 * out of whatever swallows keys. A region is entered where it was left.
 */
export function useRegions(root: RefObject<HTMLElement | null>, onPane: (pane: Pane) => void): void {
  const places = useRef(new WeakMap<Element, HTMLElement>());

  const enter = (region: HTMLElement) => {
    if (!isShown(region)) flushSync(() => onPane(region.dataset.region as Pane));
    const last = places.current.get(region);
    const target = last?.isConnected && region.contains(last) && isShown(last) ? last : region;
    target.focus();
    if (document.activeElement !== target) region.focus();
  };

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "F6" || event.ctrlKey || event.metaKey || event.altKey) return;
    const regions = [...(root.current?.querySelectorAll<HTMLElement>("[data-region]") ?? [])];
    if (regions.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const at = regions.findIndex((region) => region.contains(document.activeElement));
    const next = event.shiftKey ? (at <= 0 ? regions.length : at) - 1 : (at + 1) % regions.length;
    const region = regions[next];
    if (region) enter(region);
  });

  const handleFocus = useEffectEvent((event: FocusEvent) => {
    const { target } = event;
    if (!(target instanceof HTMLElement)) return;
    const region = target.closest("[data-region]");
    if (region && region !== target) places.current.set(region, target);
  });

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => handleKey(event);
    const onFocus = (event: FocusEvent) => handleFocus(event);
    addEventListener("keydown", onKey, true);
    addEventListener("focusin", onFocus);
    return () => {
      removeEventListener("keydown", onKey, true);
      removeEventListener("focusin", onFocus);
    };
  }, []);
}
