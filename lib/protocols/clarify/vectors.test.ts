import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readJson } from "../../text/json";
import { sourceLayer } from "../../text/layer";
import { answerRules, canSubmit, confirmedOf, type Draft, isLoneConfirm, textOf, valuesOf } from "./answer";
import { readCall } from "./call";
import { type Client, readOutput } from "./client";
import { runEngine } from "./engine";
import { parseAnswers } from "./reply";

interface Row {
  readonly id: string;
  readonly note: string;
}
interface EngineRow extends Row {
  readonly args: Readonly<Record<string, unknown>>;
  readonly ok: boolean;
  readonly output: string;
  readonly consoleParses: boolean;
}
interface SideRow extends Row {
  readonly output: unknown;
  readonly expect: { readonly envelope: unknown; readonly form: FormExpectation | null };
}
interface FormExpectation {
  readonly drafts: Readonly<Record<string, unknown>>;
  readonly canSubmit: boolean;
  readonly confirmOnly: boolean;
  readonly showsContinue: boolean;
}
interface AnswersRow extends Row {
  readonly mode: "answers";
  readonly text: string;
  readonly prompts: readonly unknown[];
  readonly expect: { readonly answers: unknown; readonly summary: string | null; readonly drafts: unknown };
}
interface SubmitRow extends Row {
  readonly mode: "submit";
  readonly output: string;
  readonly drafts: Readonly<Record<string, object>>;
  readonly expect: {
    readonly canSubmit: boolean;
    readonly confirmOnly: boolean;
    readonly answersJson: string | null;
    readonly rehydrates: boolean;
    readonly summary: string | null;
  };
}

function readRows<OneRow extends Row>(name: string): readonly OneRow[] {
  const text = readFileSync(new URL(`vectors/${name}.jsonl`, import.meta.url), "utf8");
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
}

function draftsOf({ envelope }: Client, draft: Draft): Record<string, unknown> {
  const entries = (envelope?.prompts ?? []).map((prompt) => {
    const { id, kind } = prompt;
    if (kind === "choice") return [id, { kind, values: valuesOf(draft, prompt) }];
    if (kind === "confirm") return [id, { kind, confirmed: confirmedOf(draft, prompt) }];
    return [id, { kind, value: textOf(draft, prompt) }];
  });
  return Object.fromEntries(entries);
}

function run(args: unknown) {
  const text = JSON.stringify(args);
  const reading = readJson(text);
  if (!reading.ok) throw new Error("The arguments of a row are JSON.");
  return runEngine(readCall({ layer: sourceLayer(text), node: reading.root })).result;
}

describe("the engine", () => {
  test.each(readRows<EngineRow>("clarify-engine"))("$id: $note", (row) => {
    const { ok, output } = run(row.args);
    expect(ok).toBe(row.ok);
    if (row.ok) expect(output).toBe(row.output);
    else expect(output.startsWith(row.output)).toBe(true);
    expect(readOutput(output).envelope !== null).toBe(row.consoleParses);
  });
});

describe("the Console", () => {
  test.each(readRows<SideRow>("console-side"))("$id: $note", ({ output, expect: expected }) => {
    const client = readOutput(typeof output === "string" ? output : JSON.stringify(output));
    expect(client.envelope).toEqual(expected.envelope);
    if (client.envelope === null) return;
    const draft = answerRules.start(client);
    const isLone = isLoneConfirm(client.envelope);
    expect({
      drafts: draftsOf(client, draft),
      canSubmit: canSubmit(client, draft),
      confirmOnly: isLone,
      showsContinue: !isLone,
    }).toEqual(expected.form);
  });
});

const derived = readRows<AnswersRow | SubmitRow | (Row & { mode: "collect" })>("console-derived");

describe("a reply", () => {
  const rows = derived.filter((row) => row.mode === "answers");
  test.each(rows)("$id: $note", ({ text, prompts, expect: expected }) => {
    const client = readOutput(JSON.stringify({ protocol: "appwrite.clarify/v1", prompts }));
    expect(parseAnswers(text) ?? null).toEqual(expected.answers);
    expect(answerRules.bubble(text) ?? null).toBe(expected.summary);
    expect(draftsOf(client, answerRules.refill(client, text) ?? [])).toEqual(expected.drafts);
  });
});

describe("sending", () => {
  const rows = derived.filter((row) => row.mode === "submit");
  test.each(rows)("$id: $note", ({ output, drafts, expect: expected }) => {
    const client = readOutput(output);
    const entries = Object.entries(drafts).map(([id, entry]) => ({ id, ...entry }));
    const draft = answerRules.parseDraft(entries) ?? [];
    const isReady = canSubmit(client, draft);
    const [step] = isReady ? answerRules.send(client, draft, "json") : [];
    const sent = step?.kind === "user_message" ? step.text : null;
    expect({
      canSubmit: isReady,
      confirmOnly: client.envelope !== null && isLoneConfirm(client.envelope),
      answersJson: sent,
      rehydrates: sent !== null && answerRules.refill(client, sent) !== undefined,
      summary: sent === null ? null : (answerRules.bubble(sent) ?? null),
    }).toEqual(expected);
  });
});

test("only rows about the keys of tool calls are exempt: there are no such keys here", () => {
  expect(new Set(derived.map(({ mode }) => mode))).toEqual(new Set(["answers", "submit", "collect"]));
});
