import { buildContinuation, buildElaboration, committed, elaborationLines } from "./elaboration";
import type { Issue } from "./issues";
import { buildAnswer, recordFrom } from "./result-answer";
import type { Details, InputError, Result, ResultAnswer, ResultQuestion } from "./result-schema";
import type { Client, Question } from "./schema";
import { type Outcome, rowsOf, type Sheet } from "./sheet";

/** The tool result of a flow that ended; `outcome` may be given to see what another end would send. */
export function buildResult(client: Client, sheet: Sheet, outcome: Outcome): Result {
  if (outcome === "elaborate") return elaborated(client, sheet);
  const isCancelled = outcome === "cancel";
  const entries = sheet.answers.flatMap((answer) => {
    const question = client.questions.find(({ id }) => id === answer.id);
    const built = question && buildAnswer(question, answer);
    return built === undefined || isBare(built) ? [] : [[answer.id, built] as const];
  });
  const details: Details = {
    ...titleOf(client),
    cancelled: isCancelled,
    mode: "submit",
    questions: client.questions.map(questionHead),
    answers: recordFrom(entries),
  };
  const lines = isCancelled ? ["User cancelled the ask flow"] : submitLines(details);
  return { content: text(lines.join("\n") || "User submitted the ask flow"), details };
}

function elaborated(client: Client, { answers }: Sheet): Result {
  const { questions } = client;
  const elaboration = buildElaboration(questions, answers);
  const lines = elaborationLines(elaboration.items);
  return {
    content: text(lines.join("\n") || "User asked for elaboration based on notes"),
    details: {
      ...titleOf(client),
      cancelled: false,
      mode: "elaborate",
      questions: questions.map(questionHead),
      answers: recordFrom(committed(questions, answers)),
      continuation: buildContinuation(questions, answers),
      elaboration,
    },
  };
}

/** The structured error of a payload that breaks input rules. */
export function buildError(issues: readonly Issue[]): InputError {
  return { kind: "invalid_input", issues: issues.map(({ path, message }) => ({ path, message })) };
}

/** The tool result of a payload that breaks input rules. */
export function invalidResult(issues: readonly Issue[], titled: { readonly title?: unknown }): Result {
  const lines = issues.map(({ path, message }) => `- ${path}: ${message}`);
  return {
    content: text(["Invalid ask_user payload:", ...lines].join("\n")),
    details: {
      ...titleOf(titled),
      cancelled: true,
      mode: "submit",
      questions: [],
      answers: recordFrom([]),
      error: buildError(issues),
    },
  };
}

const unasked = "Needs user input";

/** Whether a person saw the flow: it was neither refused nor without anyone to ask. */
export function isPersons({ content: [{ text: says }], details }: Result): boolean {
  return details.error === undefined && !(details.cancelled && says.startsWith(unasked));
}

/** The tool result where nobody can be asked: the questions as text, and none of them answered. */
export function nonInteractiveResult(client: Client): Result {
  const lines = client.questions.flatMap((question, index) => [
    `${index + 1}. ${oneLine(question.label)}: ${oneLine(question.prompt)}`,
    ...rowsOf(question).map((row) =>
      row.kind === "own"
        ? "   - an answer in own words"
        : `   - ${oneLine(row.option.label)} (value: ${oneLine(row.option.value)})`,
    ),
  ]);
  const closing =
    "Ask for these in the conversation: `details.questions` describes them, and `details.answers` stays empty until they are answered.";
  return {
    content: text([unasked, ...lines, closing].join("\n")),
    details: {
      ...titleOf(client),
      cancelled: true,
      mode: "submit",
      questions: client.questions.map(questionHead),
      answers: recordFrom([]),
    },
  };
}

function text(value: string): Result["content"] {
  return [{ type: "text", text: value }];
}

function titleOf(client: { readonly title?: unknown }): { title?: unknown } {
  return client.title === undefined ? {} : { title: client.title };
}

function questionHead({ id, label, prompt, type }: Question): ResultQuestion {
  return { id, label, prompt, type };
}

function isBare({ values, note }: ResultAnswer): boolean {
  return values.length === 0 && note === undefined;
}

function oneLine(value: string): string {
  return value.replace(/\s*\n\s*/g, " ");
}

function submitLines({ questions, answers }: Details): readonly string[] {
  return questions.flatMap(({ id, label }) => {
    const answer = Object.hasOwn(answers, id) ? answers[id] : undefined;
    if (answer === undefined) return [];
    const { labels, note } = answer;
    return [
      ...(labels.length === 0 ? [] : [`${label}: ${labels.join(", ")}`]),
      ...(note === undefined ? [] : [`${label} note: ${note}`]),
      ...optionNotes(answer).map((entry) => `${label} / ${entry.label} note: ${entry.note}`),
    ];
  });
}

/** The notes on options by the order of `values`; an own answer that reads like an option's value repeats its note. */
export function optionNotes({
  values,
  labels,
  optionNotes: notes,
}: ResultAnswer): { label: string; note: string }[] {
  return values.flatMap((value, index) => {
    const note = notes !== undefined && Object.hasOwn(notes, value) ? notes[value] : undefined;
    return note === undefined ? [] : [{ label: labels[index] ?? value, note }];
  });
}
