import type { CreateKind, Dialog, Pane, Resource, Theme, ToastLevel } from "./actions";

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

/** The shell at the end of these entries: the path to now, or to the entry looked at (`pathTo`). */
export function consoleStateOf(_entries: readonly LoggedEntry[], start: StateStart): ConsoleState {
  return startState(start);
}
