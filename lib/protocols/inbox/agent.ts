import type { Exchanged } from "../../protocol/exchange";
import { type JsonNode, readJson } from "../../text/json";
import { findString, findValue } from "../../text/node";
import { listOfKind } from "./act";
import { jsonOf, textOf } from "./json";
import { type ListName, listNames, type PhoneReading } from "./payload";
import { decimalOf, readPhone } from "./read-phone";

/** How long an elicitation waits before the agent gives it up. */
export const elicitationMs = 300_000;

/** An item the agent waits for. */
export interface Pending {
  readonly list: ListName;
  readonly request_id: string;
  /** The id as JSON. */
  readonly echo: string;
  /** ISO time the agent first told of it. */
  readonly since: string;
  /** ISO; null: it waits for ever. */
  readonly expiresAt: string | null;
  /** What it is called in the log. */
  readonly name: string;
  /** The item as compact JSON. */
  readonly json: string;
}

/** What the agent knows. */
export interface AgentState {
  readonly pending: readonly Pending[];
  readonly restarts: number;
  /** The snapshot as it was written, while it says what is pending and no phone has had it. */
  readonly written: string | null;
  /** Whether a phone has asked for the inbox. */
  readonly isAsked: boolean;
}

export const newAgent: AgentState = { pending: [], restarts: 0, written: null, isAsked: false };

/** The agent after everything that was sent: a fold, so that a transcript alone tells it. */
export function agentStateOf(sent: readonly Exchanged[]): AgentState {
  return sent.reduce(afterFrame, newAgent);
}

function afterFrame(before: AgentState, frame: Exchanged): AgentState {
  const { from, payload, held = payload } = frame;
  const told = from === "agent" ? afterTelling(before, frame, held) : afterHearing(before, frame);
  return frame.outcomes.reduce((state, { action, at }) => {
    if (action === "restart") return { ...newAgent, restarts: state.restarts + 1 };
    return action === "expire" ? withoutExpired(state, at) : state;
  }, told);
}

function afterTelling(before: AgentState, { at, held: own }: Exchanged, text: string): AgentState {
  const reading = readJson(text);
  if (!reading.ok || findString(reading.root, "kind") !== "inbox_update") return before;
  const known = new Map(before.pending.map((item) => [keyOf(item), item]));
  const pending = itemsOf(reading.root).map((item) => known.get(keyOf(item)) ?? toldAt(item, at));
  return { ...before, pending, written: own === undefined ? null : text };
}

/** An item by all of it: one that was changed is another. */
export function keyOf({ list, json }: Pick<Pending, "list" | "json">): string {
  return `${list} ${json}`;
}

function toldAt(item: Item, at: string): Pending {
  const expiresAt = item.list === "elicitations" ? later(at, elicitationMs) : null;
  return { ...item, since: at, expiresAt };
}

function later(at: string, ms: number): string {
  return new Date(Date.parse(at) + ms).toISOString();
}

function afterHearing(before: AgentState, frame: Exchanged): AgentState {
  if (isLost(frame)) return before;
  const heard = hear(frame.payload);
  if (!heard.ok) return before;
  const asked = heard.reading.as === "inbox_request" ? { ...before, isAsked: true, written: null } : before;
  const found = findAnswered(before, heard.reading);
  return found === undefined ? asked : without(before, (item) => item !== found);
}

/** Whether a frame never reached the other side. */
export function isLost({ outcomes }: Exchanged): boolean {
  return outcomes.some(({ action }) => action === "deliver");
}

/** What the agent makes of the bytes a phone sends. */
export function hear(payload: string): ReturnType<typeof readPhone> {
  const reading = readJson(payload);
  return reading.ok ? readPhone(reading.root) : { ok: false, kind: null, why: "It is no JSON." };
}

/** The item an answer is for; undefined where none waits under its id. */
export function findAnswered({ pending }: AgentState, reading: PhoneReading): Pending | undefined {
  const list = listOfKind(reading.as);
  if (list === undefined || !("request_id" in reading)) return undefined;
  return pending.find((item) => {
    const isText = item.echo.startsWith('"');
    return item.list === list && isText && decimalOf(item.request_id) === reading.request_id;
  });
}

export function without(state: AgentState, isKept: (item: Pending) => boolean): AgentState {
  return { ...state, pending: state.pending.filter(isKept), written: null };
}

/** Elicitations nobody answered in time. */
export function expiredAt({ pending }: AgentState, at: string): readonly Pending[] {
  const now = Date.parse(at);
  return pending.filter(({ expiresAt }) => expiresAt !== null && Date.parse(expiresAt) <= now);
}

export function withoutExpired(state: AgentState, at: string): AgentState {
  const expired = expiredAt(state, at);
  return expired.length === 0 ? state : without(state, (item) => !expired.includes(item));
}

export type Item = Omit<Pending, "since" | "expiresAt">;

const names: Readonly<Record<ListName, string>> = {
  approvals: "summary",
  clarifications: "question",
  elicitations: "message",
};

/** The items of a snapshot that have an id, in the order of its lists. */
export function itemsOf(root: JsonNode): readonly Item[] {
  return listNames.flatMap((list) => {
    const items = findValue(root, list);
    if (items?.type !== "array") return [];
    return items.items.flatMap((node) => itemOf(node, list));
  });
}

function itemOf(node: JsonNode, list: ListName): readonly Item[] {
  const id = findValue(node, "request_id");
  if (id === undefined || id.type === "null") return [];
  const name = findString(node, names[list]) ?? findString(node, "tool_name") ?? textOf(id);
  return [{ list, request_id: textOf(id), echo: jsonOf(id), name, json: jsonOf(node) }];
}
