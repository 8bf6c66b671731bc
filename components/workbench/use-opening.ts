"use client";

import { useMemo, useState } from "react";
import { announce } from "@/components/ui/announcer";
import { toast } from "@/components/ui/toasts";
import type { NextDraft } from "@/lib/protocol/protocol";
import { inspect } from "@/lib/protocols/check";
import { isDraft, type Session } from "@/lib/session/session";
import { contextOf } from "@/lib/share/settings";
import { writeDocument } from "@/lib/transcript/file";
import { openTimeline } from "@/lib/transcript/timeline";
import type { Transcript } from "@/lib/transcript/transcript";
import { type Notice, openDocument } from "./boot";
import { readChosen, saveFile } from "./files";
import type { ReplaceDialogProps } from "./replace-dialog";
import { type Started, sampleTexts } from "./start";
import { documentOf } from "./work";

interface Opening {
  readonly openText: (text: string, sample?: string) => void;
  readonly openNext: (next: NextDraft<unknown>) => void;
  readonly openFile: (file: File) => void;
  readonly openAsTranscript: () => void;
  readonly chooseFile: () => void;
  readonly saveDocument: () => void;
  readonly replacing: ReplaceDialogProps;
}

interface OpeningParts {
  readonly started: Started;
  readonly tell: (notice: Notice) => void;
}

/** Everything that puts another text or another transcript in place; what stood there can be had back. */
export function useOpening({ started, tell }: OpeningParts): Opening {
  const { workbench, stamps } = started;
  const [waiting, setWaiting] = useState<Transcript | null>(null);

  const verbs = useMemo(() => {
    const { actions } = workbench.getState();

    const replace = (transcript: Transcript) => {
      const before = workbench.getState().session;
      actions.openTranscript(transcript);
      setWaiting(null);
      announce("Transcript opened");
      if (before.transcript.entries.length === 0) return;
      toast({
        title: "Transcript replaced",
        action: { label: "Undo", onPress: () => actions.restoreTranscript(before) },
      });
    };
    const offer = (transcript: Transcript) => {
      if (workbench.getState().session.transcript.entries.length === 0) replace(transcript);
      else setWaiting(transcript);
    };
    const offerBack = (before: Session, text: string) => {
      if (before.source === text || before.source.trim() === "" || sampleTexts.has(before.source)) return;
      toast({
        title: "Another text is open",
        action: { label: "Undo", onPress: () => actions.restoreText(before) },
      });
    };
    const openText = (text: string, sample?: string) => {
      const before = workbench.getState().session;
      actions.load(text, sample);
      offerBack(before, text);
    };
    const openNext = (next: NextDraft<unknown>) => {
      const before = workbench.getState().session;
      actions.draftNext(next);
      if (isDraft(before)) offerBack(before, next.text);
    };
    const refuse = (text: string) => tell({ id: "file", severity: "error", text, choices: [] });
    const report = (text: string) => tell({ id: "file", severity: "warning", text, choices: [] });

    const openFile = async (file: File) => {
      const opened = await readChosen(file);
      switch (opened.kind) {
        case "error":
          return refuse(opened.message);
        case "text":
          return openText(opened.text);
        case "document":
          return openDocument(workbench, opened.document);
        case "transcript":
          if (opened.reports.length > 0) report(opened.reports.join(" "));
          return offer(opened.transcript);
      }
    };
    const openAsTranscript = () => {
      const { session, settings } = workbench.getState();
      const text = session.source;
      const context = contextOf(settings);
      const opened = openTimeline({ text, events: inspect(text, context).events }, { stamps, context });
      if (opened.skipped > 0) {
        report(
          `${opened.skipped === 1 ? "One event is" : `${opened.skipped} events are`} not in the transcript: nothing travelled there that can be read.`,
        );
      }
      offer(opened.transcript);
    };
    return { replace, openText, openNext, openFile, openAsTranscript };
  }, [workbench, stamps, tell]);

  return useMemo(
    () => ({
      openText: verbs.openText,
      openNext: verbs.openNext,
      openFile: (file) => void verbs.openFile(file),
      openAsTranscript: verbs.openAsTranscript,
      chooseFile: () => chooseFile((file) => void verbs.openFile(file)),
      saveDocument: () => {
        const { session, settings } = workbench.getState();
        saveFile("envelope.parley-document.json", writeDocument(documentOf(session, settings)));
      },
      replacing: {
        isOpen: waiting !== null,
        count: workbench.getState().session.transcript.entries.length,
        onReplace: () => waiting !== null && verbs.replace(waiting),
        onKeep: () => setWaiting(null),
      },
    }),
    [verbs, workbench, waiting],
  );
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
