import { clsx } from "clsx";
import { VoiceMark } from "@/components/ui/marks";

interface VoiceOnRailProps {
  readonly by: "agent" | "person";
  readonly isNext?: boolean;
  readonly isFirst: boolean;
}

/** A voice, and the piece of line that comes down to it from the entry before. */
export function VoiceOnRail({ by, isNext = false, isFirst }: VoiceOnRailProps) {
  return (
    <span
      className={clsx(
        "relative mt-0.5 h-[15px]",
        !isFirst && "before:absolute before:-top-[11px] before:left-[7px] before:h-1.5 before:w-px",
        !isFirst && (isNext ? "before:border-edge before:border-l before:border-dashed" : "before:bg-line"),
      )}
    >
      <VoiceMark by={by} isNext={isNext} className="size-[15px]" />
    </span>
  );
}
