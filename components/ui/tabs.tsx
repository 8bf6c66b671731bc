"use client";

import { clsx } from "clsx";
import { type KeyboardEvent, type ReactNode, useRef } from "react";

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

interface TabListProps<Id extends string> {
  /** What the tabs are of: the tab list's name. */
  readonly label: string;
  readonly ids: readonly Id[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
  readonly className?: string;
  readonly children: (tab: { readonly id: Id; readonly props: TabHandles }) => ReactNode;
}

/** What every tab must carry. */
export interface TabHandles {
  readonly type: "button";
  readonly role: "tab";
  readonly "aria-selected": boolean;
  readonly tabIndex: number;
  readonly onClick: () => void;
}

/** One stop in the Tab order; arrow keys, Home and End choose. The look is the caller's. */
export function TabList<Id extends string>({
  label,
  ids,
  chosen,
  onChoose,
  className,
  children,
}: TabListProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const handleKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const tabs = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    const reachable = tabs.filter((tab) => tab.checkVisibility());
    const current = reachable.findIndex((tab) => tab.ariaSelected === "true");
    const next = reachable[step(current, reachable.length)];
    const id = next && ids[tabs.indexOf(next)];
    if (id === undefined) return;
    onChoose(id);
    next?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={label} className={className} onKeyDown={handleKey}>
      {ids.map((id) =>
        children({
          id,
          props: {
            type: "button",
            role: "tab",
            "aria-selected": id === chosen,
            tabIndex: id === chosen ? 0 : -1,
            onClick: () => onChoose(id),
          },
        }),
      )}
    </div>
  );
}

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly count?: number;
  /** There only on a narrow screen, where what it shows has no other place. */
  readonly isNarrowOnly?: boolean;
}

interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
  /** Ids of tabs and panel: `<name>-tab-<id>` and `<name>-panel`. */
  readonly name: string;
}

/** Words on the head's line; the chosen one has an ink rule on that line. */
export function Tabs<Id extends string>({ label, tabs, chosen, onChoose, name }: TabsProps<Id>) {
  return (
    <TabList
      label={label}
      ids={tabs.map(({ id }) => id)}
      chosen={chosen}
      onChoose={onChoose}
      className="-ml-2 flex min-w-0 gap-0.5 self-stretch"
    >
      {({ id, props }) => {
        const tab = tabs.find((each) => each.id === id);
        return (
          <button
            key={id}
            {...props}
            id={`${name}-tab-${id}`}
            aria-controls={id === chosen ? `${name}-panel` : undefined}
            className={clsx(
              "relative inline-flex items-center gap-1.5 whitespace-nowrap px-2 font-medium text-muted hover:text-ink aria-selected:text-ink",
              "focus-visible:rounded-[8px] focus-visible:-outline-offset-4",
              tab?.isNarrowOnly === true && "wide:hidden",
              "aria-selected:after:absolute aria-selected:after:inset-x-2 aria-selected:after:-bottom-px aria-selected:after:h-0.5 aria-selected:after:rounded-t-[1px] aria-selected:after:bg-ink forced-colors:aria-selected:after:bg-[Highlight]",
            )}
          >
            {tab?.label}
            {tab?.count !== undefined && (
              <span className="text-2xs text-muted tabular-nums">{tab.count}</span>
            )}
          </button>
        );
      }}
    </TabList>
  );
}
