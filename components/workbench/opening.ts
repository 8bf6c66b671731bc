import { inspect } from "@/lib/protocols/check";
import { protocols } from "@/lib/protocols/registry";
import { contextOf } from "@/lib/share/settings";
import { linkAnswers } from "@/lib/transcript/conversation";
import type { ParleyDocument } from "@/lib/transcript/file";
import { openTimeline } from "@/lib/transcript/timeline";
import type { Transcript } from "@/lib/transcript/transcript";
import type { Notice } from "./boot";
import { readChosen } from "./files";
import type { Started } from "./start";

export interface OpeningParts {
  readonly started: Started;
  readonly tell: (notice: Notice) => void;
  /** Takes back what was told under this id. */
  readonly withdraw: (id: string) => void;
  readonly openText: (text: string) => void;
  /** Puts a document in place of the text there. */
  readonly openOver: (document: ParleyDocument) => void;
  /** Another transcript, to be put in place of the one there if the person agrees; then `onTaken` is called. */
  readonly offer: (transcript: Transcript, onTaken: () => void) => void;
}

/** Opens a file a person chose: a transcript, a document, or a text for the editor. */
export async function openFile(parts: OpeningParts, file: File): Promise<void> {
  const { tell, withdraw, openText, openOver, offer } = parts;
  const opened = await readChosen(file);
  withdraw("file");
  switch (opened.kind) {
    case "error":
      return tell({ id: "file", severity: "error", text: opened.message, choices: [] });
    case "text":
      return openText(opened.text);
    case "document":
      if (opened.reports.length > 0) tell(report(opened.reports.join(" ")));
      return openOver(opened.document);
    case "transcript":
      return offer(opened.transcript, () => {
        if (opened.reports.length > 0) tell(report(opened.reports.join(" ")));
      });
  }
}

/** Makes a transcript of the timeline in the editor. */
export function openAsTranscript({ started, tell, withdraw, offer }: OpeningParts): void {
  const { session, settings } = started.workbench.getState();
  const text = session.source;
  const context = contextOf(settings);
  const { events } = inspect(text, context);
  const { transcript, skipped } = openTimeline({ text, events }, { stamps: started.stamps, context });
  withdraw("file");
  offer(linkAnswers(transcript, protocols), () => {
    if (skipped === 0) return;
    const which = skipped === 1 ? "One event is" : `${skipped} events are`;
    tell(report(`${which} not in the transcript: nothing travelled there that can be read.`));
  });
}

function report(text: string): Notice {
  return { id: "file", severity: "warning", text, choices: [] };
}
