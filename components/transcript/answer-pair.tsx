"use client";

import { clsx } from "clsx";
import { Check } from "lucide-react";
import { useState } from "react";
import { LinkButton } from "@/components/ui/button";
import { exactSize, roundSize } from "@/components/ui/size";
import type { EntryPicture } from "@/lib/transcript/picture";

type Answer = Extract<EntryPicture["body"], { readonly kind: "answer" }>;

interface AnswerPairProps {
  readonly answer: Answer;
  readonly tabIndex: number;
}

const SHOWN = 1_500;
/** Longer answers are sent below what was picked, not beside it. */
const BESIDE = 400;

/** The text in turns: what any answer of this shape holds, and what is the person's own. */
function* turnsOf({ sent, own }: Answer, end: number) {
  let at = 0;
  for (const span of own) {
    if (span.start >= end) break;
    if (span.start > at) yield { at, text: sent.slice(at, span.start), isOwn: false };
    yield { at: span.start, text: sent.slice(span.start, Math.min(span.end, end)), isOwn: true };
    at = span.end;
  }
  if (at < end) yield { at, text: sent.slice(at, end), isOwn: false };
}

function Sent({ answer, tabIndex }: AnswerPairProps) {
  const [isWhole, setWhole] = useState(false);
  const isCut = !isWhole && answer.sent.length > SHOWN;
  const turns = [...turnsOf(answer, isCut ? SHOWN : answer.sent.length)];
  return (
    <>
      <code className="block whitespace-pre-wrap text-[11.5px] text-muted leading-[17px] [overflow-wrap:anywhere]">
        {turns.map((turn) =>
          turn.isOwn ? (
            <b key={turn.at} className="font-semibold text-accent">
              {turn.text}
            </b>
          ) : (
            <span key={turn.at}>{turn.text}</span>
          ),
        )}
        {isCut && "…"}
      </code>
      {isCut && (
        <LinkButton tabIndex={tabIndex} className="mt-1 text-2xs" onClick={() => setWhole(true)}>
          Show all, {roundSize(answer.bytes)}
        </LinkButton>
      )}
    </>
  );
}

function Picked({ answer }: { readonly answer: Answer }) {
  return answer.picked.map(({ question, values }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a question is its place; two may read alike.
    <div key={index} className="not-first:mt-1.5">
      <p className="text-muted text-xs [overflow-wrap:anywhere]" dir="auto">
        {question}
      </p>
      {values.map((value, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a value is its place.
        <p key={at} className="flex items-start gap-1.5 font-medium text-accent">
          <Check className="mt-[3px] size-3.5 stroke-2" />
          <span className="min-w-0 whitespace-pre-wrap [overflow-wrap:anywhere]" dir="auto">
            {value}
          </span>
        </p>
      ))}
      {values.length === 0 && <p className="text-muted">nothing</p>}
    </div>
  ));
}

const HEAD = "mb-[5px] flex justify-between gap-2 font-medium text-2xs text-muted leading-[14px]";

/** An answer as the person saw it, beside the bytes the agent gets; the person's values blue in both. */
export function AnswerPair({ answer, tabIndex }: AnswerPairProps) {
  const hasPicked = answer.picked.length > 0;
  const isBeside = hasPicked && answer.sent.length <= BESIDE;
  return (
    <div
      className={clsx(
        "mt-2 grid overflow-hidden rounded-lg border border-line-strong bg-raised",
        isBeside && "@min-[270px]:grid-cols-[minmax(0,9fr)_minmax(0,11fr)]",
      )}
    >
      {hasPicked && (
        <div className="min-w-0 px-2.5 pt-[9px] pb-2.5">
          <h3 className={HEAD}>Picked</h3>
          <Picked answer={answer} />
        </div>
      )}
      <div
        className={clsx(
          "min-w-0 bg-sunken px-2.5 pt-[9px] pb-2.5",
          hasPicked && "border-line border-t",
          isBeside && "@min-[270px]:border-t-0 @min-[270px]:border-l",
        )}
      >
        <h3 className={HEAD}>
          Sent <span className="font-normal tabular-nums">{exactSize(answer.bytes)}</span>
        </h3>
        <Sent answer={answer} tabIndex={tabIndex} />
      </div>
    </div>
  );
}
