import type { AnswerRules, Picked } from "../../protocol/protocol";
import { buildResult, optionNotes } from "./result";
import type { Details, Item, Result, ResultAnswer } from "./result-schema";
import type { Client } from "./schema";
import { emptySheet, type Outcome, parseSheet, reviewActions, type Sheet } from "./sheet";
import type { Answer } from "./sheet-answers";
import { startState } from "./state";
import { parseResult, resultText } from "./transcript";

/** The tool's name on the wire. */
export const tool = "ask_user";

/** The tool result of a sheet that has ended, as the bytes the agent gets; undefined while it is open. */
export function buildReply(client: Client, sheet: Sheet): string | undefined {
  if (sheet.outcome === null) return undefined;
  return JSON.stringify(buildResult(client, sheet, sheet.outcome));
}

const actionNames: Readonly<Record<Outcome, string>> = {
  submit: "Submit",
  elaborate: "Elaborate",
  cancel: "Cancel",
};

function picked(client: Client, sheet: Sheet): readonly Picked[] {
  const { outcome } = sheet;
  const { details } = buildResult(client, sheet, outcome ?? "submit");
  const lines =
    details.elaboration === undefined
      ? answerLines(details)
      : elaborateLines(details, details.elaboration.items);
  return outcome === null ? lines : [...lines, { question: "Review", values: [actionNames[outcome]] }];
}

function answerLines({ questions, answers }: Details): readonly Picked[] {
  return questions.flatMap(({ id, label }) => {
    const answer = Object.hasOwn(answers, id) ? answers[id] : undefined;
    return answer === undefined ? [] : [...chosenLine(label, answer), ...noteLines(label, answer)];
  });
}

function chosenLine(label: string, { labels }: ResultAnswer): readonly Picked[] {
  return labels.length === 0 ? [] : [{ question: label, values: labels }];
}

function noteLines(label: string, answer: ResultAnswer): readonly Picked[] {
  const onOptions = optionNotes(answer).map(({ label: option, note }) =>
    noteLine(`${label} / ${option}`, note),
  );
  return answer.note === undefined ? onOptions : [noteLine(label, answer.note), ...onOptions];
}

function noteLine(place: string, note: string): Picked {
  return { question: `${place} note`, values: [note] };
}

function elaborateLines({ questions, answers }: Details, items: readonly Item[]): readonly Picked[] {
  return questions.flatMap(({ id, label }) => {
    const answer = Object.hasOwn(answers, id) ? answers[id] : undefined;
    const notes = items
      .filter(({ question }) => question.id === id)
      .map((item) => noteLine("option" in item ? `${label} / ${item.option.label}` : label, item.note));
    return [...(answer === undefined ? [] : chosenLine(label, answer)), ...notes];
  });
}

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

export const answerRules: AnswerRules<Client, Sheet> = {
  asks: ({ hasUI }) => hasUI !== false,
  start: startState,
  parseDraft: parseSheet,
  missing: () => [],
  send(client, sheet) {
    const output = buildReply(client, sheet);
    return output === undefined ? [] : [{ kind: "tool_end", tool, output }];
  },
  refill(client, reply) {
    const result = parseResult(reply);
    return result === undefined || result.details.error !== undefined
      ? undefined
      : refillSheet(client, result);
  },
  bubble(reply) {
    const result = parseResult(reply);
    return result && resultText(result);
  },
  picked,
};
