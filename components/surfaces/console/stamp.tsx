import { Lock } from "lucide-react";
import { Time } from "@/components/ui/time";
import type { MessageMode } from "./message";

interface StampProps {
  readonly mode: MessageMode;
  readonly answeredAt: string | undefined;
  readonly utc: boolean;
}

/** Says what became of a question that cannot be answered any more. */
export function Stamp({ mode, answeredAt, utc }: StampProps) {
  if (mode !== "answered" && mode !== "locked" && mode !== "looking") return null;
  return (
    <p className="mt-[11px] flex items-center gap-1.5 text-muted text-xs">
      <Lock className="size-3.5 shrink-0" strokeWidth={1.75} aria-hidden="true" />
      {mode === "answered" && answeredAt !== undefined ? (
        <span>
          Answered at <Time at={answeredAt} isUtc={utc} className="tabular-nums" />
        </span>
      ) : (
        SAYS[mode]
      )}
    </p>
  );
}

const SAYS = { answered: "Answered", locked: "Not answered", looking: "Not answered yet" };
