import type { JsonNode, ObjectNode } from "../../text/json";
import { findString, findValue, type Path } from "../../text/node";
import { ignore, kindOf, type Note, quote } from "./found";
import { integerOf, textOf } from "./json";
import {
  type AgentPayload,
  type Approval,
  agentKinds,
  type InboxUpdate,
  listNames,
  phoneKinds,
} from "./payload";
import { readApproval, readClarification, readElicitation } from "./read-items";
import { noteVersion, unknownKind } from "./read-phone";
import { readTime } from "./read-time";

type AgentKind = (typeof agentKinds)[number];

/** Reads a payload as the phone does: null where it drops the whole; an item it cannot draw is skipped. */
export function readAgent(root: JsonNode, note: Note = ignore): AgentPayload | null {
  if (root.type !== "object") {
    note({ code: "field", message: `A payload must be an object, and this is ${kindOf(root)}.`, path: [] });
    return null;
  }
  let isDropped = false;
  noteVersion(root, (found) => {
    isDropped = true;
    note(found);
  });
  const kind = findString(root, "kind");
  if (!isAgentKind(kind)) {
    note(unknownKind(root, [...agentKinds, ...phoneKinds]));
    return null;
  }
  const payload = readers[kind](root, note);
  return isDropped ? null : payload;
}

function isAgentKind(kind: string | undefined): kind is AgentKind {
  return (agentKinds as readonly (string | undefined)[]).includes(kind);
}

const readers: Readonly<Record<AgentKind, (root: ObjectNode, note: Note) => AgentPayload | null>> = {
  inbox_update: readUpdate,
  notification: (root, note) => {
    const title = readNeeded(root, "title", note);
    const body = readNeeded(root, "body", note);
    if (title === undefined || body === undefined) return null;
    return { ...envelopeOf(root, "notification", note), title, body };
  },
  ack: (root, note) => ({ ...envelopeOf(root, "ack", note), ref_id: findString(root, "ref_id") ?? null }),
  bind_result: (root, note) => {
    const ok = findValue(root, "ok");
    if (ok?.type !== "boolean") {
      note(needed("ok", "true or false", ok));
      return null;
    }
    const [user, error] = [findString(root, "user") ?? null, findString(root, "error") ?? null];
    return { ...envelopeOf(root, "bind_result", note), ok: ok.value, user, error };
  },
  needs_unlock: (root, note) => envelopeOf(root, "needs_unlock", note),
};

function envelopeOf<Kind extends AgentKind>(root: ObjectNode, kind: Kind, note: Note) {
  const id = findString(root, "id") ?? null;
  if (id === null) {
    const message = "Every payload has an “id” of text, by which the phone knows it again. Add one.";
    note({ code: "item-field", message, path: ["id"] });
  }
  const ts = readTime(root, { key: "ts", path: [], note });
  return { v: 1, kind, id, ts } as const;
}

function readNeeded(root: ObjectNode, key: string, note: Note): string | undefined {
  const node = findValue(root, key);
  if (node?.type === "string") return node.value;
  note(needed(key, "a text", node));
  return undefined;
}

function needed(key: string, what: string, node: JsonNode | undefined) {
  const has = node === undefined ? "is missing" : `is ${kindOf(node)}`;
  const message = `“${key}” ${has}, so the phone drops the payload. Write ${what}.`;
  return { code: "field" as const, message, path: [key] };
}

function readUpdate(root: ObjectNode, note: Note): InboxUpdate | null {
  const wrong = listNames.filter((name) => {
    const list = findValue(root, name);
    return list !== undefined && list.type !== "array";
  });
  for (const name of wrong) note(needed(name, "a list", findValue(root, name)));
  if (wrong.length > 0) return null;
  for (const name of listNames) {
    if (findValue(root, name) !== undefined) continue;
    const message = `A snapshot has all three lists, and “${name}” is missing; it counts as empty. Add it.`;
    note({
      code: "item-field",
      message,
      path: [name],
      mends: [{ title: `Add “${name}”`, path: [name], json: "[]" }],
    });
  }
  const update = {
    ...envelopeOf(root, "inbox_update", note),
    approvals: readList(root, { name: "approvals", read: readApproval, note }),
    clarifications: readList(root, { name: "clarifications", read: readClarification, note }),
    elicitations: readList(root, { name: "elicitations", read: readElicitation, note }),
  };
  const count = listNames.reduce((sum, name) => sum + update[name].length, 0);
  return { ...update, badge: readBadge(root, count, note) };
}

interface Listed<Item> {
  readonly name: (typeof listNames)[number];
  readonly read: (node: JsonNode, path: Path, note: Note) => Item | undefined;
  readonly note: Note;
}

/** The items of a list that can be drawn, oldest first: the order on the wire says nothing. */
function readList<Item extends Pick<Approval, "created_at" | "echo" | "request_id">>(
  root: ObjectNode,
  { name, read, note }: Listed<Item>,
): readonly Item[] {
  const list = findValue(root, name);
  if (list?.type !== "array") return [];
  const seen = new Set<string>();
  const items = list.items.flatMap((node, index) => {
    const item = read(node, [name, index], note);
    if (item === undefined) return [];
    if (seen.has(item.echo)) {
      const message = `Two ${name} have the id ${quote(item.request_id)}; an answer reaches one of them. Give each its own.`;
      note({ code: "id-repeated", message, path: [name, index, "request_id"] });
    }
    seen.add(item.echo);
    return [item];
  });
  return items.sort((one, other) => (one.created_at ?? 0) - (other.created_at ?? 0));
}

function readBadge(root: ObjectNode, count: number, note: Note): number {
  const node = findValue(root, "badge");
  const badge = node === undefined ? undefined : integerOf(node);
  const mends = [{ title: `Write ${count}`, path: ["badge"], json: String(count) }];
  if (badge === undefined || badge < 0) {
    const has = node === undefined ? "is missing" : `is ${quote(textOf(node))}`;
    note({
      code: "item-field",
      message: `“badge” ${has}; the number of items is shown. Write ${count}.`,
      path: ["badge"],
      mends,
    });
    return count;
  }
  if (badge !== count) {
    const message = `The badge says ${badge}, and ${count} ${count === 1 ? "item waits" : "items wait"}. Write ${count}.`;
    note({ code: "badge", message, path: ["badge"], mends });
  }
  return badge;
}
