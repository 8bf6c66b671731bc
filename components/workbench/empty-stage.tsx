"use client";

import { Logo } from "@/components/ui/marks";

export interface Start {
  /** `<protocol>/<name>`. */
  readonly id: string;
  readonly title: string;
  readonly protocol: string;
}

interface EmptyStageProps {
  readonly title?: string;
  readonly sentence?: string;
  /** Samples to begin with, one of each protocol. */
  readonly starts: readonly Start[];
  readonly onStart: (id: string) => void;
}

/** The stage while there is nothing to draw: what to do next, as text in the empty place. */
export function EmptyStage({
  title = "Nothing to draw yet",
  sentence = "Paste what an agent sends: an envelope, a tool call, an event or a whole log.",
  starts,
  onStart,
}: EmptyStageProps) {
  return (
    <div className="m-auto w-full max-w-[340px] px-5 pt-5 pb-15 text-center">
      <Logo className="mx-auto mb-4 size-11" weight={1.5} />
      <h3 className="font-semibold text-xl tracking-display">{title}</h3>
      <p className="mt-1.5 mb-[18px] text-balance text-md text-muted">{sentence}</p>
      {starts.length > 0 && (
        <ul className="grid gap-px overflow-hidden rounded-lg border border-line-strong bg-line text-left">
          {starts.map((start) => (
            <li key={start.id}>
              <button
                type="button"
                onClick={() => onStart(start.id)}
                className="flex min-h-[37px] w-full items-baseline text-left gap-2.5 bg-raised px-3 py-2 hover:bg-surface focus-visible:-outline-offset-2 narrow:min-h-touch"
              >
                {start.title}
                <code className="ml-auto text-[11.5px] text-muted">{start.protocol}</code>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
