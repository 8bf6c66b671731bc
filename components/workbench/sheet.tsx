"use client";

import { clsx } from "clsx";
import { Check, EyeOff, type LucideIcon, Minus, X } from "lucide-react";
import type { ReactNode } from "react";
import { LinkButton } from "@/components/ui/button";
import { VerdictMark } from "@/components/ui/marks";
import { useMask } from "@/components/ui/secrets";
import type { Verdict } from "@/lib/protocol/check";

interface SheetProps {
  /** The region's name. */
  readonly label: string;
  readonly verdict: Verdict;
  readonly title: string;
  readonly sentence: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A sheet of paper on the stage: what one side says, in a sentence, and under it the evidence. */
export function Sheet({ label, verdict, title, sentence, actions, children }: SheetProps) {
  return (
    <section
      aria-label={label}
      className="flex min-h-0 flex-col overflow-hidden rounded-xl bg-raised shadow-window narrow:flex-1 narrow:rounded-none narrow:border-line narrow:border-t narrow:shadow-none"
    >
      <div className="flex flex-none items-start gap-3 border-line border-b px-[18px] pt-4 pb-3.5">
        <VerdictMark verdict={verdict} className="mt-0.5 size-[18px]" />
        <div className="min-w-0 flex-1">
          <h3 className="font-semibold text-[15px] leading-[22px] tracking-title">{title}</h3>
          <p className="mt-px text-pretty text-muted leading-[19px]">{sentence}</p>
        </div>
        {actions && <div className="flex flex-none gap-1.5">{actions}</div>}
      </div>
      {children}
    </section>
  );
}

/** A line over a part of a sheet: what it is, and how much of it there is. */
export function SheetLine({
  end,
  className,
  children,
}: {
  readonly end?: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <div className={clsx("flex flex-none items-baseline gap-3 px-[18px] text-muted text-xs", className)}>
      <h4 className="font-medium">{children}</h4>
      {end && <span className="ms-auto tabular-nums">{end}</span>}
    </div>
  );
}

/** `done`: read or drawn. `fault`: where it stopped. `skipped`: left out. `unread`: never reached. */
export type RowState = "done" | "fault" | "skipped" | "unread";

export interface SheetRow {
  /** A prompt's id or a pointer, in mono. */
  readonly name: string;
  readonly state: RowState;
  readonly text: string;
  /** Where it stands in the source: shown as a link. */
  readonly line?: number;
}

interface SheetRowsProps {
  readonly rows: readonly SheetRow[];
  readonly onLine: (row: SheetRow) => void;
}

const STATES: Record<
  RowState,
  { readonly icon: LucideIcon; readonly says: string; readonly mark: string; readonly text: string }
> = {
  done: { icon: Check, says: "", mark: "text-success", text: "text-ink-soft" },
  fault: { icon: X, says: "fault: ", mark: "text-danger", text: "text-danger" },
  skipped: { icon: EyeOff, says: "", mark: "text-danger", text: "text-ink" },
  unread: { icon: Minus, says: "", mark: "text-muted", text: "text-muted" },
};

/** What became of each part, one line each. */
export function SheetRows({ rows, onLine }: SheetRowsProps) {
  const mask = useMask();
  return (
    <ul className="bg-raised px-2.5 pt-2 pb-3.5">
      {rows.map((row, index) => {
        const { icon: Icon, says, mark, text } = STATES[row.state];
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place; two may have one name.
            key={index}
            className="grid grid-cols-[14px_minmax(0,118px)_minmax(0,1fr)_auto] items-baseline gap-3 p-2 not-first:border-line not-first:border-t hover:bg-hover narrow:grid-cols-[14px_minmax(0,96px)_minmax(0,1fr)_auto]"
          >
            <Icon className={clsx("mt-[3px] size-3.5 self-start", mark)} />
            <code className="truncate text-ink-soft text-xs" title={mask(row.name)}>
              {mask(row.name)}
            </code>
            <span className={clsx("[overflow-wrap:anywhere]", text)} dir="auto">
              {says && <span className="sr-only">{says}</span>}
              {mask(row.text)}
            </span>
            {row.line !== undefined && (
              <LinkButton onClick={() => onLine(row)} aria-label={`Line ${row.line}, ${mask(row.name)}`}>
                Line {row.line}
              </LinkButton>
            )}
          </li>
        );
      })}
    </ul>
  );
}
