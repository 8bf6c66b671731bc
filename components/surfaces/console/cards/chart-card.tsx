import { Suspense, useMemo, useState } from "react";
import { LinkButton } from "@/components/ui/button";
import { lazyPart } from "@/components/ui/lazy-part";
import { type Chart, type ChartTotal, type ChartView, formatValue, viewChart } from "@/lib/protocols/console";
import { Card, LINK } from "./card";
import { ChartTable, exact } from "./chart-table";
import { ConsoleLink } from "./link";
import { usePlace } from "./place";
import { strokeOf } from "./strokes";
import { thin } from "./thin";
import { useTurn } from "./turn";

const ChartPlot = lazyPart(() => import("./chart-plot"));

interface ChartCardProps {
  readonly action: Chart;
}

const FEW_POINTS = 800;
const MOST_ROWS = 240;
const MOST_BARS = 60;

/** Usage over time, or in parts. */
export function ChartCard({ action }: ChartCardProps) {
  const points = action.metrics.reduce((sum, metric) => sum + metric.points.length, 0);
  const { ref, isOn } = useTurn(points <= FEW_POINTS);
  return (
    <div ref={ref}>
      {isOn ? (
        <Drawn action={action} />
      ) : (
        <Card kind="chart" title={action.title} description={action.description}>
          <div aria-busy="true" className="h-[245px]" />
        </Card>
      )}
    </div>
  );
}

function Drawn({ action }: ChartCardProps) {
  const { projectId } = usePlace();
  const view = useMemo(() => viewChart(action, projectId ?? null), [action, projectId]);
  const { title, description } = action;
  return (
    <Card
      kind="chart"
      title={title}
      description={description}
      end={
        view.href !== null && (
          <ConsoleLink href={view.href} className={LINK} label={`View usage: ${title.slice(0, 200)}`}>
            View usage
          </ConsoleLink>
        )
      }
    >
      {view.emptyText === null ? (
        <Shown title={title} view={view} />
      ) : (
        <p className="border-line border-t px-3 py-6 text-center text-muted">{view.emptyText}</p>
      )}
    </Card>
  );
}

function Shown({ title, view }: PlotProps) {
  const [isTable, setTable] = useState(false);
  return (
    <>
      <Totals totals={view.totals} series={view.series} change={view.change} />
      <div className={PLOT}>
        {isTable ? (
          <ChartTable title={title} view={view} isBeside={false} />
        ) : (
          <>
            <Plot title={title} view={view} />
            <ChartTable title={title} view={view} isBeside />
          </>
        )}
      </div>
      <p className="flex items-center gap-3 border-line border-t px-3 py-[7px] text-muted text-xs tabular-nums">
        <span className="min-w-0 flex-1">{noteOf(view)}</span>
        <LinkButton onClick={() => setTable(!isTable)}>
          {isTable ? "Show as chart" : "Show as table"}
        </LinkButton>
      </p>
    </>
  );
}

const PLOT = "relative flex h-[184px] flex-col pt-1.5 [&_.recharts-surface:focus-visible]:-outline-offset-2";

interface PlotProps {
  readonly title: string;
  readonly view: ChartView;
}

/** The drawing, in a turn of its own where the reading before it was long. */
function Plot({ title, view }: PlotProps) {
  const { ref, isOn } = useTurn(view.rows.length * view.series.length <= FEW_POINTS);
  const rows = useMemo(() => thin(view.rows, MOST_ROWS), [view]);
  return (
    <div ref={ref}>
      {isOn && (
        <Suspense fallback={null}>
          <ChartPlot
            view={view}
            rows={rows}
            bars={view.bars.slice(0, MOST_BARS)}
            label={summaryOf(title, view)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** What the drawing leaves unsaid. */
function noteOf({ chartType, bars, isFilled }: ChartView): string {
  if (chartType === "bar") {
    return bars.length > MOST_BARS ? `The first ${MOST_BARS} of ${exact(bars.length)} bars` : "";
  }
  return isFilled ? "Times in UTC, gaps filled" : "Times in UTC";
}

interface TotalsProps {
  readonly totals: readonly ChartTotal[];
  readonly series: readonly string[];
  readonly change: string | null;
}

/** One total stands large; several are the drawing's legend. */
function Totals({ totals, series, change }: TotalsProps) {
  const [only] = totals;
  if (totals.length === 1 && only !== undefined) {
    return (
      <p className="flex flex-wrap items-baseline gap-x-[7px] px-3">
        <strong
          data-tip={exact(only.value)}
          className="font-semibold text-[26px] leading-[30px] tracking-display tabular-nums"
        >
          {only.text}
        </strong>
        <bdi className="wrap-anywhere text-muted">{only.unit.slice(0, 200)}</bdi>
        <span className="ms-auto">
          <Change change={change} />
        </span>
      </p>
    );
  }
  return (
    <div className="px-3">
      <ul aria-label="Totals" className="flex flex-wrap gap-x-4 gap-y-0.5">
        {totals.map(({ unit, text, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a series is its place, units may be doubled.
          <li key={index} className="flex min-w-0 items-center gap-1.5 text-xs">
            <Swatch index={index} />
            <bdi className="max-w-48 truncate text-ink-soft">{series[index] || unit}</bdi>
            <b data-tip={exact(value)} className="font-semibold tabular-nums">
              {text}
            </b>
            {unit !== (series[index] || "total") && (
              <bdi className="max-w-24 truncate text-muted">{unit}</bdi>
            )}
          </li>
        ))}
      </ul>
      <Change change={change} />
    </div>
  );
}

function Change({ change }: { readonly change: string | null }) {
  return change === null ? null : (
    <span className="font-medium text-ink-soft text-xs tabular-nums">{change}</span>
  );
}

function Swatch({ index }: { readonly index: number }) {
  const { colour, dash } = strokeOf(index);
  return (
    <svg viewBox="0 0 22 8" className="h-2 w-[22px] shrink-0" aria-hidden="true" focusable="false">
      <path d="M0 4h22" stroke={colour} strokeWidth="2" strokeDasharray={dash} />
    </svg>
  );
}

/** What the drawing shows, in a sentence: its span and its highest value. */
export function summaryOf(title: string, { chartType, axisFormat, rows, bars }: ChartView): string {
  const name = title.slice(0, 200);
  if (chartType === "bar") {
    const highest = bars.reduce((top, bar) => (bar.value > top.value ? bar : top), bars[0] ?? NONE);
    return `${name}: ${bars.length} bars, the highest ${formatValue(highest.value, axisFormat)} for ${highest.fullLabel.slice(0, 100)}`;
  }
  let top = { value: Number.NEGATIVE_INFINITY, date: "" };
  for (const { date, values } of rows) {
    for (const value of values) if (value !== null && value > top.value) top = { value, date };
  }
  const highest = `highest ${formatValue(top.value, axisFormat)} at ${top.date}`;
  return `${name}: from ${rows[0]?.date} to ${rows.at(-1)?.date}, ${highest}`;
}

const NONE = { value: 0, fullLabel: "" };
