import { useMemo, useState } from "react";
import type { ConversationItem } from "@/lib/transcript/conversation";

const PAGE = 12;

export interface KeyedItem {
  readonly item: ConversationItem;
  readonly key: string;
}

/**
 * The newest part of a conversation of any length, and a way to see more of it. `draftKey` is the key the draft has
 * now and the message will have that it becomes: so its elements stay when it is sent.
 */
export function useRecent(conversation: readonly ConversationItem[]) {
  const { items, draftKey } = useMemo(() => withKeys(conversation), [conversation]);
  const first = conversation[0]?.entryId;
  const [shown, setShown] = useState({ first, pages: 0 });
  const pages = shown.first === first ? shown.pages : 0;
  const earlier = Math.max(0, (Math.ceil(items.length / PAGE) - 2 - pages) * PAGE);
  return {
    items: items.slice(earlier),
    draftKey,
    /** How many are not shown. */
    earlier,
    showEarlier: () => setShown({ first, pages: pages + 1 }),
  };
}

/** Messages are counted, so that the place of the next one is known before it has an id. */
export function withKeys(conversation: readonly ConversationItem[]) {
  let messages = 0;
  const items = conversation.map((item): KeyedItem => {
    if (item.kind !== "message") return { item, key: `entry ${item.entryId}` };
    messages += 1;
    return { item, key: messageKey(messages) };
  });
  return { items, draftKey: messageKey(messages + 1) };
}

const messageKey = (count: number) => `message ${count}`;
