import { clsx } from "clsx";
import { type ReactNode, useMemo } from "react";
import { Time } from "@/components/ui/time";
import {
  type Client,
  nonInteractiveResult,
  projectPaths,
  type Sheet,
  startState,
} from "@/lib/protocols/ask-user";
import { parseSheetOf } from "./parts";
import { SheetView } from "./sheet-view";
import { WordsLine } from "./words-line";

/**
 * How a flow stands that is drawn as a sheet. `draft`: from the editor, not sent. `stale`: a draft whose text is broken
 * just now. `live`: the call runs and waits. `looking`: it waited at the moment looked at.
 */
export type FlowMode = "draft" | "stale" | "live" | "looking";

interface FlowBlockProps {
  /** An entry's id, or "draft". */
  readonly target: string;
  readonly client: Client;
  readonly fill: unknown;
  readonly mode: FlowMode;
  readonly staleSince?: string;
  /** The agent's words before a draft. */
  readonly words?: string;
  readonly files: readonly string[];
  readonly utc: boolean;
  readonly onFill: (target: string, sheet: Sheet) => void;
  readonly onAnswer: (target: string, sheet: Sheet) => void;
  readonly onWords: (words: string) => void;
}

/** A flow in its frame: dashed while a draft, hatched while stale, solid once sent. The same elements through all of them. */
export function FlowBlock(props: FlowBlockProps) {
  const { target, client, fill, mode, words, files, onFill, onAnswer, onWords } = props;
  const sheet = useMemo(() => startState(client, parseSheetOf(fill)), [client, fill]);
  const isOpen = mode === "draft" || mode === "live";
  return (
    <div
      data-item={target}
      data-mode={mode}
      {...{ role: "group", "aria-label": LABELS[mode] }}
      className="flex h-[max(320px,min(100cqh,700px))] min-h-0 w-full max-w-[980px] shrink-0 flex-col gap-5 self-center"
    >
      {words !== undefined && (
        <div className="max-h-[40%] shrink-0 overflow-y-auto px-[3ch] narrow:px-[2ch]">
          <WordsLine words={words} isLocked={!isOpen} onChange={onWords} />
        </div>
      )}
      <Frame {...props}>
        {client.hasUI === false ? (
          <Unasked client={client} />
        ) : (
          <SheetView
            client={client}
            sheet={sheet}
            paths={files.length === 0 ? projectPaths : files}
            isOpen={isOpen}
            onChange={(next) => onFill(target, next)}
            onEnd={(next) => onAnswer(target, next)}
          />
        )}
      </Frame>
    </div>
  );
}

const LABELS: Readonly<Record<FlowMode, string>> = {
  draft: "Draft, not sent",
  stale: "Draft, stale",
  live: "Waits for an answer",
  looking: "Waited for an answer",
};

const FRAMES: Readonly<Record<FlowMode, string>> = {
  draft: "border border-edge border-dashed bg-(--sheet)",
  stale: "p-1.5 [background:var(--hatch),var(--line)]",
  live: "border border-line-strong bg-(--sheet)",
  looking: "border border-line-strong border-l-3 border-l-ink bg-(--sheet)",
};

function Frame({
  mode,
  staleSince,
  utc,
  client,
  children,
}: FlowBlockProps & { readonly children: ReactNode }) {
  return (
    <div
      className={clsx(
        "relative flex min-h-0 flex-1 shadow-card narrow:border-x-0 narrow:shadow-none",
        FRAMES[mode],
      )}
    >
      <p className="absolute -top-[11px] left-3.5 flex h-[22px] max-w-[calc(100%-28px)] items-center bg-[linear-gradient(var(--canvas)_11px,var(--sheet)_11px)] px-1.5 font-sans text-xs tracking-ui">
        <span className="shrink-0 font-semibold">
          {mode === "draft" || mode === "stale" ? "Draft" : "Sent"}
        </span>
        <span className="ms-1.5 truncate text-muted">
          {mode === "stale" && staleSince !== undefined ? (
            <>
              stale since <Time at={staleSince} isUtc={utc} className="tabular-nums" />
            </>
          ) : (
            sayNext(mode, client)
          )}
        </span>
      </p>
      <div className={clsx("flex min-h-0 min-w-0 flex-1 bg-(--sheet)", mode === "stale" && "grayscale")}>
        {children}
      </div>
    </div>
  );
}

function sayNext(mode: FlowMode, { hasUI }: Client): string {
  if (hasUI === false) return "Send gives the agent this at once";
  if (mode === "draft") return "Submit sends the call and its result";
  return mode === "live" ? "the result ends the call" : "had no result yet";
}

/** What the agent gets where nobody can be asked. */
function Unasked({ client }: { readonly client: Client }) {
  return (
    <section
      aria-label="What the agent gets"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="min-w-0 flex-1 overflow-auto px-[3ch] py-5 -outline-offset-2 narrow:px-[2ch]"
    >
      <p className="mb-3 text-muted">
        Nobody can be asked here. The tool returns at once, and the agent reads this:
      </p>
      <p className="wrap-anywhere whitespace-pre-wrap" dir="auto">
        {nonInteractiveResult(client).content[0].text}
      </p>
    </section>
  );
}
