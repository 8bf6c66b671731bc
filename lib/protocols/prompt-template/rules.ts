import type { Severity } from "../../protocol/problem";
import type { Rule } from "../../protocol/protocol";

/** Every code this protocol gives, without its prefix: how grave it is, and what it says. */
const table = {
  request: ["error", "The request has no params, or they are no object."],
  "session-id": ["error", "The request does not name its session."],
  prompt: ["error", "The prompt is no list of blocks."],
  "message-id": ["error", "The id of the message is neither text nor null."],
  block: ["error", "A block is not an object."],
  "block-type": ["error", "A block has no type, or one the protocol does not know."],
  template: ["error", "A template block has no template, or it is no text."],
  variables: ["error", "A template block has no list of variables. It may be empty, but must be there."],
  variable: ["error", "A variable is not an object."],
  name: ["error", "A variable has no name, or it is no text."],
  value: ["error", "The value of a variable is neither text nor null."],
  description: ["error", "The description of a variable is neither text nor null."],
  "variable-type": ["error", "The type of a variable is none the protocol knows."],
  required: ["error", "“required” is neither true nor false."],
  "default-value": ["error", "The default of a variable is neither text nor null."],
  annotations: ["error", "The annotations of a block do not have the shape the protocol gives them."],
  meta: ["error", "“_meta” is neither an object nor null."],
  content: ["error", "A block of another type lacks a member, or has one of a wrong type."],
  growth: ["error", "Filled in, the text would grow by more than 1 MB."],
  unresolved: ["warning", "A placeholder has no variable. The agent reads its braces."],
  spaces: ["warning", "There are blanks inside the braces, so the variable does not match."],
  unused: ["warning", "A variable is never used."],
  "braces-in-value": ["warning", "A value contains {{, so it may bring in another variable."],
  repeated: ["warning", "Two variables of a block have one name. The first with a value is put in."],
  "odd-name": ["warning", "The name of a variable is empty or holds braces."],
  "default-spelling": ["warning", "“defaultValue” means nothing. The protocol writes “default_value”."],
  "default-outside": ["warning", "The default of a select is not among its options."],
  unfit: ["warning", "A value does not fit the type of its variable. It has to be mended before Send."],
  "no-options": ["warning", "A select has no options, so nothing can be chosen."],
  secret: ["warning", "A variable looks like a secret. Its value goes to the agent as plain text."],
  "half-character": ["warning", "Half of a character, for which a decoder refuses the whole message."],
  "json-rpc": ["warning", "The request lacks a member that JSON-RPC asks for, or has a wrong one."],
  open: ["info", "A variable that is used has no value yet. Its placeholder stays until it is filled in."],
  undescribed: ["info", "A required variable has no description."],
  "unknown-key": ["info", "A member the protocol does not know is dropped."],
  capability: ["info", "The agent takes no templates, so the text goes out filled in."],
  "deployed-differs": ["info", "The reference does something else than the contract says."],
} as const satisfies Readonly<Record<string, readonly [Severity, string]>>;

export type Code = keyof typeof table;

export const rules: readonly Rule[] = Object.entries(table).map(([code, [severity, says]]) => ({
  code: `prompt-template/${code}`,
  severity,
  says,
}));

export const severityOf = (code: Code): Severity => table[code][0];
