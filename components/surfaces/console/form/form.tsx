import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "@/components/ui/button";
import { Field } from "./field";
import { type Faults, type FormSpec, type FormValues, readForm, startValues } from "./spec";

interface FormProps {
  readonly spec: FormSpec;
  /** Drawn as it was: nothing can be filled in or sent. */
  readonly isLocked: boolean;
  /** Gives back what cannot be taken as it is, though each field is right by itself; nothing: it was taken. */
  readonly onSubmit: (values: FormValues) => Faults | null;
  readonly onCancel: () => void;
  /** Above the fields, scrolling with them. */
  readonly children?: ReactNode;
}

const NONE: Faults = new Map();

/** A form of the simulated Console: its fields scroll, its buttons stay. What is wrong stands at the field. */
export function Form({ spec, isLocked, onSubmit, onCancel, children }: FormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [raw, setRaw] = useState(() => startValues(spec));
  const [faults, setFaults] = useState(NONE);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isLocked) return;
    const reading = readForm(spec, raw);
    const wrong = reading.isRead ? onSubmit(reading.values) : reading.faults;
    if (wrong === null) return;
    flushSync(() => setFaults(wrong));
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  const change = (name: string, value: string | boolean) => {
    const next = { ...raw, [name]: value };
    setRaw(next);
    if (faults.size === 0) return;
    const reading = readForm(spec, next);
    // A field that was wrong is told so until it is right; the others are left in peace.
    setFaults(reading.isRead ? NONE : new Map([...reading.faults].filter(([faulty]) => faults.has(faulty))));
  };

  return (
    <form ref={form} noValidate onSubmit={handleSubmit} className="flex min-h-0 flex-1 flex-col">
      <fieldset disabled={isLocked} className="contents">
        <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] content-start gap-4 overflow-y-auto px-5 pt-1 pb-5">
          {children}
          {spec.fields.map((field) => (
            <Field
              key={field.name}
              id={`${id}${field.name}`}
              field={field}
              value={raw[field.name] ?? ""}
              fault={faults.get(field.name)}
              onChange={(value) => change(field.name, value)}
            />
          ))}
        </div>
        <div className="flex shrink-0 flex-wrap justify-end gap-2 border-line border-t px-5 py-3">
          <Button size="lg" onClick={onCancel}>
            Cancel
          </Button>
          <Button size="lg" look="primary" type="submit">
            {spec.action}
          </Button>
        </div>
      </fieldset>
    </form>
  );
}
