import { useState } from "react";
import { useMask } from "@/components/ui/secrets";
import type { Answer, PhoneItem } from "@/lib/protocols/inbox";
import { usePhone } from "../phone-context";
import { short } from "../short";
import { ageOf } from "../when";
import { PhoneButton } from "./phone-button";
import { Screen } from "./screen";
import { ScreenTitle } from "./screen-title";

interface ClarificationScreenProps {
  readonly item: Extract<PhoneItem, { readonly list: "clarifications" }>;
  readonly onBack: () => void;
  readonly onMore: () => void;
  readonly onAnswer: (answer: Answer) => void;
}

/** A question, answered by a suggestion or in own words. */
export function ClarificationScreen({
  item: { item, since },
  onBack,
  onMore,
  onAnswer,
}: ClarificationScreenProps) {
  const { now, isLooking } = usePhone();
  const mask = useMask();
  const [own, setOwn] = useState("");
  const answer = (words: string) =>
    onAnswer({ list: "clarifications", request_id: item.request_id, answer: words });
  const looking = isLooking ? "This is not the latest moment." : null;
  return (
    <Screen label={short(mask(item.question)) || "Question"} onBack={onBack} onMore={onMore}>
      <ScreenTitle words={item.question} />
      <p className="px-1.5 pb-3.5 text-muted text-sm" dir="auto">
        {short(mask(item.agent_label || "The agent"))} asks, {ageOf(since, now)}
        {item.context !== null && item.context !== "" && <> · {short(mask(item.context))}</>}
      </p>
      {item.suggested_answers.length > 0 && (
        <ul aria-label="Suggestions" className="mb-3 overflow-hidden rounded-[16px] bg-surface">
          {item.suggested_answers.map((suggestion, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a suggestion is its place; two may read alike.
              key={index}
              className="not-first:border-line not-first:border-t"
            >
              <button
                type="button"
                disabled={isLooking}
                onClick={() => answer(suggestion)}
                className="block min-h-12 w-full px-3.5 py-3 text-start font-medium text-accent -outline-offset-2 hover:bg-hover [overflow-wrap:anywhere]"
                dir="auto"
              >
                {short(mask(suggestion), 1000) || "(empty)"}
              </button>
            </li>
          ))}
        </ul>
      )}
      <label className="block">
        <span className="px-1.5 text-[13px] text-muted leading-[17px]">
          {item.suggested_answers.length > 0 ? "Or in your own words" : "Your answer"}
        </span>
        <textarea
          rows={3}
          dir="auto"
          value={own}
          disabled={isLooking}
          onChange={(event) => setOwn(event.target.value)}
          className="mt-1 mb-3 block w-full resize-none rounded-[14px] border border-edge bg-surface px-3.5 py-2.5 text-[16px] text-accent"
        />
      </label>
      <PhoneButton
        look="yes"
        className="w-full"
        off={looking ?? (own.trim() === "" ? "Write an answer first." : null)}
        onClick={() => answer(own.trim())}
      >
        Send answer
      </PhoneButton>
    </Screen>
  );
}
