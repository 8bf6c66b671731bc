import type { ConversationItem } from "@/lib/transcript/conversation";

export interface KeyedItem {
  readonly item: ConversationItem;
  readonly key: string;
}

/**
 * Messages are counted, so that the place of the next one is known before it has an id: `draftKey` is the key the draft
 * has now and the message will have that it becomes.
 */
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
