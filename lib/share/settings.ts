import type { CheckContext } from "../protocol/check";
import { defaultContext } from "../protocol/context";
import { z } from "../text/zod";

/** A line each; blanks around them and empty lines do not count. A link or an older file may part them by commas. */
const linesSchema = z
  .union([z.string().transform((text) => text.split(/[\n,]/)), z.array(z.string())])
  .transform((lines) => lines.map((line) => line.trim()).filter((line) => line !== ""))
  .pipe(z.array(z.string()).max(5_000));

/** Something that is so or not, set where the surface is drawn and not in the settings' dialog. */
function condition(isSo: "true" | "false", title: string, description: string) {
  const labels = { true: "Yes", false: "No" };
  return z.enum(["true", "false"]).default(isSo).meta({ title, description, labels, isOnSurface: true });
}

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
  latency: z
    .enum(["0", "200", "1000", "3000"])
    .default("200")
    .meta({
      title: "Simulated servers answer after",
      description: "How long a list that is fetched again shows what it had.",
      labels: { "0": "At once", "200": "0.2 s", "1000": "1 s", "3000": "3 s" },
    }),
  promptVariables: z
    .enum(["true", "false"])
    .default("true")
    .meta({
      title: "The agent takes templates",
      description: "promptVariables, as the agent says in initialize. Without it a prompt goes out as text.",
      labels: { true: "Yes", false: "No" },
    }),
  protocolVersion: z
    .enum(["1", "2"])
    .default("1")
    .meta({
      title: "ACP version",
      description: "The version the session is begun with. Prompts look the same in both.",
      labels: { "1": "1", "2": "2" },
    }),
  files: linesSchema.default([]).meta({
    title: "Project files",
    description:
      "Paths that @ offers, one a line; a folder ends in a slash. Empty: a small project of Parley’s.",
  }),
  locked: condition("true", "Locked", "The phone is locked: what arrives shows as a notification."),
  previews: condition(
    "true",
    "Previews shown",
    "A notification shows its text also while the phone is locked.",
  ),
  decrypts: condition("true", "Decrypts", "The phone can open what is sealed in a push."),
  online: condition("true", "Online", "The phone has a connection."),
  answerArrives: condition("true", "Answer arrives", "What the person answers reaches the agent."),
  device: z
    .enum(["ios", "android"])
    .default("ios")
    .meta({
      title: "Phone",
      description: "Whose phone it looks like, and whose push it gets.",
      labels: { ios: "iOS", android: "Android" },
      isOnSurface: true,
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

/** What a check is told of the surroundings the settings describe, and of the values in use. */
export function contextOf(
  { hasUI, promptVariables, protocolVersion }: Settings,
  values: CheckContext["values"] = {},
): CheckContext {
  return {
    ...defaultContext,
    hasUI: hasUI === "true",
    promptVariables: promptVariables === "true",
    protocolVersion: protocolVersion === "1" ? 1 : 2,
    values,
  };
}

/** A setting in words, for the menu. */
export interface SettingWords {
  readonly name: SettingName;
  readonly title: string;
  readonly description: string;
  /** What it may be; absent for one that is a list of lines. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** It has a control where it is drawn, and none in the settings' dialog. */
  readonly isOnSurface: boolean;
}

export const settingWords: readonly SettingWords[] = settingNames.map((name) => {
  const field = settingsSchema.shape[name];
  const { title = name, description = "", labels, isOnSurface = false } = field.meta() ?? {};
  const words = { name, title, description, isOnSurface: isOnSurface === true };
  const inner = field.unwrap();
  if (!("options" in inner) || !("enum" in inner)) return words;
  const options = inner.options.map((value) => ({ value, label: labelOf(labels, value) }));
  return { ...words, options };
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
    const isPlain = typeof value === "boolean" || typeof value === "number";
    const result = settingsSchema.shape[name].safeParse(isPlain ? String(value) : value);
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
