const dayMs = 86_400_000;

/** How long ago, in the words of a phone; a time to come is told as now. */
export function ageOf(at: string, now: string): string {
  const seconds = (Date.parse(now) - Date.parse(at)) / 1000;
  if (!(seconds >= 60)) return "now";
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ago`;
  if (seconds < 86_400) return `${Math.floor(seconds / 3600)} h ago`;
  return `${Math.floor(seconds / 86_400)} d ago`;
}

/** `4:12`, from ISO to ISO; null once it is over. */
export function timeLeft(
  until: string,
  now: string,
): { readonly text: string; readonly seconds: number } | null {
  const seconds = Math.ceil((Date.parse(until) - Date.parse(now)) / 1000);
  if (!(seconds > 0)) return null;
  return { text: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`, seconds };
}

/** `4 minutes 12 seconds`. */
export function spellSeconds(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const count = (amount: number, unit: string) => `${amount} ${unit}${amount === 1 ? "" : "s"}`;
  const rest = count(seconds % 60, "second");
  return minutes === 0 ? rest : `${count(minutes, "minute")} ${rest}`;
}

const zoned = (utc: boolean) => (utc ? { timeZone: "UTC" } : {});

/** The hours and minutes, and the day, as a locked screen shows them. */
export function clockOf(now: string, utc: boolean): { readonly time: string; readonly day: string } {
  const date = new Date(now);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-GB", { ...options, ...zoned(utc) }).format(date);
  const time = format({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).replace(/^0/, "");
  return { time, day: format({ weekday: "long", day: "numeric", month: "long" }).replace(",", "") };
}

/** A time that was sent, as the reader's calendar has it: "Today, 12:00". Undefined where it is no time. */
export function localTimeOf(value: string, now: string, utc: boolean): string | undefined {
  const ms = readTime(value);
  if (ms === undefined) return undefined;
  const options = { ...zoned(utc) };
  const time = new Intl.DateTimeFormat("en-GB", {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    ...options,
  }).format(ms);
  const dayOf = (at: number) => new Intl.DateTimeFormat("en-CA", options).format(at);
  const today = Date.parse(now);
  const near = [
    ["Yesterday", -dayMs],
    ["Today", 0],
    ["Tomorrow", dayMs],
  ] as const;
  const named = Number.isNaN(today) ? undefined : near.find(([, away]) => dayOf(today + away) === dayOf(ms));
  const day =
    named?.[0] ??
    new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", ...options }).format(
      ms,
    );
  return `${day}, ${time}`;
}

/** ISO with a time of day, or unix milliseconds. A day alone has no time to be told. */
function readTime(value: string): number | undefined {
  const text = value.trim();
  const ms = /^-?\d{11,15}$/.test(text)
    ? Number(text)
    : /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/i.test(text)
      ? Date.parse(text.replace(" ", "T"))
      : Number.NaN;
  return Number.isNaN(new Date(ms).getTime()) ? undefined : ms;
}
