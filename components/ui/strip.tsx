import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { Severity } from "@/lib/protocol/problem";
import { SeverityMark } from "./marks";

interface StripProps {
  /** Without a severity it is a plain notice. */
  readonly severity?: Severity;
  /** Buttons or links, at the end of the line. */
  readonly actions?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

const TONES: Record<Severity, string> = {
  error: "bg-danger-soft inset-ring-danger-line",
  warning: "bg-warning-soft inset-ring-warning-line",
  info: "bg-info-soft inset-ring-info-line",
};

/** One line where something stopped, or where the page asks: what, and what can be done. Announced politely. */
export function Strip({ severity, actions, className, children }: StripProps) {
  return (
    <div
      role="status"
      className={clsx(
        "flex flex-wrap items-center gap-x-2.5 gap-y-1.5 rounded-lg px-3 py-2 text-ink inset-ring",
        severity ? TONES[severity] : "bg-raised inset-ring-line-strong",
        className,
      )}
    >
      <span className="flex min-w-0 flex-1 basis-48 items-start gap-2.5">
        {severity && <SeverityMark severity={severity} className="mt-[3.5px] size-[13px]" />}
        <span className="min-w-0 text-pretty [overflow-wrap:anywhere] [&_b]:font-medium" dir="auto">
          {children}
        </span>
      </span>
      {actions && <span className="ms-auto flex flex-wrap items-center gap-x-3 gap-y-1.5">{actions}</span>}
    </div>
  );
}
