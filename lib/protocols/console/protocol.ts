import type { CheckContext } from "../../protocol/check";
import { defineProtocol, type Kind, type ProtocolCheck, type Subject } from "../../protocol/protocol";
import { sendToolCall } from "../../protocol/send";
import type { ConsoleClient } from "./actions";
import { bare } from "./bare";
import { checkArguments, checkEnvelope } from "./check";
import { readOutput, wireName } from "./client";
import { refusalPrefix } from "./engine";
import { toProblem } from "./finding";
import { buildJsonSchema } from "./json-schema";
import { outcomesOf } from "./outcomes";
import { readActions } from "./read";
import { buildReport } from "./report";
import { rules } from "./rules";
import { samples } from "./samples";
import { adviseWords } from "./words";

type Checker = (subject: Subject, context: CheckContext) => ProtocolCheck<ConsoleClient>;

const checkers: Readonly<Record<Kind, Checker>> = {
  arguments: checkArguments,
  envelope: checkEnvelope,
  // No mark of this protocol's gives an answer; a message that has it all the same is read as what it says it is.
  answer: checkEnvelope,
  failure: checkFailure,
};

function checkFailure({ layer, node }: Subject): ProtocolCheck<ConsoleClient> {
  const message = "This call failed. Clients show nothing for it; the agent reads why.";
  const problem = toProblem({ code: "failed-call", message, pointer: "", layer, span: node });
  return { verdict: "blocked", engine: null, client: null, problems: [problem] };
}

/** What the Console should show or do: appwrite.console/v1. */
export const consoleProtocol = defineProtocol<ConsoleClient, never>()({
  id: "console",
  name: "Console",
  wireName,
  recognition: {
    tools: ["console"],
    marks: [
      { kind: "envelope", equals: { key: "protocol", values: [wireName] } },
      { kind: "arguments", has: ["actions"] },
    ],
    failurePrefix: refusalPrefix.trimEnd(),
  },
  schema: buildJsonSchema,
  check: (subject, context) => checkers[subject.kind](subject, context),
  client: (output) => {
    const client = readOutput(output);
    return client.envelope === null || client.envelope.actions.length === 0 ? null : client;
  },
  bare,
  report: buildReport,
  heading: headingOf,
  send: (subject, engine) => sendToolCall("console", subject, engine),
  outcomes: outcomesOf,
  adviseWords,
  samples,
  rules,
});

/** The title of the first card, else of a toast. */
function headingOf(client: ConsoleClient): string | undefined {
  const actions = readActions(client).flatMap(({ action }) => action ?? []);
  for (const action of actions) {
    if (action.type === "resource" || action.type === "chart") return action.title;
    if (action.type === "resource_list" && action.title !== undefined) return action.title;
  }
  return actions.find((action) => action.type === "toast")?.message;
}
