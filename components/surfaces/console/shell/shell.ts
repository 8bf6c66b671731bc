import { apply, type Backend, findProject, type Mutation } from "../project/backend";
import { projectIdOf } from "../routes/route";
import type { Doing, Event } from "./event";

export interface Address {
  /** As sent. */
  readonly path: string;
  /** Without `#`. */
  readonly hash?: string;
}

/** What a list shows: the server as it was when the list was last fetched. */
export interface Snapshot {
  readonly backend: Backend;
  /** The server at the fetch before: what has come since is new. */
  readonly before: Backend;
  /** ISO time; undefined where nothing tells it. */
  readonly at: string | undefined;
  readonly by: "open" | "refresh" | "person";
}

/** Something open, and a key that is new each time it is opened. */
export type Opened<What> = What & { readonly key: string };

/** The simulated Console at a moment: what the messages did, and what the person did in between. */
export interface Shell {
  readonly theme: "light" | "dark" | "system" | null;
  readonly history: readonly Address[];
  /** The place in `history` that is shown. */
  readonly at: number;
  /** The project that is open, or was last. */
  readonly projectId: string;
  readonly pane: "agent" | "docs" | "none";
  /** What the docs open at; null: their beginning. */
  readonly docsTopic: string | null;
  readonly isTerminalOpen: boolean;
  readonly create: Opened<{ readonly resource: string; readonly projectId: string }> | null;
  readonly dialog: Opened<{ readonly dialog: string; readonly projectId: string }> | null;
  /** The card last scrolled to on this page. */
  readonly card: Opened<{ readonly cardId: string }> | null;
  /** The server as it is. */
  readonly backend: Backend;
  /** How many changes the server has had. */
  readonly changes: number;
  /** What was read when the Console was opened. */
  readonly opened: Snapshot;
  /** By query-key prefix; without one: `opened`. */
  readonly snapshots: ReadonlyMap<string, Snapshot>;
}

export function startShell({ path, backend }: { path: string; backend: Backend }): Shell {
  return {
    theme: null,
    history: [{ path }],
    at: 0,
    projectId: projectIdOf(path) ?? backend.projects[0]?.id ?? "",
    pane: "agent",
    docsTopic: null,
    isTerminalOpen: false,
    create: null,
    dialog: null,
    card: null,
    backend,
    changes: 0,
    opened: { backend, before: backend, at: undefined, by: "open" },
    snapshots: new Map(),
  };
}

export const addressOf = ({ history, at }: Shell): Address => history[at] ?? { path: "/" };

export const snapshotOf = ({ snapshots, opened }: Shell, prefix: string): Snapshot =>
  snapshots.get(prefix) ?? opened;

/** The shell after one more thing happened in it. */
export function change(shell: Shell, event: Event): Shell {
  switch (event.type) {
    case "theme":
      return { ...shell, theme: event.theme };
    case "go":
      return go(shell, event);
    case "back":
      return shell.at === 0 ? shell : arrive({ ...shell, at: shell.at - 1 }, null);
    case "forward":
      return shell.at === shell.history.length - 1 ? shell : arrive({ ...shell, at: shell.at + 1 }, null);
    case "pane":
      return { ...shell, pane: event.pane, docsTopic: event.docsTopic };
    case "terminal":
      return { ...shell, isTerminalOpen: !shell.isTerminalOpen };
    case "create":
      return { ...shell, create: event, dialog: null };
    case "dialog":
      return { ...shell, dialog: event, create: null };
    case "close":
      return { ...shell, create: null, dialog: null };
    case "card":
      return { ...shell, card: event };
    case "mutate":
      return mutate(shell, event.mutation);
    case "fetch":
      return fetched(shell, event);
  }
}

function go(shell: Shell, { path, hash, isReplace, key }: Extract<Event, { type: "go" }>): Shell {
  const address: Address = hash === undefined || hash === "" ? { path } : { path, hash };
  const kept = shell.history.slice(0, isReplace ? shell.at : shell.at + 1);
  return arrive({ ...shell, history: [...kept, address], at: kept.length }, key);
}

/** At another address: what was open over the page before is closed, and the card its hash names is shown. */
function arrive(shell: Shell, key: string | null): Shell {
  const { path, hash } = addressOf(shell);
  const named = projectIdOf(path);
  const isKnown = named !== undefined && findProject(shell.backend, named) !== undefined;
  const cardId = hash?.replace(/^card-/, "");
  return {
    ...shell,
    projectId: isKnown ? named : shell.projectId,
    card: cardId && key !== null ? { cardId, key } : null,
    create: null,
    dialog: null,
  };
}

function mutate(shell: Shell, mutation: Mutation): Shell {
  return { ...shell, backend: apply(shell.backend, mutation), changes: shell.changes + 1 };
}

function fetched(shell: Shell, { prefixes, at, by }: Extract<Event, { type: "fetch" }>): Shell {
  const { backend } = shell;
  const snapshots = new Map(shell.snapshots);
  for (const prefix of prefixes) {
    snapshots.set(prefix, { backend, before: snapshotOf(shell, prefix).backend, at, by });
  }
  return { ...shell, snapshots };
}

export interface ToastWords {
  readonly level: "success" | "error" | "info" | "warning";
  readonly message: string;
  readonly description?: string;
}

/** What an entry of the transcript does to the shell. */
export interface Moment {
  readonly entryId: string;
  readonly events: readonly Event[];
  /** Shown when it happens, and no part of the shell. */
  readonly toast?: ToastWords;
}

/**
 * The shell after all that happened: what the entries of a path did, and between them what the person did. Doings after
 * entries that are not on the path belong to another branch.
 */
export function foldShell(
  start: Shell,
  { moments, doings }: { moments: readonly Moment[]; doings: readonly Doing[] },
): Shell {
  let shell = start;
  const byEntry = new Map<string | null, Event[]>();
  for (const { after, event } of doings) byEntry.set(after, [...(byEntry.get(after) ?? []), event]);
  const add = (after: string | null) => {
    for (const event of byEntry.get(after) ?? []) shell = change(shell, event);
  };
  add(null);
  for (const { entryId, events } of moments) {
    for (const event of events) shell = change(shell, event);
    add(entryId);
  }
  return shell;
}
