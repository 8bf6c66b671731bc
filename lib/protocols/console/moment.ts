const iso = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:Z|[+-]\d{2}:?\d{2})?)?$/i;
const zone = /(?:Z|[+-]\d{2}:?\d{2}|\b(?:UTC|GMT)(?:[+-]\d{1,4})?)$/i;

/**
 * A moment as milliseconds; undefined where the text is none. What names no zone is UTC, so that every machine draws the
 * same, and `…Z+00:00`, which the usage API sends, is understood.
 */
export function readMoment(text: string): number | undefined {
  if (text.length === 24 && text.endsWith("Z")) {
    const ms = Date.parse(text);
    if (!Number.isNaN(ms)) return ms;
  }
  const plain = text.trim().replace(/Z\+00:00$/i, "Z");
  if (plain === "" || plain.length > 64) return undefined;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(plain);
  const withZone = isDay || zone.test(plain) ? plain : iso.test(plain) ? `${plain}Z` : `${plain} UTC`;
  const ms = Date.parse(withZone);
  return Number.isNaN(ms) ? undefined : ms;
}

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const dayMs = 86_400_000;

/** "4 Aug", UTC. */
export function dayText(ms: number): string {
  const date = new Date(ms);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]}`;
}

/** "08:00", UTC. */
export function clockText(ms: number): string {
  return new Date(ms).toISOString().slice(-13, -8);
}

export function isSameDay(one: number, other: number): boolean {
  return Math.floor(one / dayMs) === Math.floor(other / dayMs);
}

/** Keys whose values are dates whatever they look like: `$createdAt`, `joined`, `last_seen`. */
const dateKey =
  /(?:[a-z]At|[_\s-]at|date|joined|expires?|expiry|expiration|registration|last[_\s-]?(?:seen|used|activity))$/i;
const earliest = 0;
const latest = Date.UTC(2100, 0, 1);

/** A cell's value as a date, ISO in UTC; undefined where it is none. */
export function readDate(value: string | number, key: string): string | undefined {
  const ms = dateMs(value, key);
  return ms === undefined || ms < earliest || ms >= latest ? undefined : new Date(ms).toISOString();
}

function dateMs(value: string | number, key: string): number | undefined {
  const text = String(value).trim();
  if (/^\d+$/.test(text)) {
    if (text.length === 10) return Number(text) * 1000;
    return text.length === 13 ? Number(text) : undefined;
  }
  if (typeof value === "number") return undefined;
  return iso.test(text.replace(/Z\+00:00$/i, "Z")) || dateKey.test(key) ? readMoment(text) : undefined;
}
