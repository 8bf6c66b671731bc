/** What a field of a simulated form holds once it is read. */
export type FieldValue = string | number | boolean | readonly string[];

/** What was filled in, read; a field left empty is not in it. */
export type FormValues = Readonly<Record<string, FieldValue>>;

/** As it stands in the form: text fields and choices as text, boxes as they are ticked. */
export type RawValues = Readonly<Record<string, string | boolean>>;

interface Named {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
}

interface Option {
  readonly value: string;
  readonly label: string;
}

/** A text that must look like something to be taken. */
export interface TextRule {
  readonly pattern: RegExp;
  /** What is wrong and how to mend it. */
  readonly says: string;
}

export interface TextField extends Named {
  readonly kind: "text";
  readonly isOptional?: boolean;
  readonly isMultiline?: boolean;
  readonly placeholder?: string;
  readonly start?: string;
  readonly type?: "text" | "email" | "tel" | "password";
  readonly rule?: TextRule;
  /** Several, separated by commas or blanks; the rule holds for each, and the value is a list. */
  readonly isList?: boolean;
}

export interface NumberField extends Named {
  readonly kind: "number";
  readonly start: string;
  readonly least: number;
  readonly most: number;
  readonly unit: string;
}

export interface ChoiceField extends Named {
  readonly kind: "select" | "radio";
  readonly options: readonly Option[];
  /** Missing: a radio group starts with nothing chosen, and demands a choice. */
  readonly start?: string;
}

export interface CheckField extends Named {
  readonly kind: "check";
  readonly start: boolean;
}

export type FormField = TextField | NumberField | ChoiceField | CheckField;

export interface FormSpec {
  /** Of the button that ends it: "Create bucket". */
  readonly action: string;
  readonly fields: readonly FormField[];
}

/** What is wrong, by field. */
export type Faults = ReadonlyMap<string, string>;

export type FormReading =
  | { readonly isRead: true; readonly values: FormValues }
  | { readonly isRead: false; readonly faults: Faults };

export function startValues({ fields }: FormSpec): RawValues {
  return Object.fromEntries(fields.map((field) => [field.name, field.start ?? ""]));
}

type FieldReading = { readonly value?: FieldValue } | { readonly fault: string };

/** Reads what was filled in: all of it, or what is wrong with each field. */
export function readForm({ fields }: FormSpec, raw: RawValues): FormReading {
  const values: Record<string, FieldValue> = {};
  const faults = new Map<string, string>();
  for (const field of fields) {
    const reading = readField(field, raw[field.name]);
    if ("fault" in reading) faults.set(field.name, reading.fault);
    else if (reading.value !== undefined) values[field.name] = reading.value;
  }
  return faults.size > 0 ? { isRead: false, faults } : { isRead: true, values };
}

function readField(field: FormField, raw: string | boolean | undefined): FieldReading {
  const text = typeof raw === "string" ? raw.trim() : "";
  switch (field.kind) {
    case "check":
      return { value: raw === true };
    case "number":
      return readNumber(field, text);
    case "select":
    case "radio":
      return field.options.some(({ value }) => value === text) ? { value: text } : { fault: "Choose one." };
    case "text":
      return field.isList === true ? readList(field, text) : readText(field, text);
  }
}

function readNumber({ least, most, unit }: NumberField, text: string): FieldReading {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return { value };
  return { fault: `Enter a whole number from ${least} to ${most} ${unit}.` };
}

function readText({ label, isOptional, rule, type }: TextField, text: string): FieldReading {
  if (text === "") return isOptional === true ? {} : { fault: `${label} is needed.` };
  if (rule !== undefined && !rule.pattern.test(text)) return { fault: rule.says };
  if (type === "password" && text.length < 8) return { fault: "At least 8 characters." };
  return { value: text };
}

function readList({ label, isOptional, rule }: TextField, text: string): FieldReading {
  const items = [...new Set(text.split(/[\s,;]+/).filter((item) => item !== ""))];
  if (items.length === 0) return isOptional === true ? {} : { fault: `${label} is needed.` };
  const wrong = items.find((item) => rule !== undefined && !rule.pattern.test(item));
  if (wrong !== undefined && rule !== undefined) return { fault: `“${wrong.slice(0, 60)}”: ${rule.says}` };
  return { value: items };
}
