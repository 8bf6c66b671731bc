import type { editor } from "monaco-editor/editor/editor.api";
import { CONTENT_NAME } from "./editor-props";

/** Beyond this, what takes a pass over all lines on the page's own thread is left: folding, and wrapping. */
const MANY_LINES = 20_000;
/** UTF-16 units of a line that are drawn where lines are not wrapped. */
const LINE_DRAWN = 10_000;
const FOLDING_WIDTH = 16;

/** Room for the digits of the line numbers and the dot before them. */
export function numberColumns(lineCount: number): number {
  return Math.max(4, String(lineCount).length + 1);
}

/** What depends on how long the text is. Each change of it has Monaco wrap the whole text again. */
export function sizeOptions(lineCount: number) {
  const isMany = lineCount > MANY_LINES;
  const folding = !isMany;
  return {
    folding,
    wordWrap: isMany ? "off" : "on",
    stopRenderingLineAfter: isMany ? LINE_DRAWN : -1,
    lineNumbersMinChars: numberColumns(lineCount),
    // Monaco makes room for the arrows where there is folding.
    lineDecorationsWidth: folding ? 0 : FOLDING_WIDTH,
  } as const;
}

export function countLines(text: string): number {
  let count = 1;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) count++;
  return count;
}

/**
 * How Monaco is set up. What is switched off at the end makes each key press cost a pass over the whole line, which
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
  ...sizeOptions(1),
  glyphMargin: false,
  tabSize: 2,
  insertSpaces: true,
  detectIndentation: false,
  scrollBeyondLastLine: false,
  // A dimmed number would be too faint to read.
  renderFinalNewline: "on",
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
  foldingStrategy: "indentation",
  showFoldingControls: "mouseover",
  foldingHighlight: false,

  wrappingIndent: "same",
  renderWhitespace: "none",
  bracketPairColorization: { enabled: false },
  matchBrackets: "near",
  guides: { indentation: false, bracketPairs: false },
  occurrencesHighlight: "off",
  selectionHighlight: false,
};
