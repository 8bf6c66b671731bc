import type { Severity } from "../../protocol/problem";
import type { Rule } from "../../protocol/protocol";

/** Every code this protocol gives, without its prefix: how grave it is, and what it says. */
const table = {
  version: ["error", "“v” is not the whole number 1, so the payload is ignored."],
  kind: ["error", "The kind is none that is known, so the payload is ignored."],
  field: ["error", "A member without which nothing can be shown is missing or of the wrong type."],
  item: ["error", "An item that cannot be drawn is skipped."],
  malformed: [
    "error",
    "The agent cannot read the text: too deep, half a character, or a number out of range.",
  ],
  "request-id": [
    "error",
    "The id in an answer is not a decimal number as a string, so the agent ignores it.",
  ],
  answer: ["error", "An answer does not say what was decided, so the agent ignores it."],
  "ignored-kind": ["error", "The agent ignores payloads of this kind."],
  "item-field": ["warning", "A member is missing or of the wrong type; something else is shown for it."],
  "id-unanswerable": [
    "warning",
    "An item's id is not a decimal number as a string, so its answer will be ignored.",
  ],
  "id-repeated": ["warning", "Two items of one list have one id."],
  "blocks-version": [
    "warning",
    "“v” beside the blocks is not 1, so summary and arguments are shown instead.",
  ],
  blocks: ["warning", "The blocks are no list, or one of them is no object."],
  badge: ["warning", "The badge is not the number of items."],
  seconds: ["warning", "A time looks like seconds; it is milliseconds."],
  "summary-long": ["warning", "A summary is over 120 characters and will be cut."],
  "summary-program": ["warning", "A summary says less than the tool does: the program or the tool alone."],
  "summary-json": ["warning", "A summary looks like JSON."],
  "summary-name": ["warning", "A summary shows an internal name."],
  "secret-open": ["warning", "A value looks like a secret and is not marked as one."],
  "arguments-hidden": ["warning", "An argument is shown by no block."],
  "command-unmarked": ["warning", "A command is not marked as one."],
  "diff-unmarked": ["warning", "A diff is not marked as one."],
  reordered: ["warning", "A text holds a character that turns round how what follows is read."],
  "push-large": ["warning", "A notification is too large for a push, so the phone shows the generic text."],
  "block-type": ["info", "A block's type is not known; it is drawn as key and value."],
  "value-type": ["info", "A block's value type is not known; the raw text is shown."],
  "block-label": ["info", "A block has no label, or one under the other name."],
  "block-value": ["info", "A block has no value, or one that is no text; it is shown as JSON."],
  "no-blocks": ["info", "There are no blocks; summary and arguments are shown."],
  "reason-dropped": ["info", "A reason is kept only with a rejection, and only as text."],
  "content-dropped": ["info", "Content is kept only with accept, and only as an object."],
  "deployed-differs": ["info", "The deployed agent does something else than the document says."],
} as const satisfies Readonly<Record<string, readonly [Severity, string]>>;

export type Code = keyof typeof table;

export const rules: readonly Rule[] = Object.entries(table).map(([code, [severity, says]]) => ({
  code: `inbox/${code}`,
  severity,
  says,
}));

export const severityOf = (code: Code): Severity => table[code][0];
