import type { Check, CheckContext } from "../protocol/check";
import type { Inspection } from "../protocol/create-check";
import type { Placeholder } from "../protocol/protocol";
import type { WireStep } from "../protocol/wire";
import type { By } from "../transcript/entry";
import { outcomeSteps } from "../transcript/outcomes";
import {
  append,
  continueFrom,
  emptyTranscript,
  findEntry,
  switchBranch,
  type Transcript,
} from "../transcript/transcript";
import { liveMessage } from "./conversation";
import { reacted, sendingOf } from "./exchange";
import {
  DRAFT,
  draftFillOf,
  filledWith,
  isDraft,
  type Session,
  type Surroundings,
  whyHeldBack,
} from "./session";

export interface Written {
  readonly source: string;
  readonly check: Check;
  /** As the inspection has them. */
  readonly placeholders?: readonly Placeholder[];
}

/** The text changed under the person's hands: what was filled in stays, and a broken text keeps the last drawing. */
export function write(
  session: Session,
  { source, check, placeholders = [] }: Written,
  { protocols, stamps }: Surroundings,
): Session {
  const base = { ...session, source, check, placeholders };
  if (source.trim() === "") return { ...base, drawing: null, staleSince: null };
  const protocol = protocols.find(({ id }) => id === check.protocol);
  if (protocol === undefined) {
    const isKept = session.drawing !== null && check.verdict === "unrecognised";
    if (!isKept) return { ...base, drawing: null, staleSince: null };
    return {
      ...base,
      placeholders: session.placeholders,
      staleSince: session.staleSince ?? stamps.clock.now(),
    };
  }
  return withDraftFill({ ...base, drawing: { protocol, client: check.client, source }, staleSince: null });
}

/** The drawing of a broken text, as other values or settings fill it; the same session where another text is drawn by now. */
export function redraw(session: Session, { source, check }: Written): Session {
  const { drawing, staleSince } = session;
  if (staleSince === null || drawing?.source !== source || drawing.protocol.id !== check.protocol)
    return session;
  return withDraftFill({ ...session, drawing: { ...drawing, client: check.client } });
}

/**
 * Another text takes the place of this one: a sample, a file, an entry. What was filled in for the old one is gone; the
 * value sets stay.
 */
export function load(session: Session, written: Written, surroundings: Surroundings): Session {
  const { [DRAFT]: _dropped, ...fills } = session.fills;
  const emptied = withDraftFill({ ...session, fills, sentSource: null, lookingAt: null });
  return { ...write(emptied, written, surroundings), sample: null };
}

/** Goes on after a reply: the next text with its words, and its form as far as it is filled already. */
export function draftNext(
  session: Session,
  { written, words, fill }: { written: Written; words: string; fill: unknown },
  surroundings: Surroundings,
): Session {
  const loaded = load(session, written, surroundings);
  return withDraftFill({ ...loaded, words, fills: { ...loaded.fills, [DRAFT]: fill } });
}

/** Undoes a load: the text as it was before, with what was filled in for it. */
export function reload(
  session: Session,
  { before, written }: { before: Session; written: Omit<Written, "source"> },
  surroundings: Surroundings,
): Session {
  const { source, sets, sample, sentSource, sentValues, words } = before;
  const loaded = load(session, { source, ...written }, surroundings);
  const fills = { ...loaded.fills, [DRAFT]: before.fills[DRAFT] };
  return withDraftFill({ ...loaded, sets, sample, sentSource, sentValues, words, fills });
}

// The draft of a form grows with it: questions that came get their start, what others hold is kept.
function withDraftFill(session: Session): Session {
  const { drawing } = session;
  const answer = drawing?.protocol.answer;
  if (!drawing || !answer || drawing.client === null || !answer.asks(drawing.client)) return session;
  const fill = answer.start(drawing.client, answer.parseDraft(session.fills[DRAFT]));
  return { ...session, fills: { ...session.fills, [DRAFT]: fill } };
}

/** The text that was sent is a draft again, with what is filled in now or `filled`. */
export function draftAgain(session: Session, filled: unknown): Session {
  return withDraftFill({
    ...session,
    sentSource: null,
    lookingAt: null,
    fills: { ...session.fills, [DRAFT]: filled },
  });
}

export function fill(session: Session, target: string, draft: unknown): Session {
  return { ...session, fills: { ...session.fills, [target]: draft } };
}

/** What became of something that was sent: the session after it, and the entry it is known by. */
export interface Sent {
  readonly session: Session;
  /** Of the tool's end, or of what else was sent last. */
  readonly id: string;
}

/** Why nothing was sent, in words for people. */
export interface Refused {
  readonly refused: string;
}

/** Puts the draft into the transcript: the agent's words, the message as it stands, then what became of its steps. */
export function send(session: Session, inspection: Inspection, surroundings: Surroundings): Sent | Refused {
  const refused = whyNotSent(session, inspection);
  if (refused !== null) return { refused };
  const { subject, protocol, check } = inspection;
  if (subject === null || protocol === null) return { refused: unreadable };
  const live = liveMessage(session, surroundings.protocols);
  const fill = draftFillOf(session);
  const steps = protocol.send(subject, check.engine, sendingOf(session, inspection, surroundings));
  const isSaid = protocol.saidBy === "person";
  const isAnswer = subject.kind === "answer" || isSaid;
  const answers = !isSaid && live?.protocol === protocol ? live.entryId : undefined;
  const words: WireStep[] =
    session.words.trim() === "" ? [] : [{ kind: "agent_message", text: session.words.trim() }];
  const spoken = append(session.transcript, { steps: isAnswer ? [] : words }, surroundings.stamps);
  const sent = append(
    spoken.transcript,
    {
      steps,
      ...(isAnswer && { by: "person" as const, ...(answers !== undefined && { answers }) }),
      ...(isSaid && check.client !== null && { picked: fill }),
    },
    surroundings.stamps,
  );
  const outcomes = sent.added.flatMap((entry) =>
    outcomeSteps(entry, surroundings.protocols, inspection.context),
  );
  const ended = append(sent.transcript, { steps: outcomes }, surroundings.stamps);
  const id = sent.added.at(-1)?.id ?? "";
  const { [DRAFT]: filled, ...fills } = session.fills;
  return {
    id,
    session: {
      ...session,
      transcript: reacted(ended.transcript, protocol, surroundings),
      fills: filled === undefined ? fills : { ...fills, [id]: filled },
      words: isAnswer ? session.words : "",
      sentSource: session.source,
      sentValues: filledWith(session),
      lookingAt: null,
    },
  };
}

const unreadable = "The text cannot be read as a message of any protocol yet.";

/** Why the text cannot be sent; null: it can. */
export function whyNotSent(
  session: Session,
  { subject, check }: Pick<Inspection, "subject" | "check">,
): string | null {
  if (session.source.trim() === "") return "There is nothing to send yet.";
  if (check.form === "timeline") return "A timeline is opened as a transcript, not sent.";
  if (subject === null) return unreadable;
  if (!isDraft(session)) return "This text was sent. Change it to send again.";
  return whyHeldBack(session) ?? null;
}

export interface Answering {
  readonly target: string;
  readonly draft: unknown;
  readonly as: "json" | "summary";
  readonly by?: By;
}

/** The person is done with a form: the answer goes behind it. The same session where that form is not live any more. */
export function answer(
  session: Session,
  { target, draft, as, by = "person" }: Answering,
  surroundings: Surroundings,
): Session {
  const message = liveMessage(session, surroundings.protocols);
  const rules = message?.protocol.answer;
  if (!message || !rules || message.entryId !== target) return session;
  const steps = rules.send(message.client, draft, as);
  const { transcript } = append(
    session.transcript,
    { steps, by, answers: target, picked: draft },
    surroundings.stamps,
  );
  return { ...session, transcript, fills: { ...session.fills, [target]: draft }, lookingAt: null };
}

/** A step of a message that was sent: the entry it lies in, and its place. */
export interface Repeating {
  readonly of: string;
  readonly index: number;
  readonly context: CheckContext;
  readonly by?: By;
}

/** Runs a step once more; the same session where there is no such step. */
export function runAgain(
  session: Session,
  { of, index, context, by = "person" }: Repeating,
  { protocols, stamps }: Surroundings,
): Session {
  const entry = findEntry(session.transcript, of);
  const steps = entry === undefined ? [] : outcomeSteps(entry, protocols, context);
  const repeated = steps.filter((step) => step.index === index);
  if (repeated.length === 0) return session;
  const { transcript } = append(session.transcript, { steps: repeated, by }, stamps);
  return { ...session, transcript, lookingAt: null };
}

/** The person says something; a text that is an answer is entered as the live form's. */
export function say(session: Session, text: string, { protocols, stamps }: Surroundings): Session {
  const words = text.trim();
  if (words === "") return session;
  const live = liveMessage(session, protocols);
  const isAnswer = live?.protocol.asksIn !== "call" && live?.protocol.answer?.bubble(words) !== undefined;
  const addition = { steps: [{ kind: "user_message", text: words }] as const, by: "person" as const };
  const { transcript } = append(
    session.transcript,
    isAnswer && live ? { ...addition, answers: live.entryId } : addition,
    stamps,
  );
  return { ...session, transcript, message: "", lookingAt: null };
}

/** The agent says something without a message. */
export function sayAsAgent(session: Session, text: string, { stamps }: Surroundings): Session {
  const words = text.trim();
  if (words === "") return session;
  const { transcript } = append(
    session.transcript,
    { steps: [{ kind: "agent_message", text: words }] },
    stamps,
  );
  return { ...session, transcript, words: "", lookingAt: null };
}

export function speak(session: Session, words: string): Session {
  return { ...session, words };
}

export function type(session: Session, message: string): Session {
  return { ...session, message };
}

export function lookAt(session: Session, id: string | null): Session {
  return { ...session, lookingAt: id === session.transcript.head ? null : id };
}

/** What comes next follows this entry; a branch where others follow it already. */
export function continueAt(session: Session, id: string): Session {
  return { ...session, transcript: continueFrom(session.transcript, id), lookingAt: null };
}

export function turnBranch(session: Session, id: string, by: -1 | 1): Session {
  return { ...session, transcript: switchBranch(session.transcript, id, by), lookingAt: null };
}

/** Another transcript takes the place of this one; fills of forms it does not hold are dropped. */
export function openTranscript(session: Session, transcript: Transcript): Session {
  const ids = new Set(transcript.entries.map(({ id }) => id));
  const kept = Object.entries(session.fills).filter(([target]) => target === DRAFT || ids.has(target));
  return {
    ...session,
    transcript,
    openedCount: transcript.entries.length,
    fills: Object.fromEntries(kept),
    lookingAt: null,
  };
}

/** Empty transcript, fills gone; the text stays and is a draft again. */
export function reset(session: Session): Session {
  return withDraftFill({
    ...session,
    transcript: emptyTranscript,
    openedCount: 0,
    fills: {},
    words: "",
    sentSource: null,
    lookingAt: null,
  });
}

/** What was found in a session's text, and the text that was drawn last where it is broken. */
export interface Restored extends Omit<Written, "source"> {
  readonly drawn: Written | undefined;
}

/** Takes in a session from storage, whose text was checked anew. */
export function restore(
  session: Session,
  { drawn, ...found }: Restored,
  surroundings: Surroundings,
): Session {
  const { source, sentSource } = session;
  const before = drawn === undefined ? { ...session, drawing: null } : write(session, drawn, surroundings);
  const restored = { ...write(before, { source, ...found }, surroundings), lookingAt: null };
  // What was sent as it stands was sent with the values that are in use.
  return source === sentSource ? { ...restored, sentValues: filledWith(restored) } : restored;
}
