import { defineProtocol, type Kind, type ProtocolCheck, type Subject } from "../../protocol/protocol";
import { sendToolCall } from "../../protocol/send";
import { answerRules, type Draft } from "./answer";
import { bare } from "./bare";
import { checkArguments, checkEnvelope } from "./check";
import { checkReply } from "./check-reply";
import { type Client, readOutput } from "./client";
import { refusalPrefix } from "./engine";
import { toProblem } from "./finding";
import { buildJsonSchema } from "./json-schema";
import { buildReport } from "./report";
import { rules } from "./rules";
import { samples } from "./samples";
import { wireName } from "./schema";

export {
  canSubmit,
  choose,
  confirm,
  confirmedOf,
  type Draft,
  type Entry,
  isLoneConfirm,
  textOf,
  valuesOf,
  write,
} from "./answer";
export type {
  ChoicePrompt,
  Client,
  ConfirmPrompt,
  Envelope,
  Option,
  Prompt,
  Skip,
  TextPrompt,
} from "./client";
export { defaultLabels } from "./schema";

const checkers: Readonly<Record<Kind, (subject: Subject) => ProtocolCheck<Client>>> = {
  arguments: checkArguments,
  envelope: checkEnvelope,
  answer: checkReply,
  failure: checkFailure,
};

function checkFailure({ layer, node }: Subject): ProtocolCheck<Client> {
  const message = "This call failed. Clients show nothing for it; the agent reads why.";
  const problem = toProblem({ code: "failed-call", message, pointer: "", layer, span: node });
  return { verdict: "blocked", engine: null, client: null, problems: [problem] };
}

const hasProtocol = { equals: { key: "protocol", values: [wireName] } };

/** Structured follow-up questions: appwrite.clarify/v1. */
export const clarify = defineProtocol<Client, Draft>()({
  id: "clarify",
  name: "Clarify",
  wireName,
  recognition: {
    tools: ["clarify"],
    marks: [
      { kind: "answer", ...hasProtocol, has: ["answers"] },
      { kind: "envelope", ...hasProtocol },
      { kind: "arguments", has: ["prompts"] },
    ],
    failurePrefix: refusalPrefix.trimEnd(),
  },
  schema: buildJsonSchema,
  check: (subject) => checkers[subject.kind](subject),
  client: (output) => {
    const client = readOutput(output);
    return client.envelope === null ? null : client;
  },
  bare,
  report: buildReport,
  heading: ({ envelope }) => envelope?.title ?? envelope?.prompts[0]?.question,
  send: (subject, engine) => sendToolCall("clarify", subject, engine),
  answer: answerRules,
  samples,
  rules,
});
