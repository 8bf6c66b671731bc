import { clsx } from "clsx";
import { ArrowUp } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import { MessageBox, type MessageProps, sayingOf } from "./message-box";

/** Where the person writes to the agent. */
export function Composer(props: MessageProps) {
  const { isOff, say } = sayingOf(props);
  return (
    <div className="mx-3 mb-3 flex shrink-0 items-end gap-2 rounded-[12px] border border-line-strong bg-raised p-[5px] pl-[13px] shadow-rest focus-within:border-focus focus-within:outline-1 focus-within:outline-focus hover:not-focus-within:border-edge">
      <MessageBox {...props} className="min-h-7 py-[3.5px] text-md leading-[21px] narrow:py-[11px]" />
      <IconButton
        label="Send message"
        aria-disabled={isOff || undefined}
        onClick={say}
        className={clsx(
          "rounded-[8px]!",
          isOff ? "cursor-default bg-press" : "bg-accent-solid! text-accent-ink! hover:brightness-110",
        )}
      >
        <ArrowUp className="size-4" aria-hidden="true" />
      </IconButton>
    </div>
  );
}
