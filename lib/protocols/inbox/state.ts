import type { Exchanged } from "../../protocol/exchange";
import { type JsonNode, readJson } from "../../text/json";
import { findString, findValue } from "../../text/node";
import { listOfKind } from "./act";
import { elicitationMs, isLost, itemsOf } from "./agent";
import { textOf } from "./json";
import type { AgentPayload, InboxUpdate, Items, ListName, Push } from "./payload";
import { listNames } from "./payload";
import { measurePush } from "./push";
import { readAgent } from "./read-agent";
import { secretsOfPayloads } from "./secrets";

/** An item as the phone shows it. */
export type PhoneItem = {
  readonly [List in ListName]: {
    readonly list: List;
    /** `approvals/42`: unique among all lists. */
    readonly key: string;
    readonly item: Items[List];
    /** ISO time the agent first told of it; ages and countdowns go from here. */
    readonly since: string;
    /** ISO; null where it waits for ever. */
    readonly expiresAt: string | null;
  };
}[ListName];

/** A push that arrived. */
export interface Arrived {
  readonly entryId: string;
  readonly at: string;
  readonly title: string;
  readonly body: string;
  /** A wake shows nothing but the generic text. */
  readonly kind: Push["kind"];
}

/** One line of the log: what became of what was sent. */
export interface LogLine {
  readonly entryId: string;
  readonly at: string;
  readonly result: "done" | "no-op" | "ignored" | "lost" | "told";
  readonly says: string;
}

/** One frame of the wire view. */
export interface WireRow {
  readonly entryId: string;
  readonly at: string;
  readonly from: "agent" | "client";
  readonly channel: "push" | "ws";
  /** Its kind; null where the payload cannot be read. */
  readonly kind: string | null;
  readonly payload: string;
  readonly push: Push;
  readonly isLost: boolean;
}

/** The phone after everything that was sent; conditions of the surface (locked, offline, …) are not in it. */
export interface PhoneState {
  /** Whether the app has ever got a snapshot. */
  readonly hasInbox: boolean;
  /** The last snapshot without what was answered since; oldest first within each list. */
  readonly items: readonly PhoneItem[];
  /** As the snapshot says, less what was answered since. */
  readonly badge: number;
  /** Whether the agent has told of something by push that the app has not fetched. */
  readonly isBehind: boolean;
  /** Oldest first. */
  readonly notifications: readonly Arrived[];
  readonly log: readonly LogLine[];
  readonly wire: readonly WireRow[];
  /** Secret values in anything that was sent, to be masked in every view. */
  readonly secrets: readonly string[];
}

export const emptyPhone: PhoneState = {
  hasInbox: false,
  items: [],
  badge: 0,
  isBehind: false,
  notifications: [],
  log: [],
  wire: [],
  secrets: [],
};

/** The phone as the frames up to now, or up to the moment looked at, leave it. */
export function phoneStateOf(sent: readonly Exchanged[]): PhoneState {
  if (sent.length === 0) return emptyPhone;
  const fold = new Fold();
  for (const frame of sent) fold.add(frame);
  return fold.state(sent);
}

class Fold {
  private inbox: InboxUpdate | null = null;
  private isBehind = false;
  private readonly answered = new Set<string>();
  private readonly since = new Map<string, { readonly json: string; readonly at: string }>();
  private readonly notifications: Arrived[] = [];
  private readonly log: LogLine[] = [];
  private readonly wire: WireRow[] = [];

  add(frame: Exchanged): void {
    const { id, at, from, channel, payload } = frame;
    const { root, kind, read, push } = lookAt(payload);
    this.wire.push({ entryId: id, at, from, channel, kind, payload, push, isLost: isLost(frame) });
    if (from === "agent") this.hear(frame, root, read);
    else this.say(root, kind);
    for (const made of frame.outcomes) {
      this.log.push({ entryId: id, at: made.at, result: resultOf(made), says: made.reason ?? made.action });
    }
  }

  private hear(frame: Exchanged, root: JsonNode | undefined, payload: AgentPayload | null): void {
    const { id, at, channel, payload: text, held } = frame;
    const told = held === undefined ? root : lookAt(held).root;
    if (told !== undefined) this.noteItems(told, at);
    if (held !== undefined) this.isBehind = true;
    if (payload === null) {
      this.log.push({
        entryId: id,
        at,
        result: "ignored",
        says: "The phone drops this payload: it cannot read it.",
      });
    }
    const { kind } = lookAt(text).push;
    if (payload?.kind === "inbox_update" && (channel === "ws" || kind === "content")) this.take(payload);
    if (channel === "push") this.notifications.push({ entryId: id, at, ...wordsOf(payload), kind });
  }

  private noteItems(root: JsonNode, at: string): void {
    for (const { list, request_id, json } of itemsOf(root)) {
      const key = `${list}/${request_id}`;
      if (this.since.get(key)?.json !== json) this.since.set(key, { json, at });
    }
  }

  private take(update: InboxUpdate): void {
    this.inbox = update;
    this.isBehind = false;
    this.answered.clear();
  }

  // The card goes at once, whatever becomes of the answer.
  private say(root: JsonNode | undefined, kind: string | null): void {
    const list = listOfKind(kind);
    const id = root === undefined ? undefined : findValue(root, "request_id");
    if (list !== undefined && id !== undefined) this.answered.add(`${list}/${textOf(id)}`);
  }

  state(sent: readonly Exchanged[]): PhoneState {
    const all = this.inbox === null ? [] : this.itemsIn(this.inbox);
    const items = all.filter(({ key }) => !this.answered.has(key));
    const badge = Math.max(0, (this.inbox?.badge ?? 0) - (all.length - items.length));
    const payloads = sent.flatMap(({ payload, held }) => (held === undefined ? payload : [payload, held]));
    return {
      hasInbox: this.inbox !== null,
      items,
      badge,
      isBehind: this.isBehind,
      notifications: this.notifications,
      log: this.log,
      wire: this.wire,
      secrets: [...new Set(secretsOfPayloads(payloads).map(({ value }) => value))],
    };
  }

  private itemsIn(inbox: InboxUpdate): readonly PhoneItem[] {
    return listNames.flatMap((list) =>
      inbox[list].map((item) => {
        const key = `${list}/${item.request_id}`;
        const since = this.since.get(key)?.at ?? "";
        const expiresAt =
          list === "elicitations" ? new Date(Date.parse(since) + elicitationMs).toISOString() : null;
        return { list, key, item, since, expiresAt } as PhoneItem;
      }),
    );
  }
}

function wordsOf(payload: AgentPayload | null): { readonly title: string; readonly body: string } {
  if (payload?.kind === "notification") return { title: payload.title, body: payload.body };
  const latest = payload?.kind === "inbox_update" ? payload.approvals.at(-1)?.summary : undefined;
  return { title: "Skald", body: latest ?? "Action required" };
}

function resultOf({ action, result }: Exchanged["outcomes"][number]): LogLine["result"] {
  if (action === "deliver") return "lost";
  if (action === "expire" || action === "restart") return "told";
  return ({ applied: "done", skipped: "no-op", refused: "ignored" } as const)[result];
}

interface Look {
  readonly root: JsonNode | undefined;
  readonly kind: string | null;
  /** As the phone reads it; null for what it drops and what is not from the agent. */
  readonly read: AgentPayload | null;
  readonly push: Push;
}

const looks = new Map<string, Look>();
const mostCharacters = 5_000_000;
let characters = 0;

/** What can be seen of a payload; the fold is run anew for every frame, so it is remembered. */
function lookAt(payload: string): Look {
  const known = looks.get(payload);
  if (known !== undefined) return known;
  const reading = readJson(payload);
  const root = reading.ok ? reading.root : undefined;
  const look = {
    root,
    kind: root === undefined ? null : (findString(root, "kind") ?? null),
    read: root === undefined ? null : readAgent(root),
    push: measurePush(payload),
  };
  if (characters > mostCharacters) {
    looks.clear();
    characters = 0;
  }
  looks.set(payload, look);
  characters += payload.length + 200;
  return look;
}
