import { WordsBox, type WordsProps } from "../conversation/words-box";

/** The line for the agent's own words. */
export function WordsLine(props: WordsProps) {
  return (
    <div className="flex gap-[1ch] border-line-strong border-b border-dashed focus-within:border-focus focus-within:border-solid">
      <span aria-hidden="true" className="text-muted narrow:leading-[44px]">
        ●
      </span>
      <WordsBox {...props} className="narrow:py-2.5" />
    </div>
  );
}
