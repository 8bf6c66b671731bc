import type { Chart } from "@/lib/protocols/console";
import { listOf, type Project } from "./backend";
import { countChanges } from "./changes";
import type { Resource } from "./resource";

const DAYS = 14;
const DAY_MS = 86_400_000;

/** What the lists of a project that count for its usage show otherwise than they are. */
export function countUsageChanges(shown: Project | null, real: Project | null): number {
  const names = new Set([...(shown?.lists.keys() ?? []), ...(real?.lists.keys() ?? [])]);
  let changes = 0;
  for (const name of names) {
    if (/^(?:function$|bucket$|table in |file in )/.test(name))
      changes += countChanges(shown?.lists.get(name) ?? [], real?.lists.get(name) ?? []);
  }
  return changes;
}

/** A chart of the usage page, and what messages call its card. */
export interface Measured {
  readonly cardId: string;
  readonly chart: Chart;
}

/**
 * What a project used in the fourteen days up to one, as follows from what it holds: its rows are read, its functions run and
 * its files fetched. The same project has the same figures wherever it is looked at.
 */
export function measureUsage(project: Project, today: string): readonly Measured[] {
  const days = daysUpTo(today);
  const functions = listOf(project, { kind: "function" });
  const buckets = listOf(project, { kind: "bucket" });
  const executions = sum(functions.map((each) => numberOf(each, "executions")));
  const requests = 2 * executions + sum(tablesOf(project).map((table) => numberOf(table, "rows")));
  const storedIn = ({ id }: Resource) => sum(listOf(project, { kind: "file", parent: id }).map(sizeOf));
  const stored = sum(buckets.map(storedIn));
  const over = (metric: string, total: number) => ({
    metric,
    points: spread({ project, metric, total, days }),
  });
  const parts = (metric: string, rows: readonly (readonly [label: string, value: number])[]) => ({
    metric,
    points: rows.map(([label, value]) => ({ time: days.at(-1) ?? today, value, label })),
  });
  const window = { startAt: days[0] ?? today, endAt: days.at(-1) ?? today, interval: "1d" };
  return [
    {
      cardId: "requests",
      chart: {
        type: "chart",
        title: "Requests",
        unitLabel: "requests",
        metrics: [over("network.requests", requests)],
        ...window,
      },
    },
    {
      cardId: "bandwidth",
      chart: {
        type: "chart",
        title: "Bandwidth",
        axisFormat: "bytes",
        metrics: [
          over("network.outbound", requests * BYTES_PER_ANSWER + stored * DOWNLOADS),
          over("network.inbound", requests * BYTES_PER_REQUEST + stored),
        ],
        ...window,
      },
    },
    {
      cardId: "executions",
      chart: {
        type: "chart",
        title: "Executions by function",
        chartType: "bar",
        unitLabel: "executions",
        metrics: [
          parts(
            "executions",
            functions.map((each) => [each.name, numberOf(each, "executions")]),
          ),
        ],
      },
    },
    {
      cardId: "storage",
      chart: {
        type: "chart",
        title: "Storage by bucket",
        chartType: "bar",
        axisFormat: "bytes",
        unitLabel: "stored",
        metrics: [
          parts(
            "files.storage",
            buckets.map((each) => [each.name, storedIn(each)]),
          ),
        ],
      },
    },
  ];
}

const BYTES_PER_ANSWER = 240_000;
const BYTES_PER_REQUEST = 14_000;
const DOWNLOADS = 40;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function tablesOf(project: Project): readonly Resource[] {
  return listOf(project, { kind: "database" }).flatMap(({ id }) =>
    listOf(project, { kind: "table", parent: id }),
  );
}

const fieldOf = ({ fields }: Resource, name: string) => fields.find(([field]) => field === name)?.[1];

/** A message may tell any number: only one that can be counted with is. */
function numberOf(resource: Resource, name: string): number {
  const value = fieldOf(resource, name);
  return typeof value === "number" && value >= 0 && value <= Number.MAX_SAFE_INTEGER ? value : 0;
}

const UNITS: Readonly<Record<string, number>> = { B: 1, KB: 1e3, MB: 1e6, GB: 1e9, TB: 1e12 };

/** "4.1 MB" in bytes; a number is bytes already. */
function sizeOf(file: Resource): number {
  const [, amount = "", unit = ""] =
    /^(\d{1,9}(?:\.\d{1,9})?) ?([KMGT]?B)$/.exec(String(fieldOf(file, "size"))) ?? [];
  return amount === "" ? numberOf(file, "size") : Math.round(Number(amount) * (UNITS[unit] ?? 0));
}

function daysUpTo(today: string): readonly string[] {
  const last = Date.parse(`${today}T00:00:00.000Z`);
  return Array.from({ length: DAYS }, (_, at) => new Date(last - (DAYS - 1 - at) * DAY_MS).toISOString());
}

interface Spreading {
  readonly project: Project;
  readonly metric: string;
  readonly total: number;
  readonly days: readonly string[];
}

/** A total over the days, quieter at weekends, uneven as life is, and whole: what is drawn adds up to it. */
function spread({ project, metric, total, days }: Spreading): Chart["metrics"][number]["points"] {
  const weights = days.map((time) => {
    const weekday = new Date(time).getUTCDay();
    const isFree = weekday === 0 || weekday === 6;
    return (isFree ? 0.55 : 1) * (0.8 + 0.4 * chance(`${project.id} ${metric} ${time}`));
  });
  const whole = sum(weights);
  let passed = 0;
  let given = 0;
  return days.map((time, at) => {
    passed += weights[at] ?? 0;
    const upToHere = at === days.length - 1 ? total : Math.round((total * passed) / whole);
    const value = upToHere - given;
    given = upToHere;
    return { time, value };
  });
}

/** From 0 to 1, always the same for the same text. */
function chance(text: string): number {
  let hash = 2166136261;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}
