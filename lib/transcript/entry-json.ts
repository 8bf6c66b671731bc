import { compactJson } from "../text/compact";
import type { JsonNode, ObjectNode } from "../text/json";
import { effectiveMembers, type PlainJson, toValue } from "../text/node";
import {
  type Entry,
  type Field,
  findFieldNames,
  type KnownEntry,
  knownEntrySchema,
  otherEntrySchema,
} from "./entry";
import { compactObject } from "./print";
import { type SchemaFault, schemaFault } from "./schema-fault";

export type EntryReading =
  | { readonly ok: true; readonly entry: Entry }
  | { readonly ok: false; readonly fault: SchemaFault };

/** A value and the text it was read from. */
export interface Read<Node extends JsonNode = JsonNode> {
  readonly text: string;
  readonly node: Node;
}

/** Reads one entry of a file. A kind this version does not know is kept whole. */
export function readEntry({ text, node }: Read): EntryReading {
  if (node.type !== "object") return { ok: false, fault: { field: "", says: "must be an object" } };
  const value = toValue(node);
  const names = findFieldNames(kindOf(value));
  return names === undefined ? readOther({ text, node }, value) : readKnown({ text, node }, value, names);
}

function kindOf(value: PlainJson): string {
  const kind: unknown = Object.getOwnPropertyDescriptor(value, "kind")?.value;
  return typeof kind === "string" ? kind : "";
}

function readKnown(read: Read<ObjectNode>, value: PlainJson, names: readonly string[]): EntryReading {
  const result = knownEntrySchema.safeParse(value);
  if (!result.success) return { ok: false, fault: schemaFault(result.error, value) };
  if (read.node.members.every((member) => names.includes(member.key)))
    return { ok: true, entry: result.data };
  return { ok: true, entry: { ...result.data, extra: fieldsOf(read, new Set(names)) } };
}

function readOther(read: Read<ObjectNode>, value: PlainJson): EntryReading {
  const result = otherEntrySchema.safeParse(value);
  if (!result.success) return { ok: false, fault: schemaFault(result.error, value) };
  const { kind, ...common } = result.data;
  return { ok: true, entry: { ...common, kind: "other", name: kind, fields: fieldsOf(read) } };
}

/** The members of an object as fields: each name once, in text order, without those named in `except`. */
export function fieldsOf(
  { text, node }: Read<ObjectNode>,
  except: ReadonlySet<string> = new Set(),
): readonly Field[] {
  return effectiveMembers(node)
    .filter((member) => !except.has(member.key))
    .map((member) => [member.key, compactJson(text.slice(member.value.start, member.value.end))] as const);
}

/** The fields of an entry as they are written: known ones in the order of the schema, then what no schema knows. */
export function entryFields(entry: Entry): readonly Field[] {
  if (entry.kind === "other") return otherFields(entry.fields, entry);
  const known = (findFieldNames(entry.kind) ?? []).flatMap((name) => field(name, ownValue(entry, name)));
  return entry.extra === undefined ? known : [...known, ...entry.extra];
}

// The links of an opened file may have been mended after its fields were read.
function otherFields(fields: readonly Field[], { id, parent, answers }: Entry): readonly Field[] {
  const links = new Map<string, string | undefined>(Object.entries({ id, parent }));
  if (answers !== undefined) links.set("answers", answers);
  return fields.flatMap(([name, json]) => (links.has(name) ? field(name, links.get(name)) : [[name, json]]));
}

function field(name: string, value: unknown): Field[] {
  const json = value === undefined ? undefined : JSON.stringify(value);
  return json === undefined ? [] : [[name, json]];
}

function ownValue(entry: KnownEntry, name: string): unknown {
  return Object.getOwnPropertyDescriptor(entry, name)?.value;
}

/** One entry as compact JSON. */
export function entryJson(entry: Entry): string {
  return compactObject(entryFields(entry));
}
