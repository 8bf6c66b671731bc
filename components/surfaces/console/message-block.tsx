import { clsx } from "clsx";
import { memo, type ReactNode, useEffect, useRef } from "react";
import { announce } from "@/components/ui/announcer";
import { Time } from "@/components/ui/time";
import type { Protocol } from "@/lib/protocol/protocol";
import { AgentWords } from "../conversation/agent-words";
import type { ChatActions } from "./agent-pane";
import { isOpen, type MessageMode } from "./message";
import { findRenderer } from "./renderers";
import { useStable } from "./use-stable";

interface MessageBlockProps {
  /** An entry's id, or "draft". */
  readonly target: string;
  readonly protocol: Protocol;
  readonly client: unknown;
  readonly fill: unknown;
  readonly mode: MessageMode;
  readonly answeredAt?: string;
  readonly staleSince?: string;
  /** The agent's words before a draft. */
  readonly words?: string;
  /** The moment the stage is showing while looking back. */
  readonly isMoment: boolean;
  readonly utc: boolean;
  readonly actions: ChatActions;
}

/**
 * A message in its frame: dashed while a draft, hatched while stale, solid once sent. A draft that is sent stays the same
 * elements, so that the cursor and the focus stay where they are.
 */
export const MessageBlock = memo(function MessageBlock(props: MessageBlockProps) {
  const { target, protocol, client, fill, mode, words, isMoment, utc, actions } = props;
  const handleChange = useStable((draft: unknown) => actions.fill(target, draft));
  const isSubmitted = useRef(false);
  const handleSubmit = useStable((draft: unknown) => {
    isSubmitted.current = true;
    actions.answer(target, draft);
  });
  useEffect(() => {
    if (mode !== "answered" || !isSubmitted.current) return;
    isSubmitted.current = false;
    announce("Answer sent");
  }, [mode]);

  const renderer = findRenderer(protocol.id);
  if (renderer === undefined || client === null) return null;
  const Message = renderer.draw;
  return (
    <Frame {...props}>
      {words !== undefined && (
        <div className="mb-3">
          <AgentWords words={words} isLocked={!isOpen(mode)} onChange={actions.setWords} />
        </div>
      )}
      <Message
        client={client}
        draft={fill}
        mode={mode}
        answeredAt={props.answeredAt}
        utc={utc}
        onChange={handleChange}
        onSubmit={handleSubmit}
      />
      {isMoment && <span className="absolute -inset-y-px -left-px w-[3px] bg-ink" />}
    </Frame>
  );
});

// A draft keeps its place to the pixel when it turns stale, and back.
const OUTER: Record<MessageMode, string> = {
  draft: "mt-3 border border-edge border-dashed px-4 pt-[18px] pb-4",
  stale: "mt-3 p-1.5 [background:var(--hatch),var(--line)]",
  live: "border border-line-strong px-4 pt-3.5 pb-4",
  answered: "border border-line-strong px-4 pt-3.5 pb-4",
  locked: "border border-line-strong px-4 pt-3.5 pb-4",
  looking: "border border-line-strong px-4 pt-3.5 pb-4",
};

function Frame({
  target,
  mode,
  staleSince,
  isMoment,
  utc,
  children,
}: MessageBlockProps & { readonly children: ReactNode }) {
  const isDraft = mode === "draft" || mode === "stale";
  return (
    <div
      data-item={target}
      data-mode={mode}
      {...(isDraft && { role: "group", "aria-label": mode === "stale" ? "Draft, stale" : "Draft, not sent" })}
      className={clsx("relative rounded-[12px]", isMoment && "overflow-hidden", OUTER[mode])}
    >
      {isDraft && (
        <p className="absolute -top-2.5 left-[11px] flex h-5 items-center rounded-sm bg-surface px-1.5 text-xs">
          <span className="font-semibold">Draft</span>
          <span className="ms-1.5 text-muted">
            {staleSince === undefined ? (
              "not sent"
            ) : (
              <>
                stale since <Time at={staleSince} isUtc={utc} className="tabular-nums" />
              </>
            )}
          </span>
        </p>
      )}
      <div
        className={
          mode === "stale" ? "rounded-[8px] bg-surface px-[11px] pt-[13px] pb-[11px] grayscale" : undefined
        }
      >
        {children}
      </div>
    </div>
  );
}
