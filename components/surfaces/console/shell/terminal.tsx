import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { Time } from "@/components/ui/time";
import type { Entry } from "@/lib/transcript/entry";
import { useAct } from "./act";
import { useSight } from "./sight";

/** As many of the newest lines as are kept in the page. */
const MAX_LINES = 200;
const MAX_LENGTH = 160;

interface Line {
  readonly id: string;
  readonly at: string;
  readonly tool: string;
  readonly says: string;
  readonly isBad: boolean;
}

/** What tools did, a line for each event. */
export function Terminal({ entries }: { readonly entries: readonly Entry[] }) {
  const { isUtc } = useSight();
  const doing = useAct();
  const box = useRef<HTMLDivElement>(null);
  const lines = entries.flatMap(lineOf).slice(-MAX_LINES);
  const last = lines.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is shown
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [last]);
  return (
    <section
      aria-label="Terminal"
      className="flex h-44 shrink-0 flex-col border-line border-t bg-sunken narrow:h-36"
    >
      <header className="flex h-8 shrink-0 items-center gap-2 border-line border-b pr-1.5 pl-3">
        <h3 className="font-medium text-xs">Terminal</h3>
        <span className="text-2xs text-muted">tool events</span>
        <IconButton
          label="Close the terminal"
          size="sm"
          className="ms-auto"
          aria-disabled={doing === null || undefined}
          onClick={() => doing?.act({ type: "terminal" })}
        >
          <X aria-hidden="true" className="size-3.5" />
        </IconButton>
      </header>
      <div
        ref={box}
        role="log"
        aria-label="Tool events"
        aria-live="off"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto px-3 py-2 font-mono text-[11.5px] leading-[18px] -outline-offset-2"
      >
        {lines.length === 0 && <p className="text-muted">Nothing was called yet.</p>}
        {lines.map(({ id, at, tool, says, isBad }) => (
          <p key={id} className="flex gap-2.5">
            <Time at={at} isUtc={isUtc} className="shrink-0 text-muted tabular-nums" />
            <span className="shrink-0 text-ink-soft">{tool}</span>
            <span
              className={isBad ? "wrap-anywhere min-w-0 text-danger" : "wrap-anywhere min-w-0"}
              dir="auto"
            >
              {says}
            </span>
          </p>
        ))}
      </div>
    </section>
  );
}

function lineOf(entry: Entry): readonly Line[] {
  const { id, at } = entry;
  switch (entry.kind) {
    case "tool_start":
      return [{ id, at, tool: entry.tool, says: `start ${cut(entry.input)}`, isBad: false }];
    case "tool_end": {
      const isBad = entry.failed === true || entry.output.startsWith("Error:");
      return [{ id, at, tool: entry.tool, says: `${isBad ? "failed" : "end"} ${cut(entry.output)}`, isBad }];
    }
    case "outcome": {
      const reason = entry.reason === undefined ? "" : `: ${cut(entry.reason)}`;
      const says = `${entry.result} ${entry.action}${reason}`;
      return [{ id, at, tool: "console", says, isBad: entry.result === "refused" }];
    }
    default:
      return [];
  }
}

const cut = (text: string) => {
  const line = text.slice(0, MAX_LENGTH * 4).replace(/\s+/g, " ");
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)}…` : line;
};
