import { defineProtocol } from "../../protocol/protocol";
import { answerRules, holdsBack, readRequest } from "./answer";
import { checkPrompt } from "./check";
import type { Client, Fill } from "./fill";
import { cut } from "./finding";
import { placeholders } from "./placeholders";
import { report } from "./report";
import { rules } from "./rules";
import { samples } from "./samples";
import { buildJsonSchema, promptMethod, templateType } from "./schema";
import { send } from "./send";

export { fillClient, growthRefusal, holdsBack, readRequest, requestText } from "./answer";
export { compose, type Run } from "./compose";
export {
  type Client,
  emptyFill,
  type Fill,
  type Filled,
  type FormField,
  fieldsOf,
  filledBlock,
  filledValue,
  fillOf,
  type Origin,
  type PromptRequest,
  parseFill,
  setValue,
  valuedOf,
  valuesOf,
} from "./fill";
export { type HardValue, hardValues } from "./hard-values";
export { initializeResponse } from "./initialize";
export { letterOf, type Piece } from "./letter";
export { isTemplate } from "./read";
export type { Block, TemplateBlock } from "./schema";
export type { FieldType } from "./values";

/** A prompt with blanks to fill in: ACP's prompt_template block. */
export const promptTemplate = defineProtocol<Client, Fill>()({
  id: "prompt-template",
  name: "Prompt template",
  wireName: templateType,
  recognition: {
    tools: [],
    marks: [
      { kind: "envelope", equals: { key: "type", values: [templateType] }, listed: true },
      { kind: "envelope", equals: { key: "method", values: [promptMethod] } },
      { kind: "envelope", has: ["sessionId", "prompt"] },
    ],
  },
  schema: (kind) => (kind === "envelope" ? buildJsonSchema() : null),
  check: checkPrompt,
  placeholders,
  client: readRequest,
  saidBy: "person",
  holdsBack,
  report,
  heading: ({ text }) => cut(text.trim()) || undefined,
  send: (subject, _engine, filled) => send(subject, filled),
  answer: answerRules,
  samples,
  rules,
});
