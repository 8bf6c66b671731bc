import { loader } from "@monaco-editor/react";
import * as monaco from "monaco-editor";
import { registerAssistance } from "./assistance";
import { themes } from "./themes";
import { colourTokens } from "./tokens";

const LANGUAGE = "json";
/** One text, one place: completion finds its schema by it. */
const MODEL_URI = "inmemory://parley/message.json";

function startWorker(label: string): Worker {
  return label === LANGUAGE
    ? new Worker(new URL("monaco-editor/language/json/json.worker.js", import.meta.url), { type: "module" })
    : new Worker(new URL("monaco-editor/editor/editor.worker.js", import.meta.url), { type: "module" });
}

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

function configure(): void {
  self.MonacoEnvironment = { getWorker: (_, label) => startWorker(label) };
  loader.config({ monaco });
  for (const [name, theme] of Object.entries(themes)) monaco.editor.defineTheme(name, theme);
  monaco.editor.addKeybindingRules([
    ...pageKeys.map((keybinding) => ({ keybinding, command: null })),
    // Its own keys begin with Mod+K.
    { keybinding: CtrlCmd | Shift | Space, command: "editor.action.showHover", when: "editorTextFocus" },
  ]);
  monaco.json.jsonDefaults.setModeConfiguration({
    completionItems: true,
    documentSymbols: true,
    selectionRanges: true,
    // Ours stand in their place.
    tokens: false,
    diagnostics: false,
    hovers: false,
    documentFormattingEdits: false,
    documentRangeFormattingEdits: false,
    foldingRanges: false,
    colors: false,
  });
  colourTokens(LANGUAGE);
  registerAssistance(LANGUAGE);
}

configure();

export { LANGUAGE, MODEL_URI, monaco };
