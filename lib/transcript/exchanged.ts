import type { Exchange, Exchanged, Made } from "../protocol/exchange";
import type { Entry, EntryOf } from "./entry";

type Reads = Pick<Exchange, "reads">;

/** The frames of an exchange on a path, each with what became of it. The same list for the same path. */
export function exchangedOf(path: readonly Entry[], exchange: Reads): readonly Exchanged[] {
  const known = cacheOf(lists, exchange);
  const before = known.get(path);
  if (before !== undefined) return before;
  const outcomes = new Map<string, Made[]>();
  for (const entry of path) {
    if (entry.kind !== "outcome") continue;
    const made = outcomes.get(entry.of) ?? [];
    outcomes.set(entry.of, made);
    made.push(madeOf(entry));
  }
  const sent = path.flatMap((entry) =>
    entry.kind === "frame" && isRead(entry, exchange) ? [exchangedAs(entry, outcomes)] : [],
  );
  known.set(path, sent);
  return sent;
}

/** Whether an entry is a frame of this exchange. */
export function isOfExchange(entry: Entry, exchange: Reads): boolean {
  return entry.kind === "frame" && isRead(entry, exchange);
}

function exchangedAs(
  { id, at, from, channel, payload, held }: EntryOf<"frame">,
  outcomes: ReadonlyMap<string, readonly Made[]>,
): Exchanged {
  const sent = { id, at, from, channel, payload, outcomes: outcomes.get(id) ?? [] };
  return held === undefined ? sent : { ...sent, held };
}

function madeOf({ at, action, result, reason }: EntryOf<"outcome">): Made {
  return reason === undefined ? { at, action, result } : { at, action, result, reason };
}

const lists = new WeakMap<Reads, WeakMap<readonly Entry[], readonly Exchanged[]>>();
const readings = new WeakMap<Reads, WeakMap<EntryOf<"frame">, boolean>>();

function isRead(entry: EntryOf<"frame">, exchange: Reads): boolean {
  const known = cacheOf(readings, exchange);
  const isKnown = known.get(entry);
  if (isKnown !== undefined) return isKnown;
  const reads = exchange.reads(entry.payload);
  known.set(entry, reads);
  return reads;
}

function cacheOf<Key extends object, Value>(
  caches: WeakMap<Reads, WeakMap<Key, Value>>,
  exchange: Reads,
): WeakMap<Key, Value> {
  const known = caches.get(exchange) ?? new WeakMap<Key, Value>();
  caches.set(exchange, known);
  return known;
}
