import { clsx } from "clsx";
import type { ReactNode } from "react";
import { CutText } from "@/components/ui/cut-text";
import { Time } from "@/components/ui/time";
import { callText, parseResult } from "@/lib/protocols/ask-user";
import type { ConversationItem, MessageItem } from "@/lib/transcript/conversation";
import { clientOf } from "./parts";

interface LogItemProps {
  readonly item: ConversationItem;
  /** The moment the stage is showing while looking back. */
  readonly isMoment: boolean;
  readonly utc: boolean;
  /** Under an answer that left something to ask again. */
  readonly after?: ReactNode;
}

/** What was said, called and answered, as lines of a terminal. */
export function LogItem({ item, isMoment, utc, after }: LogItemProps) {
  return (
    <div
      data-item={item.entryId}
      className={clsx(
        "grid w-full max-w-[980px] shrink-0 grid-cols-[2ch_minmax(0,1fr)] self-center border-l-3 pr-[3ch] pl-[2ch] narrow:px-[2ch]",
        isMoment ? "border-ink" : "border-transparent",
      )}
    >
      {item.kind === "message" ? <Called item={item} utc={utc} /> : <Said item={item} />}
      {after !== undefined && <div className="col-start-2 mt-1">{after}</div>}
    </div>
  );
}

const TEXT = "wrap-anywhere min-w-0 whitespace-pre-wrap";

function Said({ item }: { readonly item: Exclude<ConversationItem, MessageItem> }) {
  const isPerson = item.kind === "answer" || (item.kind === "words" && item.from === "person");
  const text = item.kind === "words" ? item.text : item.kind === "answer" ? item.bubble : sayResult(item);
  const marks = { words: isPerson ? "❯" : "●", answer: "└", result: "└" };
  const says = {
    words: isPerson ? "You said: " : "The agent said: ",
    answer: "You answered: ",
    result: "The call ended: ",
  };
  return (
    <>
      <span aria-hidden="true" className={item.kind === "words" && isPerson ? "text-accent" : "text-muted"}>
        {marks[item.kind]}
      </span>
      <p className={clsx(TEXT, isPerson ? "text-accent" : item.kind === "result" && "text-muted")} dir="auto">
        <span className="sr-only">{says[item.kind]}</span>
        <CutText text={text} />
      </p>
    </>
  );
}

/** What the agent reads of a call that nobody saw; the line alone would not say why. */
function sayResult({ text, bubble }: Extract<ConversationItem, { kind: "result" }>): string {
  const result = parseResult(text);
  return result === undefined ? bubble : `${bubble}\n${result.content[0].text}`;
}

const STATES = { live: "waits", answered: "Answered at ", locked: "Not answered" };

function Called({ item, utc }: { readonly item: MessageItem; readonly utc: boolean }) {
  const { protocol, state, answeredAt } = item;
  const client = clientOf(protocol, item.client);
  return (
    <>
      <span aria-hidden="true" className="text-muted">
        ●
      </span>
      <p className={TEXT}>
        <b className="font-semibold" dir="auto">
          {client === undefined ? (protocol.heading?.(item.client) ?? protocol.name) : callText(client)}
        </b>{" "}
        <span className="ms-[1ch] text-muted">
          {client === undefined ? (
            `${protocol.name}, drawn elsewhere`
          ) : (
            <>
              {STATES[state]}
              {state === "answered" && answeredAt !== undefined && <Time at={answeredAt} isUtc={utc} />}
            </>
          )}
        </span>
      </p>
    </>
  );
}
