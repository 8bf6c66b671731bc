import { CornerDownLeft, Pencil } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import { WordsBox, type WordsProps } from "./words-box";

/** The line for the agent's own words. */
export function AgentWords(props: WordsProps) {
  const { words, isLocked = false, onSay } = props;
  return (
    <div className="flex items-start gap-2 border-line-strong border-b border-dashed focus-within:border-focus focus-within:border-solid">
      <WordsBox {...props} className="py-px text-md leading-[21px] narrow:py-[11px]" />
      {onSay !== undefined && words.trim() !== "" ? (
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
