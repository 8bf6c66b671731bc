import { clsx } from "clsx";
import { useMemo } from "react";
import { ChartCard } from "../cards/chart-card";
import { type Measured, measureUsage } from "../project/usage";
import { CacheLine } from "../shell/cache-line";
import { useProject } from "../shell/data";
import { useSight } from "../shell/sight";
import { useCard } from "./card";
import { PageHead } from "./page-head";

/** How much of everything the project used in the last fourteen days. */
export function Usage() {
  const { today } = useSight();
  const { project, cache } = useProject();
  const measured = useMemo(() => (project === null ? [] : measureUsage(project, today)), [project, today]);
  return (
    <>
      <PageHead title="Usage" says="The last fourteen days." />
      <div className="overflow-hidden rounded-lg border border-line-strong shadow-rest *:border-b-0">
        <CacheLine cache={cache} what="figures" />
      </div>
      {measured.map((each) => (
        <Measure key={each.cardId} {...each} />
      ))}
    </>
  );
}

function Measure({ cardId, chart }: Measured) {
  const { isRinged, props } = useCard(cardId);
  return (
    <div
      {...props}
      className={clsx("mt-4 scroll-my-4 rounded-lg outline-none", isRinged && "ring-2 ring-brand")}
    >
      <ChartCard action={chart} />
    </div>
  );
}
