import { singular } from "./links";

/** The scopes of a refresh and the query-key prefixes each touches. */
const table: Readonly<Record<string, readonly string[]>> = {
  databases: ["databases", "database"],
  tables: ["tables", "table", "rows", "columns", "indexes"],
  buckets: ["buckets", "bucket"],
  files: ["files", "file", "file-tokens"],
  users: ["users", "user"],
  teams: ["teams", "team"],
  functions: ["functions", "function"],
  sites: ["sites", "site"],
  providers: ["providers", "provider"],
  topics: ["topics", "topic"],
  messages: ["messages", "message"],
  project: ["project"],
  organization: ["organization", "organizations"],
  webhooks: ["webhooks", "webhook"],
  platforms: ["platforms"],
  variables: ["variables"],
  deployments: ["deployments", "deployment"],
  executions: ["executions", "execution"],
  domains: ["proxy-rules", "domains"],
  keys: ["apiKeys"],
};

/** All scopes the Console knows; the document suggests the first thirteen. */
export const scopes: readonly string[] = Object.keys(table);
export const documentedScopes: readonly string[] = scopes.slice(0, scopes.indexOf("organization") + 1);

export function isKnownScope(scope: string): boolean {
  return Object.hasOwn(table, scope);
}

/** Scopes as the Console takes them: trimmed, lower-case, each once, none empty. */
export function plainScopes(given: readonly unknown[]): readonly string[] {
  const texts = given.filter((scope) => typeof scope === "string");
  return [...new Set(texts.map((scope) => scope.trim().toLowerCase()))].filter((scope) => scope !== "");
}

/** The query-key prefixes a refresh touches, each once; an unknown scope touches one of its own name. */
export function refreshPrefixes(given: readonly string[]): readonly string[] {
  return [...new Set(plainScopes(given).flatMap((scope) => prefixesOf(scope)))];
}

/** The query keys in the order they are touched: of the project that is open, then of all. */
export function refreshKeys(
  given: readonly string[],
  projectId: string | null,
): readonly (readonly string[])[] {
  return refreshPrefixes(given).flatMap((prefix) => {
    if (projectId === null) return [[prefix]];
    return prefix === "project" ? [["project", projectId]] : [[prefix, "project", projectId], [prefix]];
  });
}

function prefixesOf(scope: string): readonly string[] {
  return Object.hasOwn(table, scope) ? (table[scope] ?? []) : [scope];
}

const scopeByKind: Readonly<Record<string, string>> = {
  database: "databases",
  table: "tables",
  collection: "tables",
  row: "tables",
  document: "tables",
  column: "tables",
  attribute: "tables",
  index: "tables",
  indexe: "tables",
  bucket: "buckets",
  file: "files",
  user: "users",
  team: "teams",
  member: "teams",
  membership: "teams",
  function: "functions",
  deployment: "deployments",
  execution: "executions",
  variable: "variables",
  site: "sites",
  provider: "providers",
  topic: "topics",
  message: "messages",
  project: "project",
  organization: "organization",
  webhook: "webhooks",
  platform: "platforms",
  domain: "domains",
  key: "keys",
};

/** The scope that shows what was done to a resource of this kind; undefined for a kind no list is known of. */
export function findScope(resourceType: string): string | undefined {
  const kind = singular(resourceType);
  return Object.hasOwn(scopeByKind, kind) ? scopeByKind[kind] : undefined;
}
