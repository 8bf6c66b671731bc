"use client";

import { type ClipboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { formatText, offsetAfterFormat } from "@/lib/text/format";
import type { Span } from "@/lib/text/json";
import { type Position, type Range, sourceLayer } from "@/lib/text/layer";
import { startEchoes } from "./echoes";
import { CONTENT_NAME, type EditorHandle, type LoadedEditorProps } from "./editor-props";
import { refusePaste } from "./paste-cap";
import { PlaceholderStrip } from "./placeholder-strip";
import { toPlainText } from "./plain-text";

/** Longer texts are put in place without a step to undo: browsers take seconds over them. */
const UNDOABLE = 200_000;

function offsetOf(text: string, { line, column }: Position): number {
  let start = 0;
  for (let at = 1; at < line; at++) {
    const end = text.indexOf("\n", start);
    if (end < 0) break;
    start = end + 1;
  }
  const end = text.indexOf("\n", start);
  return Math.min(start + column - 1, end < 0 ? text.length : end);
}

function spanOf(text: string, { start, end }: Range): Span {
  return { start: offsetOf(text, start), end: offsetOf(text, end) };
}

/** Replaces a part as typing would, so that the browser's own undo knows it. */
function insert(area: HTMLTextAreaElement, { start, end }: Span, text: string): void {
  const before = document.activeElement;
  const isLong = text.length + (end - start) > UNDOABLE;
  if (!isLong && !area.readOnly) {
    area.focus({ preventScroll: true });
    area.setSelectionRange(start, end);
    const isDone = document.execCommand(text === "" ? "delete" : "insertText", false, text);
    if (before instanceof HTMLElement && before !== area) before.focus({ preventScroll: true });
    if (isDone) return;
  }
  area.setRangeText(text, start, end, "end");
  area.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Keeps the text above an on-screen keyboard, which covers the page without making it smaller. */
function useRoomAboveKeyboard(area: RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    const fit = () => {
      if (!area.current) return;
      const { top } = area.current.getBoundingClientRect();
      const room = visualViewport.offsetTop + visualViewport.height - top;
      const isCovered = document.activeElement === area.current && room < area.current.offsetHeight;
      area.current.style.maxHeight = isCovered ? `${Math.max(room, 120)}px` : "";
    };
    visualViewport.addEventListener("resize", fit);
    return () => visualViewport.removeEventListener("resize", fit);
  }, [area]);
}

/** A plain text area, for where touch is the main pointer, and where the code editor cannot be had. */
export function PlainEditor(props: LoadedEditorProps) {
  const { source, placeholders = [], isReadOnly = false, onHandle } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const latest = useRef(props);
  const [first] = useState(() => toPlainText(source));
  const [echoes] = useState(() => startEchoes(source));
  useRoomAboveKeyboard(area);

  const handleInput = () => {
    const text = area.current?.value ?? "";
    echoes.give(text);
    if (text !== latest.current.source) latest.current.onChange(text);
  };
  const handlePaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { value: text, selectionStart, selectionEnd } = event.currentTarget;
    const pasted = event.clipboardData.getData("text/plain");
    const reason = refusePaste({ text, selected: text.slice(selectionStart, selectionEnd), pasted });
    if (reason === undefined) return;
    event.preventDefault();
    props.onRefused?.(reason);
  };

  useLayoutEffect(() => {
    const before = latest.current;
    latest.current = props;
    if (!area.current || source === before.source || echoes.takes(source)) return;
    insert(area.current, { start: 0, end: area.current.value.length }, toPlainText(source));
    area.current.setSelectionRange(0, 0);
    area.current.scrollTop = 0;
  });

  useEffect(() => {
    const onSelection = () =>
      document.activeElement === area.current && tellCaret(area.current, latest.current);
    document.addEventListener("selectionchange", onSelection);
    return () => document.removeEventListener("selectionchange", onSelection);
  }, []);
  useLayoutEffect(() => {
    if (area.current) onHandle(handleFor(area.current));
  }, [onHandle]);

  return (
    <div className="absolute inset-0 flex flex-col">
      <textarea
        ref={area}
        aria-label={CONTENT_NAME}
        defaultValue={first}
        readOnly={isReadOnly}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        wrap="soft"
        onInput={handleInput}
        onPaste={handlePaste}
        className="min-h-0 w-full flex-1 resize-none bg-code-ground px-4 py-2 font-mono text-[16px] text-ink leading-6 caret-pen outline-none focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus"
      />
      <PlaceholderStrip
        placeholders={placeholders}
        onGo={(range) => area.current && handleFor(area.current).goTo(range)}
      />
    </div>
  );
}

function tellCaret(area: HTMLTextAreaElement | null, { onCursor }: LoadedEditorProps): void {
  if (!area) return;
  const { value, selectionDirection, selectionStart, selectionEnd } = area;
  onCursor?.(positionOf(value, selectionDirection === "backward" ? selectionStart : selectionEnd));
}

function positionOf(text: string, offset: number): Position {
  return sourceLayer(text).range({ start: offset, end: offset }).start;
}

function handleFor(area: HTMLTextAreaElement): EditorHandle {
  const reveal = (offset: number) => {
    const line = positionOf(area.value, offset).line;
    const { lineHeight } = getComputedStyle(area);
    // Lines that wrap make this a guess; the browser brings the selection into view when it is typed at.
    area.scrollTop = Math.max(0, (line - 1) * Number.parseFloat(lineHeight) - area.clientHeight / 3);
  };
  return {
    goTo(range) {
      const { start, end } = spanOf(area.value, range);
      area.focus({ preventScroll: true });
      area.setSelectionRange(start, end, "backward");
      reveal(start);
    },
    apply({ edits }) {
      if (area.readOnly) return false;
      const fromLast = edits
        .map(({ range, text }) => ({ ...spanOf(area.value, range), text }))
        .toSorted((one, other) => other.start - one.start);
      for (const { text, ...span } of fromLast) insert(area, span, text);
      return true;
    },
    format() {
      const before = area.value;
      const after = formatText(before);
      if (after === undefined || area.readOnly) return false;
      if (after === before) return true;
      const caret = offsetAfterFormat(before, after, area.selectionStart);
      insert(area, { start: 0, end: before.length }, after);
      area.setSelectionRange(caret, caret);
      return true;
    },
    focus: () => area.focus(),
    selectAll: () => area.select(),
    text: () => area.value,
    position: () => positionOf(area.value, area.selectionStart),
  };
}
