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
  const ids = new Set(prompt.options.map(({ id }) => id));
  const all = [...entry.values, ...(entry.absent ?? [])];
  const offered = all.filter((value) => ids.has(value));
  const values = prompt.allowMultiple === true ? offered : offered.slice(0, 1);
  const shown = new Set(values);
  const absent = all.filter((value) => !shown.has(value));
  return { id: entry.id, kind: "choice", values, ...(absent.length > 0 && { absent }) };
}

/** The last entry of each prompt, found at once: a hostile message has as many prompts as it likes. */
function indexEntries(draft: Draft): (prompt: Pick<Entry, "id" | "kind">) => Entry | undefined {
  const keyOf = ({ id, kind }: Pick<Entry, "id" | "kind">) => `${kind} ${id}`;
  const entries = new Map(draft.map((entry) => [keyOf(entry), entry]));
  return (prompt) => entries.get(keyOf(prompt));
}

function start({ envelope }: Client, earlier: Draft = []): Draft {
  const entryOf = indexEntries(earlier);
  const fitting = new Map<Entry, Entry>();
  for (const prompt of envelope?.prompts ?? []) {
    const entry = entryOf(prompt);
    if (entry !== undefined) fitting.set(entry, fit(prompt, entry));
  }
  return [...earlier.filter((entry) => !fitting.has(entry)), ...fitting.values()];
}

function answerTo(prompt: Prompt, entry: Entry | undefined): Answer | null {
  const draft = entry === undefined ? [] : [entry];
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
  const prompts = envelope?.prompts ?? [];
  const entryOf = indexEntries(draft);
  const isOverruled = findOverruled(prompts, draft);
  return prompts.flatMap((prompt) => {
    const answer = isOverruled(prompt) ? null : answerTo(prompt, entryOf(prompt));
    return answer === null ? [] : [{ prompt, answer }];
  });
}

/** Prompts of two kinds under one id share one fill, so only the one filled last counts. */
function findOverruled(prompts: readonly Prompt[], draft: Draft): (prompt: Prompt) => boolean {
  const kinds = new Map(prompts.map(({ id, kind }) => [id, kind]));
  const shared = new Set(prompts.filter(({ id, kind }) => kinds.get(id) !== kind).map(({ id }) => id));
  const filled = new Map(draft.map(({ id, kind }) => [id, kind]));
  return ({ id, kind }) => shared.has(id) && filled.get(id) !== kind;
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
    const labels = new Map(prompt.options.toReversed().map(({ id, label }) => [id, label]));
    return answer.values.map((value) => labels.get(value) ?? value);
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

/** Of answers to one id the last counts, of whatever kind it is. */
function refill(reply: string): Draft | undefined {
  const answers = parseAnswers(reply)?.answers;
  return answers && [...new Map(answers.map((answer) => [answer.id, answer])).values()];
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
