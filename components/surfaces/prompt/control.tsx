import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import { fieldClass } from "@/components/ui/field";
import type { FieldType, FormField } from "@/lib/protocols/prompt-template";
import { sayName } from "./parts";

export const TYPE_WORDS: Readonly<Record<FieldType, string>> = {
  string: "string",
  number: "number",
  boolean: "boolean",
  date_time: "date and time",
  url: "url",
  email: "email",
  text: "text",
  select: "select",
};

const PLACEHOLDERS: Readonly<Partial<Record<FieldType, string>>> = {
  date_time: "such as 2026-08-01T09:00:00Z",
  url: "such as https://example.org",
  email: "such as name@example.org",
  number: "such as 42",
};

const INPUT_MODES: Readonly<Partial<Record<FieldType, "decimal" | "url" | "email">>> = {
  number: "decimal",
  url: "url",
  email: "email",
};

interface ControlProps {
  readonly id: string;
  readonly field: FormField;
  readonly describedBy: string;
  /** The default is named as one inside of the control. */
  readonly isMarked: boolean;
  readonly onSet: (value: string | undefined) => void;
}

/** What a variable is filled in with, by its type. A default shows as what it is: in grey, not as the person's. */
export function Control(props: ControlProps) {
  const { type } = props.field;
  if (type === "boolean") return <YesNo {...props} />;
  if (type === "select") return <Select {...props} />;
  return <TextBox {...props} />;
}

function sharedOf({ id, field, describedBy }: ControlProps) {
  return {
    id,
    "aria-labelledby": `${id}-label`,
    "aria-describedby": describedBy,
    "aria-invalid": field.fault === undefined ? undefined : true,
    "aria-required": field.isRequired || undefined,
  };
}

const lookOf = ({ fault, origin }: FormField) =>
  clsx(fieldClass(fault !== undefined), "px-2.5! text-sm!", origin === "default" && "text-ink-soft!");

function TextBox(props: ControlProps) {
  const { field, isMarked, onSet } = props;
  const { type, origin, isChanged, default: given } = field;
  // An emptied field has its default again; it is shown behind the caret, not written under it.
  const isEmptied = origin === "default" && isChanged;
  const value = isEmptied ? "" : (field.value ?? "");
  const shared = {
    ...sharedOf(props),
    dir: "auto",
    spellCheck: type === "text",
    autoComplete: "off",
    value,
    placeholder: isEmptied ? given : PLACEHOLDERS[type],
  } as const;
  if (type === "text") {
    return (
      <textarea
        {...shared}
        rows={2}
        onChange={(event) => onSet(event.target.value)}
        className={clsx(
          lookOf(field),
          "field-sizing-content max-h-64 min-h-[58px] resize-y py-1.5 leading-5",
        )}
      />
    );
  }
  return (
    <span className="relative block">
      <input
        {...shared}
        type="text"
        inputMode={INPUT_MODES[type]}
        onChange={(event) => onSet(event.target.value)}
        className={clsx(
          lookOf(field),
          "h-8 narrow:h-touch",
          isMarked && "pr-16!",
          (type === "number" || type === "date_time") && "tabular-nums",
        )}
      />
      {isMarked && <DefaultMark className="right-2.5" />}
    </span>
  );
}

/** Whether a default has room to be named as one inside of its control, which may be half as wide as others. */
export function marksDefault({ origin, type, isChanged, value = "" }: FormField, isHalf: boolean): boolean {
  const hasRoom = value.length <= (isHalf ? 8 : 24);
  return origin === "default" && !isChanged && hasRoom && type !== "text" && type !== "boolean";
}

function DefaultMark({ className }: { readonly className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`pointer-events-none absolute top-1/2 -translate-y-1/2 text-muted text-xs ${className}`}
    >
      default
    </span>
  );
}

function Select(props: ControlProps) {
  const { field, isMarked, onSet } = props;
  const { value = "", options } = field;
  return (
    <span className="relative block">
      <select
        {...sharedOf(props)}
        value={value}
        onChange={(event) => onSet(event.target.value)}
        className={clsx(
          lookOf(field),
          "h-8 appearance-none truncate narrow:h-touch",
          isMarked ? "pr-20!" : "pr-8!",
        )}
      >
        {!options.includes("") && <option value="">Not chosen</option>}
        {value !== "" && !options.includes(value) && <option value={value}>{value} (not an option)</option>}
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
      {isMarked && <DefaultMark className="right-7" />}
      <ChevronDown
        className="pointer-events-none absolute top-1/2 right-2.5 size-3.5! -translate-y-1/2 text-muted"
        aria-hidden="true"
      />
    </span>
  );
}

function YesNo(props: ControlProps) {
  const { id, field, onSet } = props;
  const { value, origin } = field;
  const { id: _own, "aria-required": _required, "aria-invalid": isInvalid, ...shared } = sharedOf(props);
  return (
    <fieldset
      {...shared}
      data-invalid={isInvalid}
      className={clsx(
        "m-0 grid h-8 min-w-0 grid-cols-2 overflow-hidden rounded-md border p-0 narrow:h-touch",
        isInvalid ? "border-danger-solid" : "border-edge",
      )}
    >
      {["true", "false"].map((word, index) => (
        <button
          key={word}
          // The first of the two stands for the field where it is gone to.
          id={index === 0 ? id : undefined}
          type="button"
          aria-pressed={value === word}
          aria-label={`${sayName(field.name)}: ${word}`}
          onClick={() => onSet(word)}
          className={clsx(
            "font-mono text-[12.5px] text-ink-soft -outline-offset-2 not-first:border-line-strong not-first:border-l hover:bg-hover",
            "aria-pressed:font-semibold forced-colors:aria-pressed:bg-[Highlight]",
            origin === "default"
              ? "aria-pressed:bg-press aria-pressed:text-ink"
              : "aria-pressed:bg-accent-soft aria-pressed:text-accent",
          )}
        >
          {word}
        </button>
      ))}
    </fieldset>
  );
}
