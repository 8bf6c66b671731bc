import type { editor } from "monaco-editor";
import { CONTENT_NAME } from "./editor-props";

/** Room for the digits of the line numbers and the dot before them. */
export function numberColumns(lineCount: number): number {
  return Math.max(4, String(lineCount).length + 1);
}

/**
 * How Monaco is set up. What is switched off below "wrapped" makes each key press cost a pass over the whole line, which
 * a message in one line of 300 KB feels.
 */
export const codeOptions: editor.IStandaloneEditorConstructionOptions = {
  ariaLabel: CONTENT_NAME,
  automaticLayout: true,
  fontFamily: "var(--font-mono)",
  fontSize: 12.5,
  lineHeight: 20,
  fontLigatures: false,
  padding: { top: 8, bottom: 8 },
  lineNumbersMinChars: numberColumns(1),
  lineDecorationsWidth: 0,
  glyphMargin: false,
  tabSize: 2,
  insertSpaces: true,
  detectIndentation: false,
  scrollBeyondLastLine: false,
  minimap: { enabled: false },
  overviewRulerLanes: 0,
  overviewRulerBorder: false,
  hideCursorInOverviewRuler: true,
  scrollbar: { verticalScrollbarSize: 10, horizontalScrollbarSize: 10, useShadows: false },
  roundedSelection: false,
  cursorWidth: 2,
  renderLineHighlight: "all",
  renderLineHighlightOnlyWhenFocus: false,
  stickyScroll: { enabled: false },
  fixedOverflowWidgets: true,
  find: { addExtraSpaceOnTop: false, seedSearchStringFromSelection: "selection" },
  hover: { delay: 300, above: false },
  quickSuggestions: { strings: true, other: true, comments: false },
  suggest: { showWords: false, preview: false, showIcons: true },
  wordBasedSuggestions: "off",
  tabCompletion: "on",
  formatOnPaste: false,
  dropIntoEditor: { enabled: false },
  links: false,
  colorDecorators: false,
  codeLens: false,
  unusualLineTerminators: "off",
  unicodeHighlight: { ambiguousCharacters: false, invisibleCharacters: true, nonBasicASCII: false },
  folding: true,
  foldingStrategy: "indentation",
  showFoldingControls: "mouseover",
  foldingHighlight: false,

  wordWrap: "on",
  wrappingIndent: "same",
  stopRenderingLineAfter: -1,
  renderWhitespace: "none",
  bracketPairColorization: { enabled: false },
  matchBrackets: "near",
  guides: { indentation: false, bracketPairs: false },
  occurrencesHighlight: "off",
  selectionHighlight: false,
};
