import { useState } from "react";
import { LinkButton } from "@/components/ui/button";
import type { ChartView } from "@/lib/protocols/console";
import { cut } from "../clarify/cut";

interface ChartTableProps {
  readonly title: string;
  readonly view: ChartView;
  /** Only read out, beside the drawing: short, and nothing in it to press. */
  readonly isBeside: boolean;
}

const STEP = 50;

/** The values of a chart in rows; a long one shows its beginning, and more when asked. */
export function ChartTable({ title, view, isBeside }: ChartTableProps) {
  const [shown, setShown] = useState(STEP);
  const { heads, rows } = tableOf(view, shown);
  const count = view.chartType === "bar" ? view.bars.length : view.rows.length;
  const rest = count - rows.length;
  const table = (
    <table className="w-full min-w-max border-separate border-spacing-0 text-xs tabular-nums">
      <caption className="sr-only">
        {title.slice(0, 200)}
        {rest > 0 && `, the first ${rows.length} of ${count} rows`}
      </caption>
      <thead>
        <tr>
          {heads.map((head, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a series is its place, ids may be doubled.
            <th key={index} scope="col" className={HEAD}>
              <bdi className="block max-w-48 truncate">{head}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...values], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
          <tr key={index}>
            <th scope="row" className={`${CELL} text-start font-normal text-ink-soft`}>
              <bdi className="block max-w-56 truncate">{name}</bdi>
            </th>
            {values.map((value, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a series is its place.
              <td key={at} className={`${CELL} text-end`}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className={`${FOOT} text-start`}>
            Total
          </th>
          {view.totals.map(({ value }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a series is its place.
            <td key={index} className={`${FOOT} text-end`}>
              {exact(value)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
  if (isBeside) return <div className="sr-only">{table}</div>;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a landmark for each chart would be too many */}
      <div
        role="group"
        aria-label={`${title.slice(0, 200)}, values`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="min-h-0 flex-1 overflow-auto -outline-offset-2"
      >
        {table}
      </div>
      {rest > 0 && (
        <p className="shrink-0 border-line border-t px-3 py-[7px] text-muted text-xs tabular-nums">
          {rows.length} of {count} rows.{" "}
          <LinkButton onClick={() => setShown((before) => before + 5 * STEP)}>Show more</LinkButton>
        </p>
      )}
    </>
  );
}

const HEAD =
  "sticky top-0 z-1 whitespace-nowrap border-line border-y bg-sunken px-1.5 py-[5px] text-end font-medium text-2xs text-muted first:pl-3 first:text-start last:pr-3";
const CELL = "whitespace-nowrap px-1.5 py-1 first:pl-3 last:pr-3 [tr+tr>&]:border-line [tr+tr>&]:border-t";
const FOOT =
  "sticky bottom-0 whitespace-nowrap border-line border-t bg-raised px-1.5 py-1.5 font-medium first:pl-3 last:pr-3";

/** A value in full: the drawing rounds. */
export const exact = (value: number) => value.toLocaleString("en", { maximumFractionDigits: 6 });

function tableOf(view: ChartView, most: number) {
  if (view.chartType === "bar") {
    return {
      heads: ["Name", view.totals[0]?.unit ?? "Value"],
      rows: view.bars.slice(0, most).map(({ fullLabel, value }) => [cut(fullLabel), exact(value)]),
    };
  }
  return {
    heads: ["Time, UTC", ...view.series.map((metric) => metric || "total")],
    rows: view.rows
      .slice(0, most)
      .map(({ date, values }) => [date, ...values.map((value) => (value === null ? "–" : exact(value)))]),
  };
}
