import { clsx } from "clsx";
import { GrowingText } from "./growing-text";

/** What a place for the agent's own words is given. */
export interface WordsProps {
  readonly words: string;
  readonly isLocked?: boolean;
  readonly onChange: (words: string) => void;
  /** Where the words stand alone; in a draft they go with it. */
  readonly onSay?: (words: string) => void;
}

/** The box for the agent's own words. */
export function WordsBox({
  words,
  isLocked = false,
  onChange,
  onSay,
  className,
}: WordsProps & { readonly className: string }) {
  const say = () => {
    if (words.trim() !== "") onSay?.(words);
  };
  return (
    <GrowingText
      disabled={isLocked}
      aria-label="Agent's words"
      placeholder={onSay === undefined ? "Say something before it…" : "Say something as the agent…"}
      value={words}
      onChange={onChange}
      onEnter={onSay && say}
      className={clsx("max-h-60 disabled:opacity-100", className)}
    />
  );
}
