"use client";

import { useEffect, useRef, useState } from "react";
import { announce } from "@/components/ui/announcer";
import { LinkButton } from "@/components/ui/button";
import type { ConversationItem, MessageItem } from "@/lib/transcript/conversation";
import type { SurfaceProps } from "../surface";
import { FlowBlock, type FlowMode } from "./flow-block";
import { LogItem } from "./log-item";
import { MessageLine } from "./message-line";
import { clientOf } from "./parts";
import { useLog } from "./use-log";
import { focusCursor } from "./use-sheet-place";
import { WordsLine } from "./words-line";

/** A terminal: what was said and called before, the flow that is asked or drafted now, and a line to write on. */
export function Ask(props: SurfaceProps) {
  const { conversation, draft, isLookingBack, theme, utc, words, message } = props;
  const log = useRef<HTMLDivElement>(null);
  const lastAsked = conversation.findLast((item) => item.kind === "message")?.entryId;
  const { items, earlier, showEarlier } = useRecent(conversation);
  const live = conversation.findLast((item) => item.kind === "message" && item.state === "live");
  const draftClient = draft === null ? undefined : clientOf(draft.protocol, draft.client);
  const isFree =
    live === undefined || live.kind !== "message" || clientOf(live.protocol, live.client) === undefined;
  const handlers = useLog(log, {
    tail: conversation.at(-1)?.entryId,
    hasDraft: draft !== null,
    isLookingBack,
  });
  useAnnouncedAnswer(conversation);

  const block = {
    files: props.files,
    utc,
    onFill: props.onFill,
    onAnswer: props.onAnswer,
    onWords: props.onWords,
  };
  const drawItem = ({ item, key }: KeyedItem) => {
    const client = item.kind === "message" ? clientOf(item.protocol, item.client) : undefined;
    if (item.kind === "message" && item.state === "live" && client !== undefined) {
      const mode: FlowMode = isLookingBack ? "looking" : "live";
      return (
        <FlowBlock key={key} {...block} target={item.entryId} client={client} fill={item.fill} mode={mode} />
      );
    }
    const canGoOn = !isLookingBack && item.kind === "answer" && item.answers === lastAsked;
    const next = !canGoOn ? undefined : againOf(item, conversation);
    const goOn = () => {
      if (next === undefined) return;
      props.onDraftNext(next);
      requestAnimationFrame(() => log.current && focusCursor(log.current));
    };
    return (
      <LogItem
        key={key}
        item={item}
        utc={utc}
        isMoment={isLookingBack && item === conversation.at(-1)}
        after={next && <LinkButton onClick={goOn}>Ask again</LinkButton>}
      />
    );
  };
  const isEmpty = conversation.length === 0 && draftClient === undefined;
  return (
    <section
      aria-label="Ask"
      data-surface="ask"
      data-theme={theme}
      className="flex size-full min-h-0 min-w-0 flex-1 flex-col gap-3 font-mono text-[13.5px] text-ink leading-6 tracking-normal [--sheet:var(--raised)] [font-feature-settings:'liga'_0,'calt'_0] narrow:gap-0 narrow:text-[13px] dark:[--sheet:#090908]"
    >
      <div
        ref={log}
        role="log"
        aria-live="off"
        aria-label="Conversation"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        {...handlers}
        className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto pt-3 pb-1 -outline-offset-2 [container-type:size] narrow:pb-0"
      >
        {earlier > 0 && (
          <p className="text-center font-sans text-xs">
            <LinkButton onClick={showEarlier}>Show earlier ({earlier})</LinkButton>
          </p>
        )}
        {/* One list: its keys hold across a draft and the call it becomes. */}
        {[
          ...items.map(drawItem),
          draft !== null && draftClient !== undefined && (
            <FlowBlock
              key={draftKeyOf(conversation)}
              {...block}
              target="draft"
              client={draftClient}
              fill={draft.fill}
              mode={draft.stale === null ? "draft" : "stale"}
              staleSince={draft.stale?.since}
              words={words}
            />
          ),
        ]}
        {isEmpty && <NothingYet />}
        {draft === null && isFree && !isLookingBack && (
          <div className="w-full max-w-[980px] shrink-0 self-center px-[2ch]">
            <WordsLine words={words} onChange={props.onWords} onSay={props.onAgentSay} />
          </div>
        )}
      </div>
      {isFree && (
        <MessageLine
          message={message}
          isLookingBack={isLookingBack}
          onChange={props.onMessage}
          onSay={props.onSay}
        />
      )}
    </section>
  );
}

function NothingYet() {
  return (
    <p className="m-auto max-w-[44ch] py-6 text-center font-sans text-md text-muted">
      Nothing is asked. A call of ask_user is drawn here as soon as it can be read.
    </p>
  );
}

type AnswerItem = Extract<ConversationItem, { readonly kind: "answer" }>;

function againOf({ text, answers }: AnswerItem, conversation: readonly ConversationItem[]) {
  const asked = conversation.find(
    (item): item is MessageItem => item.kind === "message" && item.entryId === answers,
  );
  return (
    asked && clientOf(asked.protocol, asked.client) && asked.protocol.answer?.again?.(asked.client, text)
  );
}

/** Tells when a flow that was open has been answered. */
function useAnnouncedAnswer(conversation: readonly ConversationItem[]) {
  const last = conversation.at(-1);
  const id = last?.kind === "answer" ? last.entryId : undefined;
  const known = useRef(id);
  useEffect(() => {
    if (id === known.current) return;
    known.current = id;
    if (id !== undefined) announce("Answer sent");
  }, [id]);
}

const PAGE = 40;

interface KeyedItem {
  readonly item: ConversationItem;
  readonly key: string;
}

const draftKeyOf = (conversation: readonly ConversationItem[]) =>
  `message ${conversation.filter(({ kind }) => kind === "message").length + 1}`;

/** The newest items, and a way to see more. Messages are counted, so that a draft has the key of the call it becomes. */
function useRecent(conversation: readonly ConversationItem[]) {
  const [pages, setPages] = useState(1);
  let messages = 0;
  const keyed = conversation.map((item): KeyedItem => {
    if (item.kind !== "message") return { item, key: `entry ${item.entryId}` };
    messages += 1;
    return { item, key: `message ${messages}` };
  });
  const earlier = Math.max(0, keyed.length - pages * PAGE);
  return { items: keyed.slice(earlier), earlier, showEarlier: () => setPages(pages + 1) };
}
