import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { announce } from "@/components/ui/announcer";
import { CutText } from "@/components/ui/cut-text";
import { maskDots } from "@/lib/text/mask";

interface SecretProps {
  /** Of the block: what is revealed. */
  readonly label: string;
  readonly value: string;
}

/** Dots and an eye; the value is in the page only while it is revealed. */
export function Secret({ label, value }: SecretProps) {
  const [isRevealed, setRevealed] = useState(false);
  return (
    <span className="inline-flex max-w-full items-center gap-2">
      {isRevealed ? (
        <span className="min-w-0 whitespace-pre-wrap font-mono text-xs [overflow-wrap:anywhere]" dir="auto">
          <CutText text={value} limit={2_000} />
        </span>
      ) : (
        <span role="img" aria-label="hidden" className="font-mono tracking-[0.1em]">
          {maskDots}
        </span>
      )}
      <button
        type="button"
        aria-label={`${isRevealed ? "Hide" : "Reveal"} ${label}`}
        onClick={() => {
          setRevealed(!isRevealed);
          announce(isRevealed ? "Hidden" : "Revealed");
        }}
        className="relative grid h-[26px] w-8 flex-none place-items-center rounded-full bg-press text-ink-soft after:absolute after:-inset-2.5"
      >
        {isRevealed ? <EyeOff /> : <Eye />}
      </button>
    </span>
  );
}
