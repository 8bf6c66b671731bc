"use client";

import { useMemo, useState } from "react";
import { announce } from "@/components/ui/announcer";
import { toast } from "@/components/ui/toasts";
import type { NextDraft } from "@/lib/protocol/protocol";
import { isDraft, isFilled, type Session } from "@/lib/session/session";
import { type ParleyDocument, writeDocument } from "@/lib/transcript/file";
import type { Transcript } from "@/lib/transcript/transcript";
import type { Notice } from "./boot";
import { openDocument } from "./open-document";
import type { OpeningParts } from "./opening";
import type { ReplaceDialogProps } from "./replace-dialog";
import { saveFile } from "./save-file";
import { type Started, sampleTexts } from "./start";
import type { Workbench } from "./store";
import { documentOf } from "./work";

export interface Opening {
  readonly openText: (text: string, sample?: string) => void;
  /** A draft that goes on after a reply. */
  readonly openNext: (next: NextDraft<unknown>) => void;
  readonly openFile: (file: File) => void;
  readonly openAsTranscript: () => void;
  readonly chooseFile: () => void;
  readonly saveDocument: () => void;
}

interface OpeningState {
  /** The same object for the life of the page. */
  readonly opening: Opening;
  readonly replacing: ReplaceDialogProps;
}

interface Parts {
  readonly started: Started;
  readonly tell: (notice: Notice) => void;
  readonly withdraw: (id: string) => void;
}

interface Offered {
  readonly transcript: Transcript;
  readonly onTaken: () => void;
}

/** Everything that puts another text or another transcript in place; what stood there can be had back. */
export function useOpening({ started, tell, withdraw }: Parts): OpeningState {
  const { workbench } = started;
  const [waiting, setWaiting] = useState<Offered | null>(null);

  const verbs = useMemo(() => {
    const { actions } = workbench.getState();
    const replace = ({ transcript, onTaken }: Offered) => {
      const before = workbench.getState().session;
      actions.openTranscript(transcript);
      setWaiting(null);
      onTaken();
      announce("Transcript opened");
      if (before.transcript.entries.length === 0) return;
      toast({
        title: "Transcript replaced",
        action: { label: "Undo", onPress: () => actions.restoreTranscript(before) },
      });
    };
    const offer = (transcript: Transcript, onTaken: () => void) => {
      const offered = { transcript, onTaken };
      if (workbench.getState().session.transcript.entries.length === 0) replace(offered);
      else setWaiting(offered);
    };
    const openText = (text: string, sample?: string) => {
      const before = workbench.getState().session;
      actions.load(text, sample);
      offerBack(workbench, before);
    };
    const openNext = (next: NextDraft<unknown>) => {
      const before = workbench.getState().session;
      actions.draftNext(next);
      if (isDraft(before)) offerBack(workbench, before);
    };
    const openOver = (document: ParleyDocument) => {
      const { session, settings } = workbench.getState();
      const { theme: _reader, ...chosen } = settings;
      openDocument(workbench, document);
      offerBack(workbench, session, () => actions.set(chosen));
    };
    const parts: OpeningParts = { started, tell, withdraw, openText, openOver, offer };
    // Not needed for the first drawing, so it is no part of the first script.
    const load = () => import("./opening");
    const openFile = (file: File) => void load().then((opening) => opening.openFile(parts, file));
    const opening: Opening = {
      openText,
      openNext,
      openFile,
      openAsTranscript: () => void load().then((opening) => opening.openAsTranscript(parts)),
      chooseFile: () => chooseFile(openFile),
      saveDocument: () => {
        const { session, settings } = workbench.getState();
        saveFile("envelope.parley-document.json", writeDocument(documentOf(session, settings)));
      },
    };
    return { replace, opening };
  }, [workbench, started, tell, withdraw]);

  return {
    opening: verbs.opening,
    replacing: {
      isOpen: waiting !== null,
      count: workbench.getState().session.transcript.entries.length,
      onReplace: () => waiting !== null && verbs.replace(waiting),
      onKeep: () => setWaiting(null),
    },
  };
}

/** After another text took its place: the way back, where a person would miss what stood there. */
function offerBack(workbench: Workbench, before: Session, onUndo = () => {}): void {
  const { actions, session } = workbench.getState();
  const isMissed =
    before.source.trim() !== "" &&
    (isFilled(before) || (before.source !== session.source && !sampleTexts.has(before.source)));
  if (!isMissed) return;
  const undo = () => {
    onUndo();
    actions.restoreText(before);
  };
  toast({ title: "Another text is open", action: { label: "Undo", onPress: undo } });
}

function chooseFile(onChosen: (file: File) => void): void {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = ".json,.jsonl,.txt,application/json";
  input.addEventListener("change", () => {
    const [file] = input.files ?? [];
    if (file) onChosen(file);
  });
  input.click();
}
