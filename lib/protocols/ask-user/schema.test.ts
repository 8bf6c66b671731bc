import { describe, expect, test } from "vitest";
import { readPayload } from "./schema";

const options = [{ value: "a", label: "A" }];

function issuesOf(value: unknown): readonly (readonly [string, string])[] {
  const reading = readPayload(value);
  return reading.ok ? [] : reading.issues.map(({ path, message }) => [path, message] as const);
}

const ask = (...questions: unknown[]) => ({ questions });

describe("issues", () => {
  test("each names its question and option and says how to mend it", () => {
    const payload = ask(
      { id: "a", prompt: "P", type: "grid", options },
      {
        id: "a",
        label: " ",
        prompt: 7,
        type: "preview",
        options: [{ value: "v", label: null, description: "", preview: " " }, { value: " v " }],
      },
      { id: "c", prompt: "P", options: [] },
      { prompt: "P", options: "no" },
    );
    expect(issuesOf(payload)).toMatchInlineSnapshot(`
      [
        [
          "questions[0].type",
          "Question 1 has an unknown type, "grid". Write "single", "multi" or "preview", or leave it out for single.",
        ],
        [
          "questions[1].id",
          "Question 2 repeats the id of question 1. Give it one of its own.",
        ],
        [
          "questions[1].label",
          "Question 2 has a blank label. Write some text or leave it out.",
        ],
        [
          "questions[1].prompt",
          "Question 2 has a prompt that is a number. Write it as text.",
        ],
        [
          "questions[1].options[0].label",
          "Option 1 of question 2 has a label that is null. Write it as text.",
        ],
        [
          "questions[1].options[0].description",
          "Option 1 of question 2 has a blank description. Write some text or leave it out.",
        ],
        [
          "questions[1].options[0].preview",
          "Option 1 of question 2 has a blank preview. Write some text or leave it out.",
        ],
        [
          "questions[1].options[0].preview",
          "Option 1 of question 2 has no preview, which a preview question needs. Add preview text, or switch to type "single".",
        ],
        [
          "questions[1].options[1].value",
          "Option 2 of question 2 repeats the value of option 1. Give it one of its own.",
        ],
        [
          "questions[1].options[1].label",
          "Option 2 of question 2 has no label. Add one.",
        ],
        [
          "questions[1].options[1].preview",
          "Option 2 of question 2 has no preview, which a preview question needs. Add preview text, or switch to type "single".",
        ],
        [
          "questions[2].options",
          "Question 3 has no options. Add at least one, with value and label.",
        ],
        [
          "questions[3].id",
          "Question 4 has no id. Add one.",
        ],
        [
          "questions[3].options",
          "Question 4 has options that are text. Write a list of options.",
        ],
      ]
    `);
  });

  test.each([
    ["null", null],
    ["a list", [ask()]],
    ["text", "hello"],
    ["a number", 3],
  ])("a payload that is %s has no questions", (kind, value) => {
    expect(issuesOf(value)).toEqual([
      ["questions", `The payload must be an object with a list of questions, and is ${kind}.`],
    ]);
  });

  test.each([{ value: "" }, { value: [] }, { value: { length: 0 } }])(
    "a value of the wrong kind that has a length of nothing gives one issue: %j",
    ({ value }) => {
      expect(issuesOf(ask({ id: value, prompt: "P", options })).length).toBe(1);
    },
  );

  test("what stands for an option is read as one without members", () => {
    expect(
      issuesOf(ask({ id: "a", prompt: "P", options: [3, null, [], "x"] })).map(([path]) => path),
    ).toEqual(
      [0, 1, 2, 3].flatMap((index) => [
        `questions[0].options[${index}].value`,
        `questions[0].options[${index}].label`,
      ]),
    );
  });

  test("a long type is cut, also inside of pairs", () => {
    const [[, message = ""] = []] = issuesOf(ask({ id: "a", prompt: "P", options, type: "🙂".repeat(5000) }));
    expect(message).toContain(`"${"🙂".repeat(40)}…"`);
  });
});

describe("normalisation", () => {
  test("trims as JavaScript does and drops what the tool does not know", () => {
    const blanks = "\u00a0\ufeff\n";
    const reading = readPayload({
      junk: 1,
      questions: [
        {
          id: `${blanks}a`,
          prompt: `P${blanks}`,
          junk: 1,
          options: [{ value: "v", label: "l", preview: "  x\n  y ", junk: 1 }],
        },
      ],
    });
    expect(reading).toEqual({
      ok: true,
      client: {
        questions: [
          {
            id: "a",
            label: "Q1",
            prompt: "P",
            type: "single",
            required: false,
            options: [{ value: "v", label: "l", preview: "x\n  y" }],
          },
        ],
      },
    });
  });

  test("passes any title on and takes anything for required", () => {
    for (const title of ["", null, 7, { a: [1] }]) {
      expect(
        readPayload({ title, ...ask({ id: "a", prompt: "P", options, required: "true" }) }),
      ).toMatchObject({
        ok: true,
        client: { title, questions: [{ required: false }] },
      });
    }
    expect(readPayload({ title: { a: 1 }, questions: 1 })).toMatchObject({ ok: false, title: { a: 1 } });
  });

  test("takes ids and values that every object has", () => {
    const names = ["__proto__", "constructor", "toString", "hasOwnProperty"];
    const all = names.map((value) => ({ value, label: value }));
    const reading = readPayload(ask(...names.map((id) => ({ id, prompt: id, options: all }))));
    expect(reading.ok && reading.client.questions.map(({ id }) => id)).toEqual(names);
    expect(
      issuesOf(JSON.parse('{"questions": [{"__proto__": {"id": "a", "prompt": "P"}, "options": []}]}')),
    ).toHaveLength(3);
  });
});
