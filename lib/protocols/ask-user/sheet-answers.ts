import { z } from "../../text/zod";
import type { Editor, Target } from "./editor";
import type { Option, Question } from "./schema";

export const answerSchema = z.object({
  id: z.string(),
  values: z.array(z.string()),
  customText: z.string().optional(),
  note: z.string().optional(),
  optionNotes: z.array(z.object({ optionValue: z.string(), note: z.string() })),
});

/**
 * What was filled in for one question: the values of the options chosen, in the order of choosing, and the texts.
 * Option notes stand in the order of first writing.
 */
export type Answer = Readonly<z.output<typeof answerSchema>>;

type Answers = readonly Answer[];

export function findAnswer(answers: Answers, id: string): Answer | undefined {
  return answers.find((answer) => answer.id === id);
}

function isEmpty({ values, customText, note, optionNotes }: Answer): boolean {
  return values.length === 0 && optionNotes.length === 0 && customText === undefined && note === undefined;
}

function change(answers: Answers, id: string, build: (answer: Answer) => Answer): Answers {
  const found = findAnswer(answers, id);
  const next = build(found ?? { id, values: [], optionNotes: [] });
  if (isEmpty(next)) return found === undefined ? answers : answers.filter((answer) => answer !== found);
  return found === undefined
    ? [...answers, next]
    : answers.map((answer) => (answer === found ? next : answer));
}

function withoutText({ customText: _, ...answer }: Answer): Answer {
  return answer;
}

/** Chooses the only answer of a single or preview question. */
export function choose(answers: Answers, question: Question, option: Option): Answers {
  return change(answers, question.id, (answer) => ({ ...withoutText(answer), values: [option.value] }));
}

/** Chooses an option or takes it back; only a multi question keeps what else was answered. */
export function toggle(answers: Answers, question: Question, option: Option): Answers {
  return change(answers, question.id, (answer) => {
    const isChosen = selectionOf(question, answer).options.some(({ value }) => value === option.value);
    const others = answer.values.filter((value) => value !== option.value);
    if (question.type === "multi")
      return { ...answer, values: isChosen ? others : [...others, option.value] };
    return { ...withoutText(answer), values: isChosen ? [] : [option.value] };
  });
}

/** Saves what an editor holds; blank text clears. An own answer to a single question replaces the option chosen. */
export function saveText(answers: Answers, editor: Editor, type: Question["type"]): Answers {
  const text = editor.text.trim() === "" ? undefined : editor.text;
  const { target } = editor;
  return change(answers, editor.questionId, (answer) => {
    if (target.kind === "question") {
      const { note: _, ...rest } = answer;
      return text === undefined ? rest : { ...rest, note: text };
    }
    if (target.kind === "option") {
      return { ...answer, optionNotes: changeNote(answer.optionNotes, target.optionValue, text) };
    }
    const rest = { ...withoutText(answer), values: type === "multi" ? answer.values : [] };
    return text === undefined ? rest : { ...rest, customText: text };
  });
}

function changeNote(
  notes: Answer["optionNotes"],
  optionValue: string,
  note: string | undefined,
): Answer["optionNotes"] {
  if (note === undefined) return notes.filter((entry) => entry.optionValue !== optionValue);
  if (!notes.some((entry) => entry.optionValue === optionValue)) return [...notes, { optionValue, note }];
  return notes.map((entry) => (entry.optionValue === optionValue ? { optionValue, note } : entry));
}

/** What an editor opens with. */
export function savedText(answer: Answer | undefined, target: Target): string {
  if (target.kind === "answer") return answer?.customText ?? "";
  if (target.kind === "question") return answer?.note ?? "";
  return findNote(answer, target.optionValue) ?? "";
}

/** The note on an option. */
export function findNote(answer: Answer | undefined, optionValue: string): string | undefined {
  return answer?.optionNotes.find((entry) => entry.optionValue === optionValue)?.note;
}

/** A committed answer, as far as the question as it stands can hold it. */
export interface Selection {
  readonly options: readonly Option[];
  readonly customText?: string;
}

/** What of an answer counts for the question as it stands now: options that are gone and texts it has no row for do not. */
export function selectionOf(question: Question, answer: Answer | undefined): Selection {
  if (answer === undefined) return { options: [] };
  const chosen = answer.values.flatMap(
    (value) => question.options.find((option) => option.value === value) ?? [],
  );
  const { customText } = answer;
  if (question.type === "multi")
    return customText === undefined ? { options: chosen } : { options: chosen, customText };
  if (question.type === "single" && customText !== undefined) return { options: [], customText };
  return { options: chosen.slice(-1) };
}

export function isAnswered(question: Question, answer: Answer | undefined): boolean {
  const { options, customText } = selectionOf(question, answer);
  return options.length > 0 || customText !== undefined;
}

/** A note on the question or on any option it has now. */
export function isNoted(question: Question, answer: Answer | undefined): boolean {
  if (answer?.note !== undefined) return true;
  return question.options.some(({ value }) => findNote(answer, value) !== undefined);
}
