import { useRef } from "react";
import type { ConversationItem } from "@/lib/transcript/conversation";
import { AgentWords } from "../conversation/agent-words";
import type { KeyedItem } from "../conversation/keys";
import { Earlier, Log } from "../conversation/log";
import type { DraftView } from "../surface";
import type { ChatActions } from "./agent-pane";
import { MessageBlock } from "./message-block";
import { NothingYet } from "./nothing-yet";
import { Said } from "./said";
import { useChatScroll } from "./use-chat-scroll";
import { useKeptFocus } from "./use-kept-focus";
import { useRecent } from "./use-recent";

interface ChatProps {
  readonly conversation: readonly ConversationItem[];
  readonly draft: DraftView | null;
  readonly words: string;
  readonly isLookingBack: boolean;
  readonly utc: boolean;
  readonly actions: ChatActions;
}

/** Everything both sides said, the newest at the end, and below it what would be sent next. */
export function Chat({ conversation, draft, words, isLookingBack, utc, actions }: ChatProps) {
  const chat = useRef<HTMLDivElement>(null);
  const { items, draftKey, earlier, showEarlier } = useRecent(conversation);
  const last = conversation.at(-1);
  const { handleScroll, keepPlace } = useChatScroll(chat, {
    tail: last?.entryId,
    isOwn: last !== undefined && last.kind !== "message" && !(last.kind === "words" && last.from === "agent"),
    hasDraft: draft !== null,
    isLookingBack,
    earlier,
  });
  const focus = useKeptFocus(chat);
  const shared = { utc, actions };
  const canSpeakAlone = draft === null && !isLookingBack;
  const drawItem = ({ item, key }: KeyedItem) =>
    item.kind === "message" ? (
      <MessageBlock
        key={key}
        {...shared}
        target={item.entryId}
        protocol={item.protocol}
        client={item.client}
        fill={item.fill}
        mode={item.state === "live" && isLookingBack ? "looking" : item.state}
        answeredAt={item.answeredAt}
        isMoment={isLookingBack && item === last}
      />
    ) : (
      <Said key={key} item={item} />
    );
  const drawDraft = ({ protocol, client, fill, stale }: DraftView) => (
    <MessageBlock
      key={draftKey}
      {...shared}
      target="draft"
      protocol={protocol}
      client={client}
      fill={fill}
      mode={stale === null ? "draft" : "stale"}
      staleSince={stale?.since}
      words={words}
      isMoment={false}
    />
  );
  return (
    <Log
      ref={chat}
      onScroll={handleScroll}
      {...focus}
      className="relative flex min-h-0 flex-1 scroll-pt-6 scroll-pb-4 flex-col gap-3 overflow-y-auto p-[18px] -outline-offset-2 [mask:linear-gradient(transparent,#000_22px,#000_calc(100%-12px),transparent)] [&>*]:shrink-0 [&>:first-child]:mt-auto narrow:px-3.5 narrow:py-4"
    >
      <Earlier
        count={earlier}
        onShow={() => {
          keepPlace();
          showEarlier();
        }}
      />
      {/* One list: its keys hold across a draft and the message it becomes. */}
      {[...items.map(drawItem), draft && drawDraft(draft)]}
      {conversation.length === 0 && draft === null && <NothingYet />}
      {canSpeakAlone && <AgentWords words={words} onChange={actions.setWords} onSay={actions.agentSay} />}
    </Log>
  );
}
