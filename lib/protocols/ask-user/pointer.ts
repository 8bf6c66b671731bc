import type { Target } from "./editor";
import { closeEditor, end, goTo, liveSheet, open, pick, toggleHere } from "./moves";
import { type Flow, type Outcome, openEditor, questionAt, reviewActions, rowsOf, type Sheet } from "./sheet";

/** Goes to a tab. An open editor keeps its draft, as with Esc; so it does in all of these. */
export function openTab(flow: Flow, sheet: Sheet, tab: number): Sheet {
  const now = liveSheet(flow, sheet);
  if (now === undefined || tab === now.tab || tab < 0 || tab > flow.questions.length) return sheet;
  return goTo(closeEditor(flow, now), tab);
}

/** Picks a row of the question shown: what its digit does, beyond the ninth too. */
export function pickRow(flow: Flow, sheet: Sheet, row: number): Sheet {
  const now = liveOnRow(flow, sheet, row);
  return now === undefined ? sheet : pick(flow, closeEditor(flow, now), row);
}

/** Chooses a row of the question shown or takes it back: what Space does on it. */
export function toggleRow(flow: Flow, sheet: Sheet, row: number): Sheet {
  const now = liveOnRow(flow, sheet, row);
  return now === undefined ? sheet : toggleHere(flow, { ...closeEditor(flow, now), row });
}

/** Opens the note of an option of the question shown. */
export function openOptionNote(flow: Flow, sheet: Sheet, row: number): Sheet {
  const now = liveSheet(flow, sheet);
  const option = now && questionAt(flow, now)?.options[row];
  if (now === undefined || option === undefined) return sheet;
  const target: Target = { kind: "option", optionValue: option.value };
  const { target: current } = openEditor(flow, now) ?? {};
  if (current?.kind === "option" && current.optionValue === option.value) return sheet;
  return open(flow, { ...closeEditor(flow, now), row }, target);
}

/** Opens the note of the question shown. */
export function openQuestionNote(flow: Flow, sheet: Sheet): Sheet {
  const now = liveSheet(flow, sheet);
  if (now === undefined || openEditor(flow, now)?.target.kind === "question") return sheet;
  return open(flow, closeEditor(flow, now), { kind: "question" });
}

/** Runs an action of the review tab. */
export function runAction(flow: Flow, sheet: Sheet, outcome: Outcome): Sheet {
  const now = liveSheet(flow, sheet);
  if (now === undefined || questionAt(flow, now) !== undefined) return sheet;
  return end({ ...now, action: reviewActions.indexOf(outcome) }, outcome);
}

/** The sheet if the row is there and is not the one whose own answer is being typed. */
function liveOnRow(flow: Flow, sheet: Sheet, row: number): Sheet | undefined {
  const now = liveSheet(flow, sheet);
  const question = now && questionAt(flow, now);
  if (now === undefined || question === undefined || rowsOf(question)[row] === undefined) return undefined;
  return row === now.row && openEditor(flow, now)?.target.kind === "answer" ? undefined : now;
}
