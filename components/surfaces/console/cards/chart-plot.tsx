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
const AXIS_HEIGHT = 20;
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

/** Even lines that are not drawn are placed, and every label that could stand at one is measured for it. */
const none = () => [];

const msOf = ({ time }: DrawnRow) => Date.parse(time);

function Areas({ view, rows, label, ...size }: PlotProps) {
  const { series, axisFormat } = view;
  const dates = new Map(rows.map((row) => [msOf(row), row.date]));
  const ends = [rows[0], rows[Math.floor(rows.length / 2)], rows.at(-1)];
  const ticks = [...new Set(ends.flatMap((row) => (row === undefined ? [] : [msOf(row)])))];
  return (
    <AreaChart {...size} data={rows as DrawnRow[]} margin={MARGIN} title={label}>
      <CartesianGrid vertical={false} verticalCoordinatesGenerator={none} stroke="var(--line)" />
      <XAxis
        dataKey={msOf}
        type="number"
        domain={ticks.length === 1 ? ["dataMin - 1", "dataMax + 1"] : ["dataMin", "dataMax"]}
        ticks={ticks}
        interval={0}
        height={AXIS_HEIGHT}
        tick={(at) => <TimeTick {...at} text={dates.get(at.payload.value)} count={ticks.length} />}
        tickLine={false}
        axisLine={false}
      />
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
        content={(at) => <Tip {...at} title={dates.get(Number(at.label))} axisFormat={axisFormat} />}
      />
    </AreaChart>
  );
}

interface TimeTickProps {
  readonly x: number | string;
  readonly y: number | string;
  readonly index: number;
  readonly text: string | undefined;
  readonly count: number;
}

/** The first and the last time stay within the drawing. */
function TimeTick({ x, y, index, text, count }: TimeTickProps) {
  const anchor = count === 1 ? "middle" : index === 0 ? "start" : index === count - 1 ? "end" : "middle";
  return (
    <text x={x} y={y} dy={10} textAnchor={anchor} fontSize={10} fill="var(--muted)">
      {text}
    </text>
  );
}

function Bars({ view, bars, label, ...size }: PlotProps) {
  const { colour } = strokeOf(0);
  return (
    <BarChart {...size} data={bars.map((bar, index) => ({ ...bar, index }))} margin={MARGIN} title={label}>
      <CartesianGrid vertical={false} verticalCoordinatesGenerator={none} stroke="var(--line)" />
      <XAxis
        dataKey="index"
        // Few bars are all named, as far as there is room.
        tickFormatter={(index: number) => fit(bars[index]?.label ?? "", bars.length)}
        interval={bars.length <= NAMED ? 0 : "equidistantPreserveStart"}
        height={AXIS_HEIGHT}
        tick={TICK}
        tickLine={false}
        axisLine={false}
      />
      <ValueAxis axisFormat={view.axisFormat} />
      <Bar dataKey="value" fill={colour} radius={[2, 2, 0, 0]} maxBarSize={36} isAnimationActive={false} />
      <Tooltip
        isAnimationActive={false}
        cursor={{ fill: "var(--hover)" }}
        content={(at) => (
          <Tip {...at} title={bars[Number(at.label)]?.fullLabel} axisFormat={view.axisFormat} />
        )}
      />
    </BarChart>
  );
}

const NAMED = 8;
const CHARACTERS = 52;

function fit(label: string, bars: number): string {
  const room = Math.max(3, Math.floor(CHARACTERS / Math.min(bars, NAMED)));
  const characters = Array.from(label);
  return characters.length <= room ? label : `${characters.slice(0, room - 1).join("")}…`;
}

function ValueAxis({ axisFormat }: { readonly axisFormat: AxisFormat }) {
  return (
    <YAxis
      orientation="right"
      width={54}
      tick={TICK}
      tickLine={false}
      axisLine={false}
      tickCount={3}
      // All are shown, so none needs to be measured: each measuring lays the page out anew.
      interval={0}
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
