import type { FieldValue, ResourceItem, ResourceList } from "./actions";
import { humanize, isBlank, isTelling, shownMetadata, statusVariant } from "./card";
import type { BadgeVariant, Cell, ListColumn, ListRow, ListView } from "./derived";
import { itemHref, listHref, singular } from "./links";
import { readDate } from "./moment";

const maxColumns = 4;
/** Fields that go first, in this order. */
const preferred = ["email", "phone", "status", "enabled"];

/** A list as it is drawn. `projectId`: the project the Console stands in. */
export function viewList(action: ResourceList, projectId: string | null): ListView {
  const { items, title, description, emptyMessage, resourceType } = action;
  const project = action.projectId || projectId;
  const total = action.total ?? items.length;
  const counted = `${total} ${total === 1 ? "result" : "results"}`;
  const columns = columnsOf(action);
  return {
    heading: title ?? counted,
    countText: title === undefined ? null : counted,
    description: description ?? null,
    href: listHref(action, projectId),
    nameHeader: ["user", "team", "member"].includes(singular(resourceType)) ? "User" : "Name",
    columns,
    rows: items.map((item) => ({
      item,
      href: itemHref(item, resourceType, project),
      cells: columns.map((column) => cellOf(item, column)),
      searchText: searchTextOf(item),
    })),
    emptyText: items.length === 0 ? (emptyMessage ?? "No results") : null,
    footer: total > items.length ? `Showing ${items.length} of ${total}` : null,
  };
}

/** The order of a column's values; those that are missing come last, whichever way one sorts. */
export function compareCells(one: Cell, other: Cell): number {
  if (one.sort === undefined || other.sort === undefined) {
    return Number(one.sort === undefined) - Number(other.sort === undefined);
  }
  if (typeof one.sort === "number" && typeof other.sort === "number") return one.sort - other.sort;
  return String(one.sort).localeCompare(String(other.sort), "en", { numeric: true });
}

/** What stands in place of the rows when a filter leaves none. */
export const noMatchText = "No results match your filter";

/** The rows a text filter leaves. */
export function filterRows(rows: readonly ListRow[], filter: string): readonly ListRow[] {
  const plain = filter.trim().toLowerCase();
  return plain === "" ? rows : rows.filter(({ searchText }) => searchText.includes(plain));
}

function searchTextOf({ title, subtitle, resourceId, status, metadata, fields }: ResourceItem): string {
  const facts = metadata.map(({ label, value }) => `${label} ${value}`);
  const values = [...fields.values()].filter((value) => value !== null).map(String);
  return [title, subtitle ?? "", resourceId, status ?? "", ...facts, ...values].join("\n").toLowerCase();
}

function columnsOf({ items, columns }: ResourceList): readonly ListColumn[] {
  if (columns !== undefined) {
    return columns.map(({ key, label }) => columnOf({ key, label, from: originOf(items, key) }));
  }
  const fields = fieldColumns(items);
  const derived = [...fields, ...metadataColumns(items, fields)].slice(0, maxColumns);
  const hasSubtitle = items.some(({ subtitle }) => subtitle !== undefined);
  if (derived.length > 0 || !hasSubtitle) return derived;
  return [columnOf({ key: "subtitle", label: "Details", from: "subtitle" })];
}

function originOf(items: readonly ResourceItem[], key: string): ListColumn["from"] {
  if (items.some(({ fields }) => findField(fields, key) !== undefined)) return "fields";
  return items.some((item) => findFact(item, key) !== undefined) ? "metadata" : "fields";
}

function columnOf(column: Omit<ListColumn, "header">): ListColumn {
  const isContact = /^(?:email|phone)$/i.test(column.key);
  return { ...column, header: isContact ? "Contact" : column.label };
}

function fieldColumns(items: readonly ResourceItem[]): readonly ListColumn[] {
  const counts = new Map<string, number>();
  for (const { fields } of items) {
    for (const [key, value] of fields) if (isTelling(key, value)) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const hasStatus = items.some(({ status }) => status !== undefined);
  const rank = (key: string) => {
    const place = preferred.indexOf(key.toLowerCase());
    return place < 0 ? preferred.length : place;
  };
  return [...counts]
    .filter(([key]) => !(hasStatus && key.toLowerCase() === "status"))
    .sort(
      ([one, count], [other, otherCount]) =>
        rank(one) - rank(other) || otherCount - count || one.localeCompare(other, "en"),
    )
    .slice(0, maxColumns)
    .map(([key]) => columnOf({ key, label: humanize(key), from: "fields" }));
}

function metadataColumns(
  items: readonly ResourceItem[],
  fields: readonly ListColumn[],
): readonly ListColumn[] {
  const taken = new Set(fields.map(({ label }) => label.toLowerCase()));
  const labels = new Map<string, string>();
  for (const item of items) {
    for (const { label } of shownMetadata(item)) {
      const key = factKey(label);
      if (!taken.has(label.toLowerCase()) && !labels.has(key)) labels.set(key, label);
    }
  }
  return Array.from(labels, ([key, label]) => columnOf({ key, label, from: "metadata" }));
}

function factKey(label: string): string {
  return label
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "_");
}

function findFact(item: ResourceItem, key: string): string | undefined {
  const plain = factKey(key);
  return item.metadata.find(({ label }) => factKey(label) === plain)?.value;
}

function findField(fields: ResourceItem["fields"], key: string): FieldValue | undefined {
  if (fields.has(key)) return fields.get(key);
  const plain = key.toLowerCase();
  for (const [name, value] of fields) if (name.toLowerCase() === plain) return value;
  return undefined;
}

function shownValue(item: ResourceItem, { key, from }: ListColumn): FieldValue | undefined {
  if (from === "subtitle") return item.subtitle;
  return from === "metadata" ? findFact(item, key) : findField(item.fields, key);
}

const dash: Cell = { as: "dash", text: "-", sort: undefined };

function cellOf(item: ResourceItem, column: ListColumn): Cell {
  const value = shownValue(item, column);
  if (value === undefined || isBlank(value)) return dash;
  const { key } = column;
  const badge = badgeOf(key, value);
  if (badge !== undefined) return badge;
  const text = String(value).trim();
  const iso = typeof value === "boolean" ? undefined : readDate(value, key);
  if (iso !== undefined) return { as: "date", iso, text, sort: Date.parse(iso) };
  if (/^email$/i.test(key) || text.includes("@")) return { as: "email", text, sort: text.toLowerCase() };
  return { as: "text", text, sort: typeof value === "number" ? value : text.toLowerCase() };
}

/** What a switch reads when it is on and off. */
const switches: readonly (readonly [pattern: RegExp, words: readonly [on: string, off: string]])[] = [
  [/verif/i, ["Verified", "Unverified"]],
  [/./, ["Enabled", "Disabled"]],
];

function badgeOf(key: string, value: FieldValue): Cell | undefined {
  const flag = flagOf(key, value);
  if (flag !== undefined) {
    const [on, off] = switches.find(([pattern]) => pattern.test(key))?.[1] ?? ["Yes", "No"];
    const variant: BadgeVariant = flag ? "success" : "warning";
    return { as: "badge", text: flag ? on : off, variant, sort: flag ? 0 : 1 };
  }
  if (!/^status$/i.test(key)) return undefined;
  const text = String(value).trim();
  return { as: "badge", text, variant: statusVariant(text), sort: text.toLowerCase() };
}

function flagOf(key: string, value: FieldValue): boolean | undefined {
  if (typeof value === "boolean") return value;
  if (typeof value !== "string" || !/(?:verification|enabled|verified)$/i.test(key)) return undefined;
  const plain = value.trim().toLowerCase();
  return plain === "true" ? true : plain === "false" ? false : undefined;
}
