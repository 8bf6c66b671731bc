"use client";

import { useLayoutEffect, useRef } from "react";
import type { ConversationItem } from "@/lib/transcript/conversation";
import { AgentWords } from "../conversation/agent-words";
import { Composer } from "../conversation/composer";
import { Log } from "../conversation/log";
import type { SurfaceProps } from "../surface";
import { DraftForm } from "./draft-form";
import { clientOf, fillIn } from "./parts";
import { SentItem } from "./sent-item";

const PAGE = 40;

/** A prompt with blanks: what was sent before, and the form of the one that is written now. */
export function Prompt(props: SurfaceProps) {
  const { conversation, draft, isLookingBack, theme, words, message } = props;
  const client = draft === null ? undefined : clientOf(draft.protocol, draft.client);
  const log = useRef<HTMLDivElement>(null);
  const last = conversation.at(-1)?.entryId;
  const hasDraft = client !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came last, or a new draft, is brought into view
  useLayoutEffect(() => {
    const element = log.current;
    if (element === null) return;
    const draft = element.querySelector<HTMLElement>("[data-item=draft]");
    if (draft === null) element.scrollTop = element.scrollHeight;
    else element.scrollTop += draft.getBoundingClientRect().top - element.getBoundingClientRect().top;
  }, [hasDraft, last]);
  const lastSaid = conversation.findLast((item) => item.kind === "answer" && item.said !== undefined);
  const again = (item: ConversationItem) =>
    item === lastSaid && !hasDraft && !isLookingBack && item.kind === "answer"
      ? () => props.onDraftAgain(fillIn(item.said?.fill))
      : undefined;
  return (
    <section
      aria-label="Prompt"
      data-surface="prompt"
      data-theme={theme}
      className="flex size-full min-h-0 min-w-0 flex-1 flex-col gap-3 text-ink"
    >
      <Log
        ref={log}
        className="-m-1 flex min-h-0 flex-1 flex-col gap-3.5 overflow-y-auto p-1 -outline-offset-2 [container-type:size] narrow:m-0 narrow:gap-2.5 narrow:p-0"
      >
        {conversation.slice(-PAGE).map((item) => (
          <SentItem
            key={item.entryId}
            item={item}
            isMoment={isLookingBack && item === conversation.at(-1)}
            onAgain={again(item)}
          />
        ))}
        {draft !== null && client !== undefined && (
          <DraftForm
            client={client}
            fill={fillIn(draft.fill)}
            problems={draft.problems}
            isStale={draft.stale !== null}
            sets={props.sets}
            onSets={props.onSets}
            onFill={(fill) => props.onFill("draft", fill)}
            onFix={props.onFix}
            onSettings={props.onSettings}
          />
        )}
        {conversation.length === 0 && client === undefined && (
          <p className="m-auto max-w-[44ch] py-6 text-center text-md text-muted">
            Nothing is drawn yet. A template stands here as soon as it can be read and filled in.
          </p>
        )}
      </Log>
      {!hasDraft && (
        <div className="mx-auto grid w-full max-w-[820px] shrink-0 gap-3 narrow:px-3">
          {!isLookingBack && <AgentWords words={words} onChange={props.onWords} onSay={props.onAgentSay} />}
          <div className="-mx-3">
            <Composer
              message={message}
              isLookingBack={isLookingBack}
              onChange={props.onMessage}
              onSay={props.onSay}
            />
          </div>
        </div>
      )}
    </section>
  );
}
