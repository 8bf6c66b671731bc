"use client";

import { clsx } from "clsx";
import { ChevronLeft, ChevronRight, Code, Eye, Undo2 } from "lucide-react";
import { type CSSProperties, lazy, memo, type Ref, Suspense } from "react";
import { CopyButton } from "@/components/ui/copy-button";
import { CutText } from "@/components/ui/cut-text";
import { IconButton } from "@/components/ui/icon-button";
import { Time } from "@/components/ui/time";
import type { Entry as TranscriptEntry } from "@/lib/transcript/entry";
import type { EntryPicture } from "@/lib/transcript/picture";
import { AnswerPair } from "./answer-pair";
import { ByteLine } from "./byte-line";
import { VoiceOnRail } from "./voice-on-rail";

export type TranscriptView = "read" | "raw";

/** What can be done with one entry; the same object for the life of a transcript pane, or every entry is drawn again. */
export interface EntryActions {
  /** Puts what the entry sent into the editor. */
  readonly onOpen: (id: string) => void;
  /** Shows the stage as it was then; null: as it is now. */
  readonly onLook: (id: string | null) => void;
  /** What is sent next follows this entry: a branch. */
  readonly onContinue: (id: string) => void;
  /** To the branch before or after the one this entry begins. */
  readonly onBranch: (id: string, by: -1 | 1) => void;
}

export interface EntryProps {
  readonly picture: EntryPicture;
  readonly view: TranscriptView;
  /** From 0. */
  readonly index: number;
  readonly count: number;
  readonly branch: number;
  readonly branchCount: number;
  readonly isLooked: boolean;
  /** The one entry in the Tab order; arrow keys move it. */
  readonly isActive: boolean;
  readonly isLast: boolean;
  /** The draft follows: the line to it is dashed. */
  readonly isBeforeDraft: boolean;
  readonly isUtc: boolean;
  readonly actions: EntryActions;
  readonly ref?: Ref<HTMLLIElement>;
  readonly style?: CSSProperties;
}

const toolOf = (entry: TranscriptEntry) =>
  entry.kind === "tool_start" || entry.kind === "tool_end" ? entry.tool : undefined;

const kindOf = (entry: TranscriptEntry) => (entry.kind === "other" ? entry.name : entry.kind);

const RawEntry = lazy(() => import("./raw-entry"));

// Where there is no hover, or no room for them beside the time, they come when the entry is chosen.
const ACTS = clsx(
  "col-start-1 row-start-1 flex gap-0.5 justify-self-end opacity-0 group-focus-within/entry:opacity-100 group-hover/entry:opacity-100",
  "narrow:hidden narrow:group-hover/entry:flex narrow:group-focus-within/entry:flex narrow:group-aria-current/entry:flex narrow:group-aria-current/entry:opacity-100",
  "hoverless:hidden hoverless:group-focus-within/entry:flex hoverless:group-aria-current/entry:flex hoverless:group-aria-current/entry:opacity-100",
);

function Acts({
  picture,
  isLooked,
  actions,
  tabIndex,
}: Pick<EntryProps, "picture" | "isLooked" | "actions"> & { readonly tabIndex: number }) {
  const { id } = picture.entry;
  return (
    <span className={ACTS}>
      <IconButton
        label="Open in the editor"
        size="sm"
        tabIndex={tabIndex}
        className="h-5 narrow:-my-3"
        onClick={() => actions.onOpen(id)}
      >
        <Code />
      </IconButton>
      <IconButton
        label={isLooked ? "Back to now" : "Show the stage as it was"}
        size="sm"
        tabIndex={tabIndex}
        className="h-5 narrow:-my-3"
        onClick={() => actions.onLook(isLooked ? null : id)}
      >
        <Eye />
      </IconButton>
      <IconButton
        label="Continue from here"
        size="sm"
        tabIndex={tabIndex}
        className="h-5 narrow:-my-3"
        onClick={() => actions.onContinue(id)}
      >
        <Undo2 />
      </IconButton>
    </span>
  );
}

function BranchSwitch({
  id,
  branch,
  branchCount,
  actions,
  tabIndex,
}: Pick<EntryProps, "branch" | "branchCount" | "actions"> & {
  readonly id: string;
  readonly tabIndex: number;
}) {
  const turn = (by: -1 | 1, label: string, isEnd: boolean) => (
    <IconButton
      label={label}
      size="xs"
      tabIndex={tabIndex}
      aria-disabled={isEnd || undefined}
      className={clsx(
        "narrow:-my-3.5 narrow:w-9",
        isEnd && "cursor-default text-line-strong hover:bg-transparent hover:text-line-strong",
      )}
      onClick={() => !isEnd && actions.onBranch(id, by)}
    >
      {by < 0 ? <ChevronLeft className="size-3.5" /> : <ChevronRight className="size-3.5" />}
    </IconButton>
  );
  return (
    <span className="inline-flex items-center gap-px tabular-nums">
      {turn(-1, "Previous branch", branch === 0)}
      branch {branch + 1} of {branchCount}
      {turn(1, "Next branch", branch === branchCount - 1)}
    </span>
  );
}

function Body({ picture, tabIndex }: { readonly picture: EntryPicture; readonly tabIndex: number }) {
  const { body } = picture;
  switch (body.kind) {
    case "words":
      return body.text === "" ? null : (
        <p
          className="mt-0.5 whitespace-pre-wrap text-pretty text-ink-soft [overflow-wrap:anywhere]"
          dir="auto"
        >
          <CutText text={body.text} limit={2_000} tabIndex={tabIndex} />
        </p>
      );
    case "bytes":
      return (
        <>
          {body.says !== undefined && (
            <p
              className="mt-0.5 line-clamp-6 whitespace-pre-wrap text-ink-soft [overflow-wrap:anywhere]"
              dir="auto"
            >
              {body.says}
            </p>
          )}
          <ByteLine text={body.text} tabIndex={tabIndex} />
        </>
      );
    case "answer":
      return <AnswerPair answer={body} tabIndex={tabIndex} />;
  }
}

function Head({
  picture,
  isLooked,
  isUtc,
  actions,
  tabIndex,
}: Pick<EntryProps, "picture" | "isLooked" | "isUtc" | "actions"> & { readonly tabIndex: number }) {
  const { entry, who, what } = picture;
  return (
    <div className="flex min-w-0 items-baseline gap-[7px]">
      <button
        type="button"
        data-head
        tabIndex={tabIndex}
        onClick={() => actions.onLook(isLooked ? null : entry.id)}
        className="min-w-0 flex-1 truncate rounded-[3px] text-left"
      >
        <span className="font-medium">{who}</span>
        {what.map((phrase, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a phrase is its place.
          <span key={index} className="text-muted text-xs nth-2:ms-1">
            {" "}
            {phrase.code ? <code className="text-[11.5px]">{phrase.text}</code> : <bdi>{phrase.text}</bdi>}
          </span>
        ))}
        {isLooked && <span className="sr-only">, shown on the stage</span>}
      </button>
      <span className="grid h-5 flex-none items-center self-start">
        <Time
          at={entry.at}
          isUtc={isUtc}
          className="col-start-1 row-start-1 justify-self-end font-mono text-2xs text-muted group-focus-within/entry:invisible group-hover/entry:invisible hoverless:group-aria-current/entry:hidden narrow:group-aria-current/entry:hidden"
        />
        <Acts picture={picture} isLooked={isLooked} actions={actions} tabIndex={tabIndex} />
      </span>
    </div>
  );
}

/** One thing that was sent, or what came of it. */
export const Entry = memo(function Entry(props: EntryProps) {
  const { picture, view, index, count, isLooked, isActive, isLast, isBeforeDraft, ref, style } = props;
  const { entry, voice, body } = picture;
  const tabIndex = isActive ? 0 : -1;
  const hasBranches = props.branchCount > 1;
  const isAnswer = body.kind === "answer" && view === "read";
  return (
    <li
      ref={ref}
      style={style}
      data-index={index}
      data-id={entry.id}
      data-kind={kindOf(entry)}
      data-tool={toolOf(entry)}
      data-answers={entry.answers}
      aria-setsize={count}
      aria-posinset={index + 1}
      aria-current={isLooked || undefined}
      className={clsx(
        "group/entry @container relative grid grid-cols-[15px_minmax(0,1fr)] gap-x-[11px] py-[9px] pr-3.5 pl-4 hover:bg-hover",
        "[contain-intrinsic-block-size:auto_64px] [content-visibility:auto]",
        "before:absolute before:top-[30px] before:bottom-0 before:left-[23px] before:w-px",
        isBeforeDraft ? "before:border-edge before:border-l before:border-dashed" : "before:bg-line",
        isLast && !isBeforeDraft && "before:hidden",
        "aria-current:bg-press aria-current:after:absolute aria-current:after:inset-y-0 aria-current:after:left-0 aria-current:after:w-0.5 aria-current:after:bg-ink forced-colors:aria-current:after:bg-[Highlight]",
      )}
    >
      <VoiceOnRail by={voice} isFirst={index === 0} />
      <div className="min-w-0">
        <Head {...props} tabIndex={tabIndex} />
        {view === "raw" ? (
          <Suspense fallback={<ByteLine text="" tabIndex={-1} />}>
            <RawEntry entry={entry} tabIndex={tabIndex} />
          </Suspense>
        ) : (
          <Body picture={picture} tabIndex={tabIndex} />
        )}
        {(hasBranches || isAnswer) && (
          <div className="mt-1.5 flex items-center gap-2.5 text-2xs text-muted">
            {hasBranches && <BranchSwitch {...props} id={entry.id} tabIndex={tabIndex} />}
            {isAnswer && (
              <CopyButton
                look="link"
                label="Copy bytes"
                text={body.sent}
                tabIndex={tabIndex}
                className="ms-auto text-2xs"
              />
            )}
          </div>
        )}
      </div>
    </li>
  );
});
