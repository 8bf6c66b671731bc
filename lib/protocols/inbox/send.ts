import type { EngineResult } from "../../protocol/check";
import type { Exchanged } from "../../protocol/exchange";
import type { Sending, Subject } from "../../protocol/protocol";
import type { WireStep } from "../../protocol/wire";
import { compactJson } from "../../text/compact";
import { readJson } from "../../text/json";
import { findString } from "../../text/node";
import { agentStateOf, type Item, itemsOf, keyOf } from "./agent";
import { readAgent } from "./read-agent";
import { uuidOf } from "./uuid";
import { fixedId, fixedTime, payloadText } from "./wrap";

/** The most pushes one snapshot is announced with. */
const mostPushes = 20;

/**
 * What Send puts on the wire. New items of a snapshot are announced by a push each, which says their summary and nothing
 * else; the snapshot itself is held until the phone asks for it. Everything else travels as it is.
 */
export function send(subject: Subject, _engine: EngineResult | null, sending?: Sending): readonly WireStep[] {
  const { kind, text, node, fault } = subject;
  const payload = fault === undefined ? payloadText(text, node) : text;
  if (kind === "answer") return [{ kind: "frame", from: "client", channel: "ws", payload }];
  if (findString(node, "kind") === "notification") {
    return [{ kind: "frame", from: "agent", channel: "push", payload }];
  }
  const pushes = pushesFor(payload, sending);
  return pushes.length > 0 ? pushes : [{ kind: "frame", from: "agent", channel: "ws", payload }];
}

function pushesFor(payload: string, sending: Sending | undefined): readonly WireStep[] {
  const reading = readJson(payload);
  const update = reading.ok ? readAgent(reading.root) : null;
  if (!reading.ok || update?.kind !== "inbox_update") return [];
  const fresh = freshItems(itemsOf(reading.root), sending?.sent ?? []);
  const shown = new Set([
    ...update.approvals.map(({ echo }) => `approvals/${echo}`),
    ...update.clarifications.map(({ echo }) => `clarifications/${echo}`),
    ...update.elicitations.map(({ echo }) => `elicitations/${echo}`),
  ]);
  const told = fresh.filter(({ list, echo }) => shown.has(`${list}/${echo}`)).slice(-mostPushes);
  return told.map((item, index): WireStep => {
    const notification = notificationText(item, sending);
    const step = { kind: "frame", from: "agent", channel: "push", payload: notification } as const;
    return index === told.length - 1 ? { ...step, held: payload } : step;
  });
}

/** The items the agent has not told of before. */
function freshItems(items: readonly Item[], sent: readonly Exchanged[]): readonly Item[] {
  const known = new Set(agentStateOf(sent).pending.map(keyOf));
  return items.filter((item) => !known.has(keyOf(item)));
}

function notificationText({ name }: Item, sending: Sending | undefined): string {
  const id = sending === undefined ? fixedId : uuidOf(sending.moment.nextId());
  const ts = sending === undefined ? fixedTime : Date.parse(sending.moment.now);
  return compactJson(JSON.stringify({ v: 1, kind: "notification", id, ts, title: "Skald", body: name }));
}
