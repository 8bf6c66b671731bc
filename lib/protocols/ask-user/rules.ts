import type { Severity } from "../../protocol/problem";
import type { Rule } from "../../protocol/protocol";

/** Every code this protocol gives, without its prefix: how grave it is, and what it says. */
const table = {
  questions: ["error", "There is no list of questions, or it is empty."],
  question: ["error", "A question is not an object."],
  type: ["error", "The type is none of single, multi and preview."],
  id: ["error", "A question has no id, or one that is blank or no text."],
  "id-repeated": ["error", "Two questions have one id."],
  label: ["error", "The label of a question is blank or no text."],
  prompt: ["error", "A question has no prompt, or one that is blank or no text."],
  options: ["error", "A question has no list of options, or an empty one."],
  "option-value": ["error", "An option has no value, or one that is blank or no text."],
  "option-value-repeated": ["error", "Two options of a question have one value."],
  "option-label": ["error", "An option has no label, or one that is blank or no text."],
  "option-description": ["error", "The description of an option is blank or no text."],
  "option-preview": ["error", "The preview of an option is blank or no text."],
  "preview-missing": ["error", "An option of a preview question has no preview text."],
  result: ["error", "A tool result does not have the shape the contract gives it."],
  "one-option": ["warning", "A question has one option only, so there is nothing to choose."],
  "many-options": ["warning", "A question has more than nine options; no digit reaches the others."],
  "labels-alike": ["warning", "Two options of a question, or two tabs, read the same."],
  "labels-case": ["warning", "Two options of a question, or two tabs, differ only in case."],
  "preview-unused": [
    "warning",
    "A preview stands in a question that is not of type preview, and is not shown.",
  ],
  "preview-indent": ["warning", "The first line of a preview loses its indentation."],
  "required-type": ["warning", "“required” is neither true nor false, and counts as false."],
  required: ["info", "“required” is set. It blocks nothing."],
  "title-type": ["info", "The title is no text. It is passed on as it is."],
  "own-row": ["info", "An option offers what the row for an own answer does already."],
  "unknown-key": ["info", "A member the tool does not know is dropped."],
  "long-flow": ["info", "A flow has more than four questions and could be split."],
  bundle: ["info", "Three or more questions have the same options and could be one multi question."],
  "no-ui": ["info", "Nobody can be asked, so the tool returns at once."],
  "deployed-differs": ["info", "The deployed tool does something else than the contract says."],
  "failed-call": ["info", "A failed call. Nothing is asked."],
} as const satisfies Readonly<Record<string, readonly [Severity, string]>>;

export type Code = keyof typeof table;

export const rules: readonly Rule[] = Object.entries(table).map(([code, [severity, says]]) => ({
  code: `ask-user/${code}`,
  severity,
  says,
}));

export const severityOf = (code: Code): Severity => table[code][0];
