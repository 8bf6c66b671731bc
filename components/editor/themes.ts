import type { editor } from "monaco-editor";

type Colours = Readonly<Record<string, string>>;

interface Palette {
  readonly base: editor.BuiltinTheme;
  readonly ink: string;
  readonly string: string;
  readonly number: string;
  readonly keyword: string;
  readonly quiet: string;
  readonly fault: string;
  readonly colours: Colours;
}

const clear = "#00000000";

function build({ base, colours, ...tokens }: Palette): editor.IStandaloneThemeData {
  return {
    base,
    inherit: false,
    rules: [
      { token: "", foreground: tokens.ink },
      { token: "string.key.json", foreground: tokens.ink },
      { token: "string", foreground: tokens.string },
      { token: "number", foreground: tokens.number },
      { token: "keyword", foreground: tokens.keyword },
      { token: "delimiter", foreground: tokens.quiet },
      { token: "comment", foreground: tokens.quiet, fontStyle: "italic" },
      { token: "invalid", foreground: tokens.fault },
    ],
    colors: { ...colours },
  };
}

const light: Palette = {
  base: "vs",
  ink: "1B1A17",
  string: "7D4312",
  number: "0C6070",
  keyword: "86286C",
  quiet: "6B665C",
  fault: "B0251C",
  colours: {
    "editor.background": "#F9F8F5",
    "editor.foreground": "#1B1A17",
    "editorLineNumber.foreground": "#6F6A60",
    "editorLineNumber.activeForeground": "#1B1A17",
    "editorCursor.foreground": "#2C41D8",
    "editor.selectionBackground": "#D9DEFB",
    "editor.inactiveSelectionBackground": "#E9ECFD",
    "editor.lineHighlightBackground": "#1B1A1709",
    "editor.lineHighlightBorder": clear,
    "editor.findMatchBackground": "#F3D68A",
    "editor.findMatchHighlightBackground": "#FAE9BF",
    "editor.wordHighlightBackground": "#1B1A170D",
    "editorBracketMatch.background": "#E9ECFD",
    "editorBracketMatch.border": "#B7C1F5",
    "editorIndentGuide.background1": "#E2DFD8",
    "editorIndentGuide.activeBackground1": "#CDC9BF",
    "editorError.foreground": "#C22B21",
    "editorWarning.foreground": "#BA7306",
    "editorInfo.foreground": "#2789A0",
    "editorGutter.background": "#F9F8F5",
    "editorGutter.foldingControlForeground": "#6F6A60",
    "editorWidget.background": "#FFFFFF",
    "editorWidget.foreground": "#1B1A17",
    "editorWidget.border": "#CDC9BF",
    "editorHoverWidget.background": "#FFFFFF",
    "editorHoverWidget.foreground": "#1B1A17",
    "editorHoverWidget.border": "#CDC9BF",
    "editorSuggestWidget.background": "#FFFFFF",
    "editorSuggestWidget.border": "#CDC9BF",
    "editorSuggestWidget.foreground": "#1B1A17",
    "editorSuggestWidget.selectedBackground": "#E9ECFD",
    "editorSuggestWidget.selectedForeground": "#1B1A17",
    "editorSuggestWidget.highlightForeground": "#2639C4",
    "editorSuggestWidget.focusHighlightForeground": "#2639C4",
    "editorLightBulb.foreground": "#45423B",
    "editorLightBulbAutoFix.foreground": "#45423B",
    "editorActionList.background": "#FFFFFF",
    "editorActionList.foreground": "#1B1A17",
    "editorActionList.focusBackground": "#E9ECFD",
    "editorActionList.focusForeground": "#1B1A17",
    "menu.background": "#FFFFFF",
    "menu.foreground": "#1B1A17",
    "menu.selectionBackground": "#E9ECFD",
    "menu.selectionForeground": "#1B1A17",
    "editorOverviewRuler.border": clear,
    "scrollbar.shadow": clear,
    "scrollbarSlider.background": "#1B1A171F",
    "scrollbarSlider.hoverBackground": "#1B1A1733",
    "scrollbarSlider.activeBackground": "#1B1A1747",
    "textLink.foreground": "#2639C4",
    "widget.shadow": clear,
    focusBorder: "#2C41D8",
  },
};

const dark: Palette = {
  base: "vs-dark",
  ink: "EDEAE3",
  string: "E2B48A",
  number: "7FC6D4",
  keyword: "E5A0CC",
  quiet: "918C81",
  fault: "FF9285",
  colours: {
    "editor.background": "#151412",
    "editor.foreground": "#EDEAE3",
    "editorLineNumber.foreground": "#8A857A",
    "editorLineNumber.activeForeground": "#EDEAE3",
    "editorCursor.foreground": "#A3B2FF",
    "editor.selectionBackground": "#2A3266",
    "editor.inactiveSelectionBackground": "#1C2145",
    "editor.lineHighlightBackground": "#EDEAE30A",
    "editor.lineHighlightBorder": clear,
    "editor.findMatchBackground": "#6B541B",
    "editor.findMatchHighlightBackground": "#4A3A12",
    "editor.wordHighlightBackground": "#EDEAE312",
    "editorBracketMatch.background": "#1C2145",
    "editorBracketMatch.border": "#3A4690",
    "editorIndentGuide.background1": "#282623",
    "editorIndentGuide.activeBackground1": "#3B3833",
    "editorError.foreground": "#FF7A6B",
    "editorWarning.foreground": "#D99A2B",
    "editorInfo.foreground": "#4AA0B2",
    "editorGutter.background": "#151412",
    "editorGutter.foldingControlForeground": "#8A857A",
    "editorWidget.background": "#1E1D1A",
    "editorWidget.foreground": "#EDEAE3",
    "editorWidget.border": "#3B3833",
    "editorHoverWidget.background": "#1E1D1A",
    "editorHoverWidget.foreground": "#EDEAE3",
    "editorHoverWidget.border": "#3B3833",
    "editorSuggestWidget.background": "#1E1D1A",
    "editorSuggestWidget.border": "#3B3833",
    "editorSuggestWidget.foreground": "#EDEAE3",
    "editorSuggestWidget.selectedBackground": "#1C2145",
    "editorSuggestWidget.selectedForeground": "#EDEAE3",
    "editorSuggestWidget.highlightForeground": "#A3B2FF",
    "editorSuggestWidget.focusHighlightForeground": "#A3B2FF",
    "editorLightBulb.foreground": "#C6C2B8",
    "editorLightBulbAutoFix.foreground": "#C6C2B8",
    "editorActionList.background": "#1E1D1A",
    "editorActionList.foreground": "#EDEAE3",
    "editorActionList.focusBackground": "#1C2145",
    "editorActionList.focusForeground": "#EDEAE3",
    "menu.background": "#1E1D1A",
    "menu.foreground": "#EDEAE3",
    "menu.selectionBackground": "#1C2145",
    "menu.selectionForeground": "#EDEAE3",
    "editorOverviewRuler.border": clear,
    "scrollbar.shadow": clear,
    "scrollbarSlider.background": "#EDEAE31F",
    "scrollbarSlider.hoverBackground": "#EDEAE333",
    "scrollbarSlider.activeBackground": "#EDEAE347",
    "textLink.foreground": "#A3B2FF",
    "widget.shadow": clear,
    focusBorder: "#8D9FFF",
  },
};

/** Monaco wants colours as values, so those of the tokens stand here once more. */
export const themes = { "parley-light": build(light), "parley-dark": build(dark) } as const;
