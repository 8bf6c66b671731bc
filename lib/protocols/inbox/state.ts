import type { Exchanged } from "../../protocol/exchange";
import type { Items, ListName, Push } from "./payload";

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
  /** What the agent would answer an `inbox_request` with, where that is not what the app has; null: nothing new. */
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
export function phoneStateOf(_sent: readonly Exchanged[]): PhoneState {
  return emptyPhone;
}
