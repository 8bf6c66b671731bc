import type { KeyboardEvent } from "react";
import { edit, isTextBoxKey, type Key, press, readKey, type TextBox } from "@/lib/protocols/ask-user";
import type { SheetParts } from "./sheet-context";

/** What a text box holds; of a selection the end that moves. */
export function readBox({
  value,
  selectionStart,
  selectionEnd,
  selectionDirection,
}: HTMLTextAreaElement): TextBox {
  return { text: value, caret: selectionDirection === "backward" ? selectionStart : selectionEnd };
}

/** The keys of a sheet: its own, those it leaves to an open text box, and those that only scroll. */
export function useSheetKeys({ flow, isOpen, act }: Pick<SheetParts, "flow" | "isOpen" | "act">) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const box = event.target instanceof HTMLTextAreaElement ? event.target : undefined;
    if (scrollBy(event, box)) return event.preventDefault();
    const key = isOpen ? readKey(event.nativeEvent) : undefined;
    if (key === undefined || (key === "Ctrl+C" && hasSelection(box))) return;
    act((sheet) => {
      const now = box === undefined ? sheet : edit(flow, sheet, readBox(box));
      if (box !== undefined && isTextBoxKey(flow, now, key) && !isAtEnd(box, key)) {
        if (key === "Up" || key === "Down") pressIfIdle(box, () => act((later) => press(flow, later, key)));
        return now;
      }
      event.preventDefault();
      return press(flow, now, key);
    });
  };
}

/** Text that is chosen is for the clipboard. */
function hasSelection(box: HTMLTextAreaElement | undefined): boolean {
  if (box !== undefined && box.selectionStart !== box.selectionEnd) return true;
  return getSelection()?.isCollapsed === false;
}

/** Up and Down in a text of one line, which a browser may leave where they are. */
function isAtEnd(box: HTMLTextAreaElement, key: Key): boolean {
  if (key !== "Up" && key !== "Down") return false;
  return (
    !box.value.includes("\n") && box.clientHeight < 2 * Number.parseFloat(getComputedStyle(box).lineHeight)
  );
}

/** The box acts first; where its caret stayed, the key is the sheet's. */
function pressIfIdle(box: HTMLTextAreaElement, pressKey: () => void) {
  const { selectionStart, selectionEnd } = box;
  setTimeout(() => {
    if (box.isConnected && box.selectionStart === selectionStart && box.selectionEnd === selectionEnd)
      pressKey();
  });
}

const steps: Readonly<Record<string, readonly [left: number, top: number]>> = {
  ArrowUp: [0, -48],
  ArrowDown: [0, 48],
  ArrowLeft: [-64, 0],
  ArrowRight: [64, 0],
};

/** Shift with an arrow scrolls the preview; Page up and Page down the options, with Shift the preview. */
function scrollBy(event: KeyboardEvent<HTMLElement>, box: HTMLTextAreaElement | undefined): boolean {
  const { key, shiftKey, ctrlKey, altKey, metaKey, currentTarget } = event;
  if (ctrlKey || altKey || metaKey) return false;
  const preview = currentTarget.querySelector<HTMLElement>("[data-preview]");
  const step = shiftKey && box === undefined ? steps[key] : undefined;
  if (step !== undefined) {
    preview?.scrollBy({ left: step[0], top: step[1] });
    return preview !== null;
  }
  const direction = { PageUp: -1, PageDown: 1 }[key];
  if (direction === undefined) return false;
  const body = currentTarget.querySelector<HTMLElement>("[data-sheet-body]");
  const isLong = body !== null && body.scrollHeight > body.clientHeight + 1;
  const scrolled = preview !== null && (shiftKey || !isLong) ? preview : body;
  scrolled?.scrollBy({ top: direction * Math.max(scrolled.clientHeight - 48, 48) });
  return true;
}
