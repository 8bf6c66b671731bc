import { useEffect, useRef } from "react";
import { RouteView } from "../routes/route-view";
import { useRoute } from "../routes/use-route";
import { useCacheKey, useShell } from "./data";
import { addressOf } from "./shell";

interface PageProps {
  /** The card that is ringed is to be brought into sight; else the person stays where they are. */
  readonly isScrolling: boolean;
  readonly className?: string;
}

/** What the address leads to, in a part of the window that scrolls by itself. */
export function Page({ isScrolling, className }: PageProps) {
  const shell = useShell();
  const route = useRoute();
  const cacheKey = useCacheKey();
  const box = useRef<HTMLElement>(null);
  const { path } = addressOf(shell);
  const { card } = shell;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is shown from its top
  useEffect(() => {
    box.current?.scrollTo({ top: 0 });
  }, [path]);
  const key = card !== null && isScrolling ? card.key : null;
  const cardId = card?.cardId ?? "";
  useEffect(() => {
    if (key === null) return;
    const found = box.current?.querySelector(`[data-card-id="${CSS.escape(cardId)}"]`);
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    found?.scrollIntoView({ block: "start", behavior: isCalm ? "instant" : "smooth" });
  }, [key, cardId]);
  return (
    <section
      ref={box}
      aria-label="Page"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className={className}
    >
      <div className="@container/page">
        <RouteView key={cacheKey} route={route} />
        {card !== null && <CardNote cardId={card.cardId} key={`${path} ${card.key}`} />}
      </div>
    </section>
  );
}

/** Says so where the card that was asked for is not on this page. */
function CardNote({ cardId }: { readonly cardId: string }) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const page = note.current?.parentElement;
    const isThere = page?.querySelector(`[data-card-id="${CSS.escape(cardId)}"]`) != null;
    if (note.current) note.current.hidden = isThere;
  });
  return (
    <p ref={note} hidden className="wrap-anywhere mt-4 text-muted text-xs">
      There is no card “{cardId.slice(0, 80)}” on this page.
    </p>
  );
}
