import { ChevronRight, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { useMask } from "@/components/ui/secrets";
import { elicitationMs, type ListName, type PhoneItem } from "@/lib/protocols/inbox";
import { usePhone } from "../phone-context";
import { short } from "../short";
import { ageOf } from "../when";
import { titleOf } from "../words";
import { Countdown } from "./countdown";
import { iconOf } from "./icon-of";
import { Screen } from "./screen";

interface InboxScreenProps {
  readonly items: readonly PhoneItem[];
  readonly badge: number;
  /** Why nothing is shown, where that is not that nothing waits. */
  readonly note: string | null;
  readonly onOpen: (key: string) => void;
  /** A suggestion was tapped on its card. */
  readonly onSuggestion: (item: PhoneItem, answer: string) => void;
  /** Asks for the inbox again; null where there is nobody to ask. */
  readonly onRefresh: (() => void) | null;
}

const HEADS: Readonly<Record<ListName, readonly [one: string, more: string]>> = {
  approvals: ["Waiting for approval", "Waiting for approval"],
  clarifications: ["A question", "Questions"],
  elicitations: ["Needs a value", "Need a value"],
};

const LISTS: readonly ListName[] = ["approvals", "clarifications", "elicitations"];

/** Everything that waits, by what it waits for. */
export function InboxScreen({ items, badge, note, onOpen, onSuggestion, onRefresh }: InboxScreenProps) {
  return (
    <Screen label="Inbox">
      <div className="flex items-center gap-2.5 px-1.5 pt-1.5 pb-3 narrow:pt-4">
        <h3 className="font-bold text-[30px] leading-9 tracking-[-0.03em]">Inbox</h3>
        {badge > 0 && (
          <span className="min-w-6 rounded-full bg-press px-2 text-center font-semibold text-ink-soft text-sm leading-6">
            <span className="sr-only">Waiting: </span>
            {badge}
          </span>
        )}
        {onRefresh !== null && (
          <button
            type="button"
            aria-label="Refresh"
            data-tip="Refresh"
            onClick={onRefresh}
            className="ml-auto grid size-[34px] place-items-center rounded-full bg-press text-ink-soft narrow:size-touch"
          >
            <RotateCw />
          </button>
        )}
      </div>
      {note !== null && (
        <p role="status" className="mb-2 rounded-[14px] bg-surface px-3.5 py-2.5 text-ink-soft text-sm">
          {note}
        </p>
      )}
      {items.length === 0 && note === null && (
        <p className="px-6 pt-24 text-center text-muted">
          Nothing waits.
          <br />
          What the agent needs from you shows here.
        </p>
      )}
      {LISTS.map((list) => {
        const own = items.filter((item) => item.list === list);
        if (own.length === 0) return null;
        const id = `phone-${list}`;
        return (
          <section key={list} aria-labelledby={id}>
            <h4 id={id} className="px-1.5 pt-3.5 pb-1.5 text-[13px] text-muted leading-[17px]">
              {HEADS[list][own.length === 1 ? 0 : 1]}
            </h4>
            <ul className="overflow-hidden rounded-[16px] bg-surface">
              {own.map((item) => (
                <Card key={item.key} item={item} onOpen={onOpen} onSuggestion={onSuggestion} />
              ))}
            </ul>
          </section>
        );
      })}
    </Screen>
  );
}

interface CardProps extends Pick<InboxScreenProps, "onOpen" | "onSuggestion"> {
  readonly item: PhoneItem;
}

function Card({ item, onOpen, onSuggestion }: CardProps) {
  const Icon = iconOf(item);
  const mask = useMask();
  const { now, isLooking } = usePhone();
  const age = ageOf(item.since, now);
  return (
    <li
      data-key={item.key}
      className="relative grid grid-cols-[32px_minmax(0,1fr)_auto] gap-x-[11px] p-3 hover:bg-hover not-first:before:absolute not-first:before:top-0 not-first:before:right-0 not-first:before:left-[55px] not-first:before:h-px not-first:before:bg-line"
    >
      <span
        aria-hidden="true"
        className="grid size-8 place-items-center rounded-[9px] bg-sunken text-ink-soft"
      >
        <Icon />
      </span>
      <span className="min-w-0">
        <button
          type="button"
          onClick={() => onOpen(item.key)}
          className="block w-full text-pretty text-start font-semibold [overflow-wrap:anywhere] after:absolute after:inset-0"
          dir="auto"
        >
          <span className="line-clamp-3">{short(mask(titleOf(item))) || "(without words)"}</span>
        </button>
        <span className="mt-px line-clamp-2 text-[13px] text-muted leading-[18px]" dir="auto">
          {short(mask(underOf(item, age)))}
        </span>
        {item.list === "clarifications" && item.item.suggested_answers.length > 0 && (
          <span className="mt-[9px] flex flex-wrap gap-[5px]">
            {item.item.suggested_answers.slice(0, 3).map((answer, index) => (
              <Chip
                // biome-ignore lint/suspicious/noArrayIndexKey: a suggestion is its place; two may read alike.
                key={index}
                isOff={isLooking}
                className="bg-accent-soft text-accent"
                onClick={() => onSuggestion(item, answer)}
              >
                {short(mask(answer), 120) || "(empty)"}
              </Chip>
            ))}
            <Chip
              isOff={false}
              className="bg-press text-ink-soft"
              name={`Write an answer to ${short(mask(titleOf(item)))}`}
              onClick={() => onOpen(item.key)}
            >
              Write…
            </Chip>
          </span>
        )}
      </span>
      {item.list === "elicitations" && item.expiresAt !== null ? (
        <Countdown until={item.expiresAt} wholeMs={elicitationMs} />
      ) : (
        <ChevronRight className="size-3.5 self-center text-muted" />
      )}
    </li>
  );
}

interface ChipProps {
  readonly className: string;
  readonly isOff: boolean;
  readonly name?: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Chip({ className, isOff, name, onClick, children }: ChipProps) {
  return (
    <button
      type="button"
      disabled={isOff}
      aria-label={name}
      onClick={onClick}
      className={`relative z-1 max-w-full truncate rounded-full px-[11px] py-1.5 font-medium text-sm leading-[18px] narrow:min-h-touch narrow:px-4 ${className}`}
      dir="auto"
    >
      {children}
    </button>
  );
}

function underOf(item: PhoneItem, age: string): string {
  switch (item.list) {
    case "approvals":
      return `${item.item.agent_label || "Agent"}, ${age}`;
    case "clarifications":
      return [item.item.agent_label || "Agent", item.item.context, age].filter(Boolean).join(", ");
    case "elicitations":
      return `${item.item.server_name || "Server"}${item.item.sensitive ? ", never stored" : ""}`;
  }
}
