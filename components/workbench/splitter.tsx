"use client";

import { clsx } from "clsx";
import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { LAYOUT_KEY } from "@/components/ui/boot";
import { canStore } from "@/components/ui/theme";

interface SplitterProps {
  /** "Width of the editor". */
  readonly label: string;
  /** The size it sets: `--size-<name>` on <html>, remembered under that name. */
  readonly name: string;
  /** The pane it sizes. */
  readonly paneId: string;
  readonly axis: "x" | "y";
  /** 1: the pane grows when the line moves right or down; -1: the other way. */
  readonly grows: 1 | -1;
  readonly initial: number;
  readonly min: number;
  /** The pane that gives way, and what is left of it at least. */
  readonly giverId: string;
  readonly giverMin: number;
  /** Enter; without it Enter goes back to the first size. */
  readonly onFold?: () => void;
  readonly className?: string;
}

const STEP = 16;
const LONG_STEP = 96;
const KEYS = { x: ["ArrowLeft", "ArrowRight"], y: ["ArrowUp", "ArrowDown"] } as const;

function remember(name: string, size: number | null): void {
  if (!canStore()) return;
  try {
    const { [name]: _, ...rest } = JSON.parse(localStorage.getItem(LAYOUT_KEY) ?? "{}");
    localStorage.setItem(LAYOUT_KEY, JSON.stringify(size === null ? rest : { ...rest, [name]: size }));
  } catch {
    // Storage may be full or forbidden; the size then lasts as long as the page.
  }
}

/**
 * The line between two panes. Written for this frame: sizes are style variables, so that those remembered stand before
 * the first paint and before any script.
 */
export function Splitter(props: SplitterProps) {
  const { label, name, paneId, axis, grows, initial, min, giverId, giverMin, onFold, className } = props;
  const [range, setRange] = useState({ now: initial, max: 1200 });
  const drag = useRef<{ readonly from: number; readonly size: number } | null>(null);

  const sizeOf = (id: string) => {
    const box = document.getElementById(id)?.getBoundingClientRect();
    return box ? Math.round(axis === "x" ? box.width : box.height) : 0;
  };
  const measure = () => {
    const now = sizeOf(paneId);
    const measured = { now, max: Math.max(min, now + sizeOf(giverId) - giverMin) };
    setRange(measured);
    return measured;
  };
  const resize = (wanted: number) => {
    const { max } = measure();
    const size = Math.round(Math.min(Math.max(wanted, min), max));
    document.documentElement.style.setProperty(`--size-${name}`, `${size}px`);
    setRange({ now: size, max });
    return size;
  };
  const reset = () => {
    document.documentElement.style.removeProperty(`--size-${name}`);
    remember(name, null);
    measure();
  };
  const placeOf = (event: PointerEvent) => (axis === "x" ? event.clientX : event.clientY);

  const handleKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const [back, forth] = KEYS[axis];
    const step = (event.shiftKey ? LONG_STEP : STEP) * grows;
    if (event.key === back) remember(name, resize(measure().now - step));
    else if (event.key === forth) remember(name, resize(measure().now + step));
    else if (event.key === "Home") remember(name, resize(0));
    else if (event.key === "End") remember(name, resize(Number.MAX_SAFE_INTEGER));
    else if (event.key === "Enter") (onFold ?? reset)();
    else return;
    event.preventDefault();
  };
  const handleDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.focus({ preventScroll: true });
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { from: placeOf(event), size: measure().now };
  };
  const handleMove = (event: PointerEvent) => {
    if (drag.current) resize(drag.current.size + (placeOf(event) - drag.current.from) * grows);
  };
  const handleUp = () => {
    if (drag.current) remember(name, measure().now);
    drag.current = null;
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that moves is no <hr>.
    <div
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-orientation={axis === "x" ? "vertical" : "horizontal"}
      aria-controls={paneId}
      aria-valuenow={range.now}
      aria-valuemin={min}
      aria-valuemax={range.max}
      aria-valuetext={`${range.now} pixels`}
      onFocus={measure}
      onKeyDown={handleKey}
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={handleUp}
      onLostPointerCapture={handleUp}
      onDoubleClick={reset}
      className={clsx(
        "group/splitter relative z-10 flex-none touch-none bg-line outline-none narrow:hidden",
        "before:absolute after:absolute after:rounded-[3px] after:bg-edge after:opacity-0 after:transition-opacity hover:after:opacity-100 focus-visible:after:bg-focus focus-visible:after:opacity-100 active:after:opacity-100",
        axis === "x"
          ? "cursor-col-resize before:-inset-x-1 before:inset-y-0 after:top-1/2 after:left-[-1px] after:-mt-4 after:h-8 after:w-[3px] pointer-coarse:before:-inset-x-3"
          : "h-px cursor-row-resize before:inset-x-0 before:-inset-y-1 after:top-[-1px] after:left-1/2 after:-ml-4 after:h-[3px] after:w-8 pointer-coarse:before:-inset-y-3",
        className,
      )}
    />
  );
}
