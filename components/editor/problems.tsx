"use client";

import { type KeyboardEvent, type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react";
import { LinkButton } from "@/components/ui/button";
import { Kbd } from "@/components/ui/kbd";
import { SeverityMark } from "@/components/ui/marks";
import { PaneHead } from "@/components/ui/pane-head";
import type { Problem, Severity } from "@/lib/protocol/problem";
import type { EditorHandle } from "./editor-props";
import { ProblemRow } from "./problem-row";
import { countOf, severities } from "./problem-words";
import { useProblemList } from "./use-problem-list";

export interface ProblemsProps {
  readonly problems: readonly Problem[];
  /** Of all problems, also of those beyond the worst 500. */
  readonly totals: Readonly<Record<Severity, number>>;
  /** Where the problems are gone to, and mended. */
  readonly editor: RefObject<EditorHandle | null>;
  /** Said where there are none: "No problems. The engine takes it as it stands." */
  readonly nothing: string;
  /** Said below them: that the rest is checked once the text can be read. */
  readonly note?: string;
  /** A problem was gone to, so the editor should be in sight. */
  readonly onGo?: (problem: Problem) => void;
}

/** More than fit the screen; the rest is drawn when asked for, so that a key press never pays for it. */
const FIRST_ROWS = 60;

/** The content of the region named Problems: filters, and the list of what is wrong. */
export function Problems({ problems, totals, editor, nothing, note, onGo }: ProblemsProps) {
  const { shown, hidden, toggle, chosenIndex, goTo } = useProblemList({ problems, totals, editor, onGo });
  const [isWhole, setWhole] = useState(false);
  const [current, setCurrent] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const isMending = useRef(false);
  const latest = useRef({ shown, goTo });

  const room = isWhole ? shown.length : Math.max(FIRST_ROWS, chosenIndex + 1);
  const rows = shown.slice(0, room);
  const currentRow = Math.min(current, Math.max(rows.length - 1, 0));

  useLayoutEffect(() => {
    latest.current = { shown, goTo };
  });
  // The row of a mended problem is gone, and the focus with it: the next one takes it.
  useLayoutEffect(() => {
    if (!isMending.current) return;
    isMending.current = false;
    if (list.current?.contains(document.activeElement)) return;
    focusRow(list.current, currentRow);
  });
  useLayoutEffect(() => {
    if (chosenIndex < 0) return;
    setCurrent(chosenIndex);
    rowAt(list.current, chosenIndex)?.scrollIntoView({ block: "nearest" });
  }, [chosenIndex]);

  const handleGo = useCallback((index: number) => {
    const problem = latest.current.shown[index];
    if (problem) latest.current.goTo(problem);
  }, []);
  const handleFix = useCallback(
    (index: number, place: number) => {
      const fix = latest.current.shown[index]?.fixes[place];
      if (!fix) return;
      isMending.current = true;
      setCurrent(index);
      editor.current?.apply(fix);
    },
    [editor],
  );
  const handleKey = (event: KeyboardEvent<HTMLUListElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const last = rows.length - 1;
    const next = { ArrowDown: currentRow + 1, ArrowUp: currentRow - 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const row = Math.min(Math.max(next, 0), last);
    setCurrent(row);
    focusRow(list.current, row);
  };

  return (
    <>
      <PaneHead title="Problems" className="border-b-0" actions={shown.length > 0 && <NextKey />}>
        <Filters totals={totals} hidden={hidden} onToggle={toggle} />
      </PaneHead>
      <div className="min-h-0 flex-1 overflow-auto px-2 pb-2">
        {rows.length > 0 && (
          <ul ref={list} onKeyDown={handleKey}>
            {rows.map((problem, index) => (
              <ProblemRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; problems have no identity over time.
                key={index}
                problem={problem}
                index={index}
                isChosen={index === chosenIndex}
                isCurrent={index === currentRow}
                onGo={handleGo}
                onFix={handleFix}
              />
            ))}
          </ul>
        )}
        <Below
          {...{ problems, shown, totals, nothing, note }}
          rest={shown.length - rows.length}
          onAll={() => setWhole(true)}
        />
      </div>
    </>
  );
}

function rowAt(list: HTMLUListElement | null, index: number): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`[data-row="${index}"]`) ?? null;
}

function focusRow(list: HTMLUListElement | null, index: number): void {
  rowAt(list, index)?.focus();
}

function NextKey() {
  return (
    <span className="flex items-center gap-1.5 text-muted text-xs pointer-coarse:hidden">
      <Kbd mac="F8" other="F8" />
      next
    </span>
  );
}

interface FiltersProps {
  readonly totals: ProblemsProps["totals"];
  readonly hidden: ReadonlySet<Severity>;
  readonly onToggle: (severity: Severity) => void;
}

function Filters({ totals, hidden, onToggle }: FiltersProps) {
  const there = severities.filter((severity) => totals[severity] > 0);
  if (there.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's.
    <div role="group" aria-label="Show" className="flex gap-0.5">
      {there.map((severity) => (
        <button
          key={severity}
          type="button"
          aria-pressed={!hidden.has(severity)}
          aria-label={countOf(severity, totals[severity])}
          data-tip={countOf(severity, totals[severity])}
          onClick={() => onToggle(severity)}
          className="inline-flex h-[22px] items-center gap-[5px] rounded-[6px] px-[7px] font-medium text-ink-soft text-xs tabular-nums hover:bg-hover aria-pressed:bg-press aria-pressed:text-ink narrow:h-9"
        >
          <SeverityMark severity={severity} />
          {totals[severity].toLocaleString("en")}
        </button>
      ))}
    </div>
  );
}

interface BelowProps extends Pick<ProblemsProps, "problems" | "totals" | "nothing" | "note"> {
  readonly shown: readonly Problem[];
  /** How many of those shown are not drawn yet. */
  readonly rest: number;
  readonly onAll: () => void;
}

/** What is to be said below the list, or in its place. */
function Below({ problems, shown, totals, nothing, note, rest, onAll }: BelowProps) {
  const count = totals.error + totals.warning + totals.info;
  const hiddenCount = problems.length - shown.length;
  return (
    <div className="flex flex-col items-start gap-2 px-2 pt-1 text-muted empty:hidden">
      {problems.length === 0 && <p>{nothing}</p>}
      {rest > 0 && <LinkButton onClick={onAll}>Show {rest.toLocaleString("en")} more</LinkButton>}
      {hiddenCount > 0 && <p>{hiddenCount.toLocaleString("en")} not shown.</p>}
      {count > problems.length && (
        <p>
          These are the worst {problems.length.toLocaleString("en")} of {count.toLocaleString("en")}.
        </p>
      )}
      {problems.length > 0 && note && <p className="text-pretty">{note}</p>}
    </div>
  );
}
