import type { Severity } from "../../protocol/problem";
import type { Rule } from "../../protocol/protocol";

/** Every code this protocol gives, without its prefix: how grave it is, and what it says. */
const table = {
  arguments: ["error", "The tool arguments are not an object, so the call fails."],
  "actions-missing": ["error", "There are no actions in the arguments, so the call fails."],
  "actions-type": ["error", "The actions are neither a list nor an object."],
  "actions-empty": ["error", "The actions are an empty text."],
  "actions-json": ["error", "The text of the actions is not JSON."],
  "actions-depth": ["error", "The text of the actions is nested too deep, so the call fails."],
  "actions-number": [
    "error",
    "The text of the actions holds a number of over 4300 digits, so the call fails.",
  ],
  "actions-count": ["error", "A call needs 1 to 20 actions."],
  "action-type": ["error", "An action is not an object."],
  type: ["error", "The type is none of the twelve."],
  missing: ["error", "A member that is needed is missing or empty."],
  "not-text": ["error", "A text holds something else."],
  "not-boolean": ["error", "A switch is neither true nor false."],
  "not-number": ["error", "A number is something else."],
  "not-list": ["error", "A list is something else."],
  "not-object": ["error", "An object is something else."],
  "number-size": ["error", "A number is too big for the engine, so the call fails."],
  count: ["error", "A list has more or fewer members than the engine takes."],
  enum: ["error", "A word is none of those the action knows."],
  path: ["error", "A path does not begin with a slash."],
  total: ["error", "The total is no whole number from 0."],
  "field-key": ["error", "A field has no name."],
  "field-value": ["error", "A field holds a list or an object."],
  protocol: ["error", "The protocol is not appwrite.console/v1, so clients ignore the message."],
  output: ["error", "The tool result cannot be read, so nothing happens."],
  "actions-list": ["error", "The actions of an envelope are not a list, so nothing happens."],
  "actions-native": [
    "warning",
    "The actions are a list or an object. A real call passes them as a JSON string.",
  ],
  skipped: ["warning", "The engine takes this part, but the Console does not act upon it."],
  "leaves-app": ["warning", "A path or link leads out of the Console, so it is refused or shown as text."],
  "output-cut": ["warning", "The tool result is longer than the deployed stream lets through."],
  "metric-alias": ["warning", "The metric's id is not the canonical one, so it has no data."],
  "no-interval": ["warning", "A series in time has no interval."],
  "unknown-interval": ["warning", "The interval is none the usage API has."],
  "no-window": ["warning", "A series in time has no startAt or endAt, so its gaps cannot be filled."],
  "bad-time": ["warning", "A time cannot be read, or the window ends before it begins."],
  "no-project": ["info", "A chart names no project, so it links to the current one."],
  "total-without-link": ["warning", "The list says there are more rows, but not where."],
  "total-too-small": ["warning", "The total is smaller than the number of rows."],
  "no-empty-message": ["warning", "An empty list says nothing."],
  "column-unused": ["warning", "No row has the field of a column."],
  "no-refresh": ["warning", "Something was changed, and no refresh of its lists follows."],
  "refresh-early": ["warning", "A refresh comes before the change it is for."],
  "unknown-scope": ["warning", "A scope the Console does not know."],
  "no-href": ["info", "The project is known, but a row or card leads nowhere of its own."],
  "toast-repeats": ["info", "A toast repeats what a card says."],
  "other-project": ["info", "A path or id belongs to another project."],
  "rows-in-words": ["warning", "The agent repeats in its words what the Console draws."],
  "unknown-key": ["info", "A member the protocol does not know is dropped."],
  "foreign-key": ["info", "A member that belongs to another action is dropped."],
  "deployed-differs": ["info", "The deployed Console does something else than the document says."],
  "summed-gauge": ["info", "A total adds up a gauge, which says little."],
  "failed-call": ["info", "A failed call. Clients show nothing for it."],
} as const satisfies Readonly<Record<string, readonly [Severity, string]>>;

export type Code = keyof typeof table;

export const rules: readonly Rule[] = Object.entries(table).map(([code, [severity, says]]) => ({
  code: `console/${code}`,
  severity,
  says,
}));

export const severityOf = (code: Code): Severity => table[code][0];

const raising: readonly Code[] = [
  "arguments",
  "actions-missing",
  "actions-depth",
  "actions-number",
  "number-size",
];

/** Whether the reference raises here instead of refusing. */
export const raises = (code: Code): boolean => raising.includes(code);
