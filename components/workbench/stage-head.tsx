"use client";

import { clsx } from "clsx";
import type { ReactNode } from "react";
import { VerdictMark } from "@/components/ui/marks";
import { useMask } from "@/components/ui/secrets";
import { type Tab, Tabs } from "@/components/ui/tabs";
import type { Verdict } from "@/lib/protocol/check";

const WORDS: Record<Verdict, string> = {
  works: "Works",
  degraded: "Degraded",
  blocked: "Blocked",
  unrecognised: "Unrecognised",
};

interface StageHeadProps<View extends string> {
  /** The surface by its name, then Engine and Client. */
  readonly views: readonly Tab<View>[];
  readonly view: View;
  readonly onView: (view: View) => void;
  /** Null until the text was checked. */
  readonly verdict: Verdict | null;
  /** In a few words: "draws 3 of 4, engine refuses". */
  readonly reason?: string;
}

/** Views at the left, the verdict and its reason in words at the right. */
export function StageHead<View extends string>({
  views,
  view,
  onView,
  verdict,
  reason,
}: StageHeadProps<View>) {
  const mask = useMask();
  return (
    <div className="@container flex h-head flex-none items-center gap-3 pr-3 pl-4 narrow:h-touch narrow:pr-3.5">
      <h2 className="sr-only">Stage</h2>
      <Tabs label="View" tabs={views} chosen={view} onChoose={onView} name="stage" />
      {verdict && (
        <p className="ml-auto flex min-w-0 items-center gap-[7px] whitespace-nowrap font-medium">
          <VerdictMark verdict={verdict} />
          {WORDS[verdict]}
          {reason && (
            <span className="truncate font-normal text-muted @max-md:sr-only" title={mask(reason)}>
              {mask(reason)}
            </span>
          )}
        </p>
      )}
    </div>
  );
}

interface StagePanelProps {
  readonly view: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** What the tabs of the stage's head show: the rest of the pane. */
export function StagePanel({ view, className, children }: StagePanelProps) {
  return (
    <div
      role="tabpanel"
      id="stage-panel"
      aria-labelledby={`stage-tab-${view}`}
      className={clsx(
        "flex min-h-0 flex-1 flex-col gap-2.5 p-4 narrow:gap-0 narrow:p-0 narrow:[&>[role=status]]:rounded-none",
        className,
      )}
    >
      {children}
    </div>
  );
}
