import type { Option, Question } from "./schema";
import type { Flow, Outcome, Sheet } from "./sheet";
import { type Answer, findAnswer, findNote, isAnswered, isNoted, selectionOf } from "./sheet-answers";

/** How a question stands, as its tab shows it. */
export interface TabState {
  readonly isAnswered: boolean;
  /** A note on the question or on one of its options. */
  readonly isNoted: boolean;
}

export function tabStateOf(question: Question, sheet: Sheet): TabState {
  const answer = findAnswer(sheet.answers, question.id);
  return { isAnswered: isAnswered(question, answer), isNoted: isNoted(question, answer) };
}

/** How many questions have a committed answer. */
export function countAnswered({ questions }: Flow, sheet: Sheet): number {
  return questions.filter((question) => tabStateOf(question, sheet).isAnswered).length;
}

export interface ReviewNote {
  /** The option it is on; absent for a note on the question. */
  readonly option?: string;
  readonly note: string;
}

/** One question on the review tab; no labels: it is open. */
export interface ReviewLine {
  readonly question: Question;
  readonly labels: readonly string[];
  readonly notes: readonly ReviewNote[];
}

/** What the review tab lists: for Submit and Cancel the notes that go with an answer, for Elaborate all of them. */
export function reviewOf({ questions }: Flow, sheet: Sheet, outcome: Outcome): readonly ReviewLine[] {
  return questions.map((question) => {
    const answer = findAnswer(sheet.answers, question.id);
    const { options, customText } = selectionOf(question, answer);
    const labels = [...options.map(({ label }) => label), ...(customText === undefined ? [] : [customText])];
    if (outcome === "elaborate") return { question, labels, notes: notesOf(answer, question.options) };
    return { question, labels, notes: labels.length === 0 ? [] : notesOf(answer, options) };
  });
}

function notesOf(answer: Answer | undefined, options: readonly Option[]): readonly ReviewNote[] {
  const onOptions = options.flatMap(({ value, label }) => {
    const note = findNote(answer, value);
    return note === undefined ? [] : [{ option: label, note }];
  });
  return answer?.note === undefined ? onOptions : [{ note: answer.note }, ...onOptions];
}
