import { inspect } from "@/lib/protocols/check";
import { protocols } from "@/lib/protocols/registry";
import { storable } from "@/lib/session/secrets";
import { type Drawing, isDraft, isFilled, type Session } from "@/lib/session/session";
import { readSets, writeSets } from "@/lib/session/sets";
import type { Work } from "@/lib/share/saved-work";
import type { Settings } from "@/lib/share/settings";
import { documentFormat, type ParleyDocument } from "@/lib/transcript/file";
import type { WorkbenchState } from "./store";

/** The text with the settings it was written under; the theme is the reader's, not the text's. */
export function documentOf(session: Session, { theme: _reader, ...settings }: Settings): ParleyDocument {
  return { format: documentFormat, source: session.source, ...writeSets(session.sets), settings };
}

/** What of a workbench survives a reload. */
export function workOf({ session, settings }: WorkbenchState): Work {
  return {
    document: documentOf(session, settings),
    isSent: session.source !== "" && !isDraft(session),
    drawnSource: session.staleSince === null ? null : (session.drawing?.source ?? null),
    fills: Object.entries(session.fills),
    words: session.words,
    message: session.message,
    transcript: storable(session.transcript, protocols),
    sampleName: session.sample,
  };
}

/** The session a stored work stands for; its check is still that of `base`. */
export function sessionOf(work: Work, base: Session): Session {
  const { source } = work.document;
  return {
    ...base,
    source,
    sets: readSets(work.document),
    sentSource: work.isSent ? source : null,
    fills: Object.fromEntries(work.fills),
    words: work.words,
    message: work.message,
    transcript: work.transcript,
    openedCount: work.transcript.entries.length,
    sample: work.sampleName,
    lookingAt: null,
  };
}

/** Whether a person would miss it. */
export function isWorthKeeping(work: Work, samples: ReadonlySet<string>): boolean {
  const { source, sets } = work.document;
  return (
    sets.length > 0 ||
    work.transcript.entries.length > 0 ||
    (source.trim() !== "" && !samples.has(source)) ||
    `${work.words}${work.message}`.trim() !== "" ||
    isFilled({ drawing: drawingOf(source), fills: Object.fromEntries(work.fills) })
  );
}

function drawingOf(source: string): Drawing | null {
  const { check, protocol } = inspect(source);
  return protocol === null ? null : { protocol, client: check.client, source };
}
