import { describe, expect, test } from "vitest";
import type { Chart } from "./actions";
import { viewChart } from "./chart";

const at = (minutes: number) => new Date(Date.UTC(2026, 7, 4, 0, minutes)).toISOString();
const point = (minutes: number, value: number) => ({ time: at(minutes), value });
const chart = (more: Partial<Chart>): Chart => ({ type: "chart", title: "T", metrics: [], ...more });
const one = (...points: readonly (readonly [minutes: number, value: number])[]) => [
  { metric: "network.requests", points: points.map(([minutes, value]) => point(minutes, value)) },
];
const valuesOf = (more: Partial<Chart>) => viewChart(chart(more), null).rows.map(({ values }) => values[0]);

describe("an area chart", () => {
  test.each([
    ["1m", 1, 4],
    ["15m", 15, 60],
    ["30m", 30, 90],
    ["1h", 60, 180],
    ["1d", 1440, 4320],
  ])("fills gaps of %s with zero", (interval, size, end) => {
    const metrics = one([size, 5], [3 * size, 7]);
    expect(valuesOf({ interval, startAt: at(0), endAt: at(end), metrics })).toEqual(
      Array.from({ length: end / size + 1 }, (_, index) => (index === 1 ? 5 : index === 3 ? 7 : 0)),
    );
  });

  test("carries a gauge forward, and its first value back to the start", () => {
    const metrics = one([60, 5], [180, 7]);
    const gauge = { kind: "gauges", interval: "1h", startAt: at(0), endAt: at(240), metrics } as const;
    expect(valuesOf(gauge)).toEqual([5, 5, 5, 7, 7]);
    expect(viewChart(chart(gauge), null).totals).toEqual([
      { unit: "network.requests", value: 29, text: "29" },
    ]);
  });

  test("draws all metrics beside each other, each with its total", () => {
    const metrics = [
      { metric: "a", points: [point(0, 1), point(60, 2)] },
      { metric: "b", points: [point(60, 1500)] },
    ];
    const raw = viewChart(chart({ interval: "2h", metrics }), null);
    expect(raw.rows.map(({ values }) => values)).toEqual([
      [1, null],
      [2, 1500],
    ]);
    expect(raw.totals).toEqual([
      { unit: "a", value: 3, text: "3" },
      { unit: "b", value: 1500, text: "1.5K" },
    ]);
    const filled = viewChart(chart({ interval: "1h", startAt: at(0), endAt: at(120), metrics }), null);
    expect(filled.rows.map(({ values }) => values)).toEqual([
      [1, 0],
      [2, 1500],
      [0, 0],
    ]);
  });

  test("leaves out what lies outside of the window, from the total too", () => {
    const metrics = one([-60, 100], [0, 1], [60, 2], [180, 100]);
    const view = viewChart(chart({ interval: "1h", startAt: at(0), endAt: at(60), metrics }), null);
    expect(view.totals[0]?.value).toBe(3);
  });

  test("does not fill a window of millions of gaps", () => {
    const metrics = one([0, 1], [60, 2]);
    const endless = { interval: "1m", startAt: "0001-01-01", endAt: "9999-12-31", metrics };
    expect(viewChart(chart(endless), null)).toMatchObject({ isFilled: false, totals: [{ value: 3 }] });
  });

  test("reads times without a zone as UTC, so that all machines draw the same", () => {
    const metrics = [{ metric: "a", points: [{ time: "2026-08-04T08:00:00", value: 1 }] }];
    expect(viewChart(chart({ metrics }), null).rows[0]?.time).toBe("2026-08-04T08:00:00.000Z");
  });
});

test("a chart without anything says so", () => {
  const view = viewChart(chart({ metrics: [] }), null);
  expect(view).toMatchObject({
    chartType: "area",
    emptyText: "No chart data",
    totals: [{ unit: "total", value: 0, text: "0" }],
  });
  const unread = [{ metric: "a", points: [{ time: "soon", value: 1 }] }];
  expect(viewChart(chart({ metrics: unread }), null).emptyText).toBe("No chart data");
});

test("a long name of a bar is cut on the axis and whole in the tooltip", () => {
  const label = "😀".repeat(40);
  const points = [{ time: "t", value: 1, label }];
  const [bar] = viewChart(chart({ metrics: [{ metric: "a", points }] }), null).bars;
  expect(bar?.fullLabel).toBe(label);
  expect(Array.from(bar?.label ?? "")).toHaveLength(28);
});
