import type { ResultAnswer } from "./result-schema";
import type { Question } from "./schema";
import { type Answer, findNote, selectionOf } from "./sheet-answers";

/** A record in which every key is an own one, `__proto__` too. */
export function recordFrom<Value>(entries: Iterable<readonly [string, Value]>): Record<string, Value> {
  const record: Record<string, Value> = Object.create(null);
  for (const [key, value] of entries) record[key] = value;
  return record;
}

/** An answer as the result carries it; absent parts are absent, never null. */
export function buildAnswer(question: Question, answer: Answer | undefined): ResultAnswer {
  const { options, customText } = selectionOf(question, answer);
  const own = customText === undefined ? [] : [customText];
  const notes = options.flatMap(({ value }) => {
    const note = findNote(answer, value);
    return note === undefined ? [] : [[value, note] as const];
  });
  return {
    values: [...options.map(({ value }) => value), ...own],
    labels: [...options.map(({ label }) => label), ...own],
    indices: options.map((option) => question.options.indexOf(option) + 1),
    ...(customText === undefined ? {} : { customText }),
    ...(answer?.note === undefined ? {} : { note: answer.note }),
    ...(notes.length === 0 ? {} : { optionNotes: recordFrom(notes) }),
  };
}
