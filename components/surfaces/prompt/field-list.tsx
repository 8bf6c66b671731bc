import { clsx } from "clsx";
import { CornerDownRight, RotateCcw } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import { SeverityMark } from "@/components/ui/marks";
import type { FormField } from "@/lib/protocols/prompt-template";
import { Control, marksDefault, TYPE_WORDS } from "./control";
import { sayName } from "./parts";

interface FieldListProps {
  /** Prefix of the ids in this form. */
  readonly id: string;
  readonly fields: readonly FormField[];
  /** Undefined gives a variable back what the text says. */
  readonly onSet: (name: string, value: string | undefined) => void;
  readonly onFocus: (name: string) => void;
}

/** The form: a field for each variable, with what the protocol says of it. */
export function FieldList({ id, fields, onSet, onFocus }: FieldListProps) {
  const shared = halves(fields);
  return (
    <form
      aria-label="Variables"
      onSubmit={(event) => event.preventDefault()}
      className="@container grid min-h-0 min-w-0 grid-cols-2 content-start gap-x-3 gap-y-[13px] overflow-auto rounded-xl bg-raised px-[18px] pt-4 pb-[18px] shadow-window narrow:rounded-none narrow:pb-8"
    >
      {fields.length === 0 && (
        <p className="col-span-2 text-muted">This prompt has no variables. It goes out as it is written.</p>
      )}
      {fields.map((field, index) => (
        <VariableField
          key={field.name}
          id={`${id}-field-${index}`}
          field={field}
          isHalf={shared[index] === true}
          onSet={(value) => onSet(field.name, value)}
          onFocus={() => onFocus(field.name)}
        />
      ))}
    </form>
  );
}

interface VariableFieldProps {
  readonly id: string;
  readonly field: FormField;
  readonly isHalf: boolean;
  readonly onSet: (value: string | undefined) => void;
  readonly onFocus: () => void;
}

const LONG = new Set(["text", "url", "date_time", "email"]);
const canShare = (field: FormField | undefined) =>
  field !== undefined && !LONG.has(field.type) && field.description === undefined && field.name.length < 16;

/** Which fields stand two in a row: short ones that follow each other. */
function halves(fields: readonly FormField[]): readonly boolean[] {
  const shared = fields.map(() => false);
  for (let at = 0; at + 1 < fields.length; at++) {
    if (!canShare(fields[at]) || !canShare(fields[at + 1])) continue;
    shared[at] = true;
    shared[at + 1] = true;
    at += 1;
  }
  return shared;
}

function VariableField({ id, field, isHalf, onSet, onFocus }: VariableFieldProps) {
  const { name, type, description, isRequired, origin, isChanged, value, fault } = field;
  const describedBy = [description && `${id}-about`, `${id}-note`, fault && `${id}-fault`]
    .filter(Boolean)
    .join(" ");
  const isGroup = type === "boolean";
  const isMarked = marksDefault(field, isHalf);
  const label = <code className="wrap-anywhere font-medium text-[12.5px]">{sayName(name)}</code>;
  return (
    <div
      className={clsx("group min-w-0", isHalf ? "@max-[280px]:col-span-2" : "col-span-2")}
      onFocusCapture={onFocus}
    >
      <div className="relative mb-1 flex items-baseline gap-2">
        {isGroup ? (
          <span id={`${id}-label`}>{label}</span>
        ) : (
          <label id={`${id}-label`} htmlFor={id}>
            {label}
          </label>
        )}
        {isRequired && <span className="text-muted text-xs">required</span>}
        <span className="ml-auto shrink-0 text-muted text-xs wide:group-focus-within:invisible wide:group-hover:invisible">
          {TYPE_WORDS[type]}
        </span>
        <IconButton
          label={`Show ${sayName(name)} in the text`}
          size="xs"
          className="opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 narrow:size-6! narrow:self-center narrow:opacity-100 wide:absolute wide:right-0 wide:-bottom-px"
          onClick={() => showInText(name)}
        >
          <CornerDownRight className="size-3" />
        </IconButton>
      </div>
      {description && (
        <p id={`${id}-about`} className="mb-[5px] text-muted text-xs leading-[17px]" dir="auto">
          {description}
        </p>
      )}
      <Control id={id} field={field} describedBy={describedBy} isMarked={isMarked} onSet={onSet} />
      <p
        id={`${id}-note`}
        className={
          isMarked ? "sr-only" : "mt-1 flex min-h-0 items-center gap-1.5 text-muted text-xs empty:hidden"
        }
      >
        {origin === "default" && "default"}
        {origin === "own" && value === "" && "empty, goes out as nothing"}
        {origin === "none" && fault === undefined && "no value, its placeholder stays"}
        {isChanged && (
          <button
            type="button"
            aria-label={`Reset ${sayName(name)}`}
            className="relative ml-auto inline-flex items-center gap-1 rounded-sm text-muted hover:text-ink narrow:after:absolute narrow:after:-inset-3"
            onClick={() => {
              onSet(undefined);
              document.getElementById(id)?.focus();
            }}
          >
            <RotateCcw className="size-3!" aria-hidden="true" /> reset
          </button>
        )}
      </p>
      {fault && (
        <p
          id={`${id}-fault`}
          className="mt-[5px] flex items-start gap-1.5 text-danger text-xs leading-[17px]"
        >
          <SeverityMark severity="error" className="mt-[2px] size-[13px]" />
          {fault}
        </p>
      )}
    </div>
  );
}

/** To where a variable went in the text. */
function showInText(name: string) {
  const places = document.querySelectorAll<HTMLElement>("[data-letter] [data-variable]");
  const place = [...places].find((element) => element.dataset.variable === name);
  place?.scrollIntoView({ block: "nearest" });
  place?.focus();
}
