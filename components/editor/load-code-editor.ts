import type { ComponentType } from "react";
import type { LoadedEditorProps } from "./editor-props";

export type LoadedEditor = ComponentType<LoadedEditorProps>;

/** Where touch is the main pointer, Monaco cannot be worked with. */
export const touchQueries = { coarse: "(pointer: coarse)", fine: "(any-pointer: fine)" } as const;

export function isTouch(): boolean {
  return matchMedia(touchQueries.coarse).matches && !matchMedia(touchQueries.fine).matches;
}

/** Null on the server, said so that it is not even compiled for it. */
const load =
  typeof window === "undefined" ? null : () => import("./code-editor").then(({ CodeEditor }) => CodeEditor);

// On its way as soon as this module is there: whoever comes first need not wait for a component to ask.
let loading: Promise<LoadedEditor> | undefined = load === null || isTouch() ? undefined : load();
// Who asks for it deals with a failure.
loading?.catch(() => {});

/** The code editor; fetched once. */
export function loadCodeEditor(): Promise<LoadedEditor> {
  if (load === null) throw new TypeError("There is no code editor on the server.");
  loading ??= load();
  return loading;
}
