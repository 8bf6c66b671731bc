import type { ChartRow } from "@/lib/protocols/console";

/** One place on the time axis of a drawing. */
export interface DrawnRow {
  /** Of the row it begins at, ISO. */
  readonly time: string;
  readonly date: string;
  readonly values: readonly (number | null)[];
}

/**
 * At most `most` rows that look the same when drawn: time is cut into pieces, and of each piece every series keeps its
 * lowest and its highest value, in the order they came. The first and the last row stay as they are. Totals are not to be
 * taken from it.
 */
export function thin(rows: readonly ChartRow[], most: number): readonly DrawnRow[] {
  if (rows.length <= most) return rows;
  const first = rows[0];
  const last = rows.at(-1);
  const pieces = Math.floor((most - 2) / 2);
  if (first === undefined || last === undefined || pieces < 1) return rows.slice(0, Math.max(most, 0));
  const inner = rows.length - 2;
  const drawn: DrawnRow[] = [first];
  for (let piece = 0; piece < pieces; piece++) {
    const from = 1 + Math.floor((piece * inner) / pieces);
    const to = 1 + Math.floor(((piece + 1) * inner) / pieces);
    drawn.push(...extremes(rows, from, to));
  }
  drawn.push(last);
  return drawn;
}

function extremes(rows: readonly ChartRow[], from: number, to: number): readonly DrawnRow[] {
  const start = rows[from];
  const middle = rows[Math.floor((from + to) / 2)];
  if (start === undefined || middle === undefined || to - from < 2) return start === undefined ? [] : [start];
  const early: (number | null)[] = [];
  const late: (number | null)[] = [];
  for (let series = 0; series < start.values.length; series++) {
    const [one, other] = rangeOf(rows, { from, to, series });
    early.push(one);
    late.push(other);
  }
  return [
    { time: start.time, date: start.date, values: early },
    { time: middle.time, date: middle.date, values: late },
  ];
}

interface Piece {
  readonly from: number;
  readonly to: number;
  readonly series: number;
}

/** The lowest and the highest value of a series in a piece, the earlier one first. */
function rangeOf(
  rows: readonly ChartRow[],
  { from, to, series }: Piece,
): readonly [number | null, number | null] {
  let low: number | null = null;
  let high: number | null = null;
  let isLowFirst = true;
  for (let at = from; at < to; at++) {
    const value = rows[at]?.values[series];
    if (value === null || value === undefined) continue;
    if (low === null || value < low) {
      low = value;
      isLowFirst = false;
    }
    if (high === null || value > high) {
      high = value;
      isLowFirst = true;
    }
  }
  return isLowFirst ? [low, high] : [high, low];
}
