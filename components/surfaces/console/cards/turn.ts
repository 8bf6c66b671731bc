import { type RefObject, useEffect, useRef, useState } from "react";

interface Waiting {
  readonly element: Element;
  readonly run: () => void;
}

const NEAR_PX = 400;
const waiting = new Set<Waiting>();
let isAsked = false;

const isNear = ({ element }: Waiting) => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > -NEAR_PX && top < innerHeight + NEAR_PX;
};

/** One at a time, what is in view first: so that a message of any size is drawn in tasks of the size of one card. */
function serve(): void {
  isAsked = false;
  const next = [...waiting].find(isNear) ?? waiting.values().next().value;
  if (next === undefined) return;
  waiting.delete(next);
  next.run();
  ask();
}

function ask(): void {
  if (isAsked || waiting.size === 0) return;
  isAsked = true;
  if (typeof requestIdleCallback === "function") requestIdleCallback(serve, { timeout: 200 });
  else setTimeout(serve, 16);
}

/** Whether it is this card's turn to be drawn; a small one never waits. Once it had its turn it keeps it. */
export function useTurn(isSmall: boolean): {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly isOn: boolean;
} {
  const ref = useRef<HTMLDivElement>(null);
  const [hadTurn, setHadTurn] = useState(isSmall);
  useEffect(() => {
    if (hadTurn || ref.current === null) return;
    const one: Waiting = { element: ref.current, run: () => setHadTurn(true) };
    waiting.add(one);
    ask();
    return () => {
      waiting.delete(one);
    };
  }, [hadTurn]);
  return { ref, isOn: hadTurn || isSmall };
}
