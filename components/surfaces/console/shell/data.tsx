import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, type RefObject, use, useLayoutEffect, useMemo, useRef } from "react";
import {
  type Backend,
  findProject,
  hasList,
  type ListName,
  listOf,
  type Project,
  shelfOf,
} from "../project/backend";
import { countChanges, isSameResource } from "../project/changes";
import type { Resource, Shelf } from "../project/resource";
import { countUsageChanges } from "../project/usage";
import { type Shell, type Snapshot, snapshotOf } from "./shell";

interface Feed {
  /** The shell that is drawn. */
  readonly shell: Shell;
  /** The shell as it is now: what a fetch reads when it comes back. */
  readonly now: RefObject<Shell>;
  readonly latencyMs: RefObject<number>;
  readonly cache: QueryClient;
}

const FeedContext = createContext<Feed | null>(null);

function useFeed(): Feed {
  const feed = use(FeedContext);
  if (feed === null) throw new TypeError("This component stands outside of the Console's shell.");
  return feed;
}

/** The shell that is drawn. */
export const useShell = () => useFeed().shell;

const keys = new WeakMap<QueryClient, string>();
let made = 0;

/** A key that changes with the cache: what reads a cache holds on to the one it first met. */
export function useCacheKey(): string {
  const { cache } = useFeed();
  const known = keys.get(cache);
  if (known !== undefined) return known;
  made += 1;
  keys.set(cache, `cache ${made}`);
  return `cache ${made}`;
}

/** A cache that fetches nothing by itself: lists stay as they are until something names them. */
export function createCache(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        networkMode: "always",
        retry: false,
        // Lists are compared by being the same list.
        structuralSharing: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
    },
  });
}

/** Has the caches under these prefixes fetched again: how many there are, and a promise of their answers. */
export function fetchAgain(cache: QueryClient, prefixes: readonly string[]) {
  const keys = prefixes.map((prefix) => [prefix]);
  const found = keys.flatMap((queryKey) => cache.getQueryCache().findAll({ queryKey }));
  const answers = keys.map((queryKey) => cache.invalidateQueries({ queryKey, refetchType: "all" }));
  return { fetched: new Set(found).size, answer: Promise.all(answers) };
}

interface DataProviderProps {
  readonly shell: Shell;
  readonly latencyMs: number;
  /** The cache of the present. */
  readonly cache: QueryClient;
  readonly isLookingBack: boolean;
  readonly children: ReactNode;
}

/** What the pages read: the caches of the present, or at an earlier moment caches that hold what they held then. */
export function DataProvider({ shell, latencyMs, cache, isLookingBack, children }: DataProviderProps) {
  const now = useRef(shell);
  const latency = useRef(latencyMs);
  useLayoutEffect(() => {
    if (!isLookingBack) now.current = shell;
    latency.current = latencyMs;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another moment, another cache
  const earlier = useMemo(() => (isLookingBack ? createCache() : null), [isLookingBack, shell]);
  const shown = earlier ?? cache;
  const feed = useMemo(() => ({ shell, now, latencyMs: latency, cache: shown }), [shell, shown]);
  return (
    <FeedContext value={feed}>
      <QueryClientProvider client={shown}>{children}</QueryClientProvider>
    </FeedContext>
  );
}

/** How what is shown relates to the server. */
export interface CacheState {
  readonly state: "fresh" | "stale" | "fetching";
  /** How many changes it does not show. */
  readonly missing: number;
  /** ISO time. */
  readonly at: string | undefined;
  readonly by: Snapshot["by"];
  readonly prefix: string;
}

interface Reading<Value> {
  readonly value: Value;
  readonly before: Value;
  readonly snapshot: Snapshot;
}

interface Source<Value> {
  /** The first part of the query's key, which a refresh names. */
  readonly prefix: string;
  /** The rest of the key. */
  readonly name: readonly string[];
  /** Undefined where the server holds no such thing. */
  readonly read: (backend: Backend) => Value | undefined;
  readonly none: Value;
  readonly countChanges: (shown: Value, real: Value) => number;
}

/** What a cache holds of the server, and how that relates to it. */
function useCached<Value>({ prefix, name, read, none, countChanges }: Source<Value>) {
  const { shell, now, latencyMs } = useFeed();
  const readFrom = (from: Shell): Reading<Value> => {
    const snapshot = snapshotOf(from, prefix);
    // What was not there yet is fetched when it is first opened.
    const value = read(snapshot.backend) ?? read(from.backend) ?? none;
    return { value, before: read(snapshot.before) ?? value, snapshot };
  };
  const { data, isFetching } = useQuery({
    queryKey: [prefix, ...name],
    queryFn: async ({ signal }) => {
      await wait(latencyMs.current, signal);
      return readFrom(now.current);
    },
    initialData: () => readFrom(shell),
  });
  const missing = countChanges(data.value, read(shell.backend) ?? none);
  const cache: CacheState = {
    state: isFetching ? "fetching" : missing > 0 ? "stale" : "fresh",
    missing,
    at: data.snapshot.at,
    by: data.snapshot.by,
    prefix,
  };
  return { value: data.value, before: data.before, cache };
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

const noRows: readonly Resource[] = [];

/** A list of the open project as its cache has it. */
export function useRows(list: ListName) {
  const { projectId } = useShell();
  const { value, before, cache } = useCached<readonly Resource[]>({
    prefix: `${list.kind}s`,
    name: ["project", projectId, ...(list.parent === undefined ? [] : [list.parent])],
    read: (backend) => {
      const project = findProject(backend, projectId);
      return project !== undefined && hasList(project, list) ? listOf(project, list) : undefined;
    },
    none: noRows,
    countChanges,
  });
  const known = new Set(before.map(({ id }) => id));
  return { rows: value, cache, isNew: (id: string) => !known.has(id) };
}

/** One resource of the open project as its cache has it; null where there is none. */
export function useResource(list: ListName, id: string) {
  const { projectId } = useShell();
  const { value, cache } = useCached<Resource | null>({
    prefix: list.kind,
    name: ["project", projectId, ...(list.parent === undefined ? [] : [list.parent]), id],
    read: (backend) => {
      const project = findProject(backend, projectId);
      return project && listOf(project, list).find((row) => row.id === id);
    },
    none: null,
    countChanges: (shown, real) => (isSameResource(shown, real) ? 0 : 1),
  });
  return { resource: value, cache };
}

/** How many of each kind the open project holds, as its cache has it. */
export function useCounts() {
  const { projectId } = useShell();
  const { value, cache } = useCached<ReadonlyMap<string, number>>({
    prefix: "project",
    name: ["project", projectId],
    read: (backend) => {
      const lists = findProject(backend, projectId)?.lists;
      return lists && new Map([...lists].map(([name, rows]) => [name, rows.length]));
    },
    none: new Map(),
    countChanges: (shown, real) =>
      [...real].reduce((sum, [name, count]) => sum + Math.abs(count - (shown.get(name) ?? 0)), 0),
  });
  return { counts: value, cache };
}

/** What the organisation holds of one sort, as its cache has it. */
export function useShelf(shelf: Shelf) {
  const { value, before, cache } = useCached<readonly Resource[]>({
    prefix: "organization",
    name: [shelf],
    read: (backend) => shelfOf(backend, shelf),
    none: noRows,
    countChanges,
  });
  const known = new Set(before.map(({ id }) => id));
  return { rows: value, cache, isNew: (id: string) => !known.has(id) };
}

/** The open project as far as its usage follows from it, as its cache has it; null where there is none. */
export function useProject() {
  const { projectId } = useShell();
  const { value, cache } = useCached<Project | null>({
    prefix: "project",
    name: ["project", projectId, "usage"],
    read: (backend) => findProject(backend, projectId),
    none: null,
    countChanges: countUsageChanges,
  });
  return { project: value, cache };
}
