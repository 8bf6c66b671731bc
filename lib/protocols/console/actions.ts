/** Scalars a row's `fields` may hold. */
export type FieldValue = string | number | boolean | null;

export interface Labelled {
  readonly label: string;
  readonly value: string;
}

/** A resource as a card or a row shows it. */
export interface ResourceItem {
  readonly resourceId: string;
  readonly title: string;
  readonly subtitle?: string;
  /** As sent; `itemHref` gives the link. */
  readonly href?: string;
  readonly status?: string;
  readonly metadata: readonly Labelled[];
  /** In the order of the message; a map, as a key may be `__proto__`. */
  readonly fields: ReadonlyMap<string, FieldValue>;
}

export const themes = ["light", "dark", "system"] as const;
export type Theme = (typeof themes)[number];
export const createKinds = ["database", "bucket", "user", "team", "function", "site"] as const;
export type CreateKind = (typeof createKinds)[number];
export const dialogs = [
  "invite_member",
  "create_project",
  "connect_mcp",
  "shortcuts",
  "docs_search",
  "feedback",
  "support",
] as const;
export type Dialog = (typeof dialogs)[number];
export const toastLevels = ["success", "error", "info", "warning"] as const;
export type ToastLevel = (typeof toastLevels)[number];
export const panes = ["agent", "docs", "none"] as const;
export type Pane = (typeof panes)[number];
export const mutations = ["create", "update", "delete"] as const;
export type Mutation = (typeof mutations)[number];
export const chartTypes = ["area", "bar"] as const;
export type ChartType = (typeof chartTypes)[number];
export const chartKinds = ["events", "gauges"] as const;
export type ChartKind = (typeof chartKinds)[number];
export const axisFormats = ["count", "bytes", "gbhours"] as const;
export type AxisFormat = (typeof axisFormats)[number];

export interface SetTheme {
  readonly type: "set_theme";
  readonly theme: Theme;
}
export interface Navigate {
  readonly type: "navigate";
  /** As sent: the address bar shows it so. Begins with one slash. */
  readonly path: string;
  /** Without its `#`. */
  readonly hash?: string;
  readonly replace: boolean;
}
export interface OpenCreate {
  readonly type: "open_create";
  readonly resource: CreateKind;
  readonly projectId?: string;
}
export interface OpenDialog {
  readonly type: "open_dialog";
  readonly dialog: Dialog;
  readonly projectId?: string;
}
export interface Toast {
  readonly type: "toast";
  readonly level: ToastLevel;
  readonly message: string;
  readonly description?: string;
}
export interface ShowPane {
  readonly type: "show_pane";
  readonly content: Pane;
}
export interface ToggleTerminal {
  readonly type: "toggle_terminal";
}
export interface ScrollToCard {
  readonly type: "scroll_to_card";
  /** Without `card-`. */
  readonly cardId: string;
}
export interface Resource extends ResourceItem {
  readonly type: "resource";
  /** Null where it is none of those known: drawn without a chip, and nothing changes. */
  readonly mutation: Mutation | null;
  readonly resourceType: string;
}
export interface ColumnHint {
  readonly key: string;
  readonly label: string;
}
export interface ResourceList {
  readonly type: "resource_list";
  readonly resourceType: string;
  readonly items: readonly ResourceItem[];
  readonly title?: string;
  readonly description?: string;
  /** Missing: as many as there are rows. */
  readonly total?: number;
  readonly listHref?: string;
  readonly emptyMessage?: string;
  readonly projectId?: string;
  readonly columns?: readonly ColumnHint[];
}
export interface Point {
  readonly time: string;
  readonly value: number;
  readonly label?: string;
}
export interface Metric {
  readonly metric: string;
  readonly points: readonly Point[];
}
export interface Chart {
  readonly type: "chart";
  readonly title: string;
  readonly metrics: readonly Metric[];
  readonly description?: string;
  readonly unitLabel?: string;
  readonly interval?: string;
  readonly startAt?: string;
  readonly endAt?: string;
  readonly href?: string;
  readonly projectId?: string;
  readonly chartType?: ChartType;
  readonly kind?: ChartKind;
  readonly axisFormat?: AxisFormat;
  readonly changePercent?: number;
}
export interface Refresh {
  readonly type: "refresh";
  /** Lower-case, each once, none empty. */
  readonly scopes: readonly string[];
}

/** An action as the Console reads it: what is drawn, and what acts. */
export type ConsoleAction =
  | SetTheme
  | Navigate
  | OpenCreate
  | OpenDialog
  | Toast
  | ShowPane
  | ToggleTerminal
  | ScrollToCard
  | Resource
  | ResourceList
  | Chart
  | Refresh;
export type ActionType = ConsoleAction["type"];
export type ActionOf<Type extends ActionType> = Extract<ConsoleAction, { readonly type: Type }>;

/** What becomes of one action of a batch. `drawn`: it only shows something, nothing happens. */
export type Fate = "applied" | "drawn" | "skipped" | "refused";

/** One action of a batch, read as the Console reads it. */
export interface ActionReading {
  /** Its place in the batch. */
  readonly index: number;
  /** As sent; "" where it has none. */
  readonly type: string;
  readonly fate: Fate;
  /** Null where it is skipped; a refused one has it, to be shown as text. */
  readonly action: ConsoleAction | null;
  /** Why it is skipped or refused, or what is odd about one that is applied, in a sentence. */
  readonly reason?: string;
}

/** The message as the Console passes it on: its actions are as they were sent. `readActions` reads them. */
export interface ConsoleEnvelope {
  readonly protocol: "appwrite.console/v1";
  readonly actions: readonly unknown[];
}

/** A part that is not acted upon, and why, in a sentence. */
export interface Skip {
  /** RFC 6901, into the bare envelope. */
  readonly pointer: string;
  readonly reason: string;
}

/** What the Console makes of a message. `envelope` null: nothing is drawn, and nothing acts. */
export interface ConsoleClient {
  readonly envelope: ConsoleEnvelope | null;
  readonly skipped: readonly Skip[];
}
