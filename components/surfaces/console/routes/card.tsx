import { clsx } from "clsx";
import { type ReactNode, useId } from "react";
import { useShell } from "../shell/data";

interface CardProps {
  /** What `scroll_to_card` and a hash call it. */
  readonly cardId: string;
  readonly title: string;
  readonly says?: string;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** What makes a part of a page one that messages can scroll to. The one last scrolled to is ringed. */
export function useCard(cardId: string) {
  const isRinged = useShell().card?.cardId === cardId;
  const props = { "data-card-id": cardId, "data-highlighted": isRinged || undefined, tabIndex: -1 };
  return { isRinged, props };
}

export function Card({ cardId, title, says, actions, children }: CardProps) {
  const titleId = useId();
  const { isRinged, props } = useCard(cardId);
  return (
    <section
      aria-labelledby={titleId}
      {...props}
      className={clsx(
        "mt-4 scroll-my-4 overflow-hidden rounded-lg border bg-surface shadow-rest outline-none",
        isRinged ? "border-brand inset-ring inset-ring-brand" : "border-line-strong",
      )}
    >
      <header className="flex items-start gap-3 px-4 pt-3 pb-2.5">
        <div className="min-w-0 flex-1">
          <h4 id={titleId} className="font-semibold text-md tracking-title">
            {title}
          </h4>
          {says && <p className="text-pretty text-muted text-xs leading-[17px]">{says}</p>}
        </div>
        {actions}
      </header>
      {children && <div className="border-line border-t">{children}</div>}
    </section>
  );
}

/** Names and values of one thing, in order. */
export function Facts({ facts }: { readonly facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl>
      {facts.map(([name, value], at) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the list is drawn whole
          key={at}
          className="flex flex-wrap items-baseline gap-x-3 px-4 py-2 not-first:border-line not-first:border-t"
        >
          <dt className="w-32 shrink-0 text-muted text-xs" dir="auto">
            {name}
          </dt>
          <dd className="wrap-anywhere min-w-0 flex-1" dir="auto">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
