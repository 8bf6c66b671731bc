import type { AnswerRules, Picked } from "../../protocol/protocol";
import { buildAgain } from "./again";
import { refillSheet } from "./refill";
import { buildResult, isPersons, optionNotes } from "./result";
import type { Details, Item, ResultAnswer } from "./result-schema";
import type { Client } from "./schema";
import { type Outcome, parseSheet, type Sheet } from "./sheet";
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
    return result === undefined || !isPersons(result) ? undefined : refillSheet(client, result);
  },
  bubble(reply) {
    const result = parseResult(reply);
    return result && resultText(result);
  },
  picked,
  again(client, reply) {
    const again = buildAgain(client, reply);
    return again && { text: again.text, words: again.words, fill: again.sheet };
  },
  ownValues: ["answers", "note"],
};
