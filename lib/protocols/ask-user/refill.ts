import type { Item, Result, ResultAnswer } from "./result-schema";
import type { Client } from "./schema";
import { emptySheet, type Outcome, reviewActions, type Sheet } from "./sheet";
import type { Answer } from "./sheet-answers";

/** The sheet that gave a result: answers and notes as far as the result holds them, on the review tab. */
export function refillSheet(client: Client, { details }: Result): Sheet {
  const outcome: Outcome = details.cancelled ? "cancel" : details.mode;
  const answers = new Map<string, Answer>(
    Object.entries(details.answers).map(([id, answer]) => [id, readAnswer(id, answer)]),
  );
  for (const item of details.elaboration?.items ?? []) {
    const { id } = item.question;
    answers.set(id, withNote(answers.get(id) ?? { id, values: [], optionNotes: [] }, item));
  }
  const action = reviewActions.indexOf(outcome);
  return { ...emptySheet, tab: client.questions.length, action, answers: [...answers.values()], outcome };
}

function readAnswer(
  id: string,
  { values, indices, customText, note, optionNotes: notes }: ResultAnswer,
): Answer {
  return {
    id,
    values: values.slice(0, indices.length),
    ...(customText === undefined ? {} : { customText }),
    ...(note === undefined ? {} : { note }),
    optionNotes: Object.entries(notes ?? {}).map(([optionValue, text]) => ({ optionValue, note: text })),
  };
}

function withNote(answer: Answer, item: Item): Answer {
  if (!("option" in item)) return { ...answer, note: item.note };
  const { optionValue } = item.target;
  const others = answer.optionNotes.filter((entry) => entry.optionValue !== optionValue);
  return { ...answer, optionNotes: [...others, { optionValue, note: item.note }] };
}
