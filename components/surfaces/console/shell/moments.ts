import {
  type Address,
  type BackendMutation,
  type ConsoleState,
  consoleStateOf,
  type ShownToast,
  type StateStart,
} from "@/lib/protocols/console";
import type { Entry, EntryOf } from "@/lib/transcript/entry";
import type { Mutation } from "../project/backend";
import { findKind, findParent, type Kind, parentKindOf, type Resource } from "../project/resource";
import type { Event } from "./event";
import type { Moment, ToastWords } from "./shell";

const known = new WeakMap<Entry, ConsoleState>();

/** What each entry of a path does to the shell: the outcomes that were applied, in order. */
export function momentsOf(path: readonly Entry[], start: StateStart): readonly Moment[] {
  let before = consoleStateOf([], start);
  return path.map((entry, at) => {
    if (entry.kind !== "outcome" || entry.result !== "applied") return { entryId: entry.id, events: [] };
    // The path to an entry never changes, so its state is that of the entry.
    const after = known.get(entry) ?? consoleStateOf(path.slice(0, at + 1), start);
    known.set(entry, after);
    const step = { entry, before, after };
    before = after;
    const toast = entry.action === "toast" ? after.toasts.at(-1) : undefined;
    return {
      entryId: entry.id,
      events: eventsOf(step),
      ...(toast !== undefined && { toast: wordsOf(toast) }),
    };
  });
}

function wordsOf({ level, message, description }: ShownToast): ToastWords {
  return { level, message, ...(description !== undefined && { description }) };
}

interface Step {
  readonly entry: EntryOf<"outcome">;
  readonly before: ConsoleState;
  readonly after: ConsoleState;
}

type Read = (step: Step) => readonly Event[];

const readers: Readonly<Record<string, Read>> = {
  set_theme: ({ after }) => (after.theme === null ? [] : [{ type: "theme", theme: after.theme }]),
  navigate: ({ entry, before, after }) => {
    const address: Address | undefined = after.history[after.at];
    if (address === undefined) return [];
    return [{ type: "go", ...address, isReplace: after.at === before.at, key: entry.id }];
  },
  open_create: ({ entry, after: { drawer } }) =>
    drawer === null
      ? []
      : [{ type: "create", resource: drawer.resource, projectId: drawer.projectId, key: entry.id }],
  open_dialog: ({ entry, after: { dialog } }) =>
    dialog === null
      ? []
      : [{ type: "dialog", dialog: dialog.dialog, projectId: dialog.projectId, key: entry.id }],
  show_pane: ({ after }) => [{ type: "pane", pane: after.pane, docsTopic: after.docsTopic }],
  toggle_terminal: () => [{ type: "terminal" }],
  scroll_to_card: ({ entry, after: { card } }) =>
    card === null ? [] : [{ type: "card", cardId: card.cardId, key: entry.id }],
  resource: ({ after }) =>
    after.mutations
      .slice(-1)
      .flatMap(toMutation)
      .map((mutation) => ({ type: "mutate", mutation })),
  refresh: ({ entry, before, after }) => [
    {
      type: "fetch",
      prefixes: [...after.refreshes]
        .filter(([prefix, { count }]) => before.refreshes.get(prefix)?.count !== count)
        .map(([prefix]) => prefix),
      at: entry.at,
      by: "refresh",
    },
  ],
};

function eventsOf(step: Step): readonly Event[] {
  return Object.hasOwn(readers, step.entry.action) ? (readers[step.entry.action]?.(step) ?? []) : [];
}

/** What a `resource` action told of the server. A path names the project, and what the thing lies in, where no field does. */
function toMutation({ resource: told, projectId }: BackendMutation): readonly Mutation[] {
  const resource: Resource = {
    id: told.resourceId,
    name: told.title,
    ...(told.subtitle === undefined ? {} : { subtitle: told.subtitle }),
    ...(told.status === undefined ? {} : { status: told.status }),
    fields: [...told.fields],
  };
  const kind = findKind(told.resourceType);
  const parent = kind && (findParent(kind, resource.fields) ?? findParentInPath(kind, told.href));
  const { mutation, resourceType } = told;
  if (mutation === null) return [];
  return [{ mutation, projectId, resourceType, resource, ...(parent !== undefined && { parent }) }];
}

const inPath: Partial<Record<Kind, RegExp>> = {
  table: /\/databases\/(?:(?:tablesdb|legacy|postgres|mysql|mongo)\/)?([^/?#]+)\/(?:tables?|collections?)/,
  file: /\/storage\/(?:buckets?\/)?([^/?#]+)\/files?/,
};

function findParentInPath(kind: Kind, href: string | undefined): string | undefined {
  return href === undefined || parentKindOf(kind) === undefined ? undefined : inPath[kind]?.exec(href)?.[1];
}
