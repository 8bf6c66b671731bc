import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { fieldClass, Field as TextBox } from "@/components/ui/field";
import { SeverityMark, TickBox, TickDot } from "@/components/ui/marks";
import type { CheckField, ChoiceField, FormField, NumberField, TextField } from "./spec";

interface FieldProps<Field> {
  readonly id: string;
  readonly field: Field;
  readonly value: string | boolean;
  readonly fault: string | undefined;
  readonly onChange: (value: string | boolean) => void;
}

/** One field of a simulated form, drawn by its kind. */
export function Field(props: FieldProps<FormField>) {
  const { field } = props;
  switch (field.kind) {
    case "text":
      return <Text {...props} field={field} />;
    case "number":
      return <Amount {...props} field={field} />;
    case "select":
      return <Select {...props} field={field} />;
    case "radio":
      return <Radios {...props} field={field} />;
    case "check":
      return <Check {...props} field={field} />;
  }
}

const textOf = (value: string | boolean) => (typeof value === "string" ? value : "");

function Text({ field, value, fault, onChange }: FieldProps<TextField>) {
  return (
    <TextBox
      label={field.label}
      hint={field.hint}
      isOptional={field.isOptional}
      isMultiline={field.isMultiline}
      type={field.isMultiline ? undefined : (field.type ?? "text")}
      placeholder={field.placeholder}
      // Nothing typed into a simulation is kept or offered by the browser.
      autoComplete={field.type === "password" ? "new-password" : "off"}
      aria-required={field.isOptional ? undefined : true}
      error={fault}
      value={textOf(value)}
      onChange={onChange}
    />
  );
}

function Amount({ field, value, fault, onChange }: FieldProps<NumberField>) {
  return (
    <TextBox
      label={`${field.label}, in ${field.unit}`}
      hint={field.hint}
      inputMode="numeric"
      autoComplete="off"
      error={fault}
      value={textOf(value)}
      onChange={onChange}
    />
  );
}

function Select({ id, field, value, fault, onChange }: FieldProps<ChoiceField>) {
  return (
    <div>
      <label htmlFor={id} className="block font-medium text-md">
        {field.label}
      </label>
      <Hint id={`${id}-hint`}>{field.hint}</Hint>
      <div className="relative mt-2">
        <select
          id={id}
          value={textOf(value)}
          aria-describedby={field.hint && `${id}-hint`}
          onChange={(event) => onChange(event.target.value)}
          className={clsx(
            fieldClass(fault !== undefined),
            "h-control-lg appearance-none pr-9 narrow:h-touch",
          )}
        >
          {field.options.map(({ value, label }) => (
            <option key={value} value={value} className="bg-raised text-ink">
              {label}
            </option>
          ))}
        </select>
        <ChevronDown
          className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-muted"
          aria-hidden="true"
        />
      </div>
    </div>
  );
}

function Radios({ id, field, value, fault, onChange }: FieldProps<ChoiceField>) {
  return (
    <fieldset aria-describedby={clsx(field.hint && `${id}-hint`, fault && `${id}-error`) || undefined}>
      <legend className="font-medium text-md">{field.label}</legend>
      <Hint id={`${id}-hint`}>{field.hint}</Hint>
      <div className="mt-2 grid overflow-hidden rounded-md border border-line-strong bg-raised">
        {field.options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-[38px] cursor-pointer items-center gap-[11px] border-line border-t px-3 py-2 first:border-t-0 hover:bg-hover has-checked:bg-accent-soft has-checked:text-accent has-focus-visible:-outline-offset-2 has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-solid narrow:min-h-touch"
          >
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={value === option.value}
              aria-invalid={fault !== undefined || undefined}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            <TickDot isPicked={value === option.value} />
            <span className="font-medium text-md">{option.label}</span>
          </label>
        ))}
      </div>
      {fault !== undefined && (
        <p id={`${id}-error`} className="mt-[5px] flex items-center gap-1.5 text-danger text-xs">
          <SeverityMark severity="error" />
          {fault}
        </p>
      )}
    </fieldset>
  );
}

function Check({ id, field, value, onChange }: FieldProps<CheckField>) {
  return (
    <label className="flex cursor-pointer items-start gap-[11px] rounded-sm py-0.5 has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 has-focus-visible:outline-solid">
      <input
        type="checkbox"
        checked={value === true}
        aria-labelledby={`${id}-label`}
        aria-describedby={field.hint && `${id}-hint`}
        onChange={(event) => onChange(event.target.checked)}
        className="sr-only"
      />
      <TickBox isPicked={value === true} className="mt-px size-[18px]" />
      <span>
        <span id={`${id}-label`} className="block font-medium text-md">
          {field.label}
        </span>
        <Hint id={`${id}-hint`}>{field.hint}</Hint>
      </span>
    </label>
  );
}

function Hint({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return children === undefined ? null : (
    <span id={id} className="mt-px block text-muted text-sm leading-[19px]">
      {children}
    </span>
  );
}
