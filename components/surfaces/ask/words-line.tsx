import { isPlainEnter } from "./plain-enter";

interface WordsLineProps {
  readonly words: string;
  readonly isLocked?: boolean;
  readonly onChange: (words: string) => void;
  /** Where the words stand alone; in a draft they go with it. */
  readonly onSay?: (words: string) => void;
}

/** The line for the agent's own words. */
export function WordsLine({ words, isLocked = false, onChange, onSay }: WordsLineProps) {
  return (
    <div className="flex gap-[1ch] border-line-strong border-b border-dashed focus-within:border-focus focus-within:border-solid">
      <span aria-hidden="true" className="text-muted narrow:leading-[44px]">
        ●
      </span>
      <textarea
        rows={1}
        dir="auto"
        disabled={isLocked}
        aria-label="Agent's words"
        placeholder={onSay === undefined ? "Say something before it…" : "Say something as the agent…"}
        value={words}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (onSay === undefined || !isPlainEnter(event)) return;
          event.preventDefault();
          onSay(words);
        }}
        className="field-sizing-content block max-h-60 min-w-0 flex-1 resize-none bg-transparent outline-none placeholder:text-muted placeholder:opacity-100 disabled:opacity-100 narrow:min-h-touch narrow:py-2.5 narrow:text-[16px]"
      />
    </div>
  );
}
