import type { Repeatable } from "../transcript/clock";
import { readSettings, type Settings } from "./settings";

/** What the address of the page asks for. */
export interface UrlReading {
  /** `?sample=<protocol>/<name>`; whether there is such a sample is for the registry to say. */
  readonly sample?: { readonly protocol: string; readonly name: string };
  /** `?seed=<text>&clock=<ISO time>`: fixed ids and times; storage is neither read nor written. */
  readonly repeatable?: Repeatable;
  readonly settings: Partial<Settings>;
  /** What could not be read, in words. */
  readonly messages: readonly string[];
}

const defaultSeed = "parley";
const defaultClock = "2026-01-01T00:00:00.000Z";

/** Reads the part of an address from `?` on. Parameters that are none of Parley's are passed over. Never throws. */
export function readUrl(search: string): UrlReading {
  const parameters = new URLSearchParams(search);
  const { settings, messages } = readSettings(Object.fromEntries(parameters));
  const sample = readSample(parameters.get("sample"));
  const repeatable = readRepeatable(parameters.get("seed"), parameters.get("clock"));
  return {
    ...(sample?.value === undefined ? {} : { sample: sample.value }),
    ...(repeatable?.value === undefined ? {} : { repeatable: repeatable.value }),
    settings,
    messages: [sample?.message, repeatable?.message, ...messages].filter((message) => message !== undefined),
  };
}

interface Reading<Value> {
  readonly value?: Value;
  readonly message?: string;
}

function readSample(text: string | null): Reading<NonNullable<UrlReading["sample"]>> | undefined {
  if (text === null) return undefined;
  const [, protocol, name] = /^([^/]+)\/([^/]+)$/.exec(text) ?? [];
  if (protocol !== undefined && name !== undefined) return { value: { protocol, name } };
  return {
    message: `The address asks for the sample “${shorten(text)}”. A sample is named as in clarify/which-bucket.`,
  };
}

function readRepeatable(seed: string | null, clock: string | null): Reading<Repeatable> | undefined {
  if (seed === null && clock === null) return undefined;
  const start = clock === null ? defaultClock : readClock(clock);
  const value = { seed: seed ?? defaultSeed, clock: start ?? defaultClock };
  if (start !== undefined) return { value };
  return {
    value,
    message: `The address sets the clock to “${shorten(clock ?? "")}”, which is no ISO time. It starts at ${defaultClock}.`,
  };
}

const isoTime = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)(Z|[+-]\d\d:?\d\d)?)?$/i;

// A time without a zone would be read as local, and differ from machine to machine; `+` arrives as a blank.
function readClock(text: string): string | undefined {
  const [, day, time = "00:00", zone = "Z"] =
    isoTime.exec(text.trim().replace(/ (?=\d\d:?\d\d$)/, "+")) ?? [];
  if (day === undefined || !isDay(day)) return undefined;
  const ms = Date.parse(`${day}T${time}${zone.toUpperCase().replace(/^([+-]\d\d)(\d\d)$/, "$1:$2")}`);
  return Number.isNaN(ms) ? undefined : new Date(ms).toISOString();
}

// Date.parse rolls the 30th of February over.
function isDay(day: string): boolean {
  const ms = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(day);
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
