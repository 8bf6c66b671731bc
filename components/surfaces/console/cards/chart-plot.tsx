"use client";

import {
  Area,
  AreaChart,
  Bar,
  BarChart,
  CartesianGrid,
  ResponsiveContainer,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from "recharts";
import { type AxisFormat, type Bar as BarView, type ChartView, formatValue } from "@/lib/protocols/console";
import { strokeOf } from "./strokes";
import type { DrawnRow } from "./thin";

interface PlotProps {
  readonly view: ChartView;
  readonly rows: readonly DrawnRow[];
  readonly bars: readonly BarView[];
  /** What it shows, in a sentence. */
  readonly label: string;
}

const HEIGHT = 168;
const MARGIN = { top: 8, right: 4, bottom: 0, left: 12 };
const TICK = { fontSize: 10, fill: "var(--muted)" };

/** The drawing itself. Nothing in it moves: a chart changes in place while a message is written. */
export default function ChartPlot(props: PlotProps) {
  return (
    <ResponsiveContainer width="100%" height={HEIGHT}>
      {props.view.chartType === "bar" ? <Bars {...props} /> : <Areas {...props} />}
    </ResponsiveContainer>
  );
}

function Areas({ view, rows, label, ...size }: PlotProps) {
  const { series, axisFormat } = view;
  return (
    <AreaChart {...size} data={rows as DrawnRow[]} margin={MARGIN} title={label}>
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <XAxis dataKey="date" tick={TICK} tickLine={false} axisLine={false} minTickGap={36} interval="equidistantPreserveStart" />
      <ValueAxis axisFormat={axisFormat} />
      {series.map((metric, index) => {
        const { colour, dash } = strokeOf(index);
        return (
          <Area
            // biome-ignore lint/suspicious/noArrayIndexKey: a series is its place, ids may be doubled.
            key={index}
            name={metric || "total"}
            dataKey={(row: DrawnRow) => row.values[index] ?? null}
            stroke={colour}
            strokeDasharray={dash}
            strokeWidth={1.6}
            fill={colour}
            fillOpacity={series.length === 1 ? 0.11 : 0.04}
            connectNulls
            dot={rows.length === 1}
            activeDot={{ r: 3.5, fill: "var(--raised)", stroke: colour, strokeWidth: 2 }}
            isAnimationActive={false}
          />
        );
      })}
      <Tooltip
        isAnimationActive={false}
        cursor={{ stroke: "var(--edge)", strokeDasharray: "2 3" }}
        content={(at) => <Tip {...at} axisFormat={axisFormat} />}
      />
    </AreaChart>
  );
}

function Bars({ view, bars, label, ...size }: PlotProps) {
  const { colour } = strokeOf(0);
  return (
    <BarChart {...size} data={bars.map((bar, index) => ({ ...bar, index }))} margin={MARGIN} title={label}>
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <XAxis
        dataKey="index"
        tickFormatter={(index: number) => bars[index]?.label ?? ""}
        tick={TICK}
        tickLine={false}
        axisLine={false}
        minTickGap={8}
      />
      <ValueAxis axisFormat={view.axisFormat} />
      <Bar
        dataKey="value"
        fill={colour}
        radius={[2, 2, 0, 0]}
        maxBarSize={36}
        isAnimationActive={false}
      />
      <Tooltip
        isAnimationActive={false}
        cursor={{ fill: "var(--hover)" }}
        content={(at) => <Tip {...at} title={bars[Number(at.label)]?.fullLabel} axisFormat={view.axisFormat} />}
      />
    </BarChart>
  );
}

function ValueAxis({ axisFormat }: { readonly axisFormat: AxisFormat }) {
  return (
    <YAxis
      orientation="right"
      width={46}
      tick={TICK}
      tickLine={false}
      axisLine={false}
      tickCount={3}
      tickFormatter={(value: number) => formatValue(value, axisFormat)}
    />
  );
}

type TipProps = TooltipContentProps & {
  readonly axisFormat: AxisFormat;
  /** In place of what the axis reads. */
  readonly title?: string;
};

function Tip({ active, payload, label, title = String(label ?? ""), axisFormat }: TipProps) {
  if (!active || payload.length === 0) return null;
  return (
    <div className="max-w-60 rounded-[6px] bg-primary px-2 py-1 text-primary-ink text-xs shadow-card forced-colors:border">
      <p dir="auto" className="wrap-anywhere font-medium">
        {title.slice(0, 200)}
      </p>
      {payload.map(({ value, name }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a series is its place.
        <p key={index} className="flex justify-between gap-3 tabular-nums">
          {payload.length > 1 && <bdi className="truncate">{String(name).slice(0, 60)}</bdi>}
          <span>{typeof value === "number" ? formatValue(value, axisFormat) : "–"}</span>
        </p>
      ))}
    </div>
  );
}
