import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { buildResult, invalidResult, nonInteractiveResult } from "./result";
import { buildAnswer } from "./result-answer";
import type { Result } from "./result-schema";
import { readPayload } from "./schema";
import { type Flow, openEditor, type Sheet } from "./sheet";
import { findAnswer } from "./sheet-answers";
import { press, startState, typeText } from "./state";

interface State {
  readonly activeTabIndex: number;
  readonly activeOptionIndex: number;
  readonly activeSubmitActionIndex: number;
  readonly view: { readonly kind: string };
  readonly editorText: string | null;
  readonly completed: boolean;
  readonly cancelled: boolean;
  readonly mode: string;
  readonly answers: Readonly<Record<string, unknown>>;
}

interface Row {
  readonly id: string;
  readonly tags: readonly string[];
  readonly params: unknown;
  readonly keys: readonly (string | { readonly type: string } | { readonly backspace: number })[];
  readonly hasUI: boolean;
  readonly tier?: "exact" | "exact-direct-only" | "accepted" | "throws";
  readonly expect: Partial<Result> & { readonly state?: State; readonly throws?: unknown };
}

const rows: readonly Row[] = readFileSync(new URL("./vectors/ask-user.jsonl", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => JSON.parse(line));

const views: Readonly<Record<string, string>> = { answer: "input", question: "note", option: "note" };

function play(flow: Flow, keys: Row["keys"]): Sheet {
  return keys.reduce<Sheet>((sheet, key) => {
    if (typeof key === "string") return press(flow, sheet, key);
    if ("type" in key) return typeText(flow, sheet, key.type);
    return Array.from({ length: key.backspace }).reduce<Sheet>((box) => press(flow, box, "Backspace"), sheet);
  }, startState(flow));
}

function run(row: Row): { result: Result } | { state: State } {
  const reading = readPayload(row.params);
  if (!reading.ok) return { result: invalidResult(reading.issues, reading) };
  if (!row.hasUI) return { result: nonInteractiveResult(reading.client) };
  const sheet = play(reading.client, row.keys);
  if (sheet.outcome !== null) return { result: buildResult(reading.client, sheet, sheet.outcome) };
  return { state: stateOf(reading.client, sheet) };
}

/** The reference's names for a sheet that is still open. */
function stateOf(flow: Flow, sheet: Sheet): State {
  const editor = openEditor(flow, sheet);
  const isReview = sheet.tab === flow.questions.length;
  return {
    activeTabIndex: sheet.tab,
    activeOptionIndex: sheet.row,
    activeSubmitActionIndex: sheet.action,
    view: {
      kind: editor === undefined ? (isReview ? "submit" : "navigate") : (views[editor.target.kind] ?? ""),
    },
    editorText: editor?.text ?? null,
    completed: false,
    cancelled: false,
    mode: "submit",
    answers: Object.fromEntries(
      flow.questions.flatMap((question) => {
        const answer = findAnswer(sheet.answers, question.id);
        return answer === undefined ? [] : [[question.id, buildAnswer(question, answer)]];
      }),
    ),
  };
}

/** Wording of our own, put back to what the rows hold in its place. */
function withPlaceholders({ content, details }: Result): unknown {
  const [{ text }] = content;
  const heads = ["Invalid ask_user payload:", "Needs user input"];
  const head = heads.find((start) => text.startsWith(start)) ?? text;
  const { error, elaboration } = details;
  return {
    content: [{ type: "text", text: head }],
    details: {
      ...details,
      ...(error && {
        error: { ...error, issues: error.issues.map(({ path }) => ({ path, message: "<any wording>" })) },
      }),
      ...(elaboration && { elaboration: { ...elaboration, instruction: "<any sentence>" } }),
    },
  };
}

describe("recorded results", () => {
  test.each(rows.map((row) => [row.id, row] as const))("%s", (_, row) => {
    const got = run(row);
    if (row.tier === "throws") {
      if (!("result" in got)) throw new Error("The flow opened.");
      expect(got.result.details).toMatchObject({
        cancelled: true,
        mode: "submit",
        error: { kind: "invalid_input" },
      });
      expect(got.result.details.error?.issues.length).toBeGreaterThan(0);
      return;
    }
    if ("state" in got) {
      expect(got.state).toEqual(row.expect.state);
      return;
    }
    expect(JSON.stringify(withPlaceholders(got.result))).toBe(JSON.stringify(row.expect));
  });
});
