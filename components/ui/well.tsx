import { clsx } from "clsx";
import type { ReactNode } from "react";

interface WellProps {
  /** What it holds: its name for those who come by keyboard. */
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A box that scrolls, and can be scrolled by keyboard. */
export function Well({ label, className, children }: WellProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      className={clsx("min-h-0 overflow-auto focus-visible:-outline-offset-2", className)}
    >
      {children}
    </section>
  );
}
