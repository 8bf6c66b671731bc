import { z } from "../../text/zod";
import { type Editor, editorSchema } from "./editor";
import type { Option, Question } from "./schema";
import { type Answer, answerSchema, saveText } from "./sheet-answers";

/** What the sheet is about: the questions, and the project's files for `@` completion. A folder's path ends in a slash. */
export interface Flow {
  readonly questions: readonly Question[];
  readonly paths?: readonly string[];
}

const outcomes = ["submit", "elaborate", "cancel"] as const;

const sheetSchema = z.object({
  tab: z.int().min(0),
  row: z.int().min(0),
  action: z.int().min(0).max(2),
  editor: editorSchema.nullable(),
  answers: z.array(answerSchema),
  outcome: z.enum(outcomes).nullable(),
});

/** How a flow ended; also the actions of the review tab, in this order. */
export type Outcome = (typeof outcomes)[number];
export const reviewActions: readonly Outcome[] = outcomes;

/**
 * The whole state of a sheet: plain JSON, fit for storage. `tab` counts the questions and then the review tab; `row`
 * counts the rows of the question, `action` those of the review tab. `answers` holds one entry a question that was
 * touched, in the order of touching, also of questions that are not in the flow just now.
 */
export interface Sheet {
  readonly tab: number;
  readonly row: number;
  readonly action: number;
  readonly editor: Editor | null;
  readonly answers: readonly Answer[];
  readonly outcome: Outcome | null;
}

export const emptySheet: Sheet = { tab: 0, row: 0, action: 0, editor: null, answers: [], outcome: null };

/** Reads a sheet from storage; undefined when it is none. */
export function parseSheet(value: unknown): Sheet | undefined {
  const parsed = sheetSchema.safeParse(value);
  return parsed.success ? parsed.data : undefined;
}

/** A row of a question as it is drawn: an option, or the row for an own answer. */
export type Row =
  | { readonly kind: "option"; readonly option: Option; readonly number: number }
  | { readonly kind: "own"; readonly number: number };

/** The rows of a question, in order; a preview question has no row for an own answer. */
export function rowsOf(question: Question): readonly Row[] {
  const rows = question.options.map<Row>((option, index) => ({ kind: "option", option, number: index + 1 }));
  return question.type === "preview" ? rows : [...rows, { kind: "own", number: rows.length + 1 }];
}

/** The question of the tab shown; undefined on the review tab. */
export function questionAt(flow: Flow, sheet: Sheet): Question | undefined {
  return flow.questions[sheet.tab];
}

/** The row under the cursor; undefined on the review tab. */
export function rowAt(flow: Flow, sheet: Sheet): Row | undefined {
  const question = questionAt(flow, sheet);
  return question === undefined ? undefined : rowsOf(question)[sheet.row];
}

function belongs(editor: Editor, question: Question | undefined): boolean {
  if (question === undefined || editor.questionId !== question.id) return false;
  const { target } = editor;
  if (target.kind === "answer") return question.type !== "preview";
  return target.kind === "question" || question.options.some(({ value }) => value === target.optionValue);
}

/** The editor that is open on the tab shown, if one is. */
export function openEditor(flow: Flow, sheet: Sheet): Editor | undefined {
  const { editor } = sheet;
  return editor !== null && belongs(editor, questionAt(flow, sheet)) ? editor : undefined;
}

/** Brings a sheet within a flow that may have changed under it; an open editor is followed to its question and row. */
export function fitSheet(flow: Flow, sheet: Sheet): Sheet {
  const { questions } = flow;
  const { editor } = sheet;
  const home = editor === null ? -1 : questions.findIndex((question) => belongs(editor, question));
  const tab = home < 0 ? Math.min(sheet.tab, questions.length) : home;
  const question = questions[tab];
  const row = question === undefined ? 0 : fitRow(question, sheet);
  return tab === sheet.tab && row === sheet.row ? sheet : { ...sheet, tab, row };
}

function fitRow(question: Question, { row, editor }: Sheet): number {
  const last = rowsOf(question).length - 1;
  if (editor === null || !belongs(editor, question)) return Math.min(row, last);
  const { target } = editor;
  if (target.kind === "answer") return last;
  if (target.kind === "question") return Math.min(row, last);
  return question.options.findIndex(({ value }) => value === target.optionValue);
}

/** Puts away an editor whose question or option is gone: what was typed is kept as its answer or note. */
export function settleEditor(flow: Flow, sheet: Sheet): Sheet {
  const { editor } = sheet;
  if (editor === null || openEditor(flow, sheet) !== undefined) return sheet;
  if (editor.text.trim() === "") return { ...sheet, editor: null };
  return { ...sheet, editor: null, answers: saveText(sheet.answers, editor, "multi") };
}
