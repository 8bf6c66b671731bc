"use client";

import { useMemo } from "react";
import { Transcript } from "@/components/transcript/transcript";
import { toast } from "@/components/ui/toasts";
import { protocols } from "@/lib/protocols/registry";
import { isDraft } from "@/lib/session/session";
import { chooseSet } from "@/lib/session/sets";
import { mayHaveHoles } from "@/lib/text/placeholders";
import type { Entry } from "@/lib/transcript/entry";
import { compactTranscript, writeDocument, writeTranscript } from "@/lib/transcript/file";
import { picturesOf } from "@/lib/transcript/picture";
import { branchesAt, findEntry, pathTo } from "@/lib/transcript/transcript";
import { saveFile } from "./save-file";
import { useWorkbench, useWorkbenchStore } from "./use-workbench";
import { documentOf } from "./work";

interface TranscriptPaneProps {
  readonly isUtc: boolean;
  readonly isFolded: boolean;
  readonly onFold: (isFolded: boolean) => void;
  readonly onOpenFile: (file: File) => void;
  /** Puts a text into the editor in place of the draft. */
  readonly onOpenText: (text: string) => void;
}

/** The right of the screen: what both sides sent. */
export function TranscriptPane({ isUtc, isFolded, onFold, onOpenFile, onOpenText }: TranscriptPaneProps) {
  const store = useWorkbenchStore();
  const actions = useWorkbench((state) => state.actions);
  const transcript = useWorkbench((state) => state.session.transcript);
  const lookingAt = useWorkbench((state) => state.session.lookingAt);
  const ahead = useWorkbench(({ session }) =>
    sayAhead(session.check.form, isSendable(session), session.words !== ""),
  );
  const pictures = useMemo(() => picturesOf(pathTo(transcript), protocols), [transcript]);

  const entryActions = useMemo(
    () => ({
      onOpen: (id: string) => {
        const entry = findEntry(store.getState().session.transcript, id);
        if (entry === undefined) return;
        const text = textOf(entry);
        onOpenText(text);
        // What was sent stands as it was: braces in it are no placeholders to fill.
        if (mayHaveHoles(text)) actions.changeSets((now) => chooseSet(now, null));
      },
      onLook: actions.lookAt,
      onContinue: actions.continueAt,
      onBranch: actions.turnBranch,
    }),
    [store, actions, onOpenText],
  );

  const clear = () => {
    const before = store.getState().session;
    actions.openTranscript({ entries: [], head: null });
    toast({
      title: "Transcript cleared",
      action: { label: "Undo", onPress: () => actions.restoreTranscript(before) },
    });
  };

  return (
    <Transcript
      pictures={pictures}
      lookingAt={lookingAt}
      branchesOf={(id) => branchesAt(transcript, id)}
      ahead={ahead}
      isUtc={isUtc}
      isFolded={isFolded}
      onFold={onFold}
      actions={entryActions}
      files={{
        onOpenFile,
        onSaveTranscript: () => saveFile("conversation.parley-transcript.json", writeTranscript(transcript)),
        onSaveDocument: () => {
          const { session, settings } = store.getState();
          saveFile("envelope.parley-document.json", writeDocument(documentOf(session, settings)));
        },
        toJson: () => compactTranscript(transcript),
        onClear: clear,
      }}
    />
  );
}

const isSendable = (session: Parameters<typeof isDraft>[0]) =>
  isDraft(session) && session.check.verdict !== "unrecognised" && session.check.form !== "timeline";

function sayAhead(form: string, isSendable: boolean, hasWords: boolean): string | null {
  if (!isSendable) return null;
  if (form === "answer") return "the answer, as the person’s.";
  return hasWords ? "the agent’s words, then the message as it stands." : "the message as it stands.";
}

/** What an entry sent, as text for the editor. */
function textOf(entry: Entry): string {
  switch (entry.kind) {
    case "agent_message":
    case "user_message":
      return entry.text;
    case "tool_start":
      return entry.input;
    case "tool_end":
      return entry.output;
    case "frame":
      return entry.payload;
    default:
      return JSON.stringify(entry, null, 2);
  }
}
