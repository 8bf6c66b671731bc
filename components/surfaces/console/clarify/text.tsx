import { clsx } from "clsx";
import { useState } from "react";
import { fieldClass } from "@/components/ui/field";
import { type TextPrompt, textOf, write } from "@/lib/protocols/clarify";
import type { ControlProps } from "./choice";
import { cut } from "./cut";
import { QuestionHead, questionIds } from "./question";

/** A field of one line, or of several. Enter never sends. */
export function Text({ id, prompt, draft, isLocked, onChange }: ControlProps<TextPrompt>) {
  const { question, description } = questionIds(id, prompt);
  const value = textOf(draft, prompt);
  const fieldId = `${id}-field`;
  const [isFocused, setFocused] = useState(false);
  const shared = {
    id: fieldId,
    // Laying out a very long text costs more than drawing everything else, so the whole waits until someone goes there.
    value: isFocused ? value : cut(value),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
    dir: "auto",
    autoComplete: "off",
    "aria-labelledby": question,
    "aria-describedby": description,
    "aria-required": prompt.required !== false,
    onChange: (event: { readonly target: { readonly value: string } }) => {
      const { value: written } = event.target;
      onChange((all) => write(all, prompt, written));
    },
  };
  return (
    <div>
      <QuestionHead id={id} prompt={prompt} fieldId={fieldId} />
      {isLocked ? (
        <textarea {...shared} rows={rowsOf(value)} placeholder="Left empty" className={LOCKED} />
      ) : prompt.multiline === true ? (
        <textarea
          {...shared}
          rows={3}
          placeholder={prompt.placeholder}
          className={clsx(fieldClass(), "mt-2 max-h-80 min-h-20 resize-y py-2 leading-[21px]")}
        />
      ) : (
        <input
          {...shared}
          type="text"
          placeholder={prompt.placeholder}
          className={clsx(fieldClass(), "mt-2 h-control-lg narrow:h-touch")}
        />
      )}
    </div>
  );
}

const LOCKED =
  "mt-2 block max-h-80 min-h-control-lg w-full resize-none rounded-md border border-line bg-raised px-[11px] py-[7px] text-accent text-md leading-[21px] opacity-100 placeholder:text-muted placeholder:opacity-100 field-sizing-content";

/** For browsers that do not size a field by its content. */
function rowsOf(value: string): number {
  const lines = value.slice(0, 1000).split("\n");
  return Math.min(
    12,
    lines.reduce((rows, line) => rows + Math.max(1, Math.ceil(line.length / 44)), 0),
  );
}
