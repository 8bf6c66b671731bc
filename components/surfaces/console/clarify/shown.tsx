import { useState } from "react";
import { LinkButton } from "@/components/ui/button";

const STEP = 50;

/** The beginning of a list of any length, and a way to see more of it. */
export function useShown<Item>(items: readonly Item[]) {
  const [count, setCount] = useState(STEP);
  return {
    shown: items.length <= count ? items : items.slice(0, count),
    hidden: Math.max(0, items.length - count),
    showMore: () => setCount((before) => before + STEP),
    showUpTo: (index: number) => setCount((before) => Math.max(before, index + 1)),
  };
}

interface MoreButtonProps {
  readonly hidden: number;
  /** In the singular. */
  readonly what: string;
  readonly isLocked: boolean;
  readonly onClick: () => void;
}

export function MoreButton({ hidden, what, isLocked, onClick }: MoreButtonProps) {
  if (hidden === 0) return null;
  const rest = `${hidden} more ${hidden === 1 ? what : `${what}s`}`;
  return (
    <p className="px-3 py-2 text-muted text-xs">
      {isLocked ? `${rest} not shown` : <LinkButton onClick={onClick}>Show more: {rest}</LinkButton>}
    </p>
  );
}
