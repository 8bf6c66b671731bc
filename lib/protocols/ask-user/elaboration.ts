import { buildAnswer, recordFrom } from "./result-answer";
import type { Continuation, Elaboration, FullQuestion, Item, Status } from "./result-schema";
import type { Question } from "./schema";
import { type Answer, findAnswer, isAnswered, isNoted } from "./sheet-answers";

type Answers = readonly Answer[];

const instruction =
  "Clarify what the notes ask about directly before anything else; once that is said, ask again about the affected questions alone, and only where a choice is still open.";

/** What the agent is to go on with after an elaboration. `answers` stand in the order of touching. */
export function buildContinuation(questions: readonly Question[], answers: Answers): Continuation {
  const affected = questions.filter((question) => isNoted(question, findAnswer(answers, question.id)));
  const affectedIds = new Set(affected.map(({ id }) => id));
  const preserved = committed(questions, answers).filter(([id]) => !affectedIds.has(id));
  return {
    affectedQuestionIds: [...affectedIds],
    preservedAnswers: recordFrom(preserved),
    questionStates: recordFrom(
      questions.map(
        (question) => [question.id, { status: statusOf(question, affectedIds, answers) }] as const,
      ),
    ),
    strategy: "refine_only",
  };
}

function statusOf({ id, ...question }: Question, affected: ReadonlySet<string>, answers: Answers): Status {
  if (affected.has(id)) return "needs_clarification";
  return isAnswered({ id, ...question }, findAnswer(answers, id)) ? "answered" : "unanswered";
}

/** The answers that are more than notes, in the order of touching. */
export function committed(questions: readonly Question[], answers: Answers) {
  return answers.flatMap((answer) => {
    const question = questions.find(({ id }) => id === answer.id);
    if (question === undefined || !isAnswered(question, answer)) return [];
    return [[answer.id, buildAnswer(question, answer)] as const];
  });
}

export function buildElaboration(questions: readonly Question[], answers: Answers): Elaboration {
  return {
    instruction,
    nextAction: "clarify_then_reask",
    items: questions.flatMap((question) => itemsOf(question, findAnswer(answers, question.id))),
  };
}

function itemsOf(question: Question, answer: Answer | undefined): readonly Item[] {
  if (answer === undefined) return [];
  const { id, label, prompt, type, options } = question;
  const full: FullQuestion = { id, label, prompt, type, options };
  const isCommitted = isAnswered(question, answer);
  const state = isCommitted ? { answered: true, answer: buildAnswer(question, answer) } : { answered: false };
  const ofQuestion: Item[] =
    answer.note === undefined
      ? []
      : [{ target: { kind: "question" }, question: full, ...state, note: answer.note }];
  const chosen = new Set(buildAnswer(question, answer).indices);
  const ofOptions = inRecordOrder(answer.optionNotes).flatMap<Item>(({ optionValue, note }) => {
    const index = options.findIndex(({ value }) => value === optionValue);
    const option = options[index];
    if (option === undefined) return [];
    const target = { kind: "option", optionValue } as const;
    return [{ target, question: full, option, selected: chosen.has(index + 1), ...state, note }];
  });
  return [...ofQuestion, ...ofOptions];
}

/** The order in which a record of these notes lists its keys: numbers first, then as written. */
function inRecordOrder(notes: Answer["optionNotes"]): Answer["optionNotes"] {
  const byValue = recordFrom(notes.map((entry) => [entry.optionValue, entry] as const));
  return Object.values(byValue);
}

/** One sentence a note, in the words of the question and the option. */
export function elaborationLines(items: readonly Item[]): readonly string[] {
  return items.map((item) => {
    const question = `question ${JSON.stringify(item.question.prompt)}`;
    const place = "option" in item ? `${question} option ${JSON.stringify(item.option.label)}` : question;
    return `User asked to elaborate on ${place} with note ${JSON.stringify(item.note)}`;
  });
}
