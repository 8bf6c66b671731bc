import type { CheckContext } from "../protocol/check";
import { defaultContext } from "../protocol/context";
import { z } from "../text/zod";

/** A line each; blanks around them and empty lines do not count. A link or an older file may part them by commas. */
const linesSchema = z
  .union([z.string().transform((text) => text.split(/[\n,]/)), z.array(z.string())])
  .transform((lines) => lines.map((line) => line.trim()).filter((line) => line !== ""))
  .pipe(z.array(z.string()).max(5_000));

/** What the page lets people set; a setting is one entry here, its default and its words with it. */
export const settingsSchema = z.object({
  answers: z
    .enum(["json", "summary"])
    .default("json")
    .meta({
      title: "Answers are sent as",
      description: "How an answer travels where the protocol leaves the choice.",
      labels: { json: "JSON", summary: "Text summary" },
    }),
  hasUI: z
    .enum(["true", "false"])
    .default("true")
    .meta({
      title: "Somebody can be asked",
      description: "Without a person at the screen a tool that asks returns at once.",
      labels: { true: "Yes", false: "No UI" },
    }),
  files: linesSchema.default([]).meta({
    title: "Project files",
    description:
      "Paths that @ offers, one a line; a folder ends in a slash. Empty: a small project of Parley’s.",
  }),
  theme: z
    .enum(["system", "light", "dark"])
    .default("system")
    .meta({
      title: "Theme",
      description: "Light or dark, or as the system has it.",
      labels: { system: "System", light: "Light", dark: "Dark" },
    }),
});

export type Settings = Readonly<z.output<typeof settingsSchema>>;
export type SettingName = keyof Settings;

export const settingNames = Object.keys(settingsSchema.shape) as readonly SettingName[];
export const defaultSettings: Settings = settingsSchema.parse({});

/** What a check is told of the surroundings the settings describe. */
export function contextOf({ hasUI }: Settings): CheckContext {
  return { ...defaultContext, hasUI: hasUI === "true" };
}

/** A setting in words, for the menu. */
export interface SettingWords {
  readonly name: SettingName;
  readonly title: string;
  readonly description: string;
  /** What it may be; absent for one that is a list of lines. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
}

export const settingWords: readonly SettingWords[] = settingNames.map((name) => {
  const field = settingsSchema.shape[name];
  const { title = name, description = "", labels } = field.meta() ?? {};
  const inner = field.unwrap();
  if (!("options" in inner) || !("enum" in inner)) return { name, title, description };
  const options = inner.options.map((value) => ({ value, label: labelOf(labels, value) }));
  return { name, title, description, options };
});

function labelOf(labels: unknown, value: string): string {
  const label: unknown =
    typeof labels === "object" && labels !== null
      ? Object.getOwnPropertyDescriptor(labels, value)?.value
      : undefined;
  return typeof label === "string" ? label : value;
}

export interface SettingsReading {
  readonly settings: Partial<Settings>;
  /** What could not be read, in words. */
  readonly messages: readonly string[];
}

/** Reads settings by name out of a link, a file or storage. Names that are no settings are passed over. */
export function readSettings(values: Readonly<Record<string, unknown>>): SettingsReading {
  const read: Record<string, unknown> = {};
  const messages: string[] = [];
  for (const { name, options } of settingWords) {
    const value: unknown = Object.getOwnPropertyDescriptor(values, name)?.value;
    if (value === undefined) continue;
    const result = settingsSchema.shape[name].safeParse(typeof value === "boolean" ? String(value) : value);
    if (result.success) read[name] = result.data;
    else messages.push(`The setting “${name}” is ${expected(options)}, not ${spell(value)}.`);
  }
  return { settings: read, messages };
}

function expected(options: SettingWords["options"]): string {
  return options?.map((option) => option.value).join(" or ") ?? "a list of lines";
}

function spell(value: unknown): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? String(value));
  return `“${text.length > 40 ? `${text.slice(0, 39)}…` : text}”`;
}
