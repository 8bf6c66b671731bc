import type { Variable } from "./schema";

/** What kind of field a variable wants. */
export type FieldType = "string" | "number" | "boolean" | "date_time" | "url" | "email" | "text" | "select";

export function typeOf({ type }: Pick<Variable, "type">): FieldType {
  if (type === undefined || type === null) return "string";
  return typeof type === "string" ? type : "select";
}

/** What a select offers, each once; empty for all other types. */
export function optionsOf({ type }: Pick<Variable, "type">): readonly string[] {
  return typeof type === "object" && type !== null ? [...new Set(type.select.options)] : [];
}

/** Whether an empty value is one, or the same as none. */
export function canBeEmpty(variable: Pick<Variable, "type">): boolean {
  return ["string", "text"].includes(typeOf(variable));
}

/** Why a value does not fit the type of its variable, in words; undefined where it fits. */
export function whyUnfit(variable: Pick<Variable, "type">, value: string): string | undefined {
  return judges[typeOf(variable)](value, variable);
}

type Judge = (value: string, variable: Pick<Variable, "type">) => string | undefined;

const judges: Readonly<Record<FieldType, Judge>> = {
  string: () => undefined,
  text: () => undefined,
  number: (value) =>
    /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(value) && Number.isFinite(Number(value))
      ? undefined
      : blanksAround(value, "Not a number yet: write digits, such as 42 or -0.5."),
  boolean: (value) =>
    value === "true" || value === "false" ? undefined : "Neither true nor false: choose one of them.",
  date_time: (value) => (isDateTime(value) ? undefined : blanksAround(value, sayDateTime(value))),
  url: (value) => judgeUrl(value),
  email: (value) => judgeEmail(value),
  select: (value, variable) =>
    optionsOf(variable).includes(value) ? undefined : "Not one of the options: choose one of them.",
};

function blanksAround(value: string, message: string): string {
  return value !== value.trim() ? "There are blanks around it, which would be sent: take them off." : message;
}

const dateTime =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?(?:Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)?)?$/i;

function isDateTime(value: string): boolean {
  const found = dateTime.exec(value);
  if (found === null) return false;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found.slice(1).map(Number);
  const isTime = !(hour > 23) && !(minute > 59) && !(second > 60);
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month) && isTime;
}

function daysIn(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}

function sayDateTime(value: string): string {
  return dateTime.test(value)
    ? "There is no such day or time: look at its numbers."
    : "Not a date yet: write 2026-08-01 or 2026-08-01T09:00:00Z.";
}

function judgeUrl(value: string): string | undefined {
  if (/\s/.test(value)) return "Not a URL: there are blanks in it. Take them out, or write %20.";
  if (/^([/?#]|\.\.?\/)/.test(value)) return undefined;
  if (!/^[a-z][a-z\d+.-]*:/i.test(value)) return "Not a URL yet: it needs a start such as https://.";
  if (/^https?:/i.test(value) && !/^https?:\/\/[^/?#]/i.test(value))
    return "Not a URL yet: after https:// a host has to follow.";
  return URL.canParse(value) ? undefined : "Not a URL: its host or port cannot be read.";
}

function judgeEmail(value: string): string | undefined {
  if (/\s/.test(value)) return "Not an email address: there are blanks in it. Take them out.";
  const parts = value.split("@");
  if (parts.length !== 2) {
    return parts.length < 2
      ? "Not an email address yet: it needs an @."
      : "Not an email address: there is more than one @.";
  }
  const [name = "", domain = ""] = parts;
  if (name === "") return "Not an email address yet: something has to stand before the @.";
  if (!/^[^.]+(\.[^.]+)+$/.test(domain)) return "Not an email address yet: the part after @ needs a dot.";
  return undefined;
}
