"use client";

import { clsx } from "clsx";
import { type ReactNode, useRef } from "react";
import { flushSync } from "react-dom";
import type { Verdict } from "@/lib/protocol/check";
import type { Pane } from "./pane";
import { PaneTabs } from "./pane-tabs";
import { Splitter } from "./splitter";
import { useRegions } from "./use-regions";

export type Status = "loading" | "ready" | "error";

export interface FrameProps {
  readonly status: Status;
  readonly bar: ReactNode;
  readonly editor: ReactNode;
  readonly problems: ReactNode;
  readonly stage: ReactNode;
  readonly transcript: ReactNode;
  readonly foot: ReactNode;
  readonly verdict: Verdict;
  readonly isStale: boolean;
  /** The pane that shows on a narrow screen; the others stay mounted. */
  readonly pane: Pane;
  readonly onPane: (pane: Pane) => void;
  /** What the badges of the narrow screen's tabs say. */
  readonly errorCount: number;
  readonly entryCount: number;
  /** The surface needs room: the editor starts narrower. */
  readonly isWide?: boolean;
  readonly isTranscriptFolded: boolean;
  readonly onFold: (isFolded: boolean) => void;
}

const PANE = "relative flex min-h-0 min-w-0 flex-col";

/** Top bar, panes, status line. Holds no state: sizes are style variables, the rest is passed in. */
export function Frame(props: FrameProps) {
  const { status, pane, onPane, isWide = false, isTranscriptFolded, onFold, verdict, isStale } = props;
  const root = useRef<HTMLDivElement>(null);
  useRegions(root, onPane);
  const hiddenUnless = (name: Pane) => name !== pane && "narrow:hidden";
  return (
    <div
      ref={root}
      className="grid h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_var(--foot)] overflow-hidden bg-surface narrow:grid-rows-[auto_minmax(0,1fr)_auto]"
    >
      {props.bar}
      <main
        data-status={status}
        className={clsx(
          "grid min-h-0 min-w-0 narrow:grid-cols-[minmax(0,1fr)]",
          isTranscriptFolded
            ? "[--w-transcript:var(--rail)]"
            : "[--w-transcript:minmax(0,var(--size-transcript,clamp(260px,26.7vw,384px)))]",
          isWide
            ? "[--w-editor:var(--size-editor-wide,clamp(260px,27.5vw,396px))]"
            : "[--w-editor:var(--size-editor,clamp(280px,35.6vw,512px))]",
          "grid-cols-[minmax(0,var(--w-editor))_1px_minmax(300px,1fr)_1px_var(--w-transcript)]",
        )}
      >
        <div id="pane-editor" className={clsx(PANE, hiddenUnless("editor"))}>
          <section
            aria-label="Editor"
            data-region="editor"
            id="region-editor"
            tabIndex={-1}
            className={clsx(PANE, "flex-1")}
          >
            {props.editor}
          </section>
          <Splitter
            label="Height of problems"
            name="problems"
            paneId="region-problems"
            axis="y"
            grows={-1}
            initial={220}
            min={76}
            giverId="region-editor"
            giverMin={140}
          />
          <section
            aria-label="Problems"
            data-region="editor"
            id="region-problems"
            tabIndex={-1}
            className={clsx(
              PANE,
              "h-(--size-problems,220px) max-h-[70%] flex-none narrow:h-[218px] narrow:max-h-[45%] narrow:border-line narrow:border-t",
            )}
          >
            {props.problems}
          </section>
        </div>
        <Splitter
          label="Width of the editor"
          name={isWide ? "editor-wide" : "editor"}
          paneId="pane-editor"
          axis="x"
          grows={1}
          initial={isWide ? 396 : 512}
          min={240}
          giverId="pane-stage"
          giverMin={300}
        />
        <section
          id="pane-stage"
          aria-label="Stage"
          data-region="stage"
          data-verdict={verdict}
          data-stale={isStale}
          tabIndex={-1}
          className={clsx(PANE, "bg-canvas", hiddenUnless("stage"))}
        >
          {props.stage}
        </section>
        {isTranscriptFolded ? (
          <div aria-hidden="true" className="bg-line narrow:hidden" />
        ) : (
          <Splitter
            label="Width of the transcript"
            name="transcript"
            paneId="pane-transcript"
            axis="x"
            grows={-1}
            initial={384}
            min={220}
            giverId="pane-stage"
            giverMin={300}
            onFold={() => {
              flushSync(() => onFold(true));
              document.getElementById("unfold-transcript")?.focus();
            }}
          />
        )}
        <section
          id="pane-transcript"
          aria-label="Transcript"
          data-region="transcript"
          tabIndex={-1}
          className={clsx(PANE, hiddenUnless("transcript"))}
        >
          {props.transcript}
        </section>
      </main>
      {props.foot}
      <PaneTabs pane={pane} onPane={onPane} errorCount={props.errorCount} entryCount={props.entryCount} />
    </div>
  );
}
