import type { AnswerRules, Picked } from "../../protocol/protocol";
import { z } from "../../text/zod";
import type { ChoicePrompt, Client, ConfirmPrompt, Envelope, Prompt, TextPrompt } from "./client";
import { parseAnswers } from "./reply";
import { type Answer, type Answers, answerSchemas, defaultLabels, wireName } from "./schema";

const draftSchema = z.array(
  z.discriminatedUnion("kind", [
    /** `absent`: picked earlier, but not to be picked as the prompt stands now; kept for when it can be again. */
    answerSchemas.choice.extend({ absent: z.array(z.string()).optional() }),
    answerSchemas.confirm,
    answerSchemas.text,
  ]),
);

/** One prompt's fill. */
export type Entry = z.infer<typeof draftSchema>[number];
/** What a person filled in so far. A prompt nobody touched has no entry; a text box then holds its default. */
export type Draft = readonly Entry[];

type EntryOf<Kind extends Entry["kind"]> = Extract<Entry, { kind: Kind }>;

function findEntry<Kind extends Entry["kind"]>(draft: Draft, prompt: { id: string; kind: Kind }) {
  return draft.findLast(
    (entry): entry is EntryOf<Kind> => entry.id === prompt.id && entry.kind === prompt.kind,
  );
}

function put(draft: Draft, entry: Entry): Draft {
  return [...draft.filter((other) => other.id !== entry.id || other.kind !== entry.kind), entry];
}

/** The ids of the picked options, in the order they were picked. */
export function valuesOf(draft: Draft, prompt: ChoicePrompt): readonly string[] {
  return findEntry(draft, prompt)?.values ?? [];
}

/** Null while neither button was pressed. */
export function confirmedOf(draft: Draft, prompt: ConfirmPrompt): boolean | null {
  return findEntry(draft, prompt)?.confirmed ?? null;
}

/** What stands in the box. */
export function textOf(draft: Draft, prompt: TextPrompt): string {
  return findEntry(draft, prompt)?.value ?? prompt.defaultValue ?? "";
}

/** Picks an option; of several that may be picked, takes a picked one back. */
export function choose(draft: Draft, prompt: ChoicePrompt, optionId: string): Draft {
  const entry = findEntry(draft, prompt);
  const values = entry?.values ?? [];
  const rest = values.filter((value) => value !== optionId);
  const chosen = rest.length === values.length ? [...values, optionId] : rest;
  return put(draft, {
    ...entry,
    id: prompt.id,
    kind: "choice",
    values: prompt.allowMultiple === true ? chosen : [optionId],
  });
}

export function confirm(draft: Draft, prompt: ConfirmPrompt, confirmed: boolean): Draft {
  return put(draft, { id: prompt.id, kind: "confirm", confirmed });
}

export function write(draft: Draft, prompt: TextPrompt, value: string): Draft {
  return put(draft, { id: prompt.id, kind: "text", value });
}

/** A confirm that stands alone needs no Continue: either button sends. */
export function isLoneConfirm(envelope: Envelope): boolean {
  return envelope.prompts.length === 1 && envelope.prompts[0]?.kind === "confirm";
}

export function canSubmit(client: Client, draft: Draft): boolean {
  return client.envelope !== null && missing(client, draft).length === 0;
}

/** Keeps what no longer fits the prompt aside, so that nothing is sent which nobody can see. */
function fit(prompt: Prompt, entry: Entry): Entry {
  if (prompt.kind !== "choice" || entry.kind !== "choice") return entry;
  const all = [...entry.values, ...(entry.absent ?? [])];
  const offered = all.filter((value) => prompt.options.some(({ id }) => id === value));
  const values = prompt.allowMultiple === true ? offered : offered.slice(0, 1);
  const absent = all.filter((value) => !values.includes(value));
  return { id: entry.id, kind: "choice", values, ...(absent.length > 0 && { absent }) };
}

function start({ envelope }: Client, earlier: Draft = []): Draft {
  const fitting = (envelope?.prompts ?? []).flatMap((prompt) => {
    const entry = findEntry(earlier, prompt);
    return entry === undefined ? [] : [{ entry, fitted: fit(prompt, entry) }];
  });
  const kept = earlier.filter((entry) => !fitting.some((one) => one.entry === entry));
  return [...kept, ...fitting.map(({ fitted }) => fitted)];
}

/** Prompts of two kinds under one id share one fill, so only the one filled last counts. */
function isOverruled({ prompts }: Envelope, draft: Draft, { id, kind }: Prompt): boolean {
  const hasRival = prompts.some((other) => other.id === id && other.kind !== kind);
  return hasRival && draft.findLast((entry) => entry.id === id)?.kind !== kind;
}

function answerTo(envelope: Envelope, draft: Draft, prompt: Prompt): Answer | null {
  if (isOverruled(envelope, draft, prompt)) return null;
  const { id, kind } = prompt;
  switch (kind) {
    case "choice": {
      const values = valuesOf(draft, prompt);
      return values.length === 0 ? null : { id, kind, values: [...values] };
    }
    case "confirm": {
      const confirmed = confirmedOf(draft, prompt);
      return confirmed === null ? null : { id, kind, confirmed };
    }
    case "text": {
      const value = textOf(draft, prompt).trim();
      return value === "" ? null : { id, kind, value };
    }
  }
}

interface Answered {
  readonly prompt: Prompt;
  readonly answer: Answer;
}

function answered({ envelope }: Client, draft: Draft): readonly Answered[] {
  return (envelope?.prompts ?? []).flatMap((prompt) => {
    const answer = envelope && answerTo(envelope, draft, prompt);
    return answer === null ? [] : [{ prompt, answer }];
  });
}

function missing(client: Client, draft: Draft): readonly string[] {
  const done = new Set(answered(client, draft).map(({ prompt }) => prompt));
  return (client.envelope?.prompts ?? [])
    .filter((prompt) => prompt.required !== false && !done.has(prompt))
    .map(({ id }) => id);
}

/** The answer in the words the person saw. */
function wordsOf({ prompt, answer }: Answered): readonly string[] {
  if (prompt.kind === "choice" && answer.kind === "choice") {
    return answer.values.map((value) => prompt.options.find(({ id }) => id === value)?.label ?? value);
  }
  if (prompt.kind === "confirm" && answer.kind === "confirm") {
    const { confirmLabel = defaultLabels.confirm, cancelLabel = defaultLabels.cancel } = prompt;
    return [answer.confirmed ? confirmLabel : cancelLabel];
  }
  return [wireWordOf(answer)];
}

/** The wire's word for an answer, as the chat shows it. */
function wireWordOf(answer: Answer): string {
  switch (answer.kind) {
    case "choice":
      return answer.values.join(", ");
    case "confirm":
      return answer.confirmed ? "confirmed" : "cancelled";
    case "text":
      return answer.value;
  }
}

/** The answer as prose: each id and its value, with the words the person saw where they differ. */
export function summarise(client: Client, draft: Draft): string {
  const lines = answered(client, draft).map((one) => {
    const value = wireWordOf(one.answer);
    const words = wordsOf(one).join(", ");
    return `${one.answer.id} → ${value}${words === value ? "" : ` (${words})`}`;
  });
  return lines.length === 0 ? "Nothing was filled in." : lines.join("\n");
}

/** ClarifyAnswers in the order of the prompts; optional prompts without an answer are left out. */
export function buildReply(client: Client, draft: Draft): string {
  const answers: Answers = {
    protocol: wireName,
    answers: answered(client, draft).map(({ answer }) => answer),
  };
  return JSON.stringify(answers);
}

function picked(client: Client, draft: Draft): readonly Picked[] {
  return answered(client, draft).map((one) => ({ question: one.prompt.question, values: wordsOf(one) }));
}

function refill(reply: string): Draft | undefined {
  const answers = parseAnswers(reply)?.answers;
  return answers?.filter(({ id }, index) => answers.findLastIndex((other) => other.id === id) === index);
}

export const answerRules: AnswerRules<Client, Draft> = {
  asks: ({ envelope }) => envelope !== null,
  start,
  parseDraft: (value) => draftSchema.safeParse(value).data,
  missing,
  send: (client, draft, as) => [
    { kind: "user_message", text: as === "json" ? buildReply(client, draft) : summarise(client, draft) },
  ],
  refill: (_client, reply) => refill(reply),
  bubble: (reply) =>
    parseAnswers(reply)
      ?.answers.map((answer) => `${answer.id}: ${wireWordOf(answer)}`)
      .join("\n"),
  picked,
  ownValues: ["values", "confirmed", "value"],
};
