import { clsx } from "clsx";
import type { ReactNode } from "react";

export type BadgeTone = "plain" | "success" | "warning" | "danger" | "info" | "person" | "line" | "dash";

const TONES: Record<BadgeTone, string> = {
  plain: "bg-press text-ink-soft",
  success: "bg-success-soft text-success",
  warning: "bg-warning-soft text-warning",
  danger: "bg-danger-soft text-danger",
  info: "bg-info-soft text-info",
  person: "bg-accent-soft text-accent",
  line: "text-ink-soft inset-ring inset-ring-line-strong",
  dash: "border border-dashed border-edge text-ink-soft",
};

interface BadgeProps {
  readonly tone?: BadgeTone;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Badge({ tone = "plain", className, children }: BadgeProps) {
  return (
    <span
      className={clsx(
        "inline-flex h-5 items-center gap-1 whitespace-nowrap rounded-sm px-[7px] font-medium text-xs leading-none",
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
