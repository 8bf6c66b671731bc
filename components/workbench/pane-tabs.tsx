"use client";

import { clsx } from "clsx";
import { Code, List, Monitor } from "lucide-react";
import { TabList } from "@/components/ui/tabs";
import type { Pane } from "./pane";

interface PaneTabsProps {
  readonly pane: Pane;
  readonly onPane: (pane: Pane) => void;
  readonly errorCount: number;
  readonly entryCount: number;
}

const PANES: Record<Pane, { readonly label: string; readonly icon: typeof Code }> = {
  editor: { label: "Editor", icon: Code },
  stage: { label: "Stage", icon: Monitor },
  transcript: { label: "Transcript", icon: List },
};
const IDS: readonly Pane[] = ["editor", "stage", "transcript"];

function badgeOf(id: Pane, { errorCount, entryCount }: PaneTabsProps) {
  if (id === "editor")
    return { count: errorCount, says: errorCount === 1 ? "error" : "errors", isCalm: false };
  if (id === "transcript")
    return { count: entryCount, says: entryCount === 1 ? "entry" : "entries", isCalm: true };
  return { count: 0, says: "", isCalm: true };
}

/** Which pane shows on a narrow screen. */
export function PaneTabs(props: PaneTabsProps) {
  return (
    <nav
      aria-label="Panes"
      className="border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] wide:hidden"
    >
      <TabList
        label="Pane"
        ids={IDS}
        chosen={props.pane}
        onChoose={props.onPane}
        className="grid h-tabbar grid-cols-3"
      >
        {({ id, props: handles }) => {
          const { label, icon: Icon } = PANES[id];
          const { count, says, isCalm } = badgeOf(id, props);
          return (
            <button
              key={id}
              {...handles}
              aria-controls={`pane-${id}`}
              className={clsx(
                "relative grid content-center justify-items-center gap-[3px] font-medium text-2xs text-muted leading-[14px] aria-selected:text-ink",
                "focus-visible:rounded-[8px] focus-visible:-outline-offset-4",
                "aria-selected:before:absolute aria-selected:before:-top-px aria-selected:before:left-1/2 aria-selected:before:h-0.5 aria-selected:before:w-10 aria-selected:before:-translate-x-1/2 aria-selected:before:bg-ink forced-colors:aria-selected:before:bg-[Highlight]",
              )}
            >
              <Icon className="size-5" />
              {label}
              {count > 0 && (
                <span
                  className={clsx(
                    "absolute top-[7px] left-1/2 ml-2 h-4 min-w-4 rounded-[8px] px-1 text-center text-[10.5px] leading-4 tabular-nums",
                    isCalm ? "bg-press text-ink-soft" : "bg-danger-solid text-danger-ink",
                  )}
                >
                  {count > 999 ? "999+" : count}
                  <span className="sr-only"> {says}</span>
                </span>
              )}
            </button>
          );
        }}
      </TabList>
    </nav>
  );
}
