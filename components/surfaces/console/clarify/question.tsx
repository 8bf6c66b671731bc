import type { ReactNode } from "react";
import type { Prompt } from "@/lib/protocols/clarify";
import { cut } from "./cut";

/** Ids of a question's parts: they name and describe its controls. `id` is unique in the page. */
export function questionIds(id: string, { hint }: Prompt) {
  const ids = { question: `${id}-question`, hint: `${id}-hint`, need: `${id}-need` };
  return { ...ids, description: hint === undefined ? ids.need : `${ids.hint} ${ids.need}` };
}

interface QuestionHeadProps {
  readonly id: string;
  readonly prompt: Prompt;
  /** Of the field, where a press on the question goes to one. */
  readonly fieldId?: string;
}

/** What is asked, whether it may be left out, and what helps to answer. */
export function QuestionHead({ id, prompt, fieldId }: QuestionHeadProps) {
  const ids = questionIds(id, prompt);
  const isOptional = prompt.required === false;
  return (
    <>
      <div className="wrap-anywhere text-pretty font-medium text-md" dir="auto">
        <Question id={ids.question} fieldId={fieldId}>
          {cut(prompt.question)}
        </Question>
        {/* Not every role of a control can carry "required", so it is told as a description. */}
        <span id={ids.need} hidden={!isOptional} className="ms-1.5 font-normal text-muted text-xs">
          {isOptional ? "optional" : "required"}
        </span>
      </div>
      {prompt.hint !== undefined && (
        <p
          id={ids.hint}
          className="wrap-anywhere mt-px text-pretty text-muted text-sm leading-[19px]"
          dir="auto"
        >
          {cut(prompt.hint)}
        </p>
      )}
    </>
  );
}

interface QuestionProps {
  readonly id: string;
  readonly fieldId: string | undefined;
  readonly children: ReactNode;
}

function Question({ id, fieldId, children }: QuestionProps) {
  if (fieldId === undefined) return <span id={id}>{children}</span>;
  return (
    <label id={id} htmlFor={fieldId}>
      {children}
    </label>
  );
}
