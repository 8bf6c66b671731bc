import { z } from "../text/zod";

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

/** A setting in words, for the menu. */
export interface SettingWords {
  readonly name: SettingName;
  readonly title: string;
  readonly description: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export const settingWords: readonly SettingWords[] = settingNames.map((name) => {
  const field = settingsSchema.shape[name];
  const { title = name, description = "", labels } = field.meta() ?? {};
  const options = field.unwrap().options.map((value) => ({ value, label: labelOf(labels, value) }));
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
    const result = settingsSchema.shape[name].safeParse(value);
    if (result.success) read[name] = result.data;
    else
      messages.push(
        `The setting “${name}” is ${options.map((option) => option.value).join(" or ")}, not ${spell(value)}.`,
      );
  }
  return { settings: read, messages };
}

function spell(value: unknown): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? String(value));
  return `“${text.length > 40 ? `${text.slice(0, 39)}…` : text}”`;
}
