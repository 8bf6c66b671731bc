import { z } from "../text/zod";
import {
  compactTranscript,
  documentFormat,
  documentSchema,
  type ParleyDocument,
  readFile,
} from "../transcript/file";
import { continueFrom, emptyTranscript, type Transcript } from "../transcript/transcript";

/** What survives a reload: everything a person typed, filled in, sent and chose. */
export interface Work {
  readonly document: ParleyDocument;
  /** The text was sent as it stands. */
  readonly isSent: boolean;
  /** The text that was drawn last, where the one in the document is broken; null where it is not. */
  readonly drawnSource: string | null;
  /** What was filled in, by target: an entry's id, or "draft". A list, as an id may be any text. */
  readonly fills: readonly (readonly [target: string, fill: unknown])[];
  /** The agent's words that go before the draft. */
  readonly words: string;
  /** What stands in the person's message box. */
  readonly message: string;
  readonly transcript: Transcript;
  /** The sample the text came from, as in the address; null where it came from elsewhere. */
  readonly sampleName: string | null;
}

export const emptyWork: Work = {
  document: { format: documentFormat, source: "", sets: [] },
  isSent: false,
  drawnSource: null,
  fills: [],
  words: "",
  message: "",
  transcript: emptyTranscript,
  sampleName: null,
};

// The transcript is kept as the text of a file: one schema reads both, and text is the quickest to store.
const recordSchema = z.object({
  version: z.literal(1),
  savedAt: z.string(),
  document: documentSchema,
  isSent: z.boolean(),
  drawnSource: z.string().nullable(),
  fills: z.array(z.tuple([z.string(), z.unknown()])),
  words: z.string(),
  message: z.string(),
  transcript: z.string(),
  head: z.string().nullable(),
  sampleName: z.string().nullable(),
});
/** Work as it lies in storage; a value of JSON but for what was filled in. */
export type WorkRecord = z.output<typeof recordSchema>;

/** Work as it is put into storage. */
export function workRecord(work: Work, savedAt: string): WorkRecord {
  const { document, isSent, drawnSource, words, message, transcript, sampleName } = work;
  const fills = work.fills.map(([target, fill]): [string, unknown] => [target, fill]);
  return {
    version: 1,
    savedAt,
    document: { ...document, sets: document.sets.map((set) => ({ ...set })) },
    isSent,
    drawnSource,
    fills,
    words,
    message,
    transcript: transcriptText(transcript),
    head: transcript.head,
    sampleName,
  };
}

let latest: { readonly of: Transcript; readonly text: string } | undefined;

function transcriptText(transcript: Transcript): string {
  const isLatest =
    latest?.of.entries === transcript.entries &&
    latest.of.title === transcript.title &&
    latest.of.extra === transcript.extra;
  const text = isLatest && latest !== undefined ? latest.text : compactTranscript(transcript);
  latest = { of: transcript, text };
  return text;
}

export interface WorkReading {
  /** Null where nothing of it can be used. */
  readonly work: Work | null;
  readonly savedAt?: string;
  /** What is damaged or was mended, in words. */
  readonly reports: readonly string[];
  /** Whether something of the record did not make it into `work`. */
  readonly isDamaged: boolean;
}

/** Reads what lies in storage; what is whole is kept where other parts are damaged. Never throws. */
export function readWork(record: unknown): WorkReading {
  const whole = recordSchema.safeParse(record);
  if (whole.success) return readRecord(whole.data, []);
  const parts = new Set(whole.error.issues.map((issue) => String(issue.path[0] ?? "")));
  if (parts.has("") || parts.has("version")) {
    const reports = ["What was stored here before cannot be read by this version of Parley."];
    return { work: null, reports, isDamaged: true };
  }
  const rest = Object.entries(Object(record)).filter(([name]) => !parts.has(name));
  const mended = recordSchema.safeParse({ ...workRecord(emptyWork, ""), ...Object.fromEntries(rest) });
  const lost = [...parts].map((part) => partNames[part] ?? part);
  const reports = [`What was stored here is damaged: ${lost.join(", ")} could not be read.`];
  return mended.success ? readRecord(mended.data, reports) : { work: null, reports, isDamaged: true };
}

const partNames: Readonly<Record<string, string>> = {
  document: "the text in the editor",
  isSent: "whether it was sent",
  drawnSource: "the text drawn last",
  fills: "what was filled in",
  words: "the agent’s words",
  message: "the message",
  transcript: "the transcript",
  head: "the place in the transcript",
  sampleName: "the name of the sample",
  savedAt: "the time",
};

function readRecord(record: WorkRecord, found: readonly string[]): WorkReading {
  const { document, isSent, drawnSource, fills, words, message, sampleName, savedAt, head } = record;
  const file = readFile(record.transcript, { maxBytes: Number.POSITIVE_INFINITY });
  const opened = file.kind === "transcript" ? file.transcript : emptyTranscript;
  const transcript = head === null ? opened : continueFrom(opened, head);
  const work = { document, isSent, drawnSource, fills, words, message, transcript, sampleName };
  if (file.kind === "transcript") {
    return { work, savedAt, reports: [...found, ...file.reports], isDamaged: found.length > 0 };
  }
  const says = file.kind === "error" ? file.message : "It is no transcript.";
  const report = `What was stored here is damaged: the transcript could not be read. ${says}`;
  return { work, savedAt, reports: [...found, report], isDamaged: true };
}
