"use client";

import { clsx } from "clsx";
import { Copy, Ellipsis, FolderOpen, PanelRightClose, Save, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { announce } from "@/components/ui/announcer";
import { copyText } from "@/components/ui/copy-button";
import { IconButton } from "@/components/ui/icon-button";
import { Menu, type MenuItem } from "@/components/ui/menu";
import { PaneHead } from "@/components/ui/pane-head";
import { RevealButton, Secrets, useReveal } from "@/components/ui/secrets";
import { Switch } from "@/components/ui/switch";
import { toast } from "@/components/ui/toasts";
import type { EntryPicture } from "@/lib/transcript/picture";
import { Entries } from "./entries";
import type { EntryActions, TranscriptView } from "./entry";
import { Rail } from "./rail";
import { VoiceOnRail } from "./voice-on-rail";

/** What the transcript's menu does. */
export interface TranscriptFiles {
  readonly onOpenFile: (file: File) => void;
  readonly onSaveTranscript: () => void;
  readonly onSaveDocument: () => void;
  /** The transcript as JSON, for the clipboard. */
  readonly toJson: () => string;
  readonly onClear: () => void;
}

export interface TranscriptProps {
  /** Of the entries on the path to the head, in order. */
  readonly pictures: readonly EntryPicture[];
  readonly lookingAt: string | null;
  readonly branchesOf: (id: string) => { readonly index: number; readonly count: number };
  /** What Send would write, in words after "Send writes the draft here: "; null where there is nothing to send. */
  readonly ahead: string | null;
  readonly isUtc: boolean;
  readonly isFolded: boolean;
  readonly onFold: (isFolded: boolean) => void;
  readonly actions: EntryActions;
  readonly files: TranscriptFiles;
}

const VIEWS: readonly { readonly value: TranscriptView; readonly label: string }[] = [
  { value: "read", label: "Read" },
  { value: "raw", label: "Raw" },
];

interface TranscriptMenuProps {
  readonly files: TranscriptFiles;
  readonly isEmpty: boolean;
  /** What is saved or copied is not masked. */
  readonly hasSecrets: boolean;
}

function TranscriptMenu({ files, isEmpty, hasSecrets }: TranscriptMenuProps) {
  const input = useRef<HTMLInputElement>(null);
  const copy = async () => {
    const isCopied = (await copyText(files.toJson())) === "copied";
    const says = isCopied ? "Transcript copied" : "The browser refused to copy";
    toast({ title: says, tone: isCopied ? "success" : "error" });
    announce(says);
  };
  const bared = hasSecrets && { detail: "with secrets" };
  const item = (id: string, label: string, rest: Omit<MenuItem, "id" | "label">): MenuItem => ({
    id,
    label,
    ...rest,
  });
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,.jsonl,.txt,application/json"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = "";
          if (file) files.onOpenFile(file);
        }}
      />
      <Menu
        label="Transcript"
        align="end"
        width={220}
        sections={[
          {
            id: "files",
            items: [
              item("open", "Open file…", {
                icon: <FolderOpen className="text-muted" />,
                onSelect: () => input.current?.click(),
              }),
              item("save", "Save transcript", {
                icon: <Save className="text-muted" />,
                onSelect: files.onSaveTranscript,
                ...bared,
              }),
              item("document", "Save document", {
                icon: <Save className="text-muted" />,
                onSelect: files.onSaveDocument,
                ...bared,
              }),
              item("copy", "Copy as JSON", {
                icon: <Copy className="text-muted" />,
                onSelect: copy,
                ...bared,
              }),
            ],
          },
          {
            id: "clear",
            items: [
              item("clear", "Clear", {
                icon: <Trash2 className="text-muted" />,
                isOff: isEmpty,
                onSelect: files.onClear,
              }),
            ],
          },
        ]}
      >
        {(trigger) => (
          <IconButton label="Open, save, copy, clear" size="sm" {...trigger}>
            <Ellipsis />
          </IconButton>
        )}
      </Menu>
    </>
  );
}

function Ahead({ says, isFirst }: { readonly says: string; readonly isFirst: boolean }) {
  return (
    <p className="grid grid-cols-[15px_minmax(0,1fr)] gap-x-[11px] py-[9px] pr-3.5 pl-4 text-muted text-xs leading-[18px]">
      <VoiceOnRail by="agent" isNext isFirst={isFirst} />
      <span className="text-pretty">
        <b className="font-medium text-ink-soft">Send</b> writes the draft here: {says}
      </span>
    </p>
  );
}

/** What both sides sent, in order: read or raw, each answer as picked and as sent, with the ways back and beside. */
export function Transcript(props: TranscriptProps) {
  const { pictures, ahead, isFolded, onFold, files } = props;
  const [view, setView] = useState<TranscriptView>("read");
  const reveal = useReveal();
  const isEmpty = pictures.length === 0;
  const fold = (next: boolean) => {
    flushSync(() => onFold(next));
    document.getElementById(next ? "unfold-transcript" : "fold-transcript")?.focus();
  };
  return (
    <>
      {isFolded && <Rail pictures={pictures} hasDraft={ahead !== null} onUnfold={() => fold(false)} />}
      <div className={clsx("flex min-h-0 flex-1 flex-col", isFolded && "wide:hidden")}>
        <PaneHead
          title="Transcript"
          count={pictures.length}
          actions={
            <>
              <RevealButton reveal={reveal} where="in the transcript" />
              <Switch label="View of the transcript" options={VIEWS} value={view} onChange={setView} />
              <TranscriptMenu files={files} isEmpty={isEmpty} hasSecrets={reveal.hasSecrets} />
              <IconButton
                id="fold-transcript"
                label="Fold the transcript"
                size="sm"
                className="narrow:hidden"
                onClick={() => fold(true)}
              >
                <PanelRightClose />
              </IconButton>
            </>
          }
        />
        {isEmpty && (
          <p className="text-pretty px-4 pt-3.5 pb-1 text-muted">
            Nothing was sent yet. What both sides send is written here, and each answer as it was picked and
            as it travelled.
          </p>
        )}
        <Secrets values={reveal.values}>
          <Entries
            {...props}
            view={view}
            hasDraft={ahead !== null}
            after={ahead === null ? null : <Ahead says={ahead} isFirst={isEmpty} />}
          />
        </Secrets>
      </div>
    </>
  );
}
