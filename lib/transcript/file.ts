import { type ObjectNode, readJson } from "../text/json";
import { maxBytes, maxLevels, utf8Length } from "../text/limits";
import { findString, findValue, toValue } from "../text/node";
import { z } from "../text/zod";
import type { Entry, Field } from "./entry";
import { entryFields, entryJson, fieldsOf, type Read, readEntry } from "./entry-json";
import { mendLinks } from "./mend";
import { compactObject, prettyFields, prettyObject } from "./print";
import { schemaFault } from "./schema-fault";
import type { Transcript } from "./transcript";

export const transcriptFormat = "parley.transcript/v1";
export const documentFormat = "parley.document/v1";

// `z.record` would drop a placeholder called `__proto__`.
const valuesSchema = z.custom<Readonly<Record<string, string>>>(
  (value) =>
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((item) => typeof item === "string"),
  "must be an object of strings",
);

/** A text with its value sets and settings. `settings` are read by the schema of their own. */
export const documentSchema = z.object({
  format: z.literal(documentFormat),
  source: z.string(),
  sets: z.array(z.object({ name: z.string(), values: valuesSchema })),
  active: z.string().optional(),
  settings: z
    .custom<Readonly<Record<string, unknown>>>(
      (value) => typeof value === "object" && value !== null && !Array.isArray(value),
      "must be an object",
    )
    .optional(),
});
export type ParleyDocument = Readonly<z.output<typeof documentSchema>>;

export type FileErrorCode = "not-json" | "too-large" | "too-deep" | "foreign" | "too-new" | "damaged";

export type FileReading =
  | { readonly kind: "transcript"; readonly transcript: Transcript; readonly reports: readonly string[] }
  | { readonly kind: "document"; readonly document: ParleyDocument; readonly reports: readonly string[] }
  | { readonly kind: "error"; readonly code: FileErrorCode; readonly message: string };

type FileError = Extract<FileReading, { kind: "error" }>;

export interface ReadOptions {
  /** What Parley saved itself may be larger than what may be opened. */
  readonly maxBytes?: number;
}

/**
 * Reads a file of Parley's own formats. What is amiss but harmless is mended and told in `reports`; anything else is
 * an error in words for people. Never throws.
 */
export function readFile(text: string, options: ReadOptions = {}): FileReading {
  const limit = options.maxBytes ?? maxBytes;
  if (isLarger(text, limit)) {
    return error(
      "too-large",
      `This is larger than ${limit / 1024 / 1024} MB, which is as much as Parley opens.`,
    );
  }
  const json = text.startsWith("\ufeff") ? text.slice(1) : text;
  if (json.trim() === "") return error("not-json", "This file is empty.");
  const reading = readJson(json);
  if (!reading.ok) {
    const { fault } = reading;
    if (fault.code === "text/too-deep") {
      return error(
        "too-deep",
        `This is nested deeper than ${maxLevels} levels, which is as deep as Parley reads.`,
      );
    }
    return error("not-json", `This is not JSON. ${placeOf(json, fault.start)}: ${fault.message}`);
  }
  return readRoot({ text: json, node: reading.root }, reading.duplicates.length);
}

function isLarger(text: string, limit: number): boolean {
  if (text.length > limit) return true;
  return text.length * 3 > limit && utf8Length(text) > limit;
}

function placeOf(text: string, offset: number): string {
  const before = text.slice(0, offset).split("\n");
  return `Line ${before.length}, column ${(before.at(-1) ?? "").length + 1}`;
}

function readRoot({ text, node: root }: Read, duplicates: number): FileReading {
  const [, name, version] =
    /^parley\.(transcript|document)\/v(\d{1,9})$/.exec(findString(root, "format") ?? "") ?? [];
  if (root.type !== "object" || name === undefined) {
    return error(
      "foreign",
      `This is JSON, but no file of Parley's: it has no “format” that says ${transcriptFormat} or ${documentFormat}.`,
    );
  }
  if (version !== "1") {
    const known = name === "transcript" ? transcriptFormat : documentFormat;
    return Number(version) > 1
      ? error(
          "too-new",
          `This was saved by a newer Parley, as parley.${name}/v${version}. This one reads ${known}.`,
        )
      : error("foreign", `There is no format parley.${name}/v${version}. Parley reads ${known}.`);
  }
  const reports = duplicates === 0 ? [] : [sayDuplicates(duplicates)];
  if (name === "document") return readDocument(toValue(root), reports);
  return readTranscript({ text, node: root }, reports);
}

/** Reads a document that was parsed already, as storage gives it. */
export function readDocument(
  value: unknown,
  reports: readonly string[] = [],
): Extract<FileReading, { kind: "document" | "error" }> {
  const result = documentSchema.safeParse(value);
  if (result.success) return { kind: "document", document: result.data, reports };
  const { field, says } = schemaFault(result.error, value);
  return error("damaged", `This document is damaged: ${field === "" ? "it" : `“${field}”`} ${says}.`);
}

function readTranscript({ text, node: root }: Read<ObjectNode>, found: readonly string[]): FileReading {
  const title = findValue(root, "title");
  if (title !== undefined && title.type !== "string") {
    return error("damaged", "This transcript is damaged: “title” must be a string.");
  }
  const list = findValue(root, "entries");
  if (list?.type !== "array") {
    const says = list === undefined ? "is missing" : "must be an array";
    return error("damaged", `This transcript is damaged: “entries” ${says}.`);
  }
  const entries: Entry[] = [];
  for (const [place, node] of list.items.entries()) {
    const reading = readEntry({ text, node });
    if (!reading.ok) {
      const { field, says } = reading.fault;
      const where = field === "" ? "it" : `its “${field}”`;
      return error("damaged", `Entry ${place + 1} of this transcript is damaged: ${where} ${says}.`);
    }
    entries.push(reading.entry);
  }
  const mended = mendLinks(entries);
  const extra = fieldsOf({ text, node: root }, rootNames);
  const transcript: Transcript = {
    ...(title === undefined ? {} : { title: title.value }),
    entries: mended.entries,
    head: mended.entries.at(-1)?.id ?? null,
    ...(extra.length === 0 ? {} : { extra }),
  };
  return { kind: "transcript", transcript, reports: shorten([...found, ...mended.reports]) };
}

const rootNames: ReadonlySet<string> = new Set(["format", "title", "entries"]);
const maxReports = 20;

function sayDuplicates(count: number): string {
  return count === 1
    ? "A name stands twice in one object; its last value counts."
    : `${count} names stand twice in one object; their last values count.`;
}

function shorten(reports: readonly string[]): readonly string[] {
  const rest = reports.length - maxReports;
  return rest <= 0 ? reports : [...reports.slice(0, maxReports), `And ${rest} more of the kind.`];
}

function error(code: FileErrorCode, message: string): FileError {
  return { kind: "error", code, message };
}

/** A transcript as the text of a file: two spaces a level, the same bytes for the same transcript. */
export function writeTranscript(transcript: Transcript): string {
  const entries = transcript.entries.map(
    (entry) => `    ${prettyObject(prettyFields(entryFields(entry), "      "), "    ")}`,
  );
  const list = entries.length === 0 ? "[]" : `[\n${entries.join(",\n")}\n  ]`;
  const { head, tail } = rootFields(transcript);
  const fields: Field[] = [...head, ["entries", list], ...prettyFields(tail, "  ")];
  return `${prettyObject(fields, "")}\n`;
}

/** A transcript in one line, for the clipboard and for storage. */
export function compactTranscript(transcript: Transcript): string {
  const { head, tail } = rootFields(transcript);
  return compactObject([...head, ["entries", `[${transcript.entries.map(entryJson).join(",")}]`], ...tail]);
}

/** An entry as the text of the raw view. */
export function writeEntry(entry: Entry): string {
  return prettyObject(prettyFields(entryFields(entry), "  "), "");
}

function rootFields({ title, extra = [] }: Transcript): { head: readonly Field[]; tail: readonly Field[] } {
  const head: Field[] = [["format", JSON.stringify(transcriptFormat)]];
  if (title !== undefined) head.push(["title", JSON.stringify(title)]);
  return { head, tail: extra };
}

/** A document as the text of a file. */
export function writeDocument(document: ParleyDocument): string {
  return `${JSON.stringify(orderDocument(document), null, 2)}\n`;
}

/** A document in one line, for a link. */
export function compactDocument(document: ParleyDocument): string {
  return JSON.stringify(orderDocument(document));
}

function orderDocument({ source, sets, active, settings }: ParleyDocument) {
  const ordered = sets.map(({ name, values }) => ({ name, values }));
  return { format: documentFormat, source, sets: ordered, active, settings };
}
