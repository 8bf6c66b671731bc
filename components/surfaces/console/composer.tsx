import { clsx } from "clsx";
import { ArrowUp } from "lucide-react";
import type { KeyboardEvent } from "react";
import { IconButton } from "@/components/ui/icon-button";

interface ComposerProps {
  readonly message: string;
  readonly isLookingBack: boolean;
  readonly onChange: (message: string) => void;
  readonly onSay: (message: string) => void;
}

/** Where the person writes to the agent. Enter says it, Shift and Enter make a line. */
export function Composer({ message, isLookingBack, onChange, onSay }: ComposerProps) {
  const isOff = isLookingBack || message.trim() === "";
  const handleSay = () => {
    if (!isOff) onSay(message);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (!isPlainEnter(event)) return;
    event.preventDefault();
    handleSay();
  };
  return (
    <div className="mx-3 mb-3 flex shrink-0 items-end gap-2 rounded-[12px] border border-line-strong bg-raised p-[5px] pl-[13px] shadow-rest focus-within:border-focus focus-within:outline-1 focus-within:outline-focus hover:not-focus-within:border-edge">
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
        onKeyDown={handleKey}
        className="field-sizing-content block max-h-40 min-h-7 min-w-0 flex-1 resize-none bg-transparent py-[3.5px] text-md leading-[21px] outline-none placeholder:text-muted placeholder:opacity-100 narrow:min-h-touch narrow:py-[11px] narrow:text-[16px]"
      />
      <IconButton
        label="Send message"
        aria-disabled={isOff || undefined}
        onClick={handleSay}
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

/** Enter alone; not while an input method is putting a word together. */
export function isPlainEnter(event: KeyboardEvent): boolean {
  const { key, shiftKey, ctrlKey, metaKey, altKey, nativeEvent } = event;
  return key === "Enter" && !shiftKey && !ctrlKey && !metaKey && !altKey && !nativeEvent.isComposing;
}
