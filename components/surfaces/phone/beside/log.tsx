import { Badge, type BadgeTone } from "@/components/ui/badge";
import { useMask } from "@/components/ui/secrets";
import { Time } from "@/components/ui/time";
import type { LogLine } from "@/lib/protocols/inbox";

interface LogProps {
  readonly lines: readonly LogLine[];
  readonly utc: boolean;
}

const TONES: Readonly<Record<LogLine["result"], BadgeTone>> = {
  done: "success",
  "no-op": "warning",
  ignored: "danger",
  lost: "danger",
  told: "plain",
};

/** What became of what was sent. */
export function Log({ lines, utc }: LogProps) {
  const mask = useMask();
  if (lines.length === 0) {
    return (
      <p className="px-4 py-3.5 text-muted">
        Nothing came of anything yet. What became of each answer is noted here.
      </p>
    );
  }
  return (
    <ol aria-label="Log" className="min-h-0 overflow-y-auto">
      {lines.map(({ entryId, at, result, says }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place, and none is ever taken out.
          key={index}
          data-of={entryId}
          data-result={result}
          className="grid grid-cols-[64px_minmax(0,1fr)_auto] items-baseline gap-2.5 px-4 py-2 not-first:border-line not-first:border-t"
        >
          <Badge tone={TONES[result]} className="justify-self-start">
            {result}
          </Badge>
          <span className="text-ink-soft [overflow-wrap:anywhere]" dir="auto">
            {mask(says)}
          </span>
          <Time at={at} isUtc={utc} className="font-mono text-2xs text-muted" />
        </li>
      ))}
    </ol>
  );
}
