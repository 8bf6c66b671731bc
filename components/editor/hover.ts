import type { Description } from "@/lib/protocol/describe";
import type { Problem } from "@/lib/protocol/problem";
import type { Placeholder } from "@/lib/protocol/protocol";

/** The command a fix in a hover calls, with the places of problem and fix. */
export const FIX_COMMAND = "parley.fix";

/** A problem under the pointer, and its place among all problems. */
export interface Pointed {
  readonly problem: Problem;
  readonly index: number;
}

const ICONS = { error: "$(error)", warning: "$(warning)", info: "$(info)" } as const;

/** What a hover says, as Markdown, one text a part: each problem, what fills a placeholder, what the schema says, the fixes. */
export function hoverTexts(
  pointed: readonly Pointed[],
  description: Description | undefined,
  placeholder?: Placeholder,
): readonly string[] {
  const problems = pointed.map(
    ({ problem }) => `${ICONS[problem.severity]} ${escaped(problem.message)}&ensp;${coded(problem.code)}`,
  );
  const fixes = pointed.flatMap(({ problem, index }) =>
    problem.fixes.map((fix, place) => {
      const call = `command:${FIX_COMMAND}?${encodeURIComponent(JSON.stringify([index, place]))}`;
      return `[${escaped(fix.title)}](${call})`;
    }),
  );
  return [
    ...problems,
    ...(placeholder?.value === undefined ? [] : [fillingWords(placeholder.value)]),
    ...(description === undefined ? [] : [describeWords(description)]),
    ...(fixes.length === 0 ? [] : [fixes.join(" ")]),
  ];
}

/** More is read in the panel of values. */
const LONG_VALUE = 300;

function fillingWords(value: string): string {
  if (value.trim() === "") return value === "" ? "Filled with nothing." : "Filled with blanks.";
  const shown = value.length > LONG_VALUE ? `${value.slice(0, LONG_VALUE)}…` : value;
  return `Filled with ${coded(shown)}`;
}

function describeWords({ name, isRequired, text, size, values, fallback }: Description): string {
  const sentences = [
    isRequired ? "is required." : "",
    text === undefined ? "" : escaped(text),
    size === undefined ? "" : `${size.used} of ${size.max} ${size.unit}.`,
    values.length === 0 ? "" : `One of ${values.map(coded).join(", ")}.`,
    fallback === undefined ? "" : `Without it: ${coded(fallback)}.`,
  ];
  return [coded(name), ...sentences.filter((sentence) => sentence !== "")].join(" ");
}

/** Text that may come from the message, so that none of it is read as Markdown, as an icon or as HTML. */
function escaped(text: string): string {
  return text.replace(/\s+/g, " ").replace(/[!-/:-@[-`{-~]/g, "\\$&");
}

/** The text as code; a fence of backticks longer than any inside. */
function coded(text: string): string {
  const flat = text.replace(/\s+/g, " ");
  const runs = flat.match(/`+/g) ?? [];
  const fence = "`".repeat(Math.max(0, ...runs.map((run) => run.length)) + 1);
  const room = flat.startsWith("`") || flat.endsWith("`") ? " " : "";
  return `${fence}${room}${flat}${room}${fence}`;
}
