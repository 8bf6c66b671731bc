import { clsx } from "clsx";
import { useId, useLayoutEffect, useMemo, useRef } from "react";
import { type Client, countAnswered, questionAt, type Sheet } from "@/lib/protocols/ask-user";
import { KeyHints } from "./key-hints";
import { QuestionView } from "./question-view";
import { ReviewView } from "./review-view";
import { SheetContext } from "./sheet-context";
import { SheetTabs } from "./sheet-tabs";
import { titleOf } from "./title";
import { useSheetKeys } from "./use-sheet-keys";
import { useSheetPlace } from "./use-sheet-place";

interface SheetViewProps {
  readonly client: Client;
  readonly sheet: Sheet;
  /** What `@` offers. */
  readonly paths: readonly string[];
  readonly isOpen: boolean;
  readonly onChange: (sheet: Sheet) => void;
  readonly onEnd: (sheet: Sheet) => void;
}

const LONG_TITLE = 160;

/** The sheet: title, tabs, the question or the review, and the keys that act. Its keys act only while it has the focus. */
export function SheetView({ client, sheet, paths, isOpen, onChange, onEnd }: SheetViewProps) {
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const flow = useMemo(() => ({ questions: client.questions, paths }), [client, paths]);
  const latest = useRef(sheet);
  useLayoutEffect(() => {
    latest.current = sheet;
  });
  const act = (change: (now: Sheet) => Sheet) => {
    const now = latest.current;
    const next = isOpen ? change(now) : now;
    if (next === now) return;
    latest.current = next;
    if (next.outcome === null) onChange(next);
    else onEnd(next);
  };
  const handleKey = useSheetKeys({ flow, isOpen, act });
  const place = useSheetPlace(root, sheet);
  const title = titleOf(client);
  const question = questionAt(flow, sheet);
  return (
    <SheetContext value={{ client, flow, sheet, isOpen, id, act }}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the widgets inside */}
      <div
        ref={root}
        tabIndex={-1}
        onKeyDown={handleKey}
        {...place}
        className="group/sheet @container grid min-h-0 min-w-0 flex-1 grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_minmax(0,1fr)_auto] outline-none"
      >
        <div className="flex min-w-0 items-baseline gap-[2ch] px-[3ch] pt-4 pb-2.5 narrow:px-[2ch] narrow:pb-2">
          <h3
            tabIndex={title !== undefined && title.length > LONG_TITLE ? 0 : undefined}
            className={clsx(
              "wrap-anywhere max-h-[72px] min-w-0 flex-1 overflow-y-auto whitespace-pre-wrap",
              title === undefined ? "text-muted" : "font-semibold",
            )}
            dir="auto"
          >
            {title ?? "ask_user"}
          </h3>
          <span className="shrink-0 text-muted narrow:hidden">
            {countAnswered(flow, sheet)} of {flow.questions.length} answered
          </span>
        </div>
        <SheetTabs />
        {question === undefined ? <ReviewView /> : <QuestionView key={question.id} question={question} />}
        <KeyHints />
      </div>
    </SheetContext>
  );
}
