import { clsx } from "clsx";
import { memo } from "react";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { CutText } from "@/components/ui/cut-text";
import { isTemplate } from "@/lib/protocols/prompt-template";
import type { ConversationItem } from "@/lib/transcript/conversation";
import { LetterText } from "./letter-text";
import { clientOf, fillIn } from "./parts";

interface SentItemProps {
  readonly item: ConversationItem;
  /** The moment the stage is showing while looking back. */
  readonly isMoment: boolean;
  /** Takes it up as a draft again. */
  readonly onAgain?: (() => void) | undefined;
}

/** What was said before: a prompt as it was sent, or words. */
export const SentItem = memo(function SentItem({ item, isMoment, onAgain }: SentItemProps) {
  if (item.kind === "message") return null;
  const said = item.kind === "answer" ? item.said : undefined;
  const client = said && clientOf(said.protocol, said.client);
  if (item.kind !== "answer" || client === undefined) return <Words item={item} />;
  const isBlock = client.prompt.some(isTemplate);
  return (
    <article
      data-item={item.entryId}
      aria-label="Prompt, sent"
      className={clsx(
        "mx-auto w-full max-w-[820px] shrink-0 overflow-hidden rounded-xl bg-raised shadow-card inset-ring inset-ring-line-strong narrow:rounded-none",
        isMoment && "border-l-3 border-l-ink",
      )}
    >
      <div className="flex min-h-10 flex-wrap items-center gap-x-2 border-line border-b py-1.5 pr-3 pl-5 text-xs">
        <b className="font-semibold">Sent</b>
        <span className="text-muted">{isBlock ? "as a prompt_template block" : "as text"}</span>
        <span className="ml-auto flex gap-2">
          <CopyButton text={item.text} label="Copy the request" />
          {onAgain && (
            <Button size="sm" onClick={onAgain}>
              Fill it again
            </Button>
          )}
        </span>
      </div>
      <div className="max-h-[420px] overflow-y-auto px-5 py-4 text-[15px] leading-[27px]">
        {client.prompt.map((block, index) => (
          <LetterText
            // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place
            key={index}
            client={client}
            block={block}
            fill={fillIn(said?.fill)}
          />
        ))}
      </div>
    </article>
  );
});

function Words({ item }: { readonly item: Exclude<ConversationItem, { readonly kind: "message" }> }) {
  const isPerson = item.kind === "answer" || (item.kind === "words" && item.from === "person");
  return (
    <div data-item={item.entryId} className="mx-auto flex w-full max-w-[820px] shrink-0 flex-col narrow:px-4">
      <div
        dir="auto"
        className={clsx(
          "wrap-anywhere whitespace-pre-wrap text-md",
          isPerson && "max-w-[78%] self-end rounded-[12px_12px_4px_12px] bg-accent-soft px-3 pt-[7px] pb-2",
        )}
      >
        <span className="sr-only">{isPerson ? "You said: " : "The agent said: "}</span>
        <CutText text={item.kind === "words" ? item.text : item.bubble} />
      </div>
    </div>
  );
}
