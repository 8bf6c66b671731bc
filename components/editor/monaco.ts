import { loader, type Monaco } from "@monaco-editor/react";
import * as monaco from "monaco-editor/editor/editor.api";
import { registerAssistance } from "./assistance";
import { registerCompletion } from "./completion";
import { LANGUAGE, registerLanguage, startWorker } from "./language";
import "./monaco-parts";
import { themes } from "./themes";

const { CtrlCmd, Shift, Alt } = monaco.KeyMod;
const { KeyK, KeyO, KeyS, Enter, F6, F8, Space } = monaco.KeyCode;

/** Keys that mean the same all over the page; Monaco must let them pass. */
const pageKeys = [
  CtrlCmd | KeyK,
  CtrlCmd | KeyO,
  CtrlCmd | KeyS,
  CtrlCmd | Enter,
  F6,
  Shift | F6,
  F8,
  Shift | F8,
  Alt | F8,
  Alt | Shift | F8,
];

/** Sets Monaco up, once per page: from our own origin, with our keys, colours and language. */
export function configureMonaco(): void {
  self.MonacoEnvironment = { getWorker: (_, label) => startWorker(label) };
  // Its type names all of Monaco, but it asks for no more than the editor.
  loader.config({ monaco: monaco as unknown as Monaco });
  for (const [name, theme] of Object.entries(themes)) monaco.editor.defineTheme(name, theme);
  monaco.editor.addKeybindingRules([
    ...pageKeys.map((keybinding) => ({ keybinding, command: null })),
    // Its own keys begin with Mod+K.
    { keybinding: CtrlCmd | Shift | Space, command: "editor.action.showHover", when: "editorTextFocus" },
  ]);
  registerLanguage();
  registerCompletion();
  registerAssistance(LANGUAGE);
}
