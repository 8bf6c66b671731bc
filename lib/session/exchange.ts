import type { Inspection } from "../protocol/create-check";
import type { Protocol, Sending } from "../protocol/protocol";
import type { WireStep } from "../protocol/wire";
import type { Stamps } from "../transcript/clock";
import type { By } from "../transcript/entry";
import { exchangedOf } from "../transcript/exchanged";
import { append, pathTo, type Transcript } from "../transcript/transcript";
import { draftFillOf, type Session, type Surroundings } from "./session";

export interface Acting {
  readonly protocol: Protocol;
  /** Plain JSON, as the protocol's exchange reads it. */
  readonly act: unknown;
  readonly by?: By;
}

/** Something happens at the person's end of an exchange of frames; what it puts on the wire goes behind what was sent. */
export function act(session: Session, { protocol, act, by }: Acting, { stamps }: Surroundings): Session {
  const { exchange } = protocol;
  if (exchange === undefined) return session;
  const sent = exchangedOf(pathTo(session.transcript), exchange);
  const steps = exchange.steps(sent, act, momentOf(stamps));
  if (steps.length === 0) return session;
  return { ...session, transcript: travel(session.transcript, steps, stamps, by), lookingAt: null };
}

/** What falls due by itself as time passes; the same session where nothing does. */
export function passTime(session: Session, { protocols, stamps }: Surroundings): Session {
  let { transcript } = session;
  for (const { exchange } of protocols) {
    if (exchange === undefined) continue;
    const sent = exchangedOf(pathTo(transcript), exchange);
    if (sent.length > 0) transcript = travel(transcript, exchange.due(sent, momentOf(stamps)), stamps);
  }
  return transcript === session.transcript ? session : { ...session, transcript };
}

/** The transcript with what the other end does at once about what was sent. */
export function reacted(
  transcript: Transcript,
  { exchange }: Protocol,
  { stamps }: Surroundings,
): Transcript {
  if (exchange === undefined) return transcript;
  const steps = exchange.react(exchangedOf(pathTo(transcript), exchange), momentOf(stamps));
  return travel(transcript, steps, stamps);
}

/** What a protocol may need to know to send a message. */
export function sendingOf(
  session: Session,
  { check, protocol }: Inspection,
  { stamps }: Surroundings,
): Sending {
  const exchange = protocol?.exchange;
  return {
    client: check.client,
    fill: draftFillOf(session),
    sent: exchange === undefined ? [] : exchangedOf(pathTo(session.transcript), exchange),
    moment: momentOf(stamps),
  };
}

function momentOf({ clock, nextId }: Stamps) {
  return { now: clock.now(), nextId };
}

// What the client sends, the person brought about; the rest either end does by itself.
function travel(
  transcript: Transcript,
  steps: readonly WireStep[],
  stamps: Stamps,
  by: By = "person",
): Transcript {
  return steps.reduce((before, step) => {
    const isOwn = step.kind === "frame" && step.from === "client";
    return append(before, { steps: [step], ...(isOwn && { by }) }, stamps).transcript;
  }, transcript);
}
