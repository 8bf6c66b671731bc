import { clsx } from "clsx";
import { type ReactNode, useId } from "react";
import type { BadgeTone } from "@/components/ui/badge";
import type { BadgeVariant } from "@/lib/protocols/console";
import { cut } from "../clarify/cut";

export const toneOf: Readonly<Record<BadgeVariant, BadgeTone>> = {
  success: "success",
  warning: "warning",
  error: "danger",
  info: "info",
  processing: "info",
};

interface CardProps {
  readonly kind: "resource" | "resource_list" | "chart";
  readonly title: string;
  /** Beside the title. */
  readonly count?: ReactNode;
  /** At the end of the title's line. */
  readonly end?: ReactNode;
  readonly description?: string | null;
  readonly children: ReactNode;
}

/** What the agent shows in the conversation: a card named by its title. */
export function Card({ kind, title, count, end, description, children }: CardProps) {
  const id = useId();
  return (
    <article aria-labelledby={id} data-card={kind} className={CARD}>
      <header className="flex items-baseline gap-2 px-3 pt-2.5 pb-2">
        <h3 id={id} dir="auto" className="wrap-anywhere min-w-0 font-semibold text-md tracking-title">
          {cut(title)}
        </h3>
        {count !== undefined && <span className="shrink-0 text-muted text-xs tabular-nums">{count}</span>}
        {end !== undefined && <span className="ms-auto shrink-0 text-xs">{end}</span>}
      </header>
      {description && (
        <p dir="auto" className="wrap-anywhere -mt-1.5 px-3 pb-2 text-muted">
          {cut(description)}
        </p>
      )}
      {children}
    </article>
  );
}

export const CARD =
  "min-w-0 overflow-hidden rounded-lg border border-line-strong bg-raised shadow-rest [contain:layout_paint]";

/** The look of "View all". */
export const LINK = clsx(
  "relative border-line-strong border-b font-medium text-ink-soft leading-4 hover:border-ink hover:text-ink",
  "narrow:after:absolute narrow:after:-inset-x-2 narrow:after:-inset-y-3.5",
);
