import type { ProtocolCheck, Subject } from "../../protocol/protocol";
import { type JsonNode, readJson } from "../../text/json";
import { findNode, findString } from "../../text/node";
import { adviseApproval, approvalsIn, noteDeployed } from "./advice";
import { flatten } from "./flatten";
import { type Found, type Note, problemOf } from "./found";
import type { InboxClient } from "./payload";
import { measurePush } from "./push";
import { readAgent } from "./read-agent";
import { readApproval } from "./read-items";
import { readPhone } from "./read-phone";
import type { Code } from "./rules";
import { isPart, payloadText } from "./wrap";

type InboxCheck = ProtocolCheck<InboxClient>;
type Part = Pick<Subject, "layer" | "node" | "text">;

/** A payload from the phone: what the agent makes of it. */
export function checkPhone({ layer, node }: Part): InboxCheck {
  const { found, note } = listen();
  const read = readPhone(node, note);
  return {
    verdict: read.ok ? "works" : "blocked",
    engine: { ok: read.ok, output: read.ok ? JSON.stringify(read.reading) : read.why },
    client: null,
    problems: found.map((one) => problemOf(layer, node, one)),
  };
}

/** Codes that say something is skipped, or another thing is shown for it. */
const falls = new Set<Code>(["item", "item-field", "blocks-version", "blocks", "block-type", "value-type"]);

/** A payload to the phone, or an approval that stands for one: what the phone makes of it. */
export function checkAgent({ layer, node, text }: Part): InboxCheck {
  const { found, note } = listen();
  const client = readClient(text, node, note);
  const { payload, push } = client;
  adviseAll(node, note);
  if (payload?.kind === "notification" && push.kind === "wake") {
    const message = `As base64 this notification has ${push.base64Length} characters, and a push carries 3500: the phone only wakes and shows the generic text. Shorten it.`;
    note({ code: "push-large", message, path: ["body"] });
  }
  const isDegraded = found.some(({ code }) => falls.has(code));
  return {
    verdict: payload === null ? "blocked" : isDegraded ? "degraded" : "works",
    engine: null,
    client: payload === null ? null : client,
    problems: found.map((one) => problemOf(layer, node, one)),
  };
}

function listen(): { readonly found: Found[]; readonly note: Note } {
  const found: Found[] = [];
  return { found, note: (one) => found.push(one) };
}

/** What the phone makes of a text. Places of a part of a payload are its own. */
export function readClient(text: string, node: JsonNode, note?: Note): InboxClient {
  const whole = payloadText(text, node);
  const root = isPart(node) ? rootOf(whole) : node;
  const alone = isPart(node) ? findNode(root ?? node, ["approvals", 0]) : undefined;
  if (alone !== undefined && note !== undefined) readApproval(alone, [], note);
  const payload = root === undefined ? null : readAgent(root, isPart(node) ? undefined : note);
  return { payload, push: measurePush(whole), flattened: payload === null ? "" : flatten(payload) };
}

function rootOf(text: string): JsonNode | undefined {
  const reading = readJson(text);
  return reading.ok ? reading.root : undefined;
}

function adviseAll(node: JsonNode, note: Note): void {
  const isUpdate = findString(node, "kind") === "inbox_update";
  const approvals = isPart(node)
    ? [{ approval: node, path: [], note }]
    : isUpdate
      ? approvalsIn(node, note)
      : [];
  for (const advised of approvals) adviseApproval(advised);
  noteDeployed(approvals);
}
