import { describe, expect, test } from "vitest";
import type { Key } from "./keys";
import { suggestionsOf } from "./moves";
import { openOptionNote, openQuestionNote, openTab, pickRow, runAction, toggleRow } from "./pointer";
import { buildResult } from "./result";
import type { Question } from "./schema";
import { emptySheet, type Flow, openEditor, parseSheet, type Sheet } from "./sheet";
import { findAnswer } from "./sheet-answers";
import { acceptSuggestion, edit, isTextBoxKey, press, startState, typeText } from "./state";

function ask(id: string, type: Question["type"] = "single", options = ["alpha", "beta", "gamma"]): Question {
  return {
    id,
    label: id,
    prompt: `Which ${id}?`,
    type,
    required: false,
    options: options.map((value) => ({ value, label: value, ...(type === "preview" && { preview: "p" }) })),
  };
}

const flow: Flow = {
  questions: [ask("one"), ask("many", "multi"), ask("look", "preview")],
  paths: ["src/a.ts", "src/b.ts"],
};

type Step = Key | { readonly type: string };

function play(steps: readonly Step[], from: Sheet = emptySheet, within: Flow = flow): Sheet {
  return steps.reduce<Sheet>(
    (sheet, step) =>
      typeof step === "string" ? press(within, sheet, step) : typeText(within, sheet, step.type),
    from,
  );
}

const answersOf = (sheet: Sheet, end: "submit" | "elaborate" = "submit") =>
  buildResult(flow, sheet, end).details.answers;

describe("keys", () => {
  test("a key that means nothing changes nothing", () => {
    for (const key of ["x", "0", "F6", "Shift+Enter", "Backspace", "constructor"]) {
      expect(press(flow, emptySheet, key)).toBe(emptySheet);
    }
  });

  test("after the end no key acts", () => {
    const ended = play(["Esc"]);
    expect(ended.outcome).toBe("cancel");
    expect(play(["1", "Enter", "Ctrl+C", { type: "x" }], ended)).toBe(ended);
  });

  test("the digits of the review tab act at once", () => {
    const review = play(["Left"]);
    expect(["1", "2", "3", "4"].map((key) => press(flow, review, key).outcome)).toEqual([
      "submit",
      "elaborate",
      "cancel",
      null,
    ]);
  });

  test("a digit in an open editor is typed", () => {
    const sheet = play(["4", "1", "n", "Shift+N", "Space", "é"]);
    expect(openEditor(flow, sheet)).toMatchObject({ text: "1nN é", caret: 5 });
  });

  test("a digit without a row opens the closed editor of the row for an own answer again", () => {
    const sheet = play(["4", { type: "ab" }, "Esc"]);
    expect(openEditor(flow, sheet)).toBeUndefined();
    expect(openEditor(flow, press(flow, sheet, "9"))?.text).toBe("ab");
  });

  test("Ctrl+C dismisses without the draft and keeps what was saved", () => {
    const sheet = play(["4", { type: "saved" }, "Esc", "Enter", { type: " draft" }, "Ctrl+C"]);
    expect(sheet).toMatchObject({ outcome: "cancel", editor: null, answers: [{ customText: "saved" }] });
  });
});

describe("the pointer", () => {
  test("gives the same answers as keys", () => {
    const byKeys = play(["2", "1", "3", "4", { type: "own" }, "Esc", "Tab", "2", "1"]);
    let byPointer = pickRow(flow, emptySheet, 1);
    byPointer = pickRow(flow, byPointer, 0);
    byPointer = pickRow(flow, byPointer, 2);
    byPointer = pickRow(flow, byPointer, 3);
    byPointer = edit(flow, byPointer, { text: "own", caret: 3 });
    byPointer = openTab(flow, byPointer, 2);
    byPointer = runAction(flow, pickRow(flow, byPointer, 1), "submit");
    expect(JSON.stringify(buildResult(flow, byPointer, "submit"))).toBe(
      JSON.stringify(buildResult(flow, byKeys, "submit")),
    );
    expect(byPointer.outcome).toBe("submit");
  });

  test("keeps a half-typed draft when it goes elsewhere, and leaves the editor that is pressed open", () => {
    const typing = play(["4", { type: "half " }]);
    expect(pickRow(flow, typing, 3)).toBe(typing);
    expect(toggleRow(flow, typing, 3)).toBe(typing);
    expect(openTab(flow, typing, 0)).toBe(typing);
    expect(answersOf(openTab(flow, typing, 1)).one).toMatchObject({ customText: "half " });
  });

  test("opens notes, and chooses or takes back a row", () => {
    const noted = play([{ type: "why" }, "Enter"], openOptionNote(flow, emptySheet, 1));
    expect(noted).toMatchObject({
      row: 1,
      answers: [{ optionNotes: [{ optionValue: "beta", note: "why" }] }],
    });
    expect(openOptionNote(flow, emptySheet, 3)).toBe(emptySheet);
    const asked = openQuestionNote(flow, noted);
    expect(openEditor(flow, asked)?.target).toEqual({ kind: "question" });
    expect(openQuestionNote(flow, asked)).toBe(asked);
    const chosen = toggleRow(flow, noted, 1);
    expect(answersOf(chosen).one).toMatchObject({ values: ["beta"], optionNotes: { beta: "why" } });
    expect(Object.keys(answersOf(toggleRow(flow, chosen, 1)))).toEqual([]);
  });

  test("does nothing where there is nothing", () => {
    expect(pickRow(flow, emptySheet, 9)).toBe(emptySheet);
    expect(openTab(flow, emptySheet, 4)).toBe(emptySheet);
    expect(runAction(flow, emptySheet, "submit")).toBe(emptySheet);
    expect(pickRow(flow, play(["Left"]), 0)).toMatchObject({ outcome: null });
  });
});

describe("a real text box", () => {
  const open = play(["4"]);

  test("reports what it holds", () => {
    const typed = edit(flow, open, { text: "日本", caret: 1 });
    expect(openEditor(flow, typed)).toMatchObject({ text: "日本", caret: 1 });
    expect(edit(flow, typed, { text: "日本", caret: 1 })).toBe(typed);
    expect(edit(flow, emptySheet, { text: "x", caret: 1 })).toBe(emptySheet);
  });

  test("has its keys while there is text, and the flow has them while there is none", () => {
    const typed = edit(flow, open, { text: "ab", caret: 1 });
    const keys = ["a", "Space", "Backspace", "Shift+Enter", "Left", "Up", "Tab", "Enter", "Esc", "Ctrl+C"];
    expect(keys.filter((key) => isTextBoxKey(flow, typed, key))).toEqual(keys.slice(0, 6));
    expect(keys.filter((key) => isTextBoxKey(flow, open, key))).toEqual(keys.slice(0, 4));
    expect(keys.filter((key) => isTextBoxKey(flow, emptySheet, key))).toEqual([]);
  });
});

describe("the @ list", () => {
  const typing = play(["4", { type: "see @s" }]);

  test("opens while typing, is walked and taken by keys, then Enter saves", () => {
    expect(suggestionsOf(flow, typing)).toMatchObject({ query: "s", highlighted: 0 });
    const taken = play(["Down", "Enter"], typing);
    expect(openEditor(flow, taken)).toMatchObject({ text: "see @src/b.ts " });
    expect(play(["Enter"], taken)).toMatchObject({ tab: 1, answers: [{ customText: "see @src/b.ts" }] });
    expect(openEditor(flow, play(["Up", "Tab"], typing))?.text).toBe("see @src/b.ts ");
    expect(openEditor(flow, acceptSuggestion(flow, typing, 0))?.text).toBe("see @src/a.ts ");
    expect(acceptSuggestion(flow, typing, 7)).toBe(typing);
  });

  test("Esc keeps the draft and closes the editor, list or not", () => {
    expect(press(flow, typing, "Esc")).toMatchObject({ editor: null, answers: [{ customText: "see @s" }] });
  });

  test("is put away when the caret moves, and does not open on a saved text", () => {
    expect(suggestionsOf(flow, press(flow, typing, "Left"))).toBeUndefined();
    expect(suggestionsOf(flow, play(["Esc", "Enter"], typing))).toBeUndefined();
    expect(suggestionsOf({ questions: flow.questions }, typing)).toBeUndefined();
  });
});

describe("a flow that changes under the sheet", () => {
  const filled = play(["2", "1", "2", { type: "no" }, "Shift+N", { type: "half" }]);

  test("keeps the answers of questions that are gone, and gives them back", () => {
    const without: Flow = { questions: [ask("other")] };
    const sheet = startState(without, filled);
    expect(buildResult(without, sheet, "submit").details.answers).toEqual({});
    expect(sheet.tab).toBeLessThanOrEqual(1);
    const back = startState(flow, sheet);
    expect(answersOf(back).one?.values).toEqual(["beta"]);
    expect(openEditor(flow, back)?.text).toBe("half");
  });

  test("follows the open editor to where its question stands now", () => {
    const turned: Flow = { questions: [ask("many", "multi"), ask("one")] };
    expect(startState(turned, filled)).toMatchObject({ tab: 0 });
    const grown: Flow = { questions: [ask("one", "single", ["x", "alpha", "beta"])] };
    const noting = openOptionNote(flow, emptySheet, 1);
    expect(startState(grown, noting)).toMatchObject({ row: 2 });
    const more: Flow = { questions: [ask("one", "single", ["a", "b", "c", "d"])] };
    expect(startState(more, play(["4"]))).toMatchObject({ row: 4, editor: { target: { kind: "answer" } } });
  });

  test("keeps a draft whose question is gone as its note when another key is pressed", () => {
    const sheet = press({ questions: [ask("other")] }, filled, "Down");
    expect(sheet.editor).toBeNull();
    expect(findAnswer(sheet.answers, "many")?.note).toBe("half");
  });

  test("counts of several answers the last one where only one may be given", () => {
    const now: Flow = { questions: [ask("one"), ask("many", "single")] };
    expect(buildResult(now, filled, "submit").details.answers.many?.values).toEqual(["beta"]);
  });

  test("takes back the outcome when it starts anew", () => {
    expect(startState(flow, play(["Esc"])).outcome).toBeNull();
  });
});

describe("storage", () => {
  test("a sheet survives it whole", () => {
    const sheet = play(["1", "2", "n", { type: "a @s" }]);
    expect(parseSheet(JSON.parse(JSON.stringify(sheet)))).toEqual(sheet);
  });

  test.each([null, 3, {}, [], { ...emptySheet, tab: -1 }, { ...emptySheet, editor: { text: 3 } }])(
    "%j is none",
    (value) => {
      expect(parseSheet(value)).toBeUndefined();
    },
  );

  test("a sheet from elsewhere is brought within the flow", () => {
    const far: Sheet = { ...emptySheet, tab: 99, row: 99, action: 2 };
    expect(startState(flow, far)).toMatchObject({ tab: 3, row: 0 });
    expect(press(flow, far, "Up")).toMatchObject({ tab: 3, action: 1 });
  });
});
