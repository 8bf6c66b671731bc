import { describe, expect, test } from "vitest";
import { buildAgain } from "./again";
import { answerRules, buildReply } from "./answer";
import { hintsFor } from "./hints";
import type { Key } from "./keys";
import { buildResult, nonInteractiveResult } from "./result";
import { countAnswered, reviewOf, tabStateOf } from "./review";
import { type Client, readPayload } from "./schema";
import { emptySheet, type Sheet } from "./sheet";
import { press, typeText } from "./state";
import { callText, parseResult, resultText } from "./transcript";

const options = [
  { value: "alpha", label: "Alpha" },
  { value: "beta", label: "Beta", description: "second" },
  { value: "10", label: "Ten" },
];

function clientOf(payload: unknown): Client {
  const reading = readPayload(payload);
  if (!reading.ok) throw new Error("The payload is invalid.");
  return reading.client;
}

const client = clientOf({
  title: "T",
  questions: [
    { id: "one", label: "One", prompt: "Which one?", options, required: true },
    { id: "many", prompt: "Which many?", type: "multi", options },
    { id: "left", label: "Left", prompt: "What is left?", options },
  ],
});

function play(steps: readonly (Key | { readonly type: string })[], within: Client = client): Sheet {
  return steps.reduce<Sheet>(
    (sheet, step) =>
      typeof step === "string" ? press(within, sheet, step) : typeText(within, sheet, step.type),
    emptySheet,
  );
}

const noted = ["1", "n", { type: "k" }, "Enter", "Tab", "Shift+N", { type: "q" }, "Enter", "Tab"] as const;

describe("the result", () => {
  test("repeats the note of an option when the own answer reads like its value", () => {
    const sheet = play([
      "Tab",
      "n",
      { type: "k" },
      "Enter",
      "1",
      "4",
      { type: "alpha" },
      "Enter",
      "Left",
      "Left",
      "Left",
    ]);
    expect(buildResult(client, sheet, "submit").content[0].text).toBe(
      "Q2: Alpha, alpha\nQ2 / Alpha note: k\nQ2 / alpha note: k",
    );
  });

  test("lists the notes of an elaboration as a record would: numbers first, then as written", () => {
    const sheet = play([
      "n",
      { type: "a" },
      "Enter",
      "Down",
      "Down",
      "n",
      { type: "t" },
      "Enter",
      "Up",
      "n",
      { type: "b" },
      "Enter",
    ]);
    const { elaboration } = buildResult(client, sheet, "elaborate").details;
    expect(elaboration?.items.map(({ note }) => note)).toEqual(["t", "a", "b"]);
  });

  test("a note that was cleared and written again stands last", () => {
    const sheet = play([
      "n",
      { type: "a" },
      "Enter",
      "Down",
      "n",
      { type: "b" },
      "Enter",
      "Up",
      "n",
      "Backspace",
      "Enter",
      "n",
      { type: "c" },
      "Enter",
    ]);
    const { elaboration } = buildResult(client, sheet, "elaborate").details;
    expect(elaboration?.items.map(({ note }) => note)).toEqual(["b", "c"]);
  });

  test("carries ids and values that every object has", () => {
    const names = ["__proto__", "constructor", "toString"];
    const odd = clientOf({
      questions: names.map((id) => ({
        id,
        prompt: id,
        type: "multi",
        options: names.map((value) => ({ value, label: value })),
      })),
    });
    const all: Key[] = ["1", "2", "n", "x", "Enter", "Up", "n", "y", "Enter", "Shift+N", "z", "Enter", "Tab"];
    const sheet = play([...all, ...all, ...all, "2"], odd);
    const text = buildReply(odd, sheet) ?? "";
    const answer = `{"values":["__proto__","constructor"],"labels":["__proto__","constructor"],"indices":[1,2],"note":"z","optionNotes":{"__proto__":"y","constructor":"x"}}`;
    expect(sheet.outcome).toBe("elaborate");
    for (const name of names) expect(text).toContain(`"${name}":${answer}`);
    expect(text).toContain('"questionStates":{"__proto__":{"status":"needs_clarification"}');
    const back = answerRules.refill(odd, text);
    expect(back && buildReply(odd, back)).toBe(text);
    expect(parseResult(text)?.details.answers).toSatisfy((answers: object) =>
      Object.hasOwn(answers, "__proto__"),
    );
  });

  test("where nobody can be asked, lists the questions with their rows", () => {
    const asked = clientOf({
      questions: [
        { id: "a", label: "A\nB", prompt: "P", options: [{ value: "v", label: "L" }] },
        { id: "b", prompt: "P", type: "preview", options: [{ value: "v", label: "L", preview: "p" }] },
      ],
    });
    expect(nonInteractiveResult(asked).content[0].text).toMatchInlineSnapshot(`
      "Needs user input
      1. A B: P
         - L (value: v)
         - an answer in own words
      2. Q2: P
         - L (value: v)
      Ask for these in the conversation: \`details.questions\` describes them, and \`details.answers\` stays empty until they are answered."
    `);
  });
});

describe("the answer", () => {
  test("an open sheet sends nothing, an ended one the tool result", () => {
    expect(answerRules.send(client, play(["1"]), "json")).toEqual([]);
    const sheet = play(["1", "Left", "Left", "1"]);
    const [step] = answerRules.send(client, sheet, "json");
    expect(step).toMatchObject({ kind: "tool_end", tool: "ask_user" });
    expect(JSON.parse(step?.kind === "tool_end" ? step.output : "")).toMatchObject({
      content: [{ type: "text", text: "One: Alpha" }],
      details: { title: "T", cancelled: false, mode: "submit" },
    });
  });

  test("nothing required is ever missing, and nobody is asked without a UI", () => {
    expect(answerRules.missing(client, emptySheet)).toEqual([]);
    expect(answerRules.asks(client)).toBe(true);
    expect(answerRules.asks({ ...client, hasUI: false })).toBe(false);
  });

  test("says what was picked in the words of the sheet", () => {
    const sheet = play([...noted, "1"]);
    expect(answerRules.picked(client, sheet)).toEqual([
      { question: "One", values: ["Alpha"] },
      { question: "Left note", values: ["q"] },
      { question: "Review", values: ["Submit"] },
    ]);
  });
});

describe("an elaboration", () => {
  const sheet = play([
    "1",
    "1",
    "Left",
    "n",
    { type: "k" },
    "Enter",
    "Left",
    "Left",
    "Shift+N",
    { type: "q" },
    "Enter",
    "Tab",
    "2",
  ]);
  const reply = buildReply(client, sheet) ?? "";

  test("is picked with all its notes", () => {
    expect(answerRules.picked(client, sheet)).toEqual([
      { question: "One", values: ["Alpha"] },
      { question: "One / Alpha note", values: ["k"] },
      { question: "Q2", values: ["Alpha"] },
      { question: "Left note", values: ["q"] },
      { question: "Review", values: ["Elaborate"] },
    ]);
  });

  test("is asked again with the affected questions alone, and keeps the other answers", () => {
    const again = buildAgain(client, reply);
    expect(JSON.parse(again?.text ?? "")).toEqual({
      title: "T",
      questions: [
        { id: "one", label: "One", prompt: "Which one?", type: "single", required: true, options },
        { id: "left", label: "Left", prompt: "What is left?", type: "single", options },
      ],
    });
    expect(again?.words).toBe("Kept as answered: Q2: Alpha.");
    expect(again?.preservedAnswers).toEqual({ many: { values: ["alpha"], labels: ["Alpha"], indices: [1] } });
    expect(again?.sheet).toEqual({
      ...emptySheet,
      answers: [{ id: "many", values: ["alpha"], optionNotes: [] }],
    });
  });

  test("that affects nothing is not asked again", () => {
    expect(buildAgain(client, buildReply(client, play(["Left", "2"])) ?? "")).toBeUndefined();
    expect(buildAgain(client, buildReply(client, play(["Left", "1"])) ?? "")).toBeUndefined();
    expect(buildAgain(client, "nonsense")).toBeUndefined();
  });

  test("fills the sheet again, and builds the same bytes", () => {
    const back = answerRules.refill(client, reply);
    expect(back).toMatchObject({ tab: 3, outcome: "elaborate" });
    expect(back && buildReply(client, back)).toBe(reply);
  });

  test("does not take an own answer for the option it reads like", () => {
    const own = buildReply(client, play(["Tab", "4", { type: "alpha" }, "Enter", "Tab", "1"])) ?? "";
    expect(answerRules.refill(client, own)?.answers).toEqual([
      { id: "many", values: [], customText: "alpha", optionNotes: [] },
    ]);
  });

  test("no other text fills it", () => {
    for (const text of ["", "{", "{}", '{"content": [], "details": {}}', "Needs user input"]) {
      expect(answerRules.refill(client, text)).toBeUndefined();
      expect(answerRules.bubble(text)).toBeUndefined();
    }
  });
});

describe("the transcript", () => {
  test("tells a call in one line", () => {
    expect(callText({ questions: [{ label: "Goal" }, { label: " Tone " }, {}, null] })).toBe(
      "ask_user 4 question(s) (Goal,  Tone , Q3, Q4)",
    );
    expect(callText(null)).toBe("ask_user 0 question(s)");
    const long = callText({ questions: [{ label: "🙂".repeat(80) }] });
    expect([...long].length).toBe([..."ask_user 1 question(s) ()"].length + 50);
  });

  test.each([
    [["1", "4", { type: "own" }, "Enter", "Left", "Left", "Left", "1"], "✓ One: Alpha\n✓ Q2: (wrote) own"],
    [["1", "1", "4", { type: "own" }, "Esc", "n", "Left", "Left", "1"], "✓ One: Alpha\n✓ Q2: Alpha, own"],
    [
      ["Space", "n", { type: "k" }, "Enter", "Shift+N", { type: "q" }, "Enter", "Left", "1"],
      "✓ One: Alpha\n  note: q\n  Alpha note: k",
    ],
    [["Left", "1"], "Submitted"],
    [["1", "Esc"], "Cancelled"],
    [
      ["Shift+N", { type: "q" }, "Enter", "Left", "2"],
      'User asked to elaborate on question "Which one?" with note "q"',
    ],
  ] as const)("tells a result: %j", (steps, text) => {
    expect(answerRules.bubble(buildReply(client, play(steps)) ?? "")).toBe(text);
  });

  test("tells invalid input and a missing UI", () => {
    expect(resultText(nonInteractiveResult(client))).toBe("Cancelled");
  });
});

describe("the review tab", () => {
  const sheet = play(noted);

  test("lists for Submit and Cancel the notes that go with an answer, for Elaborate all", () => {
    const lines = (outcome: "submit" | "elaborate" | "cancel") =>
      reviewOf(client, sheet, outcome).map(({ labels, notes }) => [labels.join(), notes.length]);
    expect(lines("submit")).toEqual(lines("cancel"));
    expect(lines("submit")).toEqual([
      ["Alpha", 0],
      ["", 0],
      ["", 0],
    ]);
    expect(lines("elaborate")).toEqual([
      ["Alpha", 0],
      ["", 1],
      ["", 1],
    ]);
  });

  test("tells how each tab stands", () => {
    expect(client.questions.map((question) => tabStateOf(question, sheet))).toEqual([
      { isAnswered: true, isNoted: false },
      { isAnswered: false, isNoted: true },
      { isAnswered: false, isNoted: true },
    ]);
    expect(countAnswered(client, sheet)).toBe(1);
  });
});

describe("the key hints", () => {
  const hints = (sheet: Sheet) =>
    hintsFor({ ...client, paths: ["src/a.ts"] }, sheet).map(({ keys, does }) => `${keys} ${does}`);

  test("follow where the sheet stands", () => {
    expect(hints(emptySheet)).toEqual([
      "↑ ↓ move",
      "Enter choose",
      "Space toggle",
      "1–4 pick",
      "n note",
      "Shift+N note on question",
      "Tab next",
      "Esc cancel",
      "F6 leave",
    ]);
    expect(hints(play(["4", { type: "x" }]))).toEqual([
      "Enter save",
      "Esc keep draft, close",
      "@ file",
      "Shift+Enter new line",
      "Ctrl+C dismiss all",
      "F6 leave",
    ]);
    expect(hints(play(["Tab"])).slice(1, 4)).toEqual(["Enter next", "Space toggle", "1–4 toggle"]);
    expect(hints(play(["4", "Esc"])).slice(0, 3)).toEqual(["↑ ↓ move", "Enter type", "1–4 pick"]);
    expect(hints(play(["4"]))).toContain("↑ ↓ Tab move on");
    expect(hints(typeText(client, play(["4"]), "@"))).toContain("Enter insert");
    expect(hints(play(["Left"]))).toContain("2 elaborate");
    expect(hints(play(["Esc"]))).toEqual([]);
  });
});
