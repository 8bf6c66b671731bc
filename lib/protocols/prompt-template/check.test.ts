import { describe, expect, test } from "vitest";
import { defaultContext } from "../../protocol/context";
import { createCheck } from "../../protocol/create-check";
import type { Problem } from "../../protocol/problem";
import { applyEdits } from "../../text/testing/marked";
import { type Client, promptTemplate } from ".";

const { check, inspect } = createCheck([promptTemplate]);

const block = (template: string, variables: readonly unknown[] = []) =>
  JSON.stringify({ type: "prompt_template", template, variables });
const clientOf = (text: string, context = defaultContext) => check(text, context).client as Client;
const own = (text: string, code: string) =>
  check(text).problems.filter((problem) => problem.code === `prompt-template/${code}`);

function marked(text: string, { range: { start, end } }: Problem): string {
  const lines = text.split("\n");
  expect(start.line).toBe(end.line);
  return (lines[start.line - 1] ?? "").slice(start.column - 1, end.column - 1);
}

function mend(text: string, { fixes }: Problem): string {
  return applyEdits(text, fixes[0]?.edits ?? []);
}

describe("what a text is", () => {
  const one = { type: "prompt_template", template: "Hi {{who}}", variables: [{ name: "who", value: "Lea" }] };
  test.each([
    ["a block", one],
    ["a list", [{ type: "text", text: "First." }, one]],
    ["params", { sessionId: "s", prompt: [one] }],
    [
      "a request",
      { jsonrpc: "2.0", id: 1, method: "session/prompt", params: { sessionId: "s", prompt: [one] } },
    ],
  ])("%s is read", (_, value) => {
    const found = check(JSON.stringify(value));
    expect(found).toMatchObject({ protocol: "prompt-template", verdict: "works", engine: { ok: true } });
    expect((found.client as Client).text.endsWith("Hi Lea")).toBe(true);
  });

  test.each([
    ["another spelling of the type", { type: "promptTemplate", template: "", variables: [] }],
    ["a list of other blocks", [{ type: "text", text: "Hi" }]],
    ["another method", { jsonrpc: "2.0", id: 1, method: "session/new", params: {} }],
  ])("%s is not", (_, value) => {
    expect(check(JSON.stringify(value))).toMatchObject({ protocol: null, verdict: "unrecognised" });
  });
});

describe("placeholders", () => {
  test("without a variable are marked on their own characters, through escapes", () => {
    const text = String.raw`{"type": "prompt_template", "template": "\"\u00e9\n{{t\u006fne}}\" 😀 {{tone}}", "variables": []}`;
    expect(own(text, "unresolved").map((problem) => marked(text, problem))).toEqual([
      String.raw`{{t\u006fne}}`,
      "{{tone}}",
    ]);
    expect(JSON.parse(mend(text, own(text, "unresolved")[0] as Problem)).variables).toEqual([
      { name: "tone" },
    ]);
  });

  test("of half a character are warned of at its own characters, and can be mended", () => {
    const text = String.raw`{"type": "prompt_template", "template": "😀 \ud83d\ude00 {{a\ud83d}} \udc00", "variables": [{"name": "a\ud83d", "value": ""}]}`;
    const found = own(text, "half-character");
    expect(found.map((problem) => [problem.pointer, marked(text, problem)])).toEqual([
      ["/template", String.raw`\ud83d`],
      ["/template", String.raw`\udc00`],
      ["/variables/0/name", String.raw`\ud83d`],
    ]);
    expect(check(text).verdict).toBe("works");
    expect(mend(text, found[1] as Problem)).toBe(text.replace(String.raw` \udc00`, " "));
    expect(own(block("😀"), "half-character")).toEqual([]);
    expect(
      own(
        String.raw`{"type":"prompt_template","template":"","variables":[],"_meta":{"\udfff":[1]}}`,
        "half-character",
      ),
    ).toHaveLength(1);
    expect(own(block("\ud800".repeat(5_000)), "half-character")).toHaveLength(50);
  });

  test("inside of a request that is a string of a string keep their place", () => {
    const inner = block("a\n{{b}}");
    const text = JSON.stringify(JSON.stringify(inner));
    const [problem] = own(text, "unresolved");
    expect(problem && marked(text, problem)).toBe("{{b}}");
    expect(problem?.within).toBeDefined();
  });

  test("with blanks inside are mended in place", () => {
    const text = block("Hi {{ who }}", [{ name: "who", value: "Lea" }]);
    const [problem] = own(text, "spaces");
    expect(problem && clientOf(mend(text, problem)).text).toBe("Hi Lea");
    expect(own(text, "unused")).toEqual([]);
  });

  test("that are nearly a variable are mended to it", () => {
    const text = block("{{Repository_Name}} {{brnach}}", [
      { name: "repositoryName", value: "docs" },
      { name: "branch", value: "main" },
    ]);
    expect(own(text, "unresolved").map((problem) => problem.fixes[0]?.title)).toEqual([
      "Write {{repositoryName}}",
      "Write {{branch}}",
    ]);
  });

  test("whose name holds braces are the variable's where there is one", () => {
    const found = check(block("{{a}}b}}", [{ name: "a}}b", value: "x" }]));
    expect(found.problems.map(({ code }) => code)).toEqual(["prompt-template/odd-name"]);
    expect((found.client as Client).text).toBe("x");
  });
});

describe("the two texts", () => {
  test("differ where a default counts, and say so on its line", () => {
    const text = block("Hi {{n}}!", [{ name: "n", default_value: "friend" }]);
    const { text: full, strictText, unresolved } = clientOf(text);
    expect({ full, strictText, unresolved }).toEqual({
      full: "Hi friend!",
      strictText: "Hi {{n}}!",
      unresolved: [],
    });
    const [problem] = own(text, "deployed-differs");
    expect(problem && marked(text, problem)).toBe('"default_value"');
    expect(problem && JSON.parse(mend(text, problem)).variables[0].value).toBe("friend");
  });

  test("an empty value beats the default", () => {
    expect(clientOf(block("Hi {{n}}!", [{ name: "n", value: "", default_value: "friend" }])).text).toBe(
      "Hi !",
    );
  });

  test("name what is left once, in order", () => {
    const text = block("{{b}} {{a}} {{b}} {{c}}", [{ name: "a" }, { name: "c", value: "{{d}}" }]);
    expect(clientOf(text).unresolved).toEqual(["b", "a", "d"]);
  });

  test.each([
    [
      "a cascade",
      "{{a}}",
      [
        { name: "a", value: "{{b}}" },
        { name: "b", value: "x" },
      ],
      "x",
    ],
    [
      "a cycle",
      "{{a}}",
      [
        { name: "a", value: "{{b}}" },
        { name: "b", value: "{{a}}" },
      ],
      "{{a}}",
    ],
    ["duplicates", "{{a}}", [{ name: "a" }, { name: "a", value: "1" }, { name: "a", value: "2" }], "1"],
    ["braces around", "{{{a}}}", [{ name: "a", value: "x" }], "{x}"],
    ["a dollar", "{{a}} $1", [{ name: "a", value: "$& $` $$" }], "$& $` $$ $1"],
    ["__proto__", "{{__proto__}} {{constructor}}", [{ name: "__proto__", value: "p" }], "p {{constructor}}"],
    ["right to left", "{{שם}}", [{ name: "שם", value: "لينا" }], "لينا"],
  ] as const)("%s", (_, template, variables, text) => {
    expect(clientOf(block(template, variables)).text).toBe(text);
  });
});

test("a chain that doubles is refused in words, and at once", () => {
  const chain = Array.from({ length: 64 }, (_, at) => ({
    name: `v${at}`,
    value: `{{v${at + 1}}}{{v${at + 1}}}`,
  }));
  const text = block("{{v0}}", chain);
  const began = performance.now();
  expect(check(text)).toMatchObject({ verdict: "blocked", client: null, engine: { ok: true } });
  expect(performance.now() - began).toBeLessThan(8_000);
  expect(own(text, "growth")).toMatchObject([{ severity: "error", pointer: "/template" }]);
});

describe("the capability", () => {
  const text = block("Hi {{n}}, {{m}}", [{ name: "n", default_value: "Lea" }, { name: "m" }]);

  test("lets the block go out with the values that result", () => {
    expect(clientOf(text).request).toEqual({
      jsonrpc: "2.0",
      id: 2,
      method: "session/prompt",
      params: {
        sessionId: "sess_parley",
        prompt: [
          {
            type: "prompt_template",
            template: "Hi {{n}}, {{m}}",
            variables: [
              { name: "n", value: "Lea", required: false, default_value: "Lea" },
              { name: "m", required: false },
            ],
          },
        ],
      },
    });
  });

  test("off, the text goes in its place", () => {
    const context = { ...defaultContext, promptVariables: false };
    expect(clientOf(text, context).request.params.prompt).toEqual([{ type: "text", text: "Hi Lea, {{m}}" }]);
    expect(check(text, context)).toMatchObject({ verdict: "degraded" });
    expect(check(block("x"), { ...context, protocolVersion: 2 })).toMatchObject({ verdict: "degraded" });
  });

  test("keeps what a request says of its own", () => {
    const params = {
      sessionId: "s1",
      prompt: [
        {
          type: "prompt_template",
          template: "",
          variables: [],
          annotations: { priority: 1 },
          _meta: { b: [] },
        },
      ],
      messageId: "m",
      _meta: { 2: 1, a: null },
    };
    const request = { jsonrpc: "2.0", id: "seven", method: "session/prompt", params };
    expect(clientOf(JSON.stringify(request)).request).toEqual(request);
    const [, off] = [true, false].map((promptVariables) =>
      clientOf(JSON.stringify(request), { ...defaultContext, promptVariables }),
    );
    expect(off?.request.params.prompt).toEqual([
      { type: "text", text: "", annotations: { priority: 1 }, _meta: { b: [] } },
    ]);
  });
});

describe("every fix of a refused sample takes its problem away", () => {
  const faulty = promptTemplate.samples.flatMap(({ name, text }) =>
    check(text)
      .problems.filter(({ fixes }) => fixes.length > 0)
      .map((problem) => [`${name} ${problem.code} ${problem.pointer}`, text, problem] as const),
  );
  test.each(faulty)("%s", (_, text, problem) => {
    const after = check(mend(text, problem));
    const count = ({ problems }: ReturnType<typeof check>) =>
      problems.filter(
        ({ code, pointer, message }) =>
          `${code}${pointer}${message}` === `${problem.code}${problem.pointer}${problem.message}`,
      ).length;
    expect(after.protocol).toBe("prompt-template");
    expect(count(after)).toBeLessThan(count(check(text)));
  });
});

test("the values of a set are not its own: its variables are", () => {
  const text = block("Hi {{n}}", [{ name: "n", value: "Lea" }]);
  const { check: found, placeholders } = inspect(text, { ...defaultContext, values: { n: "Max" } });
  expect((found.client as Client).text).toBe("Hi Lea");
  expect(placeholders).toMatchObject([{ name: "n", value: "Lea" }]);
});

test("a text the agent refuses may be sent as it stands", () => {
  const text = '{ "type": "prompt_template", "template": 5, "variables": [] }';
  const { subject, check: found } = inspect(text);
  if (subject === null) throw new Error("It is recognised.");
  const sending = {
    client: found.client,
    fill: undefined,
    sent: [],
    moment: { now: "2026-01-01T00:00:00Z", nextId: () => "" },
  };
  expect(promptTemplate.send(subject, found.engine, sending)).toEqual([
    {
      kind: "user_message",
      text: '{"jsonrpc":"2.0","id":2,"method":"session/prompt","params":{"sessionId":"sess_parley","prompt":[{"type":"prompt_template","template":5,"variables":[]}]}}',
    },
  ]);
});

test("a large template is checked in good time", () => {
  const count = 2_000;
  const variables = Array.from({ length: count }, (_, at) => ({ name: `n${at}`, value: `v${at}` }));
  const text = block(
    `${"word {{no}} ".repeat(5_000)}${variables.map(({ name }) => `{{${name}}}`).join("")}`,
    variables,
  );
  const began = performance.now();
  expect(check(text)).toMatchObject({ verdict: "works", totals: { warning: 5_000 } });
  expect(performance.now() - began).toBeLessThan(8_000);
});
