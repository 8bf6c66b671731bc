import { CornerDownLeft } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import { MessageBox, type MessageProps, sayingOf } from "../conversation/message-box";

/** Where the person writes to the agent: the last line of the terminal. */
export function MessageLine(props: MessageProps) {
  const { isOff, say } = sayingOf(props);
  return (
    <div className="flex w-full max-w-[980px] shrink-0 items-start gap-[1ch] self-center border border-line-strong bg-(--sheet) px-[3ch] py-1.5 focus-within:border-focus focus-within:outline-1 focus-within:outline-focus narrow:border-x-0 narrow:border-b-0 narrow:px-[2ch] narrow:py-0">
      <span aria-hidden="true" className="font-semibold text-accent narrow:leading-[44px]">
        ❯
      </span>
      <MessageBox {...props} className="text-accent narrow:py-2.5" />
      <IconButton label="Send message" size="sm" aria-disabled={isOff || undefined} onClick={say}>
        <CornerDownLeft className="size-3.5" aria-hidden="true" />
      </IconButton>
    </div>
  );
}
