import { deepEqual, equal, match, ok } from "node:assert/strict";
import fc from "fast-check";
import { describe, test } from "vitest";
import { answerRules, buildReply } from "./answer";
import { type Key, readKey } from "./keys";
import { suggestionsOf } from "./moves";
import { openOptionNote, openQuestionNote, openTab, pickRow, runAction, toggleRow } from "./pointer";
import { buildResult, invalidResult, nonInteractiveResult } from "./result";
import { type Result, type ResultAnswer, resultSchema } from "./result-schema";
import { reviewOf } from "./review";
import { type Client, type Question, readPayload } from "./schema";
import { emptySheet, type Flow, openEditor, parseSheet, reviewActions, rowsOf, type Sheet } from "./sheet";
import { findAnswer, isAnswered } from "./sheet-answers";
import { acceptSuggestion, edit, isTextBoxKey, press, startState, typeText } from "./state";
import { parseResult, resultText } from "./transcript";

const runs = { numRuns: 10_000 };

const words = [
  "a",
  "B",
  "b",
  "7",
  "10",
  "__proto__",
  "constructor",
  "toString",
  "🙂",
  "שלום",
  "a b",
  "e\u0301",
  "\ud800",
];
const word = fc.constantFrom(...words);
const blank = fc.constantFrom("", " ", "\n\t", "\u00a0");
const text = fc.tuple(blank, word, blank).map((parts) => parts.join(""));

const option = fc.record(
  { value: text, label: text, description: text, preview: text, junk: fc.constant(1) },
  { requiredKeys: ["value", "label", "preview"] },
);
const question = fc.record(
  {
    id: text,
    label: text,
    prompt: text,
    type: fc.constantFrom("single", "multi", "preview"),
    required: fc.constantFrom(true, false, null, "true"),
    options: fc.uniqueArray(option, { minLength: 1, maxLength: 11, selector: ({ value }) => value.trim() }),
  },
  { requiredKeys: ["id", "prompt", "options"] },
);
const payload = fc.record(
  {
    title: fc.constantFrom("", "T", null, 7, ["a"]),
    questions: fc.uniqueArray(question, { minLength: 1, maxLength: 5, selector: ({ id }) => id.trim() }),
  },
  { requiredKeys: ["questions"] },
);

const keys: Key[] = [
  ..."Tab Shift+Tab Left Right Up Down Enter Shift+Enter Esc Ctrl+C Space Backspace n Shift+N x @".split(" "),
  ..."0123456789".split(""),
];
const rarely = new Set(["Ctrl+C", "Esc"]);
const key = fc.oneof(
  { weight: 30, arbitrary: fc.constantFrom(...keys.filter((name) => !rarely.has(name))) },
  { weight: 1, arbitrary: fc.constantFrom(...rarely) },
);
const place = fc.integer({ min: -1, max: 12 });
type Move = (flow: Flow, sheet: Sheet) => Sheet;
const move: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 12,
    arbitrary: key.map(
      (name): Move =>
        (flow, sheet) =>
          press(flow, sheet, name),
    ),
  },
  {
    weight: 2,
    arbitrary: text.map(
      (typed): Move =>
        (flow, sheet) =>
          typeText(flow, sheet, typed),
    ),
  },
  fc.tuple(text, fc.integer()).map(
    ([held, caret]): Move =>
      (flow, sheet) =>
        edit(flow, sheet, { text: held, caret }),
  ),
  place.map(
    (at): Move =>
      (flow, sheet) =>
        pickRow(flow, sheet, at),
  ),
  place.map(
    (at): Move =>
      (flow, sheet) =>
        toggleRow(flow, sheet, at),
  ),
  place.map(
    (at): Move =>
      (flow, sheet) =>
        openOptionNote(flow, sheet, at),
  ),
  place.map(
    (at): Move =>
      (flow, sheet) =>
        openTab(flow, sheet, at),
  ),
  place.map(
    (at): Move =>
      (flow, sheet) =>
        acceptSuggestion(flow, sheet, at),
  ),
  fc.constant<Move>(openQuestionNote),
  fc.constantFrom(...reviewActions).map(
    (outcome): Move =>
      (flow, sheet) =>
        runAction(flow, sheet, outcome),
  ),
);

function clientOf(value: unknown): Client {
  const reading = readPayload(value);
  if (!reading.ok) throw new Error(JSON.stringify(reading.issues));
  return reading.client;
}

function assertWithin(flow: Flow, sheet: Sheet): void {
  const { questions } = flow;
  const { tab, row, action, editor, answers, outcome } = sheet;
  const current = questions[tab];
  ok(tab >= 0 && tab <= questions.length);
  ok(row >= 0 && row < (current === undefined ? 1 : rowsOf(current).length));
  ok(action >= 0 && action < reviewActions.length);
  ok(answers.every(({ id }, at) => answers.findIndex((answer) => answer.id === id) === at));
  ok(answers.every(({ id }) => questions.some((asked) => asked.id === id)));
  ok(outcome === null || editor === null);
  if (editor === null) return;
  ok(openEditor(flow, sheet) === editor);
  ok(editor.caret >= 0 && editor.caret <= editor.text.length);
  ok(editor.target.kind !== "answer" || row === current?.options.length);
  const list = suggestionsOf(flow, sheet);
  ok(list === undefined || list.chosen === list.candidates[list.highlighted]);
}

function assertResults(client: Client, sheet: Sheet): void {
  for (const outcome of reviewActions) {
    const result = buildResult(client, sheet, outcome);
    deepEqual(resultSchema.safeParse(JSON.parse(JSON.stringify(result))).error?.issues ?? [], []);
    const { details } = result;
    deepEqual(details.questions.map(idOf), client.questions.map(idOf));
    for (const [id, answer] of Object.entries(details.answers)) {
      assertAnswer(
        client.questions.find((asked) => asked.id === id),
        answer,
      );
    }
    assertElaboration(client, sheet, result);
    ok(resultText(result) !== "");
    ok(reviewOf(client, sheet, outcome).length === client.questions.length);
  }
}

const idOf = ({ id }: { readonly id: string }) => id;

function assertAnswer(
  asked: Question | undefined,
  { values, labels, indices, customText, note }: ResultAnswer,
): void {
  const own = customText === undefined ? 0 : 1;
  ok(asked !== undefined);
  ok(values.length > 0 || note !== undefined);
  ok(labels.length === values.length && indices.length === values.length - own);
  ok(indices.every((index, at) => asked.options[index - 1]?.value === values[at]));
  ok(asked.type === "multi" || values.length <= 1);
  ok(asked.type !== "preview" || own === 0);
}

function assertElaboration(client: Client, sheet: Sheet, { details, content }: Result): void {
  const { continuation, elaboration, mode, cancelled } = details;
  ok((mode === "elaborate") === (elaboration !== undefined));
  ok((mode === "elaborate") === (continuation !== undefined));
  if (continuation === undefined || elaboration === undefined) return;
  ok(!cancelled);
  const noted = new Set(elaboration.items.map((item) => item.question.id));
  deepEqual(
    continuation.affectedQuestionIds,
    client.questions.map(idOf).filter((id) => noted.has(id)),
  );
  deepEqual(Object.keys(continuation.questionStates).sort(), client.questions.map(idOf).sort());
  for (const asked of client.questions) {
    const isDone = isAnswered(asked, findAnswer(sheet.answers, asked.id));
    ok(Object.hasOwn(continuation.preservedAnswers, asked.id) === (isDone && !noted.has(asked.id)));
    ok(Object.hasOwn(details.answers, asked.id) === isDone);
  }
  ok(content[0].text.split("\n").length === Math.max(elaboration.items.length, 1));
}

describe("any keys on any valid payload", () => {
  test("keep the sheet within its flow and the result within the contract", () => {
    fc.assert(
      fc.property(payload, fc.array(move, { maxLength: 40 }), (value, moves) => {
        const client = clientOf(value);
        const flow: Flow = { questions: client.questions, paths: ["a", "b/", "b/a b.ts"] };
        let sheet = startState(flow);
        for (const act of moves) {
          sheet = act(flow, sheet);
          assertWithin(flow, sheet);
        }
        assertResults(client, sheet);
        deepEqual(parseSheet(JSON.parse(JSON.stringify(sheet))), sheet);
      }),
      runs,
    );
  }, 240_000);

  test("give a result that fills a sheet which gives the same bytes", () => {
    fc.assert(
      fc.property(
        payload,
        fc.array(key, { maxLength: 40 }),
        fc.constantFrom(...reviewActions),
        (value, pressed, outcome) => {
          const client = clientOf(value);
          const played = pressed.reduce((sheet, name) => press(client, sheet, name), startState(client));
          const reply = buildReply(client, { ...played, editor: null, outcome }) ?? "";
          const back = answerRules.refill(client, reply);
          equal(back && buildReply(client, back), reply);
        },
      ),
      runs,
    );
  }, 240_000);

  test("end for good", () => {
    fc.assert(
      fc.property(payload, fc.array(move, { minLength: 1, maxLength: 12 }), (value, moves) => {
        const flow: Flow = clientOf(value);
        const ended = press(flow, startState(flow), "Ctrl+C");
        equal(ended.outcome, "cancel");
        for (const act of moves) ok(act(flow, ended) === ended);
      }),
      runs,
    );
  }, 240_000);
});

describe("any sheet on any flow", () => {
  test("comes back whole when the questions change under it and back", () => {
    fc.assert(
      fc.property(payload, payload, fc.array(key, { maxLength: 30 }), (one, other, pressed) => {
        const client = clientOf(one);
        const changed = clientOf(other);
        const sheet = pressed.reduce((now, name) => press(client, now, name), startState(client));
        const moved = startState(changed, sheet);
        equal(moved.answers, sheet.answers);
        equal(moved.editor, sheet.editor);
        assertResults(changed, moved);
        const pressedOn = press(changed, moved, "Down");
        ok(pressedOn.tab <= changed.questions.length);
        const back = startState(client, moved);
        equal(
          JSON.stringify(buildResult(client, back, "submit")),
          JSON.stringify(buildResult(client, sheet, "submit")),
        );
      }),
      runs,
    );
  }, 240_000);
});

describe("any JSON", () => {
  const almost = fc.oneof(
    fc.jsonValue(),
    fc.record({
      title: fc.jsonValue(),
      questions: fc.oneof(fc.jsonValue(), fc.array(fc.oneof(fc.jsonValue(), question))),
    }),
    fc.record({
      questions: fc.array(
        fc.record(
          {
            id: fc.oneof(text, fc.jsonValue()),
            label: fc.oneof(blank, fc.jsonValue()),
            prompt: fc.oneof(text, fc.jsonValue()),
            type: fc.oneof(fc.constantFrom("single", "preview", "grid"), fc.jsonValue()),
            options: fc.oneof(fc.array(fc.oneof(option, fc.jsonValue())), fc.jsonValue()),
          },
          { requiredKeys: [] },
        ),
      ),
    }),
  );

  test("is read, or refused with issues whose places are of the contract's form", () => {
    const form =
      /^questions(\[\d+\](\.(type|id|label|prompt|options|options\[\d+\]\.(value|label|description|preview)))?)?$/;
    fc.assert(
      fc.property(almost, (value) => {
        const reading = readPayload(value);
        if (reading.ok) {
          ok(parseResult(JSON.stringify(nonInteractiveResult(reading.client))) !== undefined);
          return;
        }
        ok(reading.issues.length > 0);
        for (const { path, message } of reading.issues) {
          match(path, form);
          match(message, /\.$/);
        }
        const result = invalidResult(reading.issues, reading);
        ok(parseResult(JSON.stringify(result)) !== undefined);
        equal(resultText(result), "Invalid input");
      }),
      runs,
    );
  }, 240_000);

  test("is no sheet, no result and no answer by chance", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        equal(parseSheet(value), undefined);
        equal(answerRules.bubble(JSON.stringify(value)), undefined);
      }),
      runs,
    );
  }, 240_000);
});

describe("any key stroke", () => {
  test("is the flow's or the browser's, and never breaks a sheet", () => {
    const flow: Flow = clientOf({
      questions: [{ id: "a", prompt: "P", options: [{ value: "v", label: "L" }] }],
    });
    const stroke = fc.record({
      key: fc.oneof(fc.string(), word),
      shiftKey: fc.boolean(),
      ctrlKey: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(stroke), (strokes) => {
        let sheet = emptySheet;
        for (const name of strokes.map(readKey)) {
          if (name === undefined) continue;
          equal(typeof isTextBoxKey(flow, sheet, name), "boolean");
          sheet = press(flow, sheet, name);
          assertWithin(flow, sheet);
        }
      }),
      runs,
    );
  }, 240_000);
});
