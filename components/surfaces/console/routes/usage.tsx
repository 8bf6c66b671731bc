import { Card } from "./card";
import { PageHead } from "./page-head";

interface Measured {
  readonly cardId: string;
  readonly title: string;
  readonly total: string;
  /** Of the last fourteen days. */
  readonly days: readonly number[];
}

const MEASURED: readonly Measured[] = [
  {
    cardId: "requests",
    title: "Requests",
    total: "48,210",
    days: [31, 29, 35, 38, 33, 21, 18, 36, 40, 44, 41, 39, 25, 48],
  },
  {
    cardId: "bandwidth",
    title: "Bandwidth",
    total: "12.5 GB",
    days: [8, 9, 8, 11, 10, 6, 5, 9, 12, 12, 13, 11, 7, 12],
  },
  {
    cardId: "executions",
    title: "Executions",
    total: "1,275",
    days: [70, 84, 92, 81, 77, 60, 58, 90, 101, 97, 112, 99, 71, 118],
  },
  {
    cardId: "storage",
    title: "Storage",
    total: "96.4 GB",
    days: [88, 88, 89, 90, 90, 91, 91, 92, 93, 93, 94, 95, 95, 96],
  },
];

/** How much of everything the project used in the last fourteen days. */
export function Usage() {
  return (
    <>
      <PageHead title="Usage" says="The last fourteen days. Figures of this simulation." />
      {MEASURED.map(({ cardId, title, total, days }) => (
        <Card key={cardId} cardId={cardId} title={title}>
          <div className="flex items-end gap-4 px-4 pt-2 pb-3">
            <p className="w-24 shrink-0 font-semibold text-xl tabular-nums tracking-display">{total}</p>
            <Bars days={days} />
          </div>
        </Card>
      ))}
    </>
  );
}

function Bars({ days }: { readonly days: readonly number[] }) {
  const highest = Math.max(...days);
  return (
    <svg
      viewBox="0 0 140 40"
      preserveAspectRatio="none"
      className="h-12 min-w-0 flex-1"
      aria-hidden="true"
      focusable="false"
    >
      {days.map((value, at) => {
        const height = (value / highest) * 38;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the days are fixed
            key={at}
            x={at * 10 + 1}
            y={40 - height}
            width="8"
            height={height}
            rx="1.5"
            className="fill-chart-1"
          />
        );
      })}
    </svg>
  );
}
