import { clsx } from "clsx";
import type { ReactNode } from "react";

interface PaneHeadProps {
  readonly title: string;
  /** How many there are of what the pane shows. */
  readonly count?: number;
  /** After the title: filters. */
  readonly children?: ReactNode;
  /** At the right. */
  readonly actions?: ReactNode;
  readonly className?: string;
}

/** The head of a pane: its name, a count in muted figures, actions at the right. */
export function PaneHead({ title, count, children, actions, className }: PaneHeadProps) {
  return (
    <div
      className={clsx(
        "flex h-head flex-none items-center gap-2 border-line border-b pr-3 pl-4 narrow:h-touch",
        className,
      )}
    >
      <h2 className="font-semibold text-sm tracking-[-0.01em]">{title}</h2>
      {count !== undefined && <span className="text-muted text-xs tabular-nums">{count}</span>}
      {children}
      {actions && <div className="ms-auto flex items-center gap-1">{actions}</div>}
    </div>
  );
}
