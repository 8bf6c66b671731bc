import type { AxisFormat, Chart, ChartType, Metric } from "./actions";
import type { Bar, ChartRow, ChartTotal, ChartView } from "./derived";
import { formatChange, formatValue } from "./format";
import { chartHref } from "./links";
import { clockText, dayText, isSameDay, readMoment } from "./moment";

const bucketSizes: Readonly<Record<string, number>> = {
  "1m": 60_000,
  "15m": 900_000,
  "30m": 1_800_000,
  "1h": 3_600_000,
  "1d": 86_400_000,
};
/** The intervals of the usage API, in order of size. */
export const intervals: readonly string[] = Object.keys(bucketSizes);
/** More buckets than this are not filled: nobody could tell them apart, and a window of years has millions. */
const maxBuckets = 20_000;

/** A chart as it is drawn. `projectId`: the project the Console stands in. */
export function viewChart(action: Chart, projectId: string | null): ChartView {
  const chartType = action.chartType ?? guessType(action);
  const axisFormat = action.axisFormat ?? guessFormat(action.metrics[0]?.metric ?? "");
  const drawing = chartType === "bar" ? drawBars(action) : drawArea(action);
  const isEmpty = drawing.rows.length === 0 && drawing.bars.length === 0;
  return {
    chartType,
    axisFormat,
    totals: totalsOf(action, drawing, axisFormat),
    change: formatChange(action.changePercent),
    href: chartHref(action, projectId),
    emptyText: isEmpty ? "No chart data" : null,
    ...drawing,
  };
}

/** Bars for what has names or shares one moment; an area for what goes on in time. */
function guessType({ metrics, interval }: Chart): ChartType {
  if (metrics.some(({ points }) => points.some(({ label }) => (label?.trim() ?? "") !== ""))) return "bar";
  if (interval !== undefined) return "area";
  const times = new Set<string>();
  let count = 0;
  for (const { points } of metrics) {
    count += points.length;
    for (const { time } of points) times.add(time.trim());
  }
  return count > 1 && times.size === 1 ? "bar" : "area";
}

function guessFormat(metric: string): AxisFormat {
  const name = metric.toLowerCase();
  if (/gbhours|gb_hours|gbh\b/.test(name)) return "gbhours";
  return /bandwidth|storage|bytes|inbound|outbound/.test(name) ? "bytes" : "count";
}

type Drawing = Pick<ChartView, "series" | "rows" | "bars" | "isFilled">;

function totalsOf(
  { metrics, unitLabel }: Chart,
  { series, rows, bars }: Drawing,
  format: AxisFormat,
): readonly ChartTotal[] {
  const total = (value: number, metric: string): ChartTotal => ({
    unit: unitLabel ?? (metric || "total"),
    value,
    text: formatValue(value, format),
  });
  if (bars.length > 0)
    return [
      total(
        bars.reduce((sum, { value }) => sum + value, 0),
        metrics[0]?.metric ?? "",
      ),
    ];
  const sums = series.map(() => 0);
  for (const { values } of rows) {
    for (const [index, value] of values.entries()) sums[index] = (sums[index] ?? 0) + (value ?? 0);
  }
  if (series.length === 0) return [total(0, metrics[0]?.metric ?? "")];
  return series.map((metric, index) => total(sums[index] ?? 0, metric));
}

function drawBars({ metrics }: Chart): Drawing {
  const bars = metrics.flatMap(({ metric, points }) =>
    points.map(({ label, value }): Bar => {
      const fullLabel = label?.trim() || metric || "total";
      return { label: cut(fullLabel), fullLabel, value };
    }),
  );
  return { series: [], rows: [], bars, isFilled: false };
}

const maxLabel = 28;

function cut(label: string): string {
  const characters = Array.from(label.slice(0, 4 * maxLabel));
  return characters.length > maxLabel ? `${characters.slice(0, maxLabel - 1).join("")}…` : label;
}

interface Sample {
  readonly at: number;
  readonly value: number;
}

function drawArea(action: Chart): Drawing {
  const samples = action.metrics.map(samplesOf);
  const series = action.metrics.map(({ metric }) => metric);
  const window = windowOf(action);
  const hasSamples = samples.some((own) => own.length > 0);
  const buckets = window === undefined || !hasSamples ? undefined : bucketsOf(window);
  const columns =
    window !== undefined && buckets !== undefined
      ? samples.map((own) => fill(own, { buckets, size: window.size, isGauge: action.kind === "gauges" }))
      : undefined;
  if (buckets === undefined || columns === undefined || window === undefined) {
    return { series, rows: rawRows(samples, action), bars: [], isFilled: false };
  }
  const label = labeller(window);
  const rows = buckets.map((at, index) =>
    rowOf(
      at,
      label,
      columns.map((column) => column[index] ?? null),
    ),
  );
  return { series, rows, bars: [], isFilled: true };
}

/** The moments of a metric in order of time, those of one moment summed. */
function samplesOf({ points }: Metric): readonly Sample[] {
  const sums = new Map<number, number>();
  for (const { time, value } of points) {
    const at = readMoment(time);
    if (at !== undefined && Number.isFinite(value)) sums.set(at, (sums.get(at) ?? 0) + value);
  }
  return Array.from(sums, ([at, value]) => ({ at, value })).sort((one, other) => one.at - other.at);
}

interface Window {
  readonly start: number;
  readonly end: number;
  /** Of a bucket, in milliseconds. */
  readonly size: number;
}

function windowOf({ interval, startAt, endAt }: Chart): Window | undefined {
  const size = bucketSize(interval);
  const start = startAt === undefined ? undefined : readMoment(startAt);
  const end = endAt === undefined ? undefined : readMoment(endAt);
  if (size === undefined || start === undefined || end === undefined || start > end) return undefined;
  return { start, end, size };
}

/** In milliseconds; undefined for an interval the usage API does not have. */
export function bucketSize(interval: string | undefined): number | undefined {
  const name = interval?.trim().toLowerCase() ?? "";
  return Object.hasOwn(bucketSizes, name) ? bucketSizes[name] : undefined;
}

function bucketsOf({ start, end, size }: Window): readonly number[] | undefined {
  const first = Math.floor(start / size) * size;
  const count = Math.floor((end - first) / size) + 1;
  if (count > maxBuckets) return undefined;
  return Array.from({ length: count }, (_, index) => first + index * size);
}

interface Filling {
  readonly buckets: readonly number[];
  readonly size: number;
  readonly isGauge: boolean;
}

/** Samples of one bucket are summed; gaps are 0, or for a gauge what was there before (at the start, what comes first). */
function fill(
  samples: readonly Sample[],
  { buckets, size, isGauge }: Filling,
): readonly (number | undefined)[] {
  const [first = 0] = buckets;
  const values: (number | undefined)[] = buckets.map(() => undefined);
  for (const { at, value } of samples) {
    const index = Math.floor((at - first) / size);
    if (index >= 0 && index < values.length) values[index] = (values[index] ?? 0) + value;
  }
  if (!isGauge) return values.map((value) => value ?? 0);
  let carried = values.find((value) => value !== undefined);
  return values.map((value) => {
    carried = value ?? carried;
    return carried;
  });
}

function rawRows(samples: readonly (readonly Sample[])[], { interval }: Chart): readonly ChartRow[] {
  const times = [...new Set(samples.flatMap((own) => own.map(({ at }) => at)))].sort(
    (one, other) => one - other,
  );
  const [start, end] = [times[0], times.at(-1)];
  if (start === undefined || end === undefined) return [];
  const label = labeller({ start, end, size: bucketSize(interval) ?? 0 });
  const columns = samples.map((own) => new Map(own.map(({ at, value }) => [at, value])));
  return times.map((at) =>
    rowOf(
      at,
      label,
      columns.map((column) => column.get(at) ?? null),
    ),
  );
}

function rowOf(at: number, label: (at: number) => string, values: readonly (number | null)[]): ChartRow {
  return { time: new Date(at).toISOString(), date: label(at), values };
}

/** As short as the window allows. */
function labeller({ start, end, size }: Window): (at: number) => string {
  if (size === bucketSizes["1d"]) return dayText;
  return isSameDay(start, end) ? clockText : (at) => `${dayText(at)} ${clockText(at)}`;
}
