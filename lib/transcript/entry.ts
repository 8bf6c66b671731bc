import { z } from "../text/zod";

/** A field no schema knows: its name, and its value as compact JSON, so that writing gives it back whole. */
export type Field = readonly [name: string, json: string];

const isoTimeSchema = z.iso.datetime({ offset: true });

function entryShape<Kind extends string, Own extends z.ZodRawShape>(kind: Kind, own: Own) {
  return z.object({
    id: z.string().min(1),
    at: isoTimeSchema,
    kind: z.literal(kind),
    parent: z.string().optional(),
    answers: z.string().optional(),
    by: z.enum(["person", "scenario", "driver"]).optional(),
    ...own,
  });
}

const agentMessageSchema = entryShape("agent_message", { text: z.string() });
const userMessageSchema = entryShape("user_message", {
  text: z.string(),
  /** The filled draft, so that any answer can fill its form again. */
  picked: z.unknown().optional(),
});
const toolStartSchema = entryShape("tool_start", { tool: z.string(), run_id: z.string(), input: z.string() });
const toolEndSchema = entryShape("tool_end", {
  tool: z.string(),
  run_id: z.string(),
  output: z.string(),
  failed: z.boolean().optional(),
});
const frameSchema = entryShape("frame", {
  from: z.enum(["agent", "client"]),
  channel: z.enum(["push", "ws"]),
  payload: z.string(),
  /** What the sender holds back until it is asked for it; it has not travelled. */
  held: z.string().optional(),
});
const outcomeSchema = entryShape("outcome", {
  of: z.string(),
  index: z.int().min(0),
  action: z.string(),
  result: z.enum(["applied", "skipped", "refused"]),
  reason: z.string().optional(),
});

/** The kinds of `parley.transcript/v1`; the order of each shape is the order its fields are written in. */
export const knownEntrySchema = z.discriminatedUnion("kind", [
  agentMessageSchema,
  userMessageSchema,
  toolStartSchema,
  toolEndSchema,
  frameSchema,
  outcomeSchema,
]);

/** What every entry has, also one of a kind this version does not know. */
export const otherEntrySchema = z.object({
  id: z.string().min(1),
  at: isoTimeSchema,
  kind: z.string(),
  parent: z.string().optional(),
  answers: z.string().optional().catch(undefined),
  by: z.enum(["person", "scenario", "driver"]).optional().catch(undefined),
});

/** `extra`: fields the schema does not name, kept for the next reader. */
export type KnownEntry = Readonly<z.output<typeof knownEntrySchema>> & { readonly extra?: readonly Field[] };

/** An entry of a kind this version does not know: `name` is its own kind, `fields` all of it, in order. */
export type OtherEntry = Readonly<Omit<z.output<typeof otherEntrySchema>, "kind">> & {
  readonly kind: "other";
  readonly name: string;
  readonly fields: readonly Field[];
};

/** One thing either side sent, or what came of it. Wire content is always the exact string. */
export type Entry = KnownEntry | OtherEntry;
export type EntryOf<Kind extends Entry["kind"]> = Extract<Entry, { readonly kind: Kind }>;
export type By = NonNullable<Entry["by"]>;

const shapes = new Map<string, readonly string[]>(
  knownEntrySchema.options.map((option) => [option.shape.kind.value, Object.keys(option.shape)]),
);

/** The fields of a known kind in writing order; undefined for a kind this version does not know. */
export function findFieldNames(kind: string): readonly string[] | undefined {
  return shapes.get(kind);
}
