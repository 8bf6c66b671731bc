import type { Severity } from "../../protocol/problem";
import type { Rule } from "../../protocol/protocol";

/** Every code this protocol gives, without its prefix: how grave it is, and what it says. */
const table = {
  arguments: ["error", "The tool arguments are not an object, so the call fails."],
  "prompts-missing": ["error", "There are no prompts in the arguments, so the call fails."],
  "prompts-type": ["error", "The prompts are neither a list nor an object."],
  "prompts-empty": ["error", "The prompts are an empty text."],
  "prompts-json": ["error", "The text of the prompts is not JSON."],
  "prompts-depth": ["error", "The text of the prompts is nested too deep, so the call fails."],
  "prompts-number": [
    "error",
    "The text of the prompts holds a number of over 4300 digits, so the call fails.",
  ],
  "prompts-count": ["error", "A call needs 1 to 5 prompts."],
  "prompt-type": ["error", "A prompt is not an object."],
  kind: ["error", "The kind is none of choice, confirm and text."],
  id: ["error", "An id does not fit: a small letter, then up to 63 small letters, digits, “_”, “.” or “-”."],
  "id-duplicate": ["error", "Two prompts, or two options of a prompt, have one id."],
  question: ["error", "A prompt has no question."],
  "options-type": ["error", "A choice has no list of options."],
  "options-count": ["error", "A choice needs 2 to 12 options."],
  "option-type": ["error", "An option is not an object."],
  label: ["error", "An option has no label."],
  "not-text": ["error", "A text holds something else."],
  "not-boolean": ["error", "A switch is neither true nor false."],
  "too-long": ["error", "A text is longer than the engine takes."],
  "title-type": ["error", "The title is not text, so the call fails."],
  protocol: ["error", "The protocol is not appwrite.clarify/v1, so clients ignore the message."],
  output: ["error", "The tool result cannot be read, so nothing is drawn."],
  "prompts-list": ["error", "The prompts of an envelope are not a list, so nothing is drawn."],
  answers: ["error", "The reply holds no answer, so it counts as plain words."],
  "prompts-native": [
    "warning",
    "The prompts are a list or an object. A real call passes them as a JSON string.",
  ],
  "title-ignored": [
    "warning",
    "The title is an empty value of another type. The engine leaves it out, a real call is refused.",
  ],
  skipped: ["warning", "The engine takes this part, but the Console skips it."],
  "output-cut": ["warning", "The tool result is longer than the deployed stream lets through."],
  "answer-skipped": ["warning", "A part of the reply is not an answer and is skipped."],
  "danger-missing": ["warning", "A confirm that deletes or destroys does not say so with “danger”."],
  "danger-hint": ["warning", "A dangerous confirm has no hint that says what cannot be undone."],
  "danger-label": ["warning", "The button of a dangerous confirm does not say what it does."],
  "danger-optional": ["warning", "A dangerous confirm is optional, so it can be passed over."],
  "labels-alike": ["warning", "Both buttons of a confirm read the same."],
  "option-labels-alike": ["warning", "Two options read the same."],
  "many-required-texts": ["warning", "The form demands more than one typed text."],
  "internal-tool": ["warning", "A question names a tool of the agent instead of what happens."],
  "asks-secret": ["warning", "A question asks for a secret, which would stand in the chat."],
  "default-lines": ["warning", "A default of several lines stands in a box of one line."],
  "id-as-label": ["info", "A label looks like an id."],
  "no-title": ["info", "Several prompts have no title over them."],
  "yes-no-choice": ["info", "A choice between yes and no would be a confirm."],
  "all-optional": ["info", "Every prompt is optional, so the form can be sent empty."],
  "unknown-key": ["info", "A member the protocol does not know is dropped."],
  "foreign-key": ["info", "A member that belongs to another kind of prompt is dropped."],
  "deployed-differs": ["info", "The deployed Console does something else than the document says."],
  "failed-call": ["info", "A failed call. Clients show nothing for it."],
} as const satisfies Readonly<Record<string, readonly [Severity, string]>>;

export type Code = keyof typeof table;

export const rules: readonly Rule[] = Object.entries(table).map(([code, [severity, says]]) => ({
  code: `clarify/${code}`,
  severity,
  says,
}));

export const severityOf = (code: Code): Severity => table[code][0];

const raising: readonly Code[] = [
  "arguments",
  "prompts-missing",
  "prompts-depth",
  "prompts-number",
  "title-type",
];

/** Whether the reference raises here instead of refusing. */
export const raises = (code: Code): boolean => raising.includes(code);
