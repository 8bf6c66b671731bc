import type { FieldValue, Labelled, Mutation, Resource, ResourceItem } from "./actions";
import type { BadgeVariant, CardFact, CardView } from "./derived";
import { itemHref } from "./links";
import { readDate } from "./moment";

const chips: Readonly<Record<Mutation, readonly [label: string, variant: BadgeVariant]>> = {
  create: ["Created", "success"],
  update: ["Updated", "processing"],
  delete: ["Deleted", "error"],
};
const maxFields = 4;

/** A card as it is drawn. `projectId`: the project the Console stands in. */
export function viewCard(action: Resource, projectId: string | null): CardView {
  const { mutation, status, resourceType } = action;
  const [mutationLabel, mutationVariant] = mutation === null ? [null, null] : chips[mutation];
  return {
    href: itemHref(action, resourceType, projectId),
    mutationLabel,
    mutationVariant,
    statusVariant: status === undefined ? null : statusVariant(status),
    footer: [...shownMetadata(action), ...shownFields(action)].map(factOf),
  };
}

function factOf({ label, value }: Labelled): CardFact {
  return { label, value, date: readDate(value, label) ?? null };
}

/** The id stands elsewhere on the card. */
export function shownMetadata({ metadata }: ResourceItem): readonly Labelled[] {
  return metadata.filter(({ label, value }) => label.trim().toLowerCase() !== "id" && value.trim() !== "");
}

function shownFields({ fields }: ResourceItem): readonly Labelled[] {
  return [...fields]
    .filter(([key, value]) => isTelling(key, value))
    .slice(0, maxFields)
    .map(([key, value]) => ({ label: humanize(key), value: String(value).trim() }));
}

const known = new Set(["id", "$id", "resourceid", "name", "title"]);

/** Whether a field says something the card or the row does not say already. */
export function isTelling(key: string, value: FieldValue): boolean {
  return !known.has(key.trim().toLowerCase()) && !isBlank(value);
}

export function isBlank(value: FieldValue | undefined): value is null | undefined {
  return value === null || value === undefined || String(value).trim() === "";
}

/** A key as words: `emailVerification` as "Email Verification". */
export function humanize(key: string): string {
  const words = key
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replace(/[_-]+/g, " ")
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const statuses: readonly (readonly [BadgeVariant, readonly string[]])[] = [
  ["success", ["verified", "active", "enabled", "ready", "success", "completed"]],
  ["warning", ["unverified", "pending", "processing", "building", "disabled"]],
  ["error", ["blocked", "failed", "error", "deleted", "expired"]],
];

export function statusVariant(status: string): BadgeVariant {
  const plain = status.trim().toLowerCase();
  return statuses.find(([, names]) => names.includes(plain))?.[0] ?? "info";
}
