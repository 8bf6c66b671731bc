import type { Check } from "../protocol/check";
import type { Placeholder, Protocol } from "../protocol/protocol";
import type { Stamps } from "../transcript/clock";
import { emptyTranscript, type Transcript } from "../transcript/transcript";
import { activeValues, noSets, type ValueSets } from "./sets";

/** What a text looks like to the person: the protocol that draws it and what its drawing side made of it. */
export interface Drawing {
  readonly protocol: Protocol;
  /** `Check.client` of the text. */
  readonly client: unknown;
  /** The text it was made from. */
  readonly source: string;
}

/** The draft's place among the fills; entries have their ids. */
export const DRAFT = "draft";

/** What a change may need from outside. */
export interface Surroundings {
  readonly protocols: readonly Protocol[];
  readonly stamps: Stamps;
}

/** All a workbench holds. Plain data, changed only by the functions of `changes.ts` and `exchange.ts`. */
export interface Session {
  readonly source: string;
  /** The values its placeholders are filled with, and other such sets. */
  readonly sets: ValueSets;
  /** `<protocol>/<name>` of the sample the source began as. */
  readonly sample: string | null;
  readonly check: Check;
  /** Of the source; while it is broken, of the text drawn last. */
  readonly placeholders: readonly Placeholder[];
  /** The last drawing of the source; not of the source as it stands while `staleSince` is set. */
  readonly drawing: Drawing | null;
  /** ISO time since when the text has been broken; null while it can be read. */
  readonly staleSince: string | null;
  /** The source as it was last sent. It is a draft while it differs. */
  readonly sentSource: string | null;
  /** What its placeholders were filled with then, as `filledWith` says it. */
  readonly sentValues: string;
  /** The agent's words that go before the draft. */
  readonly words: string;
  /** What stands in the person's message box, not said yet. */
  readonly message: string;
  /** What was filled in, by target: an entry's id, or `DRAFT`. */
  readonly fills: Readonly<Record<string, unknown>>;
  readonly transcript: Transcript;
  /** How many of its entries were there when it was opened; what came since, the person saw happen. */
  readonly openedCount: number;
  /** The entry whose moment is looked at; null: now. */
  readonly lookingAt: string | null;
}

export function startSession(source: string, check: Check): Session {
  return {
    source,
    sets: noSets,
    sample: null,
    check,
    placeholders: [],
    drawing: null,
    staleSince: null,
    sentSource: null,
    sentValues: "",
    words: "",
    message: "",
    fills: {},
    transcript: emptyTranscript,
    openedCount: 0,
    lookingAt: null,
  };
}

/** Whether the source, filled as it is, is yet to be sent. */
export function isDraft(session: Session): boolean {
  const { source, sentSource, sentValues } = session;
  return source.trim() !== "" && (source !== sentSource || filledWith(session) !== sentValues);
}

/** The values the text takes up, in a form to compare: other values make another message of the same text. */
export function filledWith({ placeholders, sets }: Pick<Session, "placeholders" | "sets">): string {
  const values = activeValues(sets);
  const names = new Set(placeholders.map(({ name }) => name).filter((name) => Object.hasOwn(values, name)));
  return JSON.stringify([...names].sort().map((name) => [name, values[name]]));
}

/** What is filled in for the draft: the value set in use where its protocol takes one for that. */
export function draftFillOf({ drawing, sets, fills }: Pick<Session, "drawing" | "sets" | "fills">): unknown {
  const fillOf = drawing?.protocol.answer?.fillOf;
  return fillOf === undefined || sets.active === null ? fills[DRAFT] : fillOf(activeValues(sets));
}

/** Why what is filled in for the draft cannot be sent yet, in words; undefined: it can. */
export function whyHeldBack(session: Pick<Session, "drawing" | "sets" | "fills">): string | undefined {
  const { drawing } = session;
  if (drawing === null || drawing.client === null) return undefined;
  const { answer, holdsBack } = drawing.protocol;
  const fill = answer?.parseDraft(draftFillOf(session)) ?? answer?.start(drawing.client);
  return holdsBack?.(drawing.client, fill);
}

/** Whether something was filled in for the draft. */
export function isFilled({ drawing, fills }: Pick<Session, "drawing" | "fills">): boolean {
  const answer = drawing?.protocol.answer;
  if (!drawing || !answer || drawing.client === null || !answer.asks(drawing.client)) return false;
  const filled = answer.parseDraft(fills[DRAFT]);
  return (
    filled !== undefined && JSON.stringify(filled) !== JSON.stringify(answer.start(drawing.client, undefined))
  );
}
