import type { JsonNode, ObjectNode } from "../../text/json";
import { findString, findValue, type Step } from "../../text/node";
import { type Found, ignore, kindOf, type Note, quote } from "./found";
import { plainOf, textOf } from "./json";
import { type ElicitationAction, type PhoneReading, phoneKinds } from "./payload";

/** What the agent makes of a payload from a phone: its reading, or why it ignores it. */
export type AgentReading =
  | { readonly ok: true; readonly reading: PhoneReading }
  | { readonly ok: false; readonly kind: string | null; readonly why: string };

/** The deepest nesting the agent reads. */
export const maxAgentLevels = 127;

/** Reads a payload as the agent does: what it cannot read it ignores as a whole. All it stumbles over is noted. */
export function readPhone(root: JsonNode, note: Note = ignore): AgentReading {
  const whys: string[] = [];
  const reader = new PhoneReader(root, (found) => {
    if (!harmless.has(found.code)) whys.push(found.message);
    note(found);
  });
  const reading = reader.read();
  const [why] = whys;
  if (reading !== undefined && why === undefined) return { ok: true, reading };
  return { ok: false, kind: findString(root, "kind") ?? null, why: why ?? "It is no payload." };
}

const harmless = new Set(["deployed-differs", "reason-dropped", "content-dropped"]);

type Kind = (typeof phoneKinds)[number];

class PhoneReader {
  constructor(
    private readonly root: JsonNode,
    private readonly note: Note,
  ) {}

  read(): PhoneReading | undefined {
    const { root, note } = this;
    const fault = findUnreadable(root);
    if (fault !== undefined) note(fault);
    if (root.type !== "object") {
      note({ code: "field", message: `A payload must be an object, and this is ${kindOf(root)}.`, path: [] });
      return undefined;
    }
    noteVersion(root, note);
    const kind = findString(root, "kind");
    const read = kind === undefined ? undefined : this.readers[kind as Kind];
    if (read === undefined || !Object.hasOwn(this.readers, kind ?? "")) {
      note(unknownKind(root, phoneKinds));
      return undefined;
    }
    const reading = read(root);
    if (reading !== undefined) this.noteEnvelope(root);
    return reading;
  }

  private readonly readers: Readonly<Record<Kind | "ack", (root: ObjectNode) => PhoneReading | undefined>> = {
    hello: (root) => {
      const info = findValue(root, "device_info");
      if (info?.type === "object") return { as: "hello", device_info: plainOf(info) };
      const message = `“device_info” must be an object${but(info)}, so the agent ignores the payload.`;
      this.note({ code: "answer", message, path: ["device_info"] });
      return undefined;
    },
    inbox_request: () => ({ as: "inbox_request" }),
    logout: () => ({ as: "logout" }),
    approval_response: (root) => {
      const id = this.readId(root);
      const decision = this.readWord(root, "decision", ["approved", "rejected"]);
      if (decision === undefined || id === undefined) return undefined;
      const approved = decision === "approved";
      return { as: "approval_response", request_id: id, approved, reason: this.readReason(root, approved) };
    },
    clarification_response: (root) => {
      const id = this.readId(root);
      const answer = findValue(root, "answer");
      if (answer?.type !== "string") {
        const message = `“answer” must be a text${but(answer)}, so the agent ignores the payload.`;
        this.note({ code: "answer", message, path: ["answer"] });
        return undefined;
      }
      return id === undefined
        ? undefined
        : { as: "clarification_response", request_id: id, answer: answer.value };
    },
    elicitation_response: (root) => {
      const id = this.readId(root);
      const action = this.readWord(root, "action", ["accept", "decline", "cancel"]) as
        | ElicitationAction
        | undefined;
      if (action === undefined || id === undefined) return undefined;
      return { as: "elicitation_response", request_id: id, action, content: this.readContent(root, action) };
    },
    bind_request: () =>
      this.ignored("bind_request", "Only a newer agent binds a phone to a user; this one ignores the kind."),
    ack: () => this.ignored("ack", "The agent ignores an acknowledgement."),
  };

  private ignored(_kind: string, message: string): undefined {
    this.note({ code: "ignored-kind", message, path: ["kind"] });
    return undefined;
  }

  private readId(root: ObjectNode): string | undefined {
    const node = findValue(root, "request_id");
    const id = node?.type === "string" ? decimalOf(node.value) : undefined;
    if (id !== undefined) return id;
    const message =
      node === undefined
        ? "The answer has no “request_id”, so the agent ignores it. Give back the id of the item."
        : `The agent reads “request_id” as a decimal number in a string and ignores ${quote(textOf(node))}. Give back the id of the item, such as "42".`;
    const isWhole = node?.type === "number" && decimalOf(node.spelling) !== undefined;
    const mends = isWhole
      ? [{ title: `Write "${node.spelling}"`, path: ["request_id"], json: `"${node.spelling}"` }]
      : [];
    this.note({ code: "request-id", message, path: ["request_id"], mends });
    return undefined;
  }

  private readWord(root: ObjectNode, key: string, words: readonly string[]): string | undefined {
    const node = findValue(root, key);
    if (node?.type === "string" && words.includes(node.value)) return node.value;
    const has = node === undefined ? "is missing" : `is ${quote(textOf(node))}`;
    const message = `“${key}” ${has}, so the agent ignores the answer. Write one of ${words.join(", ")}.`;
    const near = node === undefined ? undefined : nearOf(textOf(node), words);
    const mends = near === undefined ? [] : [{ title: `Write "${near}"`, path: [key], json: `"${near}"` }];
    this.note({ code: "answer", message, path: [key], mends });
    return undefined;
  }

  private readReason(root: ObjectNode, approved: boolean): string | null {
    const reason = findValue(root, "reason");
    const bypass = findValue(root, "bypass_secs");
    if (bypass !== undefined && bypass.type !== "null") {
      const message = approved
        ? "The document lets a phone approve for longer with “bypass_secs”. The deployed agent does not read it: this is a plain approval."
        : "“bypass_secs” goes with an approval only, and the deployed agent never reads it.";
      this.note({ code: "deployed-differs", message, path: ["bypass_secs"] });
    }
    if (reason?.type === "string" && !approved) return reason.value;
    if (reason !== undefined && reason.type !== "null") {
      const message = approved
        ? "The agent drops the reason of an approval."
        : `The agent keeps a reason only as text, and this is ${kindOf(reason)}; the rejection still counts.`;
      const mends = [{ title: "Remove “reason”", remove: ["reason"] }];
      this.note({ code: "reason-dropped", message, path: ["reason"], mends });
    }
    return null;
  }

  private readContent(root: ObjectNode, action: ElicitationAction) {
    const content = findValue(root, "content");
    if (content === undefined || content.type === "null") return null;
    if (content.type !== "object") {
      const message = `The agent keeps “content” only as an object, and this is ${kindOf(content)}; it is dropped.`;
      this.note({ code: "content-dropped", message, path: ["content"] });
      return null;
    }
    if (action !== "accept") {
      const message = `The server that asked is not told the content of a ${action}.`;
      const mends = [{ title: "Remove “content”", remove: ["content"] }];
      this.note({ code: "content-dropped", message, path: ["content"], mends });
    }
    return plainOf(content);
  }

  private noteEnvelope(root: ObjectNode): void {
    const id = findValue(root, "id");
    const ts = findValue(root, "ts");
    if (id?.type !== "string") {
      const message = "The document asks for an “id” of text. The deployed agent does not look at it.";
      this.note({ code: "deployed-differs", message, path: ["id"] });
    }
    if (ts?.type !== "number" || !/^-?\d+$/.test(ts.spelling)) {
      const message =
        "The document asks for “ts” in whole milliseconds. The deployed agent does not look at it.";
      this.note({ code: "deployed-differs", message, path: ["ts"] });
    }
  }
}

function but(node: JsonNode | undefined): string {
  return node === undefined ? " and is missing" : ` and is ${kindOf(node)}`;
}

function nearOf(text: string, words: readonly string[]): string | undefined {
  const plain = text.trim().toLowerCase();
  const twins: Readonly<Record<string, string>> = {
    approve: "approved",
    allow: "approved",
    true: "approved",
    reject: "rejected",
    deny: "rejected",
    denied: "rejected",
    false: "rejected",
    accepted: "accept",
    declined: "decline",
    cancelled: "cancel",
    canceled: "cancel",
  };
  return (
    words.find((word) => word === plain) ??
    words.find((word) => word === (Object.hasOwn(twins, plain) ? twins[plain] : ""))
  );
}

/** The decimal integer of 64 bits a text spells, as it prints; undefined where it spells none. */
export function decimalOf(text: string): string | undefined {
  const [, sign, digits = ""] = /^([+-]?)0*(\d*)$/.exec(text) ?? [];
  // Longer ones are out of range, and slow to make a number of.
  if (sign === undefined || text.length === sign.length || digits.length > 19) return undefined;
  const size = BigInt(digits || 0);
  const value = sign === "-" ? -size : size;
  return BigInt.asIntN(64, value) === value ? String(value) : undefined;
}

/** `v` has to be the whole number 1, spelled so. */
export function noteVersion(root: ObjectNode, note: Note): void {
  const version = findValue(root, "v");
  if (version?.type === "number" && version.spelling === "1") return;
  const has = version === undefined ? "is missing" : `is ${quote(textOf(version))}`;
  const message = `“v” ${has}, so the whole payload is ignored. Write 1.`;
  note({ code: "version", message, path: ["v"], mends: [{ title: "Write 1", path: ["v"], json: "1" }] });
}

export function unknownKind(root: ObjectNode, kinds: readonly string[]) {
  const kind = findValue(root, "kind");
  const has = kind === undefined ? "is missing" : `is ${quote(textOf(kind))}`;
  const near = kind === undefined ? undefined : kinds.find((known) => plain(known) === plain(textOf(kind)));
  return {
    code: "kind" as const,
    message: `“kind” ${has}, which nobody knows, so the payload is ignored. Known are ${kinds.join(", ")}.`,
    path: ["kind"],
    mends: near === undefined ? [] : [{ title: `Write "${near}"`, path: ["kind"], json: `"${near}"` }],
  };
}

function plain(text: string): string {
  return text
    .slice(0, 100)
    .toLowerCase()
    .replace(/[^a-z]/g, "");
}

/** What the agent's reader stumbles over although it is JSON; undefined: nothing. */
export function findUnreadable(root: JsonNode): Found | undefined {
  const path: Step[] = [];
  const message = faultIn(root, path, 0);
  return message === undefined ? undefined : { code: "malformed", message, path };
}

const halfCharacter = "There is half of a character here, which the agent cannot read.";
const tooLarge = "This number is too large for the agent to read.";
const tooDeep = `The brackets nest deeper than ${maxAgentLevels} levels, which is as deep as the agent reads.`;
const loneSurrogate = /\p{Cs}/u;

/** The first fault, with the way to it left in `path`. */
function faultIn(node: JsonNode, path: Step[], depth: number): string | undefined {
  if (node.type === "string") return loneSurrogate.test(node.value) ? halfCharacter : undefined;
  if (node.type === "number") return Number.isFinite(Number(node.spelling)) ? undefined : tooLarge;
  if (node.type !== "array" && node.type !== "object") return undefined;
  if (depth >= maxAgentLevels) return tooDeep;
  const children: readonly (readonly [Step, JsonNode])[] =
    node.type === "array"
      ? node.items.map((item, index) => [index, item])
      : node.members.map(({ key, value }) => [key, value]);
  for (const [step, child] of children) {
    path.push(step);
    const fault = loneSurrogate.test(String(step)) ? halfCharacter : faultIn(child, path, depth + 1);
    if (fault !== undefined) return fault;
    path.pop();
  }
  return undefined;
}
