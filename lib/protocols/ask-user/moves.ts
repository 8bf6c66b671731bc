import { type Candidate, type Completion, completionAt } from "./completion";
import type { Editor, Target } from "./editor";
import {
  type Flow,
  fitSheet,
  type Outcome,
  openEditor,
  questionAt,
  reviewActions,
  rowAt,
  rowsOf,
  type Sheet,
  settleEditor,
} from "./sheet";
import { choose, findAnswer, savedText, saveText, toggle } from "./sheet-answers";
import type { TextBox } from "./text-box";

/** A sheet as it may be acted on; undefined once the flow has ended. */
export function liveSheet(flow: Flow, sheet: Sheet): Sheet | undefined {
  return sheet.outcome === null ? settleEditor(flow, fitSheet(flow, sheet)) : undefined;
}

export function end(sheet: Sheet, outcome: Outcome): Sheet {
  return { ...sheet, editor: null, outcome };
}

export function goTo(sheet: Sheet, tab: number): Sheet {
  return { ...sheet, tab, row: 0, action: 0, editor: null };
}

export function moveTab(flow: Flow, sheet: Sheet, by: 1 | -1): Sheet {
  const tabs = flow.questions.length + 1;
  return goTo(sheet, (sheet.tab + by + tabs) % tabs);
}

export function advance(flow: Flow, sheet: Sheet): Sheet {
  return goTo(sheet, Math.min(sheet.tab + 1, flow.questions.length));
}

export function moveRow(flow: Flow, sheet: Sheet, by: 1 | -1): Sheet {
  const question = questionAt(flow, sheet);
  if (question === undefined) {
    return { ...sheet, action: Math.min(Math.max(sheet.action + by, 0), reviewActions.length - 1) };
  }
  const row = Math.min(Math.max(sheet.row + by, 0), rowsOf(question).length - 1);
  return land(flow, { ...sheet, row });
}

/** The row for an own answer opens its editor as soon as the cursor stands on it. */
function land(flow: Flow, sheet: Sheet): Sheet {
  return rowAt(flow, sheet)?.kind === "own" ? open(flow, sheet, { kind: "answer" }) : sheet;
}

/** Opens an editor on the question shown, with what was saved and the caret at its end. */
export function open(flow: Flow, sheet: Sheet, target: Target): Sheet {
  const question = questionAt(flow, sheet);
  if (question === undefined) return sheet;
  const text = savedText(findAnswer(sheet.answers, question.id), target);
  return {
    ...sheet,
    editor: { questionId: question.id, target, text, caret: text.length, suggestion: null },
  };
}

export function save(flow: Flow, sheet: Sheet, editor: Editor): Sheet {
  const question = questionAt(flow, sheet);
  if (question === undefined) return sheet;
  return { ...sheet, editor: null, answers: saveText(sheet.answers, editor, question.type) };
}

/** Closes the open editor and keeps its text as it stands. */
export function closeEditor(flow: Flow, sheet: Sheet): Sheet {
  const editor = openEditor(flow, sheet);
  return editor === undefined ? sheet : save(flow, sheet, editor);
}

/** What a digit does: runs an action of the review tab, picks a row of a question; without a row it lands anew. */
export function pick(flow: Flow, sheet: Sheet, row: number): Sheet {
  const question = questionAt(flow, sheet);
  if (question === undefined) {
    const outcome = reviewActions[row];
    return outcome === undefined ? sheet : end({ ...sheet, action: row }, outcome);
  }
  const target = rowsOf(question)[row];
  if (target === undefined) return land(flow, sheet);
  const there = { ...sheet, row };
  if (target.kind === "own") return open(flow, there, { kind: "answer" });
  if (question.type === "multi") return { ...there, answers: toggle(sheet.answers, question, target.option) };
  return advance(flow, { ...there, answers: choose(sheet.answers, question, target.option) });
}

/** What Space does on the row under the cursor. */
export function toggleHere(flow: Flow, sheet: Sheet): Sheet {
  const question = questionAt(flow, sheet);
  const row = rowAt(flow, sheet);
  if (question === undefined || row === undefined) return sheet;
  if (row.kind === "own") return open(flow, sheet, { kind: "answer" });
  return { ...sheet, answers: toggle(sheet.answers, question, row.option) };
}

/** What Enter does outside an editor. */
export function confirmHere(flow: Flow, sheet: Sheet): Sheet {
  const question = questionAt(flow, sheet);
  if (question?.type === "multi" && rowAt(flow, sheet)?.kind === "option") return advance(flow, sheet);
  return pick(flow, sheet, question === undefined ? sheet.action : sheet.row);
}

/** Puts a text and a caret into the open editor. Changed text brings up the `@` list, a moved caret puts it away. */
export function write(sheet: Sheet, editor: Editor, { text, caret }: TextBox): Sheet {
  if (text === editor.text && caret === editor.caret) return sheet;
  return { ...sheet, editor: { ...editor, text, caret, suggestion: text === editor.text ? null : 0 } };
}

/** The `@` list as it shows. */
export interface Suggestions extends Completion {
  readonly highlighted: number;
  readonly chosen: Candidate;
}

/** The `@` list of the open editor; undefined while it shows none. */
export function suggestionsOf(flow: Flow, sheet: Sheet): Suggestions | undefined {
  const editor = openEditor(flow, sheet);
  if (editor === undefined || editor.suggestion === null || flow.paths === undefined) return undefined;
  const completion = completionAt(editor, flow.paths);
  const highlighted = Math.min(editor.suggestion, (completion?.candidates.length ?? 0) - 1);
  const chosen = completion?.candidates[highlighted];
  return completion === undefined || chosen === undefined
    ? undefined
    : { ...completion, highlighted, chosen };
}
