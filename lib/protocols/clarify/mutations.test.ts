import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Range } from "../../text/layer";
import { check } from "../check";
import { rules } from "./rules";

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
type JsonObject = Readonly<Record<string, Json>>;

interface Call {
  readonly title: Json;
  readonly prompts: readonly JsonObject[];
}

/** One rule of the engine broken, and nothing else. */
interface Mutation {
  readonly name: string;
  readonly code: string;
  readonly pointer: string;
  /** Stands in the marked text. */
  readonly token: string;
  readonly change: (call: Call) => { readonly title: Json; readonly prompts: readonly Json[] };
}

const choice = 0;
const confirm = 1;
const text = 2;

function changePrompt(index: number, change: (prompt: JsonObject) => Json) {
  return ({ title, prompts }: Call) => ({
    title,
    prompts: prompts.map((prompt, at) => (at === index ? change(prompt) : prompt)),
  });
}

function without(prompt: JsonObject, key: string): JsonObject {
  return Object.fromEntries(Object.entries(prompt).filter(([name]) => name !== key));
}

/** A member of a prompt set to a value that is wrong there. */
function wrong(code: string, index: number, key: string, value: Json): Mutation {
  return {
    name: `${key} ${JSON.stringify(value)?.slice(0, 40)} of prompt ${index}`,
    code,
    pointer: `/prompts/${index}/${key}`,
    token: JSON.stringify(value),
    change: changePrompt(index, (prompt) => ({ ...prompt, [key]: value })),
  };
}

function missing(code: string, index: number, key: string): Mutation {
  return {
    name: `no ${key} in prompt ${index}`,
    code,
    pointer: `/prompts/${index}/${key}`,
    token: "{",
    change: changePrompt(index, (prompt) => without(prompt, key)),
  };
}

function withOption(prompt: JsonObject, at: number, change: (option: JsonObject) => Json): JsonObject {
  const options = prompt.options as readonly JsonObject[];
  return { ...prompt, options: options.map((option, index) => (index === at ? change(option) : option)) };
}

function wrongOption(code: string, key: string, value: Json): Mutation {
  return {
    name: `${key} ${JSON.stringify(value).slice(0, 40)} of an option`,
    code,
    pointer: `/prompts/${choice}/options/1/${key}`,
    token: JSON.stringify(value),
    change: changePrompt(choice, (prompt) =>
      withOption(prompt, 1, (option) => ({ ...option, [key]: value })),
    ),
  };
}

function missingInOption(code: string, key: string): Mutation {
  return {
    name: `no ${key} in an option`,
    code,
    pointer: `/prompts/${choice}/options/1/${key}`,
    token: "{",
    change: changePrompt(choice, (prompt) => withOption(prompt, 1, (option) => without(option, key))),
  };
}

const long = (count: number) => "😀".repeat(count);
const options = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `o${index}`, label: `Label ${index}` }));
const notText: readonly Json[] = [5, true, [], {}, ["x"]];
const notBoolean: readonly Json[] = [0, 1, "true", "", [], {}];
const notId: readonly Json[] = [
  "",
  "  ",
  "Bucket",
  "1st",
  "a b",
  "é",
  "_a",
  "a".repeat(65),
  "a\ufeff",
  7,
  null,
  ["a"],
  {},
];

const mutations: readonly Mutation[] = [
  {
    name: "no prompt",
    code: "prompts-count",
    pointer: "/prompts",
    token: "",
    change: ({ title }) => ({ title, prompts: [] }),
  },
  {
    name: "six prompts",
    code: "prompts-count",
    pointer: "/prompts",
    token: "",
    change: ({ title, prompts }) => {
      const more = [3, 4, 5].map((index) => ({ id: `more_${index}`, kind: "confirm", question: "Go on?" }));
      return { title, prompts: [...prompts, ...more] };
    },
  },
  ...[5, "x", null, true, []].map((value) => ({
    name: `a prompt that is ${JSON.stringify(value)}`,
    code: "prompt-type",
    pointer: "/prompts/1",
    token: JSON.stringify(value),
    change: changePrompt(1, () => value),
  })),
  ...["date", "Choice", "", "  ", 5, null, ["text"]].map((value) => wrong("kind", text, "kind", value)),
  missing("kind", text, "kind"),
  ...notId.map((value) => wrong("id", confirm, "id", value)),
  missing("id", confirm, "id"),
  {
    name: "a prompt's id that stands twice once trimmed",
    code: "id-duplicate",
    pointer: "/prompts/2/id",
    token: '" which\\n"',
    change: changePrompt(text, (prompt) => ({ ...prompt, id: " which\n" })),
  },
  ...["", " \u001c\u0085", ...notText, null].map((value) => wrong("question", confirm, "question", value)),
  missing("question", confirm, "question"),
  wrong("too-long", confirm, "question", long(501)),
  wrong("too-long", choice, "hint", long(501)),
  wrong("too-long", confirm, "confirmLabel", long(121)),
  wrong("too-long", confirm, "cancelLabel", long(121)),
  wrong("too-long", text, "placeholder", long(201)),
  wrong("too-long", text, "defaultValue", long(2001)),
  ...notText.flatMap((value) => [
    wrong("not-text", choice, "hint", value),
    wrong("not-text", confirm, "confirmLabel", value),
    wrong("not-text", confirm, "cancelLabel", value),
    wrong("not-text", text, "placeholder", value),
    wrong("not-text", text, "defaultValue", value),
  ]),
  ...notBoolean.flatMap((value) => [
    wrong("not-boolean", text, "required", value),
    wrong("not-boolean", choice, "allowMultiple", value),
    wrong("not-boolean", confirm, "danger", value),
    wrong("not-boolean", text, "multiline", value),
  ]),
  ...[null, "x", 5, {}, true].map((value) => wrong("options-type", choice, "options", value)),
  missing("options-type", choice, "options"),
  ...[0, 1, 13, 200].map((count) => ({
    ...wrong("options-count", choice, "options", options(count)),
    name: `${count} options`,
    token: '"options"',
  })),
  ...[5, "x", null, []].map((value) => ({
    name: `an option that is ${JSON.stringify(value)}`,
    code: "option-type",
    pointer: "/prompts/0/options/1",
    token: JSON.stringify(value),
    change: changePrompt(choice, (prompt) => withOption(prompt, 1, () => value)),
  })),
  ...notId.map((value) => wrongOption("id", "id", value)),
  missingInOption("id", "id"),
  wrongOption("id-duplicate", "id", " a"),
  ...["", "\u3000", ...notText, null].map((value) => wrongOption("label", "label", value)),
  missingInOption("label", "label"),
  wrongOption("too-long", "label", long(121)),
  wrongOption("too-long", "description", long(301)),
  ...notText.map((value) => wrongOption("not-text", "description", value)),
  {
    name: "a title that is too long",
    code: "too-long",
    pointer: "/title",
    token: long(121),
    change: ({ prompts }) => ({ title: long(121), prompts }),
  },
  ...[5, true, ["x"], { a: 1 }].map((title) => ({
    name: `the title ${JSON.stringify(title)}`,
    code: "title-type",
    pointer: "/title",
    token: JSON.stringify(title),
    change: ({ prompts }: Call) => ({ title, prompts }),
  })),
];

interface Form {
  readonly wrap: (call: { readonly title: Json; readonly prompts: Json }, indent: number) => string;
  /** How often the prompts lie inside of a string. */
  readonly depth: number;
  /** Where the title is less deep than the prompts. */
  readonly titleDepth: number;
}

const protocol = "appwrite.clarify/v1";
const forms: Readonly<Record<string, Form>> = {
  envelope: {
    wrap: ({ title, prompts }, indent) => JSON.stringify({ protocol, prompts, title }, null, indent),
    depth: 0,
    titleDepth: 0,
  },
  "arguments string": {
    wrap: ({ title, prompts }, indent) =>
      JSON.stringify({ prompts: JSON.stringify(prompts, null, indent), title }, null, indent),
    depth: 1,
    titleDepth: 0,
  },
  "tool event": {
    wrap: (call, indent) =>
      JSON.stringify(
        { type: "tool_end", tool: "clarify", output: JSON.stringify({ protocol, ...call }, null, indent) },
        null,
        indent,
      ),
    depth: 1,
    titleDepth: 1,
  },
  "model call": {
    wrap: ({ title, prompts }, indent) => {
      const inner = JSON.stringify({ title, prompts: JSON.stringify(prompts, null, indent) }, null, indent);
      return JSON.stringify(
        { type: "function", function: { name: "clarify", arguments: inner } },
        null,
        indent,
      );
    },
    depth: 2,
    titleDepth: 1,
  },
  fenced: {
    wrap: (call, indent) => `\`\`\`json\n${JSON.stringify({ protocol, ...call }, null, indent)}\n\`\`\`\n`,
    depth: 0,
    titleDepth: 0,
  },
};

function cutOut(source: string, { start, end }: Range): string {
  const lines = source.split("\n");
  const offset = ({ line, column }: Range["start"]) =>
    lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
  return source.slice(offset(start), offset(end));
}

function unescaped(part: string, depth: number): string {
  return depth === 0 ? part : unescaped(JSON.parse(`"${part}"`), depth - 1);
}

const calm: Call = {
  title: "A few questions",
  prompts: [
    {
      id: "which",
      kind: "choice",
      question: "Which of them?",
      options: [
        { id: "a", label: "Apples" },
        { id: "b", label: "Pears", description: "Green ones" },
        { id: "c", label: "Plums" },
      ],
    },
    { id: "go", kind: "confirm", question: "Start now?", confirmLabel: "Start", cancelLabel: "Wait" },
    { id: "why", kind: "text", question: "Why?", required: false },
  ],
};

function expectFound(
  { code, pointer, token, change }: Mutation,
  call: Call,
  form: Form,
  indent: number,
): void {
  const source = form.wrap(change(call), indent);
  const found = check(source);
  const errors = found.problems.filter(({ severity }) => severity === "error");
  expect(errors.map((problem) => [problem.code, problem.pointer])).toEqual([[`clarify/${code}`, pointer]]);
  const depth = pointer === "/title" ? form.titleDepth : form.depth;
  const marked = errors.map(({ range }) => unescaped(cutOut(source, range), depth));
  expect(marked[0]).not.toBe("");
  // Between blanks of pretty JSON only the tokens are the same.
  expect(marked[0]?.replaceAll(/\s/g, "")).toContain(token.replaceAll(/\s/g, ""));
  expect(found.engine).toMatchObject({ ok: false });
}

describe.each(Object.entries(forms))("as %s", (_, form) => {
  test("the sample that is changed has no fault", () => {
    expect(check(form.wrap(calm, 2))).toMatchObject({ verdict: "works", problems: [] });
  });

  test.each(mutations.map((mutation) => [mutation.name, mutation] as const))("%s", (_, mutation) => {
    expectFound(mutation, calm, form, 2);
  });
});

const words = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 30 })
  .map((some) => `Is ${some.replaceAll(/[a-z]/gi, "")} it?`);

/** The calm call with other words, and members nobody knows in between. */
const calls = fc.record({ questions: fc.tuple(words, words, words), hint: words, isNoted: fc.boolean() }).map(
  ({ questions, hint, isNoted }): Call => ({
    title: calm.title,
    prompts: calm.prompts.map((prompt, index) => ({
      ...(isNoted ? { "x-note": [{ question: "?" }] } : {}),
      ...prompt,
      question: questions[index] ?? "?",
      hint,
    })),
  }),
);

test("any rule broken in any good call, in any form, is named where it is broken", () => {
  fc.assert(
    fc.property(
      calls,
      fc.constantFrom(...mutations),
      fc.constantFrom(...Object.values(forms)),
      fc.constantFrom(0, 2, 4),
      (call, mutation, form, indent) => expectFound(mutation, call, form, indent),
    ),
    { numRuns: 10_000 },
  );
}, 300_000);

test("the list breaks every rule of the engine that a single prompt or title can break", () => {
  const broken = new Set(mutations.map(({ code }) => `clarify/${code}`));
  const whole = /\/(?:arguments|answers|output|protocol|prompts-(?!count))/;
  const expected = rules.filter(({ code, severity }) => severity === "error" && !whole.test(code));
  expect(expected.map(({ code }) => code).filter((code) => !broken.has(code))).toEqual([]);
});
