import fc from "fast-check";
import { expect, test } from "vitest";
import type { ChartRow } from "@/lib/protocols/console";
import { strokeOf } from "./strokes";
import { thin } from "./thin";

const rowAt = (index: number, values: readonly (number | null)[]): ChartRow => ({
  time: new Date(index * 60_000).toISOString(),
  date: `minute ${index}`,
  values,
});

const value = fc.oneof(fc.constant(null), fc.integer({ min: -1000, max: 1000 }));
const chart = fc
  .integer({ min: 1, max: 4 })
  .chain((series) => fc.array(fc.array(value, { minLength: series, maxLength: series }), { maxLength: 400 }))
  .map((all) => all.map((values, index) => rowAt(index, values)));

test("a drawing has at most as many rows as asked for, in order of time, from the first to the last", () => {
  fc.assert(
    fc.property(chart, fc.integer({ min: 4, max: 60 }), (rows, most) => {
      const drawn = thin(rows, most);
      expect(drawn.length).toBeLessThanOrEqual(Math.max(most, 0));
      expect(drawn[0]).toEqual(rows[0]);
      expect(drawn.at(-1)).toEqual(rows.at(-1));
      const times = drawn.map(({ time }) => time);
      expect(times).toEqual([...new Set(times)].sort());
    }),
  );
});

test("no peak and no trough of any series is lost", () => {
  fc.assert(
    fc.property(chart, fc.integer({ min: 4, max: 60 }), (rows, most) => {
      const drawn = thin(rows, most);
      const series = rows[0]?.values.length ?? 0;
      for (let at = 0; at < series; at++) {
        const of = (some: readonly ChartRow[]) =>
          some.map(({ values }) => values[at]).filter((each): each is number => typeof each === "number");
        expect(Math.max(...of(drawn))).toBe(Math.max(...of(rows)));
        expect(Math.min(...of(drawn))).toBe(Math.min(...of(rows)));
      }
    }),
  );
});

test("a short chart is drawn as it is", () => {
  const rows = [rowAt(0, [1]), rowAt(1, [2])];
  expect(thin(rows, 240)).toBe(rows);
  expect(thin([], 240)).toEqual([]);
});

test("ten series of 5,000 points are thinned within a frame", () => {
  const rows = Array.from({ length: 5000 }, (_, index) =>
    rowAt(
      index,
      Array.from({ length: 10 }, (_, series) => (index * 31 + series * 7) % 997),
    ),
  );
  const before = performance.now();
  expect(thin(rows, 240)).toHaveLength(240);
  expect(performance.now() - before).toBeLessThan(100);
});

test("no two of the ten series a chart may have look the same, nor do neighbours without colour", () => {
  const strokes = Array.from({ length: 10 }, (_, index) => strokeOf(index));
  expect(new Set(strokes.map((stroke) => JSON.stringify(stroke))).size).toBe(10);
  for (let at = 1; at < 10; at++) expect(strokes[at]?.dash).not.toBe(strokes[at - 1]?.dash);
});
