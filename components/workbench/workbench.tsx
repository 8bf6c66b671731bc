"use client";

import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { EditorHandle } from "@/components/editor/editor-props";
import { Announcer, announce } from "@/components/ui/announcer";
import { Toasts, toast } from "@/components/ui/toasts";
import { TooltipLayer } from "@/components/ui/tooltip";
import type { Range } from "@/lib/text/layer";
import { Bar } from "./bar";
import { startCaret } from "./caret";
import { EditorPane } from "./editor-pane";
import { Foot } from "./foot";
import { Frame } from "./frame";
import { Notices } from "./notices";
import type { Pane } from "./pane";
import { ProblemsPane } from "./problems-pane";
import { ReplaceDialog } from "./replace-dialog";
import { Stage, surfaceOf } from "./stage";
import { findSample, type Started, startWorkbench } from "./start";
import { TranscriptPane } from "./transcript-pane";
import { useBoot } from "./use-boot";
import { useOpening } from "./use-opening";
import { useWorkbench, WorkbenchContext } from "./use-workbench";

/** The whole page. */
export function Workbench() {
  const [started] = useState(startWorkbench);
  return (
    <WorkbenchContext value={started.workbench}>
      <Page started={started} />
      <Announcer />
      <Toasts />
      <TooltipLayer />
    </WorkbenchContext>
  );
}

const ROOM_FOR_THREE = 1000;

function Page({ started }: { readonly started: Started }) {
  const { workbench, url } = started;
  const { actions } = workbench.getState();
  const editor = useRef<EditorHandle>(null);
  const [caret] = useState(startCaret);
  const [pane, setPane] = useState<Pane>("stage");
  const [fold, setFolded] = useState<boolean | null>(null);
  const { status, notices, dismiss, tell, handleEditorReady } = useBoot(started);
  const { opening, replacing } = useOpening({ started, tell, withdraw: dismiss });
  const verdict = useWorkbench(({ session }) => session.check.verdict);
  const isStale = useWorkbench(({ session }) => session.staleSince !== null);
  const errorCount = useWorkbench(({ session }) => session.check.totals.error);
  const entryCount = useWorkbench(({ session }) => session.transcript.entries.length);
  const isWide = useWorkbench(({ session }) => surfaceOf(session.drawing?.protocol).isWide);
  useEffect(() => {
    // Three panes do not fit; the transcript is the one that folds.
    if (innerWidth < ROOM_FOR_THREE) setFolded(true);
  }, []);
  // A wide surface has the room of a transcript that holds nothing yet.
  const isFolded = fold ?? (isWide && entryCount === 0);
  const isUtc = url.repeatable !== undefined;

  const verbs = useMemo(() => {
    const showEditor = () => flushSync(() => setPane("editor"));
    const go = (range: Range) => {
      showEditor();
      editor.current?.goTo(range);
    };
    const send = () => {
      const sent = actions.send();
      if (!("refused" in sent)) return announce("Sent");
      toast({ title: sent.refused });
      announce(sent.refused);
    };
    return {
      go,
      send,
      showEditor,
      openSample: (id: string) => {
        const sample = findSample(id);
        if (sample !== undefined) opening.openText(sample.text, sample.id);
      },
    };
  }, [actions, opening]);

  useKeys({ send: verbs.send, open: opening.chooseFile, save: opening.saveDocument });

  return (
    <>
      <Frame
        status={status}
        bar={
          <div>
            <Bar
              onSend={verbs.send}
              onSample={verbs.openSample}
              onOpenText={opening.openText}
              onOpenAsTranscript={opening.openAsTranscript}
            />
            <Notices notices={notices} onDismiss={dismiss} />
          </div>
        }
        editor={<EditorPane ref={editor} caret={caret} onReady={handleEditorReady} />}
        problems={<ProblemsPane editor={editor} onGo={verbs.showEditor} />}
        stage={
          <Stage
            isUtc={isUtc}
            onGo={verbs.go}
            onSample={verbs.openSample}
            onOpenAsTranscript={opening.openAsTranscript}
            onDraftNext={opening.openNext}
          />
        }
        transcript={
          <TranscriptPane
            isUtc={isUtc}
            isFolded={isFolded}
            onFold={setFolded}
            onOpenFile={opening.openFile}
            onOpenText={opening.openText}
          />
        }
        foot={<Foot caret={caret} />}
        verdict={verdict}
        isStale={isStale}
        pane={pane}
        onPane={setPane}
        errorCount={errorCount}
        entryCount={entryCount}
        isWide={isWide}
        isTranscriptFolded={isFolded}
        onFold={setFolded}
      />
      <ReplaceDialog {...replacing} />
    </>
  );
}

interface Keys {
  readonly send: () => void;
  readonly open: () => void;
  readonly save: () => void;
}

/** The page's own keys, wherever the focus is: the editor's and the browser's for the same strokes give way. */
function useKeys(keys: Keys) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isMod = event.ctrlKey || event.metaKey;
    if (!isMod || event.altKey || event.shiftKey) return;
    // With Caps Lock on, the letters are capitals.
    const act = { enter: keys.send, o: keys.open, s: keys.save }[event.key.toLowerCase()];
    if (act === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => handleKey(event);
    addEventListener("keydown", onKey, true);
    return () => removeEventListener("keydown", onKey, true);
  }, []);
}
