export type Value = string | number | boolean | null;

/** One thing a project holds, as a list of the Console shows it. */
export interface Resource {
  readonly id: string;
  readonly name: string;
  readonly subtitle?: string;
  readonly status?: string;
  /** In order; pairs, so that a field may be called anything. */
  readonly fields: readonly (readonly [name: string, value: Value])[];
}

/** The kinds a page of the Console lists. What else a message names is kept too, and listed nowhere. */
export const kinds = [
  "database",
  "table",
  "bucket",
  "file",
  "user",
  "team",
  "function",
  "site",
  "provider",
  "topic",
  "message",
] as const;

export type Kind = (typeof kinds)[number];

const otherNames: ReadonlyMap<string, Kind> = new Map([
  ["tablesdb", "database"],
  ["collection", "table"],
  ["storage", "bucket"],
  ["membership", "team"],
]);

/** A kind by what a message calls it, singular or plural; undefined where no page lists it. */
export function findKind(resourceType: string): Kind | undefined {
  const name = resourceType.trim().toLowerCase();
  const singular = name.replace(/s$/, "");
  return (
    kinds.find((kind) => kind === name || kind === singular) ??
    otherNames.get(name) ??
    otherNames.get(singular)
  );
}

/** What lies in the organisation and in no project. */
export const shelves = ["projects", "members", "requests"] as const;

export type Shelf = (typeof shelves)[number];

const shelfNames: ReadonlyMap<string, Shelf> = new Map([
  ["project", "projects"],
  ["member", "members"],
  ["support_request", "requests"],
  ["feedback", "requests"],
]);

/** Where in the organisation something lies by what a message calls it; undefined where it lies in a project. */
export function findShelf(resourceType: string): Shelf | undefined {
  const name = resourceType.trim().toLowerCase();
  return shelfNames.get(name) ?? shelfNames.get(name.replace(/s$/, ""));
}

/** What a kind lies in: its own kind, and the fields that name it. */
const parents: ReadonlyMap<Kind, { readonly kind: Kind; readonly fields: readonly string[] }> = new Map([
  ["table", { kind: "database", fields: ["databaseid", "database", "database_id"] }],
  ["file", { kind: "bucket", fields: ["bucketid", "bucket", "bucket_id"] }],
]);

export function parentKindOf(kind: Kind): Kind | undefined {
  return parents.get(kind)?.kind;
}

/** The id of what a resource lies in, by its fields; names in any case. */
export function findParent(kind: Kind, fields: Resource["fields"]): string | undefined {
  const names = parents.get(kind)?.fields ?? [];
  const value = fields.find(([name]) => names.includes(name.toLowerCase()))?.[1];
  return value === undefined || value === null ? undefined : String(value);
}
