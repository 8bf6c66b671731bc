import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Button, type ButtonLook } from "@/components/ui/button";
import { type ConfirmPrompt, confirm, confirmedOf, defaultLabels } from "@/lib/protocols/clarify";
import type { ControlProps } from "./choice";
import { cut } from "./cut";
import { QuestionHead, questionIds } from "./question";

interface ConfirmProps extends ControlProps<ConfirmPrompt> {
  /** Pressing acts at once, and looks like it. */
  readonly isLone: boolean;
}

/** A yes and a no. Both are answers. */
export function Confirm({ id, prompt, draft, isLocked, isLone, onChange }: ConfirmProps) {
  const confirmed = confirmedOf(draft, prompt);
  const { question, description } = questionIds(id, prompt);
  const handlePress = (value: boolean) => onChange((all) => confirm(all, prompt, value));
  const acts: ButtonLook = prompt.danger === true ? "danger" : "person";
  const waits: ButtonLook = prompt.danger === true ? "danger-quiet" : "quiet";
  return (
    <fieldset aria-labelledby={question} aria-describedby={description} className="min-w-0">
      <QuestionHead id={id} prompt={prompt} />
      <div className="mt-2.5 flex flex-wrap gap-2">
        <Press
          isPressed={confirmed === true}
          look={isLone ? acts : waits}
          isLocked={isLocked}
          onPress={() => handlePress(true)}
        >
          {cut(prompt.confirmLabel ?? defaultLabels.confirm)}
        </Press>
        <Press
          isPressed={confirmed === false}
          look="quiet"
          isLocked={isLocked}
          onPress={() => handlePress(false)}
        >
          {cut(prompt.cancelLabel ?? defaultLabels.cancel)}
        </Press>
      </div>
    </fieldset>
  );
}

interface PressProps {
  readonly isPressed: boolean;
  readonly look: ButtonLook;
  readonly isLocked: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Press({ isPressed, look, isLocked, onPress, children }: PressProps) {
  return (
    <Button
      size="lg"
      look={isPressed ? "picked" : look}
      off={isLocked && !isPressed ? "" : null}
      aria-pressed={isPressed}
      onClick={onPress}
      className="h-auto! min-h-control-lg shrink! wrap-anywhere whitespace-normal! py-1.5 text-start narrow:min-h-touch"
    >
      {isPressed && <Check className="size-4 shrink-0" aria-hidden="true" />}
      <span className="min-w-0" dir="auto">
        {children}
      </span>
    </Button>
  );
}
