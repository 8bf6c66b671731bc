import { acceptCompletion } from "./completion";
import type { Editor } from "./editor";
import { type Key, textOf } from "./keys";
import {
  advance,
  confirmHere,
  end,
  liveSheet,
  moveRow,
  moveTab,
  open,
  pick,
  type Suggestions,
  save,
  suggestionsOf,
  toggleHere,
  write,
} from "./moves";
import { emptySheet, type Flow, fitSheet, openEditor, questionAt, rowAt, type Sheet } from "./sheet";
import { findAnswer, isAnswered } from "./sheet-answers";
import {
  breakAtBackslash,
  clampCaret,
  deleteBackward,
  insertText,
  isCaretMove,
  moveCaret,
  type TextBox,
} from "./text-box";

/** The sheet a flow starts with. What an earlier one holds is kept; only its outcome is taken back. */
export function startState(flow: Flow, earlier: Sheet = emptySheet): Sheet {
  const fitted = fitSheet(flow, earlier);
  return fitted.outcome === null ? fitted : { ...fitted, outcome: null };
}

/** What a key does to a sheet. A key that means nothing where it is pressed changes nothing. */
export function press(flow: Flow, sheet: Sheet, key: Key): Sheet {
  const now = liveSheet(flow, sheet);
  if (now === undefined) return sheet;
  if (key === "Ctrl+C") return end(now, "cancel");
  const editor = openEditor(flow, now);
  return editor === undefined
    ? pressInFlow(flow, now, key)
    : pressInEditor(flow, { sheet: now, editor }, key);
}

/** Types a text into the open editor, as a paste does. */
export function typeText(flow: Flow, sheet: Sheet, text: string): Sheet {
  const editor = openEditor(flow, sheet);
  return editor === undefined ? sheet : edit(flow, sheet, insertText(editor, text));
}

/** Takes over what a real text box holds after the person typed, moved the caret or used an input method. */
export function edit(flow: Flow, sheet: Sheet, box: TextBox): Sheet {
  const now = liveSheet(flow, sheet);
  const editor = now && openEditor(flow, now);
  return editor === undefined ? sheet : write(now ?? sheet, editor, clampCaret(box));
}

/**
 * Whether a text box may act on a key by itself and report by `edit` what it then holds. Up and Down are the box's
 * while they move its caret; where the caret stays put they go to `press`.
 */
export function isTextBoxKey(flow: Flow, sheet: Sheet, key: Key): boolean {
  const editor = openEditor(flow, sheet);
  if (editor === undefined) return false;
  if (textOf(key) !== undefined || key === "Backspace" || key === "Shift+Enter") return true;
  if (key === "Left" || key === "Right") return editor.text !== "";
  return (key === "Up" || key === "Down") && editor.text !== "" && suggestionsOf(flow, sheet) === undefined;
}

function pressInFlow(flow: Flow, sheet: Sheet, key: Key): Sheet {
  switch (key) {
    case "Tab":
    case "Right":
      return moveTab(flow, sheet, 1);
    case "Shift+Tab":
    case "Left":
      return moveTab(flow, sheet, -1);
    case "Up":
      return moveRow(flow, sheet, -1);
    case "Down":
      return moveRow(flow, sheet, 1);
    case "Enter":
      return confirmHere(flow, sheet);
    case "Esc":
      return end(sheet, "cancel");
    case "Space":
      return toggleHere(flow, sheet);
    case "n":
      return noteHere(flow, sheet);
    case "Shift+N":
      return open(flow, sheet, { kind: "question" });
    default:
      return /^[1-9]$/.test(key) ? pick(flow, sheet, Number(key) - 1) : sheet;
  }
}

function noteHere(flow: Flow, sheet: Sheet): Sheet {
  const row = rowAt(flow, sheet);
  return row?.kind === "option"
    ? open(flow, sheet, { kind: "option", optionValue: row.option.value })
    : sheet;
}

interface Editing {
  readonly sheet: Sheet;
  readonly editor: Editor;
}

/** What an empty editor lets go by: it saves nothing over what it held, and the key moves on. */
const leavingKeys: ReadonlySet<Key> = new Set(["Left", "Right", "Up", "Down", "Tab", "Shift+Tab"]);

function pressInEditor(flow: Flow, editing: Editing, key: Key): Sheet {
  const { sheet, editor } = editing;
  const list = suggestionsOf(flow, sheet);
  const inList = list && pressInList(editing, list, key);
  if (inList !== undefined) return inList;
  switch (key) {
    case "Enter":
      return pressEnter(flow, editing);
    case "Esc":
      return save(flow, sheet, editor);
    case "Shift+Enter":
      return write(sheet, editor, insertText(editor, "\n"));
    case "Backspace":
      return write(sheet, editor, deleteBackward(editor));
    default: {
      if (editor.text === "" && leavingKeys.has(key))
        return pressInFlow(flow, save(flow, sheet, editor), key);
      if (isCaretMove(key)) return write(sheet, editor, moveCaret(editor, key));
      const text = textOf(key);
      return text === undefined ? sheet : write(sheet, editor, insertText(editor, text));
    }
  }
}

/** Enter saves trimmed text; an own answer that is one goes on to the next tab. */
function pressEnter(flow: Flow, { sheet, editor }: Editing): Sheet {
  const broken = breakAtBackslash(editor);
  if (broken !== undefined) return write(sheet, editor, broken);
  const saved = save(flow, sheet, { ...editor, text: editor.text.trim() });
  const question = questionAt(flow, saved);
  if (editor.target.kind !== "answer" || question === undefined) return saved;
  return isAnswered(question, findAnswer(saved.answers, question.id)) ? advance(flow, saved) : saved;
}

function pressInList({ sheet, editor }: Editing, list: Suggestions, key: Key): Sheet | undefined {
  const count = list.candidates.length;
  switch (key) {
    case "Up":
      return highlight(sheet, editor, (list.highlighted - 1 + count) % count);
    case "Down":
      return highlight(sheet, editor, (list.highlighted + 1) % count);
    case "Enter":
    case "Tab":
      return accept({ sheet, editor }, list, list.highlighted);
    default:
      return undefined;
  }
}

function highlight(sheet: Sheet, editor: Editor, suggestion: number): Sheet {
  return { ...sheet, editor: { ...editor, suggestion } };
}

function accept({ sheet, editor }: Editing, list: Suggestions, index: number): Sheet {
  const candidate = list.candidates[index];
  if (candidate === undefined) return sheet;
  const { text, caret } = acceptCompletion(editor, list, candidate);
  return {
    ...sheet,
    editor: { ...editor, text, caret, suggestion: candidate.path.endsWith("/") ? 0 : null },
  };
}

/** Writes a row of the `@` list into the open editor, by pointer. */
export function acceptSuggestion(flow: Flow, sheet: Sheet, index: number): Sheet {
  const now = liveSheet(flow, sheet);
  const editor = now && openEditor(flow, now);
  const list = now && suggestionsOf(flow, now);
  if (now === undefined || editor === undefined || list === undefined) return sheet;
  return accept({ sheet: now, editor }, list, index);
}
