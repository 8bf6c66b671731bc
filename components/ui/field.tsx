"use client";

import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";
import { SeverityMark } from "./marks";

/** The look of a field, for inputs that need another frame around them. */
export function fieldClass(isFaulty = false): string {
  return clsx(
    "block w-full rounded-md border bg-raised px-[11px] text-accent text-md placeholder:text-muted placeholder:opacity-100",
    "focus:-outline-offset-1 focus:outline-2 focus:outline-focus focus:outline-solid",
    "narrow:text-[16px]",
    isFaulty ? "border-danger-solid" : "border-edge hover:border-ink-soft focus:border-focus",
  );
}

type TextProps = Omit<ComponentProps<"input">, "value" | "onChange" | "id"> &
  Pick<ComponentProps<"textarea">, "rows">;

export interface FieldProps extends TextProps {
  readonly label: ReactNode;
  /** Marked beside the label. */
  readonly isOptional?: boolean;
  readonly hint?: ReactNode;
  readonly error?: string;
  readonly isMultiline?: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A label, what helps to fill it, the field and what is wrong with it. */
export function Field(props: FieldProps) {
  const {
    label,
    isOptional = false,
    hint,
    error,
    isMultiline = false,
    rows,
    onChange,
    className,
    ...rest
  } = props;
  const id = useId();
  const shared = {
    id,
    dir: "auto",
    "aria-invalid": error ? true : undefined,
    "aria-describedby": clsx(hint && `${id}-hint`, error && `${id}-error`) || undefined,
  };
  return (
    <div className={className}>
      <label htmlFor={id} className="block font-medium text-md">
        {label}
        {isOptional && <span className="ms-1.5 font-normal text-muted text-xs">optional</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="mt-px text-muted text-sm leading-[19px]">
          {hint}
        </p>
      )}
      {isMultiline ? (
        <textarea
          {...(rest as ComponentProps<"textarea">)}
          {...shared}
          rows={rows ?? 3}
          onChange={(event) => onChange(event.target.value)}
          className={clsx(fieldClass(Boolean(error)), "mt-2 resize-y py-2 leading-[21px]")}
        />
      ) : (
        <input
          {...rest}
          {...shared}
          onChange={(event) => onChange(event.target.value)}
          className={clsx(fieldClass(Boolean(error)), "mt-2 h-control-lg narrow:h-touch")}
        />
      )}
      {error && (
        <p id={`${id}-error`} className="mt-[5px] flex items-center gap-1.5 text-danger text-xs">
          <SeverityMark severity="error" />
          {error}
        </p>
      )}
    </div>
  );
}
