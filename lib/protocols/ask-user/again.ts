import { refillSheet } from "./refill";
import type { ResultAnswer } from "./result-schema";
import type { Client, Question } from "./schema";
import { emptySheet, type Sheet } from "./sheet";
import type { Answer } from "./sheet-answers";
import { parseResult } from "./transcript";

/** A new draft after an elaboration. */
export interface Again {
  /** The tool's parameters with the affected questions alone. */
  readonly text: string;
  /** What the agent says before it: the answers that stay as they are. Empty where none do. */
  readonly words: string;
  /** The sheet to start with: empty for what is asked again, and holding the answers that are kept. */
  readonly sheet: Sheet;
  /** `continuation.preservedAnswers`, as the result has them. */
  readonly preservedAnswers: Readonly<Record<string, ResultAnswer>>;
}

/** The draft that asks again what an elaboration left open; undefined where the reply is none or affects nothing. */
export function buildAgain(client: Client, reply: string): Again | undefined {
  const result = parseResult(reply);
  const continuation = result?.details.continuation;
  if (result === undefined || continuation === undefined) return undefined;
  const { affectedQuestionIds, preservedAnswers } = continuation;
  const affected = client.questions.filter(({ id }) => affectedQuestionIds.includes(id));
  if (affected.length === 0) return undefined;
  const isKept = ({ id }: { readonly id: string }) => Object.hasOwn(preservedAnswers, id);
  const kept: readonly Answer[] = refillSheet(client, result).answers.filter(isKept);
  const payload = {
    ...(client.title === undefined ? {} : { title: client.title }),
    questions: affected.map(wireQuestion),
  };
  return {
    text: `${JSON.stringify(payload, null, 2)}\n`,
    words: keptWords(client.questions.filter(isKept), preservedAnswers),
    sheet: { ...emptySheet, answers: kept },
    preservedAnswers,
  };
}

function wireQuestion({ id, label, prompt, type, required, options }: Question) {
  return { id, label, prompt, type, ...(required ? { required } : {}), options };
}

function keptWords(kept: readonly Question[], answers: Readonly<Record<string, ResultAnswer>>): string {
  const parts = kept.map(({ id, label }) => `${label}: ${answers[id]?.labels.join(", ")}`);
  return parts.length === 0 ? "" : `Kept as answered: ${parts.join("; ")}.`;
}
