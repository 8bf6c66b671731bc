"use client";

import { Suspense } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import type { SurfaceProps } from "../surface";
import { AgentPane } from "./agent-pane";
import { findRenderer } from "./renderers";
import { SideNav } from "./side-nav";

const Shell = lazyPart(() => import("./shell/console-shell"));

/** The simulated Console: the whole shell where a message acts on it, else its agent pane alone. */
export function Console(props: SurfaceProps) {
  if (isActedOn(props)) {
    return (
      <Suspense fallback={<div className="min-h-0 flex-1" />}>
        <Shell {...props} />
      </Suspense>
    );
  }
  return (
    <section
      aria-label="Console"
      data-surface="console"
      data-theme={props.theme}
      className="grid size-full min-h-0 min-w-0 flex-1 grid-cols-[46px_minmax(0,1fr)] overflow-hidden rounded-xl bg-surface text-ink shadow-window narrow:grid-cols-[minmax(0,1fr)] narrow:rounded-none narrow:border-line narrow:border-t narrow:shadow-none"
    >
      <SideNav />
      <AgentPane
        {...props}
        head={
          <div className="flex h-[45px] shrink-0 items-center gap-2 border-line border-b px-4 text-muted">
            <span className="truncate">Photo archive</span>
            <span aria-hidden="true">/</span>
            <h2 className="font-semibold text-ink">Agent</h2>
          </div>
        }
      />
    </section>
  );
}

/** Whether anything in sight is of a protocol whose messages act on the shell. */
function isActedOn({ conversation, draft }: SurfaceProps): boolean {
  const acts = (id: string) => findRenderer(id)?.steps !== undefined;
  return (
    (draft !== null && acts(draft.protocol.id)) ||
    conversation.some((item) => item.kind === "message" && acts(item.protocol.id))
  );
}
