import { CornerDownLeft, Pencil } from "lucide-react";
import type { KeyboardEvent } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { isPlainEnter } from "./composer";

interface AgentWordsProps {
  readonly words: string;
  readonly isLocked?: boolean;
  readonly onChange: (words: string) => void;
  /** Where the words stand alone; in a draft they go with it. */
  readonly onSay?: (words: string) => void;
}

/** The line for the agent's own words. */
export function AgentWords({ words, isLocked = false, onChange, onSay }: AgentWordsProps) {
  const canSay = onSay !== undefined && words.trim() !== "";
  const handleKey = (event: KeyboardEvent) => {
    if (onSay === undefined || !isPlainEnter(event)) return;
    event.preventDefault();
    if (canSay) onSay(words);
  };
  return (
    <div className="flex items-start gap-2 border-line-strong border-b border-dashed focus-within:border-focus focus-within:border-solid">
      <textarea
        rows={1}
        dir="auto"
        disabled={isLocked}
        aria-label="Agent's words"
        placeholder={onSay === undefined ? "Say something before it…" : "Say something as the agent…"}
        value={words}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={handleKey}
        className="field-sizing-content block max-h-60 min-w-0 flex-1 resize-none bg-transparent py-px text-md leading-[21px] outline-none placeholder:text-muted placeholder:opacity-100 disabled:opacity-100 narrow:min-h-touch narrow:py-[11px] narrow:text-[16px]"
      />
      {canSay ? (
        <IconButton label="Say it as the agent" size="sm" onClick={() => onSay(words)}>
          <CornerDownLeft className="size-3.5" aria-hidden="true" />
        </IconButton>
      ) : (
        !isLocked && (
          <Pencil
            className="mt-[4px] size-3.5 shrink-0 text-muted narrow:mt-[14px]"
            strokeWidth={1.75}
            aria-hidden="true"
          />
        )
      )}
    </div>
  );
}
