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

/** What each entry of a path does to the shell: the outcomes that were applied, in order. */
export function momentsOf(path: readonly Entry[], start: StateStart): readonly Moment[] {
  const done = new Map<string, Pick<Moment, "events" | "toast">>();
  const counts = new Map<string, number>();
  let at = 0;
  consoleStateOf(path, start, (entry, state) => {
    if (entry.kind !== "outcome" || entry.result !== "applied") return;
    const toast = entry.action === "toast" ? state.toasts.at(-1) : undefined;
    done.set(entry.id, {
      events: eventsOf({ entry, state, isReplace: state.at === at, counts }),
      ...(toast !== undefined && { toast: wordsOf(toast) }),
    });
    at = state.at;
  });
  return path.map(({ id }) => ({ entryId: id, ...(done.get(id) ?? nothing) }));
}

const nothing = { events: [] };

function wordsOf({ level, message, description }: ShownToast): ToastWords {
  return { level, message, ...(description !== undefined && { description }) };
}

interface Step {
  readonly entry: EntryOf<"outcome">;
  /** After the step. */
  readonly state: ConsoleState;
  /** It took the place of the address before. */
  readonly isReplace: boolean;
  /** How often each prefix had been refreshed before. */
  readonly counts: Map<string, number>;
}

type Read = (step: Step) => readonly Event[];

const readers: Readonly<Record<string, Read>> = {
  set_theme: ({ state: { theme } }) => (theme === null ? [] : [{ type: "theme", theme }]),
  navigate: ({ entry, state: { history, at }, isReplace }) => {
    const address: Address | undefined = history[at];
    return address === undefined ? [] : [{ type: "go", ...address, isReplace, key: entry.id }];
  },
  open_create: ({ entry, state: { drawer } }) =>
    drawer === null
      ? []
      : [{ type: "create", resource: drawer.resource, projectId: drawer.projectId, key: entry.id }],
  open_dialog: ({ entry, state: { dialog } }) =>
    dialog === null
      ? []
      : [{ type: "dialog", dialog: dialog.dialog, projectId: dialog.projectId, key: entry.id }],
  show_pane: ({ state: { pane, docsTopic } }) => [{ type: "pane", pane, docsTopic }],
  toggle_terminal: () => [{ type: "terminal" }],
  scroll_to_card: ({ entry, state: { card } }) =>
    card === null ? [] : [{ type: "card", cardId: card.cardId, key: entry.id }],
  resource: ({ state: { mutations } }) =>
    mutations
      .slice(-1)
      .flatMap(toMutation)
      .map((mutation) => ({ type: "mutate", mutation })),
  refresh: ({ entry, state: { refreshes }, counts }) => {
    const prefixes = [...refreshes].flatMap(([prefix, { count }]) =>
      counts.get(prefix) === count ? [] : [prefix],
    );
    for (const [prefix, { count }] of refreshes) counts.set(prefix, count);
    return [{ type: "fetch", prefixes, at: entry.at, by: "refresh" }];
  },
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
