import { clsx } from "clsx";
import { memo } from "react";
import { TickBox, TickDot } from "@/components/ui/marks";
import {
  type ChoicePrompt,
  choose,
  type Draft,
  type Option,
  type Skip,
  valuesOf,
} from "@/lib/protocols/clarify";
import { hasSameProps } from "../same-props";
import { Skipped } from "../skipped";
import { useStable } from "../use-stable";
import { cut } from "./cut";
import { placeSkipped } from "./place";
import { QuestionHead, questionIds } from "./question";
import { MoreButton, useShown } from "./shown";

export interface ControlProps<OnePrompt> {
  /** Unique in the page. */
  readonly id: string;
  readonly prompt: OnePrompt;
  /** Of this prompt alone. */
  readonly draft: Draft;
  readonly isLocked: boolean;
  readonly onChange: (change: (draft: Draft) => Draft) => void;
}

interface ChoiceProps extends ControlProps<ChoicePrompt> {
  readonly pointer: string;
  readonly skipped: readonly Skip[];
}

/** Options joined in one box: one may be picked, or several. */
export function Choice({ id, prompt, draft, isLocked, onChange, pointer, skipped }: ChoiceProps) {
  const isMultiple = prompt.allowMultiple === true;
  const values = valuesOf(draft, prompt);
  const { question, description } = questionIds(id, prompt);
  const handlePick = useStable((optionId: string) => onChange((all) => choose(all, prompt, optionId)));
  const parts = placeSkipped(prompt.options, skipped, `${pointer}/options`);
  const { shown, hidden, showMore } = useShown(parts);
  // Options may share an id, and so their pick; a native group can have one of them checked.
  const first = prompt.options.findIndex((option) => values.includes(option.id));
  return (
    <fieldset
      {...(!isMultiple && { role: "radiogroup", "aria-required": prompt.required !== false })}
      aria-labelledby={question}
      aria-describedby={description}
      className="min-w-0"
    >
      <QuestionHead id={id} prompt={prompt} />
      <div
        className={clsx(
          "mt-[9px] overflow-hidden rounded-md border bg-raised",
          isLocked ? "border-line" : "border-line-strong",
        )}
      >
        {shown.map((part) =>
          "reason" in part ? (
            <Skipped
              key={part.pointer}
              reason={part.reason}
              className="border-line border-t first:border-t-0"
            />
          ) : (
            <ChoiceRow
              key={part.pointer}
              id={`${id}-${part.position}`}
              group={id}
              option={part.item}
              isMultiple={isMultiple}
              isPicked={values.includes(part.item.id)}
              isChecked={isMultiple ? values.includes(part.item.id) : part.position === first}
              isLocked={isLocked}
              onPick={handlePick}
            />
          ),
        )}
        <MoreButton hidden={hidden} what="option" isLocked={isLocked} onClick={showMore} />
      </div>
    </fieldset>
  );
}

interface ChoiceRowProps {
  readonly id: string;
  readonly group: string;
  readonly option: Option;
  readonly isMultiple: boolean;
  readonly isPicked: boolean;
  readonly isChecked: boolean;
  readonly isLocked: boolean;
  readonly onPick: (optionId: string) => void;
}

const ChoiceRow = memo(function ChoiceRow(props: ChoiceRowProps) {
  const { id, group, option, isMultiple, isPicked, isChecked, isLocked, onPick } = props;
  const Tick = isMultiple ? TickBox : TickDot;
  const description = option.description === undefined ? undefined : `${id}-description`;
  return (
    <div
      className={clsx(
        "relative grid grid-cols-[18px_minmax(0,1fr)] gap-[11px] border-t px-3 first:border-t-0",
        isLocked ? "py-[7px]" : "min-h-[38px] py-[9px] narrow:min-h-[45px] narrow:py-[11px]",
        !isLocked && (isPicked ? "bg-accent-soft" : "has-enabled:hover:bg-hover"),
        !isLocked && isPicked ? "border-accent-line [&+*]:border-accent-line" : "border-line",
        "has-focus-visible:-outline-offset-3 has-focus-visible:z-1 has-focus-visible:rounded-md has-focus-visible:outline-2 has-focus-visible:outline-focus",
      )}
    >
      <Tick isPicked={isPicked} isLocked={isLocked} className="mt-px size-[18px]" />
      <span className="wrap-anywhere min-w-0">
        <span
          dir="auto"
          className={clsx(
            "block text-md leading-5",
            isPicked ? "font-medium text-accent" : isLocked ? "text-muted" : "font-medium",
          )}
        >
          {cut(option.label)}
        </span>
        {option.description !== undefined && (
          <span id={description} dir="auto" className="block text-muted text-xs leading-[17px]">
            {cut(option.description)}
          </span>
        )}
      </span>
      {/* The control itself lies over the row, so a press anywhere on it is a press on the control. */}
      <input
        type={isMultiple ? "checkbox" : "radio"}
        name={group}
        checked={isChecked}
        onChange={() => onPick(option.id)}
        aria-label={cut(option.label)}
        aria-describedby={description}
        className="absolute inset-0 m-0 size-full cursor-pointer appearance-none opacity-0 disabled:cursor-default"
      />
    </div>
  );
}, hasSameProps);
