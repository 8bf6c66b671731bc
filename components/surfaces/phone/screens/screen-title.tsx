import { CutText } from "@/components/ui/cut-text";
import { useMask } from "@/components/ui/secrets";

/** Longer than this, a title would push everything else off the screen. */
const ROOM = 160;

interface ScreenTitleProps {
  readonly words: string;
  readonly className?: string;
}

/** What an item says, over its screen; of a very long text the beginning, and the rest when asked for. */
export function ScreenTitle({ words, className = "px-1.5 pt-0.5 pb-1" }: ScreenTitleProps) {
  const mask = useMask();
  const shown = mask(words);
  return (
    <h3
      className={`text-balance font-bold text-[23px] leading-7 tracking-[-0.025em] [overflow-wrap:anywhere] ${className}`}
      dir="auto"
    >
      {shown === "" ? "(without words)" : <CutText text={shown} limit={ROOM} />}
    </h3>
  );
}
