import { suggestionsOf } from "./moves";
import { type Flow, openEditor, questionAt, rowAt, rowsOf, type Sheet } from "./sheet";

/** A line of the key hints: the keys as they are printed, and what they do here. */
export interface KeyHint {
  readonly keys: string;
  readonly does: string;
}

const leave: KeyHint = { keys: "F6", does: "leave" };
const dismiss: KeyHint = { keys: "Ctrl+C", does: "dismiss all" };

/** The keys that act where the sheet stands. */
export function hintsFor(flow: Flow, sheet: Sheet): readonly KeyHint[] {
  if (sheet.outcome !== null) return [];
  const editor = openEditor(flow, sheet);
  if (editor !== undefined)
    return suggestionsOf(flow, sheet) === undefined ? editorHints(editor.text, flow) : listHints;
  const question = questionAt(flow, sheet);
  return question === undefined ? reviewHints : questionHints(flow, sheet);
}

const listHints: readonly KeyHint[] = [
  { keys: "↑ ↓", does: "move" },
  { keys: "Enter", does: "insert" },
  { keys: "Esc", does: "keep draft, close" },
  dismiss,
  leave,
];

const reviewHints: readonly KeyHint[] = [
  { keys: "↑ ↓", does: "move" },
  { keys: "Enter", does: "go" },
  { keys: "1", does: "submit" },
  { keys: "2", does: "elaborate" },
  { keys: "3", does: "cancel" },
  { keys: "Tab", does: "back to the questions" },
  leave,
];

function editorHints(text: string, flow: Flow): readonly KeyHint[] {
  return [
    { keys: "Enter", does: "save" },
    { keys: "Esc", does: "keep draft, close" },
    ...(text === "" ? [{ keys: "↑ ↓ Tab", does: "move on" }] : []),
    ...(flow.paths === undefined || flow.paths.length === 0 ? [] : [{ keys: "@", does: "file" }]),
    { keys: "Shift+Enter", does: "new line" },
    dismiss,
    leave,
  ];
}

function questionHints(flow: Flow, sheet: Sheet): readonly KeyHint[] {
  const question = questionAt(flow, sheet);
  const isOption = rowAt(flow, sheet)?.kind === "option";
  const rows = question === undefined ? 0 : Math.min(rowsOf(question).length, 9);
  const isMulti = question?.type === "multi";
  return [
    { keys: "↑ ↓", does: "move" },
    { keys: "Enter", does: isOption ? (isMulti ? "next" : "choose") : "type" },
    ...(isOption ? [{ keys: "Space", does: "toggle" }] : []),
    { keys: rows === 1 ? "1" : `1–${rows}`, does: isMulti ? "toggle" : "pick" },
    ...(isOption ? [{ keys: "n", does: "note" }] : []),
    { keys: "Shift+N", does: "note on question" },
    { keys: "Tab", does: "next" },
    { keys: "Esc", does: "cancel" },
    leave,
  ];
}
