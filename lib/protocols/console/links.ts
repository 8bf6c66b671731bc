import type { Chart, ResourceItem, ResourceList } from "./actions";

/** A link's target: trimmed, with its slash, `/project/` as `/projects/`. */
export function normalizePath(path: string): string {
  const trimmed = path.trim();
  if (trimmed === "") return "";
  const rooted = trimmed.startsWith("/") ? trimmed : `/${trimmed}`;
  return rooted.replace(/^\/project(?=\/|$)/, "/projects");
}

/**
 * Whether a path stays in the app: one slash at its start, no host, no scheme, as sent or as `normalizePath` gives it.
 * Control characters count as absent, as a browser drops them.
 */
export function isFollowable(path: string): boolean {
  const plain = plainPath(path);
  return plain.startsWith("/") && !leavesApp(plain);
}

/** Whether a path names a host or a scheme, which is what may not be followed. */
export function leavesApp(path: string): boolean {
  return /^\/?[a-z][a-z\d+.-]*:|^[/\\]{2}/i.test(plainPath(path));
}

function plainPath(path: string): string {
  return Array.from(path.trim().slice(0, 4096))
    .filter((character) => character >= " " && character !== "\u007f")
    .join("");
}

/** The project a path is about, in either spelling; undefined where it names none. */
export function projectOf(path: string): string | undefined {
  const [, id] = /^\/projects?\/([^/?#]+)/.exec(path.trim()) ?? [];
  return id;
}

/** Where a resource's card or row leads: its own href, else what its kind and the project say; null where neither does. */
export function itemHref(
  { href, resourceId, fields }: Pick<ResourceItem, "href" | "resourceId" | "fields">,
  resourceType: string,
  projectId: string | null,
): string | null {
  const own = href === undefined ? "" : normalizePath(href);
  if (own !== "") return own;
  const id = encodeURIComponent(wellFormed(resourceId.trim()));
  const base = projectBase(projectId);
  if (base === null || id === "") return null;
  const place = placeOf(resourceType, (names) => fieldText(fields, names));
  return place === null ? null : `${base}${place}/${id}`;
}

type FindField = (names: readonly string[]) => string | undefined;

function placeOf(resourceType: string, find: FindField): string | null {
  switch (singular(resourceType)) {
    case "user":
      return "/auth/users";
    case "team":
      return "/auth/teams";
    case "bucket":
      return "/storage";
    case "function":
      return "/functions";
    case "site":
      return "/sites";
    case "database":
      return `/databases/${databaseKind(find(["type", "dbKind", "kind"]))}`;
    case "file": {
      const bucket = find(["bucketId", "bucket"]);
      return bucket === undefined ? null : `/storage/${encodeURIComponent(bucket)}/files`;
    }
    case "table":
    case "collection": {
      const database = find(["databaseId", "database", "database_id"]);
      const isLegacy = databaseKind(find(["dbKind", "type", "kind"])) === "legacy";
      const kind = isLegacy ? "legacy" : "tablesdb";
      const shelf = isLegacy ? "collections" : "tables";
      return database === undefined ? null : `/databases/${kind}/${encodeURIComponent(database)}/${shelf}`;
    }
    default:
      return null;
  }
}

const databaseKinds: Readonly<Record<string, string>> = {
  legacy: "legacy",
  documentsdb: "legacy",
  postgres: "postgres",
  postgresql: "postgres",
  mysql: "mysql",
  mongo: "mongo",
  mongodb: "mongo",
};

function databaseKind(given: string | undefined): string {
  const kind = given?.toLowerCase() ?? "";
  return Object.hasOwn(databaseKinds, kind) ? (databaseKinds[kind] ?? "tablesdb") : "tablesdb";
}

/** A field's text by any of its names, whatever their case; undefined where it is blank or no text. */
function fieldText(fields: ResourceItem["fields"], names: readonly string[]): string | undefined {
  for (const name of names) {
    const plain = name.toLowerCase();
    for (const [key, value] of fields) {
      if (key.trim().toLowerCase() !== plain || typeof value !== "string") continue;
      const text = wellFormed(value.trim());
      if (text !== "") return text;
    }
  }
  return undefined;
}

const listPlaces: Readonly<Record<string, string>> = {
  user: "/auth",
  team: "/auth/teams",
  bucket: "/storage",
  file: "/storage",
  database: "/databases",
  table: "/databases",
  collection: "/databases",
  function: "/functions",
  site: "/sites",
};

/** Where "View all" leads. */
export function listHref(
  { listHref: href, resourceType, projectId }: Pick<ResourceList, "listHref" | "resourceType" | "projectId">,
  current: string | null,
): string | null {
  const own = href === undefined ? "" : normalizePath(href);
  if (own !== "") return own;
  const base = projectBase(projectId || current);
  const kind = singular(resourceType);
  const place = Object.hasOwn(listPlaces, kind) ? listPlaces[kind] : undefined;
  return base === null || place === undefined ? null : base + place;
}

/** Where "View usage" leads. */
export function chartHref(
  { href, projectId }: Pick<Chart, "href" | "projectId">,
  current: string | null,
): string | null {
  const own = href === undefined ? "" : normalizePath(href);
  if (own !== "") return own;
  const base = projectBase(projectId ?? current);
  return base === null ? null : `${base}/usage`;
}

function projectBase(projectId: string | null): string | null {
  const id = wellFormed(projectId?.trim() ?? "");
  return id === "" ? null : `/projects/${encodeURIComponent(id)}`;
}

/** Half a character would make an encoder throw. */
function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, "\ufffd");
}

/** A resource's kind without its plural. */
export function singular(resourceType: string): string {
  return resourceType.trim().toLowerCase().replace(/s$/, "");
}
