import { z } from "@/lib/text/zod";
import type { Resource } from "../project/resource";

const fieldsSchema = z.custom<Resource["fields"]>(
  (value) => Array.isArray(value) && value.every(isField),
  "must be a list of names and values",
);

function isField(field: unknown): boolean {
  if (!Array.isArray(field) || field.length !== 2 || typeof field[0] !== "string") return false;
  const value: unknown = field[1];
  return value === null || ["string", "number", "boolean"].includes(typeof value);
}

const mutationSchema = z.object({
  mutation: z.enum(["create", "update", "delete"]),
  projectId: z.string(),
  resourceType: z.string(),
  parent: z.string().optional(),
  resource: z.object({
    id: z.string(),
    name: z.string(),
    subtitle: z.string().optional(),
    status: z.string().optional(),
    fields: fieldsSchema,
  }),
});

const eventSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("theme"), theme: z.enum(["light", "dark", "system"]) }),
  z.object({
    type: z.literal("go"),
    path: z.string(),
    hash: z.string().optional(),
    isReplace: z.boolean(),
    /** New each time; see `Opened`. */
    key: z.string(),
  }),
  z.object({ type: z.literal("back") }),
  z.object({ type: z.literal("forward") }),
  z.object({
    type: z.literal("pane"),
    pane: z.enum(["agent", "docs", "none"]),
    docsTopic: z.string().nullable(),
  }),
  z.object({ type: z.literal("terminal") }),
  z.object({ type: z.literal("create"), resource: z.string(), projectId: z.string(), key: z.string() }),
  z.object({ type: z.literal("dialog"), dialog: z.string(), projectId: z.string(), key: z.string() }),
  z.object({ type: z.literal("close") }),
  z.object({ type: z.literal("card"), cardId: z.string(), key: z.string() }),
  z.object({ type: z.literal("mutate"), mutation: mutationSchema }),
  z.object({
    type: z.literal("fetch"),
    prefixes: z.array(z.string()),
    at: z.string().optional(),
    by: z.enum(["refresh", "person"]),
  }),
]);

/** One thing that happens in the shell, through a message or by the person's hand. */
export type Event = z.output<typeof eventSchema>;

const doingSchema = z.object({ after: z.string().nullable(), event: eventSchema });

/** Something the person did, and the entry it came after; null: before any. */
export type Doing = z.output<typeof doingSchema>;

const doingsSchema = z.array(doingSchema).catch([]);

/** Reads what was kept of the person's doings; nothing where it is not readable. */
export function parseDoings(kept: unknown): readonly Doing[] {
  return kept === undefined ? [] : doingsSchema.parse(kept);
}
