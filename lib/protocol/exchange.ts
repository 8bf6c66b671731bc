import type { Outcome } from "./outcome";
import type { Picked } from "./protocol";
import type { WireStep } from "./wire";

/** What became of a frame. */
export interface Made extends Omit<Outcome, "index"> {
  /** ISO. */
  readonly at: string;
}

/** A frame that was sent, with what became of it. */
export interface Exchanged {
  readonly id: string;
  /** ISO. */
  readonly at: string;
  readonly from: "agent" | "client";
  readonly channel: "push" | "ws";
  /** The exact string. */
  readonly payload: string;
  /** What the sender holds back until it is asked for it; it has not travelled. */
  readonly held?: string;
  readonly outcomes: readonly Made[];
}

/** When something is done, and ids for what it sends. */
export interface Moment {
  /** ISO. */
  readonly now: string;
  readonly nextId: () => string;
}

/** A frame in words. */
export interface Described {
  /** Its kind, as it is on the wire. */
  readonly name: string;
  /** What it says, in a line. */
  readonly says?: string;
  /** Of an answer: what the person picked, in the words they saw. */
  readonly picked?: readonly Picked[];
  /** Names of the members that hold the person's own values. */
  readonly ownValues?: readonly string[];
}

/**
 * How the two ends of a protocol of frames react to each other. Both ends are folds over what was sent, so a transcript
 * alone tells where they stand.
 */
export interface Exchange {
  /** Whether a frame's payload is of this protocol. */
  reads(payload: string): boolean;
  /** A frame in words, for the list of what was sent. */
  describe?(payload: string): Described | undefined;
  /** What an act at the person's end puts on the wire, both sides in order. An act is plain JSON; of one that cannot be read, nothing. */
  steps(sent: readonly Exchanged[], act: unknown, moment: Moment): readonly WireStep[];
  /** What the other end says to the frames sent last. */
  react(sent: readonly Exchanged[], moment: Moment): readonly WireStep[];
  /** What falls due by itself as time passes. */
  due(sent: readonly Exchanged[], moment: Moment): readonly WireStep[];
}
