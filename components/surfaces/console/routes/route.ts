import { type Backend, findProject } from "../project/backend";

/** Pages of a project, as the side navigation and the routes know them. */
export const pages = [
  "overview",
  "users",
  "user",
  "teams",
  "team",
  "databases",
  "database",
  "table",
  "storage",
  "bucket",
  "functions",
  "function",
  "sites",
  "site",
  "providers",
  "topics",
  "messages",
  "usage",
  "settings",
] as const;
export type Page = (typeof pages)[number];

export type Route =
  | {
      readonly kind: "page";
      readonly page: Page;
      readonly projectId: string;
      readonly ids: readonly string[];
    }
  | { readonly kind: "organization" }
  /** `projectId`: the project it names, where there is one. */
  | { readonly kind: "unknown"; readonly projectId: string | undefined };

interface Pattern {
  /** After the project; `*` stands for one id. */
  readonly path: string;
  readonly page: Page;
}

// The Console's own paths and those of the documents; the first of a page is the one its links have.
const patterns: readonly Pattern[] = [
  { path: "", page: "overview" },
  { path: "overview", page: "overview" },
  { path: "auth", page: "users" },
  { path: "auth/users", page: "users" },
  { path: "auth/users/*", page: "user" },
  { path: "auth/user/*", page: "user" },
  { path: "auth/teams", page: "teams" },
  { path: "auth/teams/*", page: "team" },
  { path: "auth/team/*", page: "team" },
  { path: "databases", page: "databases" },
  { path: "databases/tablesdb/*", page: "database" },
  { path: "databases/legacy/*", page: "database" },
  { path: "databases/postgres/*", page: "database" },
  { path: "databases/mysql/*", page: "database" },
  { path: "databases/mongo/*", page: "database" },
  { path: "databases/*", page: "database" },
  { path: "databases/tablesdb/*/tables/*", page: "table" },
  { path: "databases/tablesdb/*/table/*", page: "table" },
  { path: "databases/*/tables/*", page: "table" },
  { path: "databases/*/table/*", page: "table" },
  { path: "storage", page: "storage" },
  { path: "storage/bucket/*", page: "bucket" },
  { path: "storage/buckets/*", page: "bucket" },
  { path: "storage/*", page: "bucket" },
  { path: "storage/*/files", page: "bucket" },
  { path: "functions", page: "functions" },
  { path: "functions/function/*", page: "function" },
  { path: "functions/*", page: "function" },
  { path: "sites", page: "sites" },
  { path: "sites/site/*", page: "site" },
  { path: "sites/*", page: "site" },
  { path: "messaging", page: "messages" },
  { path: "messaging/messages", page: "messages" },
  { path: "messaging/providers", page: "providers" },
  { path: "messaging/topics", page: "topics" },
  { path: "usage", page: "usage" },
  { path: "settings", page: "settings" },
];

/** The page a path leads to; `/project/…` and `/projects/…` are the same. A query behind `?` does not count. */
export function readRoute(path: string, backend: Backend): Route {
  const [first, second, ...rest] = segmentsOf(path);
  if (first === undefined || first === "organizations" || first === "organization") {
    const isOwn = second === undefined || second === backend.organization.id;
    return isOwn && rest.length === 0 ? { kind: "organization" } : { kind: "unknown", projectId: undefined };
  }
  if (first !== "project" && first !== "projects") return { kind: "unknown", projectId: undefined };
  if (second === undefined) return { kind: "organization" };
  if (findProject(backend, second) === undefined) return { kind: "unknown", projectId: undefined };
  for (const { path: pattern, page } of patterns) {
    const ids = matchIds(pattern, rest);
    if (ids !== undefined) return { kind: "page", page, projectId: second, ids };
  }
  return { kind: "unknown", projectId: second };
}

function segmentsOf(path: string): readonly string[] {
  const [bare = ""] = path.split(/[?#]/, 1);
  return bare
    .split("/")
    .filter((segment) => segment !== "")
    .map(decode);
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function matchIds(pattern: string, segments: readonly string[]): readonly string[] | undefined {
  const parts = pattern === "" ? [] : pattern.split("/");
  if (parts.length !== segments.length) return undefined;
  const ids: string[] = [];
  for (const [at, part] of parts.entries()) {
    const segment = segments[at] ?? "";
    if (part === "*") ids.push(segment);
    else if (part !== segment) return undefined;
  }
  return ids;
}

/** The path of a page, as the Console's own links have it. */
export function pathOf(page: Page, projectId: string, ids: readonly string[] = []): string {
  const pattern = patterns.find((each) => each.page === page)?.path ?? "";
  let used = 0;
  const rest = pattern.replace(/\*/g, () => {
    used += 1;
    return encodeURIComponent(ids[used - 1] ?? "");
  });
  return `/projects/${encodeURIComponent(projectId)}${rest === "" ? "" : `/${rest}`}`;
}

/** The project a path names, whether or not it has such a page. */
export function projectIdOf(path: string): string | undefined {
  const [first, second] = segmentsOf(path);
  return first === "project" || first === "projects" ? second : undefined;
}
