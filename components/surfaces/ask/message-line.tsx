import { CornerDownLeft } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import { isPlainEnter } from "./plain-enter";

interface MessageLineProps {
  readonly message: string;
  readonly isLookingBack: boolean;
  readonly onChange: (message: string) => void;
  readonly onSay: (message: string) => void;
}

/** Where the person writes to the agent: the last line of the terminal. */
export function MessageLine({ message, isLookingBack, onChange, onSay }: MessageLineProps) {
  const isOff = isLookingBack || message.trim() === "";
  const handleSay = () => {
    if (!isOff) onSay(message);
  };
  return (
    <div className="flex w-full max-w-[980px] shrink-0 items-start gap-[1ch] self-center border border-line-strong bg-(--sheet) px-[3ch] py-1.5 focus-within:border-focus focus-within:outline-1 focus-within:outline-focus narrow:border-x-0 narrow:border-b-0 narrow:px-[2ch] narrow:py-0">
      <span aria-hidden="true" className="font-semibold text-accent narrow:leading-[44px]">
        ❯
      </span>
      <textarea
        rows={1}
        dir="auto"
        aria-label="Message the agent"
        aria-description={
          isLookingBack ? "You are looking at an earlier moment. Nothing is sent from here." : undefined
        }
        placeholder="Message the agent"
        value={message}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (!isPlainEnter(event)) return;
          event.preventDefault();
          handleSay();
        }}
        className="field-sizing-content block max-h-40 min-w-0 flex-1 resize-none bg-transparent text-accent outline-none placeholder:text-muted placeholder:opacity-100 narrow:min-h-touch narrow:py-2.5 narrow:text-[16px]"
      />
      <IconButton label="Send message" size="sm" aria-disabled={isOff || undefined} onClick={handleSay}>
        <CornerDownLeft className="size-3.5" aria-hidden="true" />
      </IconButton>
    </div>
  );
}
