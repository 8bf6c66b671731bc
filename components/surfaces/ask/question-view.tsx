import { clsx } from "clsx";
import { findAnswer, openEditor, openQuestionNote, type Question, rowsOf } from "@/lib/protocols/ask-user";
import { NoteLine } from "./note-line";
import { Preview } from "./preview";
import { RowView } from "./row-view";
import { useSheet } from "./sheet-context";
import { TextEntry } from "./text-entry";

/** As much of a label as its tab shows. */
const TAB_LABEL = 24;

/** One question: what is asked, its rows, and its note. */
export function QuestionView({ question }: { readonly question: Question }) {
  const { flow, sheet, id, act, isOpen } = useSheet();
  const { prompt, label, type } = question;
  const note = findAnswer(sheet.answers, question.id)?.note;
  const isNoting = openEditor(flow, sheet)?.target.kind === "question";
  const openNote = () => act((now) => openQuestionNote(flow, now));
  const option = question.options[sheet.row];
  return (
    <div
      role="tabpanel"
      id={`${id}-panel`}
      aria-labelledby={`${id}-tab-${sheet.tab}`}
      data-sheet-body
      className={clsx(
        "grid min-h-0 grid-cols-[minmax(0,1fr)] content-start [container-type:size] overflow-auto px-[3ch] py-5 narrow:px-[2ch] narrow:py-4",
        type === "preview" &&
          "@min-[640px]:grid-cols-[minmax(0,38ch)_minmax(0,1fr)] @min-[640px]:gap-x-[3ch]",
      )}
    >
      <div className="col-span-full">
        {label.length > TAB_LABEL && (
          <p className="wrap-anywhere whitespace-pre-wrap text-muted" dir="auto">
            {label}
          </p>
        )}
        <h4
          id={`${id}-prompt`}
          className="wrap-anywhere whitespace-pre-wrap text-pretty font-semibold"
          dir="auto"
        >
          {prompt}
        </h4>
        <div className="mb-3 flex flex-wrap justify-between gap-x-[2ch] text-muted">
          <p>{sayHow(question)}</p>
          {isOpen && note === undefined && !isNoting && (
            <button
              type="button"
              tabIndex={-1}
              aria-label="Note on the question"
              onClick={openNote}
              className="px-[1ch] text-muted hover:bg-hover hover:text-ink narrow:-my-2.5 narrow:min-h-touch"
            >
              + note
            </button>
          )}
        </div>
      </div>
      <div className="min-w-0">
        <div
          {...{ role: type === "multi" ? "group" : "radiogroup", "aria-labelledby": `${id}-prompt` }}
          className="-mx-[3ch] narrow:-mx-[2ch]"
        >
          {rowsOf(question).map((row, index) => (
            <RowView
              key={row.kind === "own" ? "own" : `option ${row.option.value}`}
              question={question}
              row={row}
              index={index}
            />
          ))}
        </div>
        {isNoting ? (
          <TextEntry label="Note on the question" tag="note" className="mt-3 ml-[8.5ch] narrow:ml-0" />
        ) : (
          note !== undefined && (
            <NoteLine
              name="Note on the question"
              note={note}
              onOpen={openNote}
              className="mt-3 ml-[8.5ch] narrow:ml-0"
            />
          )
        )}
      </div>
      {type === "preview" && option !== undefined && (
        <Preview label={option.label} text={option.preview ?? ""} />
      )}
    </div>
  );
}

function sayHow({ type, required }: Question): string {
  const how = type === "multi" ? "Choose as many as you need." : "Choose one.";
  return required ? `${how} Marked as required, which blocks nothing.` : how;
}
