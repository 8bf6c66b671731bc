import type { ComponentProps } from "react";
import { LinkButton } from "@/components/ui/button";

/** The box in which what both sides said scrolls. */
export function Log(props: ComponentProps<"div">) {
  return (
    <div
      role="log"
      aria-live="off"
      aria-label="Conversation"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      {...props}
    />
  );
}

interface EarlierProps {
  /** How many are not drawn. */
  readonly count: number;
  readonly onShow: () => void;
}

/** The head of a log that does not draw all of it. */
export function Earlier({ count, onShow }: EarlierProps) {
  if (count === 0) return null;
  return (
    <p className="text-center font-sans text-xs">
      <LinkButton onClick={onShow}>Show earlier ({count})</LinkButton>
    </p>
  );
}
