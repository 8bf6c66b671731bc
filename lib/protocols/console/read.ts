import { filled, isObject, isOneOf, type JsonObject, present, quote } from "../../text/value";
import {
  type ActionReading,
  axisFormats,
  type Chart,
  type ColumnHint,
  type ConsoleAction,
  type ConsoleClient,
  chartKinds,
  chartTypes,
  createKinds,
  dialogs,
  type FieldValue,
  type Labelled,
  type Metric,
  mutations,
  type Point,
  panes,
  type ResourceItem,
  themes,
  toastLevels,
} from "./actions";
import { leavesApp } from "./links";
import { isKnownScope, plainScopes } from "./scopes";

/** What a reader makes of one action: what is done or drawn, or why not. */
type Read = Pick<ActionReading, "fate" | "action" | "reason">;
type Reader = (raw: JsonObject) => Read;

const skipped = (reason: string): Read => ({ fate: "skipped", action: null, reason });
const applied = (action: ConsoleAction, reason?: string): Read => ({
  fate: "applied",
  action,
  ...(reason !== undefined && { reason }),
});
const drawn = (action: ConsoleAction, reason?: string): Read => ({
  ...applied(action, reason),
  fate: "drawn",
});

const listOf = (names: readonly string[]) => `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
const project = (raw: JsonObject) => present({ projectId: filled(raw.projectId) });

/** Each action as the Console reads it: defensively, by itself. */
const readers: Readonly<Record<ConsoleAction["type"], Reader>> = {
  set_theme({ theme }) {
    if (!isOneOf(themes, theme)) return skipped(`The theme must be ${listOf(themes)}.`);
    return applied({ type: "set_theme", theme });
  },
  navigate({ path, hash, replace }) {
    if (typeof path !== "string") return skipped("There is no path to go to.");
    const plainHash = typeof hash === "string" ? hash.trim().replace(/^#/, "") : "";
    const action: ConsoleAction = {
      type: "navigate",
      path,
      ...(plainHash !== "" && { hash: plainHash }),
      replace: replace === true,
    };
    if (leavesApp(path)) {
      return { fate: "refused", action, reason: `${quote(path.trim())} leaves the Console.` };
    }
    if (!path.startsWith("/")) return skipped(`The path ${quote(path)} does not begin with a slash.`);
    return applied(action);
  },
  open_create(raw) {
    const { resource } = raw;
    if (!isOneOf(createKinds, resource)) return skipped(`What to create must be ${listOf(createKinds)}.`);
    return applied({ type: "open_create", resource, ...project(raw) });
  },
  open_dialog(raw) {
    const { dialog } = raw;
    if (!isOneOf(dialogs, dialog)) return skipped(`The dialog must be ${listOf(dialogs)}.`);
    return applied({ type: "open_dialog", dialog, ...project(raw) });
  },
  toast(raw) {
    const message = filled(raw.message);
    if (message === undefined) return skipped("The toast has no message.");
    const level = isOneOf(toastLevels, raw.level) ? raw.level : "info";
    const toast = {
      type: "toast",
      level,
      message,
      ...present({ description: filled(raw.description) }),
    } as const;
    return applied(toast, level === raw.level ? undefined : "Its level is unknown, so it is shown as info.");
  },
  show_pane({ content }) {
    if (isOneOf(panes, content)) return applied({ type: "show_pane", content });
    return applied({ type: "show_pane", content: "none" }, "Its content is unknown, so the pane is closed.");
  },
  toggle_terminal: () => applied({ type: "toggle_terminal" }),
  scroll_to_card(raw) {
    const cardId = plainCardId(raw.cardId);
    if (cardId === "") return skipped("There is no card to scroll to.");
    return applied({ type: "scroll_to_card", cardId });
  },
  resource(raw) {
    const item = readItem(raw);
    if (item === undefined) return skipped("It has neither a title nor an id.");
    const mutation = isOneOf(mutations, raw.mutation) ? raw.mutation : null;
    const action = {
      type: "resource",
      mutation,
      resourceType: filled(raw.resourceType) ?? "",
      ...item,
    } as const;
    return mutation === null
      ? drawn(action, "Its mutation is unknown, so nothing changes.")
      : applied(action);
  },
  resource_list(raw) {
    if (!Array.isArray(raw.items)) return skipped("It has no list of items.");
    const columns = Array.isArray(raw.columns) ? raw.columns.flatMap(readColumn) : [];
    return drawn({
      type: "resource_list",
      resourceType: filled(raw.resourceType) ?? "",
      items: raw.items.flatMap((item) => readItem(item) ?? []),
      ...present({
        title: filled(raw.title),
        description: filled(raw.description),
        total: isCount(raw.total) ? raw.total : undefined,
        listHref: filled(raw.listHref),
        emptyMessage: filled(raw.emptyMessage),
        projectId: filled(raw.projectId),
        columns: columns.length === 0 ? undefined : columns,
      }),
    });
  },
  chart(raw) {
    if (!Array.isArray(raw.metrics)) return skipped("It has no list of metrics.");
    const metrics = raw.metrics.flatMap(readMetric);
    return drawn({ type: "chart", title: filled(raw.title) ?? "Usage", metrics, ...chartOptions(raw) });
  },
  refresh(raw) {
    const names = Array.isArray(raw.scopes) ? plainScopes(raw.scopes) : [];
    if (names.length === 0) return skipped("There is no scope to refresh.");
    const unknown = names.filter((scope) => !isKnownScope(scope));
    const reason =
      unknown.length === 0
        ? undefined
        : `${unknown.slice(0, 5).map(quote).join(", ")}: no such scope, it touches a key of its own name.`;
    return applied({ type: "refresh", scopes: names }, reason);
  },
};

export function isActionType(type: string): type is ConsoleAction["type"] {
  return Object.hasOwn(readers, type);
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** A card's id without the prefix its element has. */
export function plainCardId(id: unknown): string {
  if (typeof id !== "string") return "";
  return id
    .trim()
    .replace(/^card-/i, "")
    .replace(/^card-/i, "");
}

/** A row or a card; undefined where there is nothing to call it by. */
export function readItem(raw: unknown): ResourceItem | undefined {
  if (!isObject(raw)) return undefined;
  const id = filled(raw.resourceId);
  const title = filled(raw.title) ?? id;
  if (title === undefined) return undefined;
  const metadata = Array.isArray(raw.metadata) ? raw.metadata.flatMap(readLabelled) : [];
  return {
    resourceId: id ?? "",
    title,
    ...present({
      subtitle: filled(raw.subtitle),
      href: filled(raw.href),
      status: filled(raw.status),
    }),
    metadata,
    fields: new Map(isObject(raw.fields) ? Object.entries(raw.fields).filter(isField) : []),
  };
}

function isField(entry: readonly [string, unknown]): entry is [string, FieldValue] {
  const [, value] = entry;
  return value === null || ["string", "number", "boolean"].includes(typeof value);
}

function readLabelled(raw: unknown): readonly Labelled[] {
  const label = isObject(raw) ? filled(raw.label) : undefined;
  if (!isObject(raw) || label === undefined || raw.value === undefined || raw.value === null) return [];
  const value = typeof raw.value === "object" ? JSON.stringify(raw.value) : String(raw.value);
  return [{ label, value }];
}

function readColumn(raw: unknown): readonly ColumnHint[] {
  const key = isObject(raw) ? filled(raw.key) : undefined;
  if (!isObject(raw) || key === undefined) return [];
  return [{ key, label: filled(raw.label) ?? key }];
}

function readMetric(raw: unknown): readonly Metric[] {
  if (!isObject(raw)) return [];
  const points: readonly unknown[] = Array.isArray(raw.points) ? raw.points : [];
  // Taken as they are where that can be: there may be 50,000 of them.
  const read = points.every(isPoint) ? points : points.flatMap(readPoint);
  return [{ metric: filled(raw.metric) ?? "", points: read }];
}

function isPoint(raw: unknown): raw is Point {
  return isMeasured(raw) && (raw.label === undefined || typeof raw.label === "string");
}

function isMeasured(raw: unknown): raw is JsonObject & { readonly time: string; readonly value: number } {
  if (!isObject(raw)) return false;
  return typeof raw.time === "string" && typeof raw.value === "number" && Number.isFinite(raw.value);
}

function readPoint(raw: unknown): readonly Point[] {
  if (!isMeasured(raw)) return [];
  const { time, value, label } = raw;
  return [{ time, value, ...(typeof label === "string" && { label }) }];
}

function chartOptions(raw: JsonObject): Partial<Omit<Chart, "type" | "title" | "metrics">> {
  const percent = raw.changePercent;
  return present({
    description: filled(raw.description),
    unitLabel: filled(raw.unitLabel),
    interval: filled(raw.interval),
    startAt: filled(raw.startAt),
    endAt: filled(raw.endAt),
    href: filled(raw.href),
    projectId: typeof raw.projectId === "string" ? raw.projectId : undefined,
    chartType: isOneOf(chartTypes, raw.chartType) ? raw.chartType : undefined,
    kind: isOneOf(chartKinds, raw.kind) ? raw.kind : undefined,
    axisFormat: isOneOf(axisFormats, raw.axisFormat) ? raw.axisFormat : undefined,
    changePercent: typeof percent === "number" && Number.isFinite(percent) ? percent : undefined,
  });
}

/** One action of a batch. */
export function readAction(raw: unknown, index: number): ActionReading {
  if (!isObject(raw)) return { index, type: "", ...skipped("It is not an object.") };
  const { type } = raw;
  if (typeof type !== "string" || type === "") return { index, type: "", ...skipped("It has no type.") };
  const read = isActionType(type)
    ? readers[type](raw)
    : skipped(`This client does not know the type ${quote(type)}.`);
  return { index, type, ...read };
}

/** The most actions that are read; a hostile batch has millions. */
const maxRead = 1000;
const known = new WeakMap<object, readonly ActionReading[]>();

/** All actions of a message, in order. The same array for the same client. */
export function readActions({ envelope }: ConsoleClient): readonly ActionReading[] {
  if (envelope === null) return [];
  const readings = known.get(envelope) ?? envelope.actions.slice(0, maxRead).map(readAction);
  known.set(envelope, readings);
  return readings;
}
