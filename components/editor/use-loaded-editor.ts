import { useEffect, useState, useSyncExternalStore } from "react";
import { isTouch, type LoadedEditor, loadCodeEditor, touchQueries } from "./load-code-editor";
import { PlainEditor } from "./plain-editor";

function subscribeToPointers(listener: () => void): () => void {
  const queries = Object.values(touchQueries).map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener("change", listener);
  return () => {
    for (const query of queries) query.removeEventListener("change", listener);
  };
}

/** The editor to use: undefined while it is on its way, the plain one where the other cannot be had. */
export function useLoadedEditor(): LoadedEditor | undefined {
  const isPlain = useSyncExternalStore(subscribeToPointers, isTouch, () => undefined);
  const [code, setCode] = useState<LoadedEditor>();
  const isNeeded = isPlain === false;
  useEffect(() => {
    if (!isNeeded) return;
    let isWanted = true;
    const use = (loaded: LoadedEditor) => isWanted && setCode(() => loaded);
    loadCodeEditor().then(use, () => use(PlainEditor));
    return () => {
      isWanted = false;
    };
  }, [isNeeded]);
  return isPlain ? PlainEditor : code;
}
