import { clsx } from "clsx";
import { useLayoutEffect, useRef } from "react";
import { edit, openEditor, press, suggestionsOf } from "@/lib/protocols/ask-user";
import { FileList, optionId } from "./file-list";
import { useSheet } from "./sheet-context";
import { readBox } from "./use-sheet-keys";

interface TextEntryProps {
  readonly label: string;
  /** Before the text, where the place alone does not say what is written. */
  readonly tag?: string;
  readonly className?: string;
}

const SAME = "wrap-anywhere col-start-1 row-start-1 whitespace-pre-wrap narrow:text-[16px]";

/** The open editor: a real text box that grows with its text, and the files that fit what follows an `@`. */
export function TextEntry({ label, tag, className }: TextEntryProps) {
  const { flow, sheet, isOpen, id, act } = useSheet();
  const box = useRef<HTMLTextAreaElement>(null);
  const isComposing = useRef(false);
  const editor = openEditor(flow, sheet);
  const list = suggestionsOf(flow, sheet);
  const { text = "", caret = 0 } = editor ?? {};

  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || isComposing.current || readBox(element).caret === caret) return;
    element.setSelectionRange(caret, caret);
  });

  const take = () => {
    const element = box.current;
    if (element !== null) act((now) => edit(flow, now, readBox(element)));
  };
  const takeSelection = () => {
    if (!isComposing.current) take();
  };
  if (editor === undefined) return null;
  return (
    <div data-current data-entry className={clsx("@container", className)}>
      <div className="flex items-baseline gap-[1ch] border-pen border-b pb-px text-accent">
        {tag !== undefined && <span className="shrink-0 text-muted">{tag}</span>}
        <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)]">
          <textarea
            ref={box}
            rows={1}
            dir="auto"
            aria-label={label}
            aria-autocomplete="list"
            aria-controls={list === undefined ? undefined : `${id}-files`}
            aria-activedescendant={list === undefined ? undefined : optionId(id, list.highlighted)}
            data-cursor
            readOnly={!isOpen}
            spellCheck={false}
            value={text}
            onChange={take}
            onSelect={takeSelection}
            onCompositionStart={() => {
              isComposing.current = true;
            }}
            onCompositionEnd={() => {
              isComposing.current = false;
              take();
            }}
            className={clsx(
              SAME,
              "block h-full w-full resize-none overflow-hidden bg-transparent caret-accent outline-none",
            )}
          />
          <span aria-hidden="true" className={clsx(SAME, "invisible min-h-6")}>
            {`${text}\u200b`}
          </span>
        </div>
        <span className="shrink-0 self-center whitespace-nowrap font-sans text-2xs text-muted @max-[480px]:hidden narrow:hidden">
          Enter saves, Esc keeps the draft
        </span>
        <button
          type="button"
          tabIndex={-1}
          // The text box keeps the focus, and with it the keyboard of a phone.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => act((now) => press(flow, now, "Enter"))}
          className="shrink-0 bg-ink px-[1ch] text-surface wide:hidden narrow:min-h-9"
        >
          Save
        </button>
      </div>
      {list !== undefined && <FileList list={list} />}
    </div>
  );
}
