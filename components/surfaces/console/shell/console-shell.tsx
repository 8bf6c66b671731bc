"use client";

import { clsx } from "clsx";
import { type ReactNode, useMemo, useState } from "react";
import { announce } from "@/components/ui/announcer";
import type { SurfaceProps } from "../../surface";
import { AgentPane } from "../agent-pane";
import { PlaceContext } from "../cards/place";
import { awaitRuns, showRuns, type Wait } from "../steps/runs";
import { Steps } from "../steps/steps";
import { useSteps } from "../steps/use-steps";
import { useStable } from "../use-stable";
import { ActContext, useAct } from "./act";
import { DataProvider, fetchAgain, useShell } from "./data";
import { type Doing, type Event, parseDoings } from "./event";
import { Over } from "./over";
import { SightContext } from "./sight";
import { showToast, ToastCorner } from "./toast";
import { useConsoleTheme } from "./use-console-theme";
import { useHeldShell } from "./use-held-shell";
import { useLive } from "./use-live";
import { usePlay } from "./use-play";
import { type Side, Window } from "./window";

/** So much of what the person did is kept; it is folded anew at every moment. */
const MAX_DOINGS = 1000;

/** The whole Console, and beside it the steps of what acts. */
export default function ConsoleShell(props: SurfaceProps) {
  const { entries, freshIds, kept, isLookingBack, utc, latencyMs, onKeep } = props;
  const { shell, moments, cache } = useHeldShell({ entries, freshIds, kept, isLookingBack });
  const theme = useConsoleTheme(shell.theme, props.theme);
  const isLive = useLive({ freshIds, isLookingBack });
  const [side, setSide] = useState<Side>("pane");

  const doings = useMemo(() => [...parseDoings(kept)], [kept]);
  const act = useStable((event: Event) => {
    const doing: Doing = { after: entries.at(-1)?.id ?? null, event };
    // Several in one go: each stands on the one before.
    doings.push(doing);
    if ("key" in event) isLive.add(event.key);
    onKeep(doings.slice(-MAX_DOINGS));
    show(event);
  });
  /** What an event does beside changing the shell; for a fetch, what is waited for. */
  const show = (event: Event): Wait | undefined => {
    switch (event.type) {
      case "fetch":
        return fetchAgain(cache, event.prefixes);
      case "go":
        announce(`The Console is at ${event.path}`);
        setSide("page");
        break;
      case "card":
        setSide("page");
        break;
      case "pane":
        setSide("pane");
        break;
    }
    return undefined;
  };

  usePlay(
    { entries, freshIds, isLookingBack },
    {
      onDue: (outcomes) => {
        if (latencyMs > 0) awaitRuns(outcomes);
      },
      onPlay: (outcomes) => {
        const byEntry = new Map(moments.map((moment) => [moment.entryId, moment]));
        const starting = outcomes.map((outcome) => {
          const { toast, events = [] } = byEntry.get(outcome.id) ?? {};
          if (toast !== undefined) showToast(toast);
          return { outcome, wait: events.map(show).find((wait) => wait !== undefined) };
        });
        const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
        void showRuns(starting, { latencyMs, isCalm });
      },
    },
  );

  const today = props.now.slice(0, 10);
  const sight = useMemo(() => ({ isUtc: utc, isLookingBack, today }), [utc, isLookingBack, today]);
  return (
    <SightContext value={sight}>
      <ActContext value={isLookingBack ? null : act}>
        <DataProvider shell={shell} latencyMs={latencyMs} cache={cache} isLookingBack={isLookingBack}>
          <Stage
            {...props}
            window={
              <Window
                theme={theme}
                entries={entries}
                isScrolling={shell.card !== null && isLive.has(shell.card.key)}
                side={side}
                onSide={setSide}
                isCovered={shell.create !== null || shell.dialog !== null}
                agent={<Agent {...props} />}
                over={
                  <>
                    <Over isLive={isLive.has} />
                    <ToastCorner />
                  </>
                }
              />
            }
          />
        </DataProvider>
      </ActContext>
    </SightContext>
  );
}

/** The window, and beside it, where there is room, what acts. */
function Stage({ window, ...props }: SurfaceProps & { readonly window: ReactNode }) {
  const { projectId } = useShell();
  const steps = useSteps(props, projectId);
  const { entryId } = steps ?? {};
  const canRun = entryId !== undefined && !props.isLookingBack;
  return (
    <div className="@container/stage grid size-full min-h-0 min-w-0 flex-1 grid-cols-[minmax(0,1fr)]">
      <div
        className={clsx(
          "grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)]",
          steps !== null &&
            "gap-[18px] @max-[700px]/stage:grid-rows-[minmax(0,1fr)_auto] @max-[700px]/stage:gap-0 @min-[700px]/stage:grid-cols-[minmax(0,1fr)_216px]",
        )}
      >
        {window}
        {steps !== null && (
          <Steps
            steps={steps.steps}
            isPending={steps.isPending}
            onRun={canRun ? (index) => props.onRunStep(entryId, index) : null}
          />
        )}
      </div>
    </div>
  );
}

function Agent(props: SurfaceProps) {
  const { projectId } = useShell();
  const doing = useAct();
  const place = useMemo(
    () => (doing === null ? { projectId } : { projectId, onNavigate: (path: string) => doing.go(path) }),
    [projectId, doing],
  );
  return (
    <PlaceContext value={place}>
      <AgentPane {...props} />
    </PlaceContext>
  );
}
