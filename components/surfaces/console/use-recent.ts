import { useMemo, useState } from "react";
import type { ConversationItem } from "@/lib/transcript/conversation";
import { withKeys } from "../conversation/keys";

const PAGE = 12;

/** The newest part of a conversation of any length, and a way to see more of it. */
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
