import type {
  ActionOf,
  ActionReading,
  ConsoleAction,
  CreateKind,
  Dialog,
  Pane,
  Resource,
  Theme,
  ToastLevel,
} from "./actions";
import { readOutput } from "./client";
import { projectOf } from "./links";
import { namedProject } from "./outcomes";
import { plainCardId, readActions } from "./read";
import { refreshPrefixes } from "./scopes";

/** Which step of which message did something, and the entry that logs it. */
export interface Act {
  /** The id of the message's entry (`tool_end`). */
  readonly of: string;
  readonly index: number;
  /** The id of the outcome's entry: a key that is new each time a step runs. */
  readonly entryId: string;
}

export interface Address {
  /** As sent. */
  readonly path: string;
  /** Without `#`. */
  readonly hash?: string;
}

export interface OpenDrawer extends Act {
  readonly resource: CreateKind;
  readonly projectId: string;
}
export interface OpenedDialog extends Act {
  readonly dialog: Dialog;
  readonly projectId: string;
}
export interface ShownToast extends Act {
  readonly level: ToastLevel;
  readonly message: string;
  readonly description?: string;
}
export interface Highlight extends Act {
  /** Without `card-`. */
  readonly cardId: string;
}
/** What the agent did to the backend, told by a `resource` action. */
export interface BackendMutation extends Act {
  readonly resource: Resource;
  readonly projectId: string;
}
export interface Refreshed {
  /** How often it was asked for. */
  readonly count: number;
  /** How many of `mutations` had happened when it was last asked for: what a list read then can show. */
  readonly mutationsSeen: number;
}

/** The simulated shell at a moment of a transcript. What a person does in it since lies on top, in the shell. */
export interface ConsoleState {
  /** Null: as Parley's own. */
  readonly theme: Theme | null;
  /** At least one address. */
  readonly history: readonly Address[];
  /** The place in `history` that is shown. */
  readonly at: number;
  readonly pane: Pane;
  /** The type of the action before the docs were opened: the section to open them at; null: the beginning. */
  readonly docsTopic: string | null;
  readonly isTerminalOpen: boolean;
  readonly drawer: OpenDrawer | null;
  readonly dialog: OpenedDialog | null;
  /** The card that was last scrolled to, by `scroll_to_card` or a hash; null once another page was opened. */
  readonly card: Highlight | null;
  /** In order; all of them, as nobody knows here which are still standing. */
  readonly toasts: readonly ShownToast[];
  readonly mutations: readonly BackendMutation[];
  /** By query-key prefix (`databases`, `database`, …) and, for unknown scopes, by the scope itself. */
  readonly refreshes: ReadonlyMap<string, Refreshed>;
  /** The last thing that happened; null while nothing has. */
  readonly last: Act | null;
}

/** As much of a transcript's entry as the fold reads; `Entry` fits. */
export interface LoggedEntry {
  readonly id: string;
  readonly kind: string;
  readonly tool?: string;
  readonly output?: string;
  readonly of?: string;
  readonly index?: number;
  readonly result?: string;
}

export interface StateStart {
  /** The project the Console stands in. */
  readonly projectId: string;
  /** The first address; `/project/<projectId>` where it is left out. */
  readonly path?: string;
}

export function startState({ projectId, path = `/project/${projectId}` }: StateStart): ConsoleState {
  return {
    theme: null,
    history: [{ path }],
    at: 0,
    pane: "agent",
    docsTopic: null,
    isTerminalOpen: false,
    drawer: null,
    dialog: null,
    card: null,
    toasts: [],
    mutations: [],
    refreshes: new Map(),
    last: null,
  };
}

/**
 * The shell at the end of these entries: the path to now, or to the entry looked at (`pathTo`). `onOutcome` is told the shell
 * after each outcome, while its lists are still growing.
 */
export function consoleStateOf<Logged extends LoggedEntry>(
  entries: readonly Logged[],
  start: StateStart,
  onOutcome?: (outcome: Logged, state: ConsoleState) => void,
): ConsoleState {
  const messages = new Map<string, LoggedEntry>();
  const lists: Lists = { toasts: [], mutations: [], refreshes: new Map() };
  const fold: Fold = {
    projectId: start.projectId,
    previous: null,
    lists,
    state: { ...startState(start), ...lists },
  };
  for (const entry of entries) {
    if (entry.kind === "tool_end" && isConsole(entry)) messages.set(entry.id, entry);
    else if (entry.kind === "outcome") {
      run(fold, entry, messages.get(entry.of ?? ""));
      onOutcome?.(entry, fold.state);
    }
  }
  return fold.state;
}

/** A state under construction: its lists are its own. */
interface Fold {
  readonly projectId: string;
  /** The type of the last action that was no `show_pane`. */
  previous: string | null;
  /** Those of the state, growing. */
  readonly lists: Lists;
  state: ConsoleState;
}

interface Lists {
  readonly toasts: ShownToast[];
  readonly mutations: BackendMutation[];
  readonly refreshes: Map<string, Refreshed>;
}

function isConsole({ tool }: LoggedEntry): boolean {
  return tool?.trim().toLowerCase() === "console";
}

const readings = new WeakMap<LoggedEntry, readonly ActionReading[]>();

function readingsOf(message: LoggedEntry): readonly ActionReading[] {
  const known = readings.get(message) ?? readActions(readOutput(message.output ?? ""));
  readings.set(message, known);
  return known;
}

function run(fold: Fold, outcome: LoggedEntry, message: LoggedEntry | undefined) {
  if (message === undefined || outcome.result !== "applied" || outcome.index === undefined) return;
  const action = readingsOf(message)[outcome.index]?.action ?? null;
  if (action === null) return;
  const act: Act = { of: message.id, index: outcome.index, entryId: outcome.id };
  const change = changeOf(fold, action, act);
  fold.state = { ...fold.state, ...change, last: act };
  if (action.type !== "show_pane") fold.previous = action.type;
}

function changeOf(fold: Fold, action: ConsoleAction, act: Act): Partial<ConsoleState> {
  const { state, lists } = fold;
  switch (action.type) {
    case "set_theme":
      return { theme: action.theme };
    case "navigate":
      return goTo(state, action, act);
    case "open_create": {
      const { resource, projectId = openProject(fold) } = action;
      return { drawer: { ...act, resource, projectId }, dialog: null };
    }
    case "open_dialog": {
      const { dialog, projectId = openProject(fold) } = action;
      return { dialog: { ...act, dialog, projectId }, drawer: null };
    }
    case "toast": {
      const { type: _type, ...toast } = action;
      lists.toasts.push({ ...act, ...toast });
      return {};
    }
    case "show_pane": {
      const { content } = action;
      return content === "docs" ? { pane: content, docsTopic: fold.previous } : { pane: content };
    }
    case "toggle_terminal":
      return { isTerminalOpen: !state.isTerminalOpen };
    case "scroll_to_card":
      return { card: { ...act, cardId: action.cardId } };
    case "resource": {
      const projectId = namedProject(action) ?? openProject(fold);
      lists.mutations.push({ ...act, resource: action, projectId });
      return {};
    }
    case "refresh":
      for (const prefix of refreshPrefixes(action.scopes)) {
        const { count = 0 } = lists.refreshes.get(prefix) ?? {};
        lists.refreshes.set(prefix, { count: count + 1, mutationsSeen: lists.mutations.length });
      }
      return {};
    case "resource_list":
    case "chart":
      return {};
  }
}

function goTo(
  state: ConsoleState,
  { path, hash, replace }: ActionOf<"navigate">,
  act: Act,
): Partial<ConsoleState> {
  const [place = "", own] = path.split(/#(.*)/s);
  const target = hash ?? (own === undefined || own === "" ? undefined : own);
  const address: Address = { path: place, ...(target !== undefined && { hash: target }) };
  const kept = state.history.slice(0, replace ? state.at : state.at + 1);
  const cardId = plainCardId(target);
  return {
    history: [...kept, address],
    at: kept.length,
    card: cardId === "" ? null : { ...act, cardId },
    drawer: null,
    dialog: null,
  };
}

/** The project the Console stands in. */
function openProject({ state, projectId }: Fold): string {
  return projectOf(state.history[state.at]?.path ?? "") ?? projectId;
}
