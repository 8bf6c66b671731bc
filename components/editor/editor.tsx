"use client";

import {
  type KeyboardEvent,
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { LinkButton } from "@/components/ui/button";
import { Strip } from "@/components/ui/strip";
import type { EditorHandle, EditorProps } from "./editor-props";
import { StaticText } from "./static-text";
import { useLoadedEditor } from "./use-loaded-editor";

const start = { line: 1, column: 1 };

/** Where the text is written: a code editor, or a plain text area where touch is the main pointer. */
export function Editor({ ref, onReady, onRefused, ...content }: EditorProps) {
  const Loaded = useLoadedEditor();
  const [isReady, setReady] = useState(false);
  const [refusal, setRefusal] = useState({ reason: "", source: "" });
  const latest = useRef({ source: content.source, onReady });
  const inner = useRef<EditorHandle | null>(null);
  const waiting = useRef<((handle: EditorHandle) => void)[]>([]);
  const isFocusWanted = useRef(false);

  useLayoutEffect(() => {
    latest.current = { source: content.source, onReady };
  });
  // One editor may give way to the other.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the handle is that of this editor.
  useLayoutEffect(
    () => () => {
      inner.current = null;
      setReady(false);
    },
    [Loaded],
  );

  const handleHandle = useCallback((handle: EditorHandle) => {
    inner.current = handle;
    setReady(true);
    for (const verb of waiting.current.splice(0)) verb(handle);
    if (isFocusWanted.current) handle.focus();
    isFocusWanted.current = false;
    latest.current.onReady?.();
  }, []);

  useImperativeHandle(ref, () => {
    const whenReady = (verb: (handle: EditorHandle) => void) => {
      if (inner.current) verb(inner.current);
      else waiting.current.push(verb);
    };
    /** What is still to come is taken as done. */
    const verdict = (verb: (handle: EditorHandle) => boolean) => {
      if (inner.current) return verb(inner.current);
      waiting.current.push(verb);
      return true;
    };
    return {
      goTo: (range) => whenReady((handle) => handle.goTo(range)),
      apply: (fix) => verdict((handle) => handle.apply(fix)),
      format: () => verdict((handle) => handle.format()),
      focus: () => whenReady((handle) => handle.focus()),
      selectAll: () => whenReady((handle) => handle.selectAll()),
      text: () => inner.current?.text() ?? latest.current.source,
      position: () => inner.current?.position() ?? start,
    };
  }, []);

  const wantFocus = () => {
    isFocusWanted.current = true;
  };
  const handleRefused = (reason: string) => {
    setRefusal({ reason, source: content.source });
    onRefused?.(reason);
  };
  const isRefused = refusal.reason !== "" && refusal.source === content.source;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the text box is inside.
    <div className="relative min-h-0 flex-1 bg-code-ground" onKeyDown={preventNewLine}>
      {Loaded && <Loaded {...content} onRefused={handleRefused} onHandle={handleHandle} />}
      {!isReady && (
        <div onPointerDown={wantFocus}>
          <StaticText text={content.source} />
        </div>
      )}
      {isRefused && (
        <Strip
          severity="error"
          className="absolute inset-x-3 bottom-3 z-10 shadow-menu"
          actions={<LinkButton onClick={() => setRefusal({ reason: "", source: "" })}>Dismiss</LinkButton>}
        >
          {refusal.reason}
        </Strip>
      )}
    </div>
  );
}

/** Mod+Enter sends; it breaks no line on the way. */
function preventNewLine(event: KeyboardEvent): void {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) event.preventDefault();
}
