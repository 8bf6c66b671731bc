import { clsx } from "clsx";
import { memo } from "react";
import { Button } from "@/components/ui/button";
import { SeverityMark } from "@/components/ui/marks";
import { useMask } from "@/components/ui/secrets";
import type { Problem } from "@/lib/protocol/problem";
import { severityWords } from "./problem-words";

interface ProblemRowProps {
  readonly problem: Problem;
  readonly index: number;
  /** The one that was gone to last. */
  readonly isChosen: boolean;
  /** The one Tab comes to. */
  readonly isCurrent: boolean;
  readonly onGo: (index: number) => void;
  readonly onFix: (index: number, fix: number) => void;
}

/** More would crowd the words out; the editor's quick fixes have them all. */
const MOST_FIXES = 2;

function Row({ problem, index, isChosen, isCurrent, onGo, onFix }: ProblemRowProps) {
  const { severity, message, code, pointer, within = "" } = problem;
  const { line, column } = problem.range.start;
  const tabIndex = isCurrent ? 0 : -1;
  const mask = useMask();
  return (
    <li
      className={clsx(
        "grid grid-cols-[13px_minmax(0,1fr)_auto] items-start gap-x-[9px] rounded-md px-2 py-1.5 narrow:min-h-touch",
        isChosen ? "bg-raised shadow-rest inset-ring inset-ring-line-strong" : "hover:bg-hover",
      )}
    >
      <SeverityMark severity={severity} className="mt-[3.5px] size-[13px]" />
      <button
        type="button"
        data-row={index}
        tabIndex={tabIndex}
        aria-current={isChosen || undefined}
        onClick={() => onGo(index)}
        className="min-w-0 rounded-sm text-start focus-visible:outline-offset-4"
      >
        <span className="sr-only">{severityWords[severity]}: </span>
        <span className="block leading-[19px] [overflow-wrap:anywhere]" dir="auto">
          {mask(message)}
        </span>
        <span className="mt-px flex gap-2 font-mono text-2xs text-muted leading-4">
          <span className="shrink-0">
            {line}:{column}
          </span>
          <span className="shrink-0">{code}</span>
          <span className="truncate">{mask(within === "" ? pointer : `${pointer} in ${within}`)}</span>
        </span>
      </button>
      <span className="flex flex-col items-stretch gap-1 self-center">
        {problem.fixes.slice(0, MOST_FIXES).map(({ title }, fix) => (
          <Button
            key={title}
            size="sm"
            tabIndex={tabIndex}
            data-fix={index}
            onClick={() => onFix(index, fix)}
          >
            {mask(title)}
          </Button>
        ))}
      </span>
    </li>
  );
}

function looksTheSame(one: ProblemRowProps, other: ProblemRowProps): boolean {
  const { problem: a, ...rest } = one;
  const { problem: b, ...otherRest } = other;
  const isSame =
    a === b ||
    (a.severity === b.severity &&
      a.message === b.message &&
      a.code === b.code &&
      a.pointer === b.pointer &&
      a.within === b.within &&
      a.range.start.line === b.range.start.line &&
      a.range.start.column === b.range.start.column &&
      a.fixes.length === b.fixes.length &&
      a.fixes.every(({ title }, index) => title === b.fixes[index]?.title));
  return (
    isSame &&
    rest.index === otherRest.index &&
    rest.isChosen === otherRest.isChosen &&
    rest.isCurrent === otherRest.isCurrent &&
    rest.onGo === otherRest.onGo &&
    rest.onFix === otherRest.onFix
  );
}

/** Where the fault is, in words, and its fixes. Drawn again only where it looks different: each check makes new problems. */
export const ProblemRow = memo(Row, looksTheSame);
