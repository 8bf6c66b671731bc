import { clsx } from "clsx";
import { EyeOff } from "lucide-react";

interface SkippedProps {
  /** A sentence that names what is skipped and says why. */
  readonly reason: string;
  readonly className?: string;
}

/** Stands where a part of the message would be drawn if the client knew it. */
export function Skipped({ reason, className = "rounded-md" }: SkippedProps) {
  return (
    <p
      className={clsx(
        "relative flex gap-[9px] overflow-hidden bg-sunken py-[7px] pr-[11px] pl-5 text-ink-soft text-xs leading-[17px]",
        "before:absolute before:inset-y-0 before:left-0 before:w-[9px] before:[background:var(--hatch),var(--line)]",
        className,
      )}
    >
      <EyeOff className="mt-[1.5px] size-3.5 shrink-0" strokeWidth={1.75} aria-hidden="true" />
      <span className="wrap-anywhere min-w-0 flex-1" dir="auto">
        {reason}
      </span>
    </p>
  );
}
