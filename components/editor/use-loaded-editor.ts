import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import type { LoadedEditorProps } from "./editor-props";
import { PlainEditor } from "./plain-editor";

type LoadedEditor = ComponentType<LoadedEditorProps>;

const TOUCH = "(pointer: coarse)";
const FINE = "(any-pointer: fine)";

const isTouch = () => matchMedia(TOUCH).matches && !matchMedia(FINE).matches;

function subscribeToPointers(listener: () => void): () => void {
  const queries = [matchMedia(TOUCH), matchMedia(FINE)];
  for (const query of queries) query.addEventListener("change", listener);
  return () => {
    for (const query of queries) query.removeEventListener("change", listener);
  };
}

/** Null on the server, said so that it is not even compiled for it. */
const loadCodeEditor =
  typeof window === "undefined" ? null : () => import("./code-editor").then(({ CodeEditor }) => CodeEditor);
// On its way while the page is still being hydrated.
const early = loadCodeEditor === null || isTouch() ? undefined : loadCodeEditor();
// Whoever waits for it deals with a failure.
early?.catch(() => {});

/** The editor to use: undefined while it is on its way, the plain one where the other cannot be had. */
export function useLoadedEditor(): LoadedEditor | undefined {
  const isPlain = useSyncExternalStore(subscribeToPointers, isTouch, () => undefined);
  const [code, setCode] = useState<LoadedEditor>();
  const isNeeded = isPlain === false;
  useEffect(() => {
    if (!isNeeded || loadCodeEditor === null) return;
    let isWanted = true;
    const use = (loaded: LoadedEditor) => isWanted && setCode(() => loaded);
    (early ?? loadCodeEditor()).then(use, () => use(PlainEditor));
    return () => {
      isWanted = false;
    };
  }, [isNeeded]);
  return isPlain ? PlainEditor : code;
}
