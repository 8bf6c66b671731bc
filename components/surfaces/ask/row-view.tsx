import { clsx } from "clsx";
import type { MouseEvent } from "react";
import {
  findAnswer,
  findNote,
  openEditor,
  openOptionNote,
  pickRow,
  type Question,
  type Row,
  type Sheet,
  selectionOf,
  toggleRow,
} from "@/lib/protocols/ask-user";
import { NoteLine } from "./note-line";
import { useSheet } from "./sheet-context";
import { TextEntry } from "./text-entry";

interface RowViewProps {
  readonly question: Question;
  readonly row: Row;
  readonly index: number;
}

const INDENT = "ml-[10.5ch] mr-[3ch] narrow:ml-[10ch] narrow:mr-[2ch]";

/** An option or the row for an own answer, with what is written on it. */
export function RowView({ question, row, index }: RowViewProps) {
  const { flow, sheet, isOpen, act } = useSheet();
  const answer = findAnswer(sheet.answers, question.id);
  const target = openEditor(flow, sheet)?.target;
  const isCurrent = sheet.row === index;
  const label = row.kind === "own" ? "Type your own" : row.option.label;
  const note = row.kind === "own" ? undefined : findNote(answer, row.option.value);
  const isNoting =
    row.kind === "option" && target?.kind === "option" && target.optionValue === row.option.value;
  const isTyping = row.kind === "own" && target?.kind === "answer";
  const openNote = () => act((now) => openOptionNote(flow, now, index));
  const noteName = `Note on ${label}`;
  return (
    <div
      data-row={index + 1}
      data-current={isCurrent ? (index === 0 ? "first" : "") : undefined}
      className={clsx(
        "group/row relative py-[3px] narrow:min-h-touch narrow:py-2.5",
        isCurrent ? "bg-hover group-focus-within/sheet:bg-accent-soft" : isOpen && "hover:bg-hover",
      )}
    >
      <RowChoice
        question={question}
        row={row}
        index={index}
        isTyping={isTyping}
        hasCursor={isCurrent && target === undefined}
      />
      {isTyping && <TextEntry label={label} className={clsx(INDENT, "-mt-6")} />}
      {isNoting ? (
        <TextEntry label={noteName} tag="note" className={clsx(INDENT, "mt-1")} />
      ) : (
        note !== undefined && <NoteLine name={noteName} note={note} onOpen={openNote} className={INDENT} />
      )}
      {isOpen && row.kind === "option" && note === undefined && !isNoting && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={noteName}
          onClick={openNote}
          className={clsx(
            "absolute top-[3px] right-[2ch] px-[1ch] text-muted hover:bg-press hover:text-ink narrow:top-0 narrow:right-0 narrow:h-touch narrow:px-[2ch]",
            "[@media(hover:hover)]:opacity-0 [@media(hover:hover)]:group-hover/row:opacity-100",
          )}
        >
          + note
        </button>
      )}
    </div>
  );
}

interface RowChoiceProps extends RowViewProps {
  readonly isTyping: boolean;
  readonly hasCursor: boolean;
}

function RowChoice({ question, row, index, isTyping, hasCursor }: RowChoiceProps) {
  const { flow, sheet, id, isOpen, act } = useSheet();
  const { options, customText } = selectionOf(question, findAnswer(sheet.answers, question.id));
  const own = row.kind === "own" ? customText : undefined;
  const isChosen =
    row.kind === "own" ? own !== undefined : options.some(({ value }) => value === row.option.value);
  const isMulti = question.type === "multi";
  const description = row.kind === "option" ? row.option.description : undefined;
  const handleClick = (event: MouseEvent) => {
    // Text that was just chosen by the pointer is to be read or copied.
    if (getSelection()?.isCollapsed === false && event.detail > 0) return;
    const isOnBox = event.target instanceof Element && event.target.closest("[data-box]") !== null;
    act((now) => pickByPointer(isOnBox, now));
  };
  // A preview is looked at before it is chosen: the first click shows and chooses it, the next one goes on.
  const pickByPointer = (isOnBox: boolean, now: Sheet) =>
    row.kind === "option" && (isOnBox || (question.type === "preview" && !isChosen))
      ? toggleRow(flow, now, index)
      : pickRow(flow, now, index);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the sheet has the keys
    // biome-ignore lint/a11y/noStaticElementInteractions: its role is that of its question
    <div
      {...{
        role: isMulti ? "checkbox" : "radio",
        "aria-checked": isChosen,
        "aria-labelledby": `${id}-label-${index}`,
      }}
      aria-disabled={!isOpen || undefined}
      aria-describedby={description === undefined ? undefined : `${id}-description-${index}`}
      tabIndex={hasCursor ? 0 : -1}
      data-cursor={hasCursor || undefined}
      onClick={handleClick}
      className={clsx(
        "grid grid-cols-[2ch_2ch_2ch_minmax(0,1fr)] gap-x-[1ch] pr-[10ch] pl-[1.5ch] outline-none narrow:pl-[1ch] forced-colors:focus:outline-2 forced-colors:focus:outline-[Highlight] forced-colors:focus:-outline-offset-2",
        isOpen && "cursor-pointer",
      )}
    >
      <span
        aria-hidden="true"
        className={clsx("font-semibold text-accent", sheet.row !== index && "invisible")}
      >
        ❯
      </span>
      <span aria-hidden="true" className="text-right text-muted">
        {row.number}
      </span>
      <Box isRound={!isMulti} isChosen={isChosen} isHidden={row.kind === "own" && own === undefined} />
      <span
        id={`${id}-label-${index}`}
        dir="auto"
        className={clsx(
          "wrap-anywhere min-w-0 whitespace-pre-wrap",
          isTyping && "invisible",
          row.kind === "own" && own === undefined && "text-muted",
          isChosen && "font-semibold text-accent",
        )}
      >
        {row.kind === "option" ? row.option.label : own === undefined || isTyping ? "Type your own" : own}
      </span>
      {description !== undefined && (
        <span
          id={`${id}-description-${index}`}
          dir="auto"
          className="wrap-anywhere col-start-4 min-w-0 whitespace-pre-wrap text-muted"
        >
          {description}
        </span>
      )}
    </div>
  );
}

interface BoxProps {
  readonly isRound: boolean;
  readonly isChosen: boolean;
  readonly isHidden: boolean;
}

function Box({ isRound, isChosen, isHidden }: BoxProps) {
  return (
    <span data-box className="grid h-6 place-items-center">
      {!isHidden && (
        <i
          className={clsx(
            "block size-[11px] border-[1.3px]",
            isRound && "rounded-full",
            isChosen
              ? "border-pen bg-pen shadow-[inset_0_0_0_2px_var(--sheet)] forced-colors:bg-[Highlight]"
              : "border-edge",
          )}
        />
      )}
    </span>
  );
}
