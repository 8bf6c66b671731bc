import { memo } from "react";
import { CutText } from "@/components/ui/cut-text";
import type { ConversationItem } from "@/lib/transcript/conversation";

type SaidItem = Exclude<ConversationItem, { readonly kind: "message" }>;

const BUBBLE =
  "wrap-anywhere max-w-[78%] self-end whitespace-pre-wrap rounded-[12px_12px_4px_12px] bg-accent-soft px-3 pt-[7px] pb-2 text-md";

/** What one side said. An answer shows what it stands for, not its bytes. */
export const Said = memo(function Said({ item }: { readonly item: SaidItem }) {
  if (item.kind === "answer") {
    return (
      <div data-item={item.entryId} className={BUBBLE}>
        <span className="sr-only">You answered: </span>
        <code className="font-medium text-[12.5px] text-accent" dir="auto">
          <CutText text={item.bubble} />
        </code>
      </div>
    );
  }
  if (item.kind === "result") {
    return (
      <div
        data-item={item.entryId}
        className="wrap-anywhere whitespace-pre-wrap text-muted text-sm"
        dir="auto"
      >
        <span className="sr-only">The call ended: </span>
        <span>
          <CutText text={item.bubble} />
        </span>
      </div>
    );
  }
  const isPerson = item.from === "person";
  return (
    <div
      data-item={item.entryId}
      className={isPerson ? BUBBLE : "wrap-anywhere whitespace-pre-wrap text-pretty text-md"}
      dir="auto"
    >
      <span className="sr-only">{isPerson ? "You said: " : "The agent said: "}</span>
      <span>
        <CutText text={item.text} />
      </span>
    </div>
  );
});
