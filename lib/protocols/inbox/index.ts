import { defineProtocol } from "../../protocol/protocol";
import { readJson } from "../../text/json";
import { checkAgent, checkPhone, readClient } from "./check";
import { exchange } from "./exchange";
import { agentKinds, type InboxClient, phoneKinds } from "./payload";
import { report } from "./report";
import { rules } from "./rules";
import { samples } from "./samples";
import { agentJsonSchema, phoneJsonSchema } from "./schema";
import { secretsOfPayloads } from "./secrets";
import { send } from "./send";

export type { Act, Answer } from "./act";
export { elicitationMs } from "./agent";
export { type DiffLine, readDiff } from "./diff";
export { flatten } from "./flatten";
export type {
  Approval,
  Block,
  Elicitation,
  InboxClient,
  ListName,
  Notification,
  ValueType,
} from "./payload";
export { apnsJson, fcmJson, maxContentBase64, measurePush } from "./push";
export { openPush, sealPush } from "./seal";
export {
  type Arrived,
  type LogLine,
  type PhoneItem,
  type PhoneState,
  phoneStateOf,
  type WireRow,
} from "./state";

// An acknowledgement goes either way; the agent is the one that has a word on it.
const toPhone = agentKinds.filter((kind) => kind !== "ack");

function headingOf({ payload }: InboxClient): string | undefined {
  if (payload?.kind === "notification") return payload.body;
  if (payload?.kind !== "inbox_update") return undefined;
  const { approvals, clarifications, elicitations } = payload;
  return approvals[0]?.summary ?? clarifications[0]?.question ?? elicitations[0]?.message;
}

/** What waits for a person's word on a phone: snapshots, notifications, and the answers to them. */
export const inbox = defineProtocol<InboxClient, never>()({
  id: "inbox",
  name: "Inbox",
  wireName: "inbox_update",
  recognition: {
    tools: [],
    marks: [
      { kind: "answer", equals: { key: "kind", values: [...phoneKinds, "ack"] } },
      { kind: "envelope", equals: { key: "kind", values: toPhone } },
      { kind: "envelope", has: ["v", "kind", "ts"] },
      { kind: "envelope", has: ["summary", "blocks"] },
      { kind: "envelope", has: ["request_id", "tool_name"] },
    ],
  },
  schema: (kind) =>
    ({ envelope: agentJsonSchema, answer: phoneJsonSchema, arguments: () => null, failure: () => null })[
      kind
    ](),
  check: (subject) => (subject.kind === "answer" ? checkPhone(subject) : checkAgent(subject)),
  client(text) {
    const reading = readJson(text);
    const client = reading.ok ? readClient(text, reading.root) : null;
    return client?.payload === null ? null : client;
  },
  report,
  heading: headingOf,
  send,
  exchange,
  secrets: secretsOfPayloads,
  samples,
  rules,
});
