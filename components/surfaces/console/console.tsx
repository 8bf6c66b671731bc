"use client";

import type { SurfaceProps } from "../surface";
import { AgentPane } from "./agent-pane";
import { SideNav } from "./side-nav";

/** The simulated Console: its window, with the agent's conversation open. */
export function Console(props: SurfaceProps) {
  return (
    <section
      aria-label="Console"
      data-surface="console"
      data-theme={props.theme}
      className="grid size-full min-h-0 min-w-0 flex-1 grid-cols-[46px_minmax(0,1fr)] overflow-hidden rounded-xl bg-surface text-ink shadow-window narrow:grid-cols-[minmax(0,1fr)] narrow:rounded-none narrow:border-line narrow:border-t narrow:shadow-none"
    >
      <SideNav />
      <AgentPane {...props} />
    </section>
  );
}
