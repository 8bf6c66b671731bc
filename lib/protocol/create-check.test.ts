import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { maxBytes } from "../text/limits";
import { anyJson, anyText, mutatedJson } from "../text/testing/texts";
import type { CheckContext } from "./check";
import { defaultContext } from "./context";
import { createCheck } from "./create-check";
import { problemAt } from "./place";
import type { Problem } from "./problem";
import type { Protocol } from "./protocol";
import { frame, note } from "./testing/toys";

const json = JSON.stringify;
const envelope = '{"protocol":"toy.note/v1","notes":"hi"}';
const blocked = '{"protocol":"toy.note/v1","notes":1}';
const { check, inspect } = createCheck([note, frame]);
const without = { protocol: null, engine: null, client: null, verdict: "unrecognised" };

/** A protocol of the same marks whose check is the one given. */
function withCheck(own: Protocol["check"]) {
  return createCheck([{ ...note, check: own } as Protocol]).check;
}

const problem = (severity: Problem["severity"], line: number, column = 1): Problem => {
  const at = { line, column };
  return {
    severity,
    code: `x/${line}-${column}`,
    message: "",
    pointer: "",
    range: { start: at, end: at },
    fixes: [],
  };
};

describe("a message", () => {
  test("has its protocol's word, form and totals", () => {
    expect(check(envelope)).toEqual({
      protocol: "note",
      form: "envelope",
      verdict: "works",
      engine: { ok: true, output: "hi" },
      client: { text: "hi" },
      problems: [],
      totals: { error: 0, warning: 0, info: 0 },
    });
  });

  test("in an output has problems placed through the escapes", () => {
    expect(check(json({ tool: "note", output: blocked }))).toMatchObject({
      form: "tool event",
      verdict: "blocked",
      problems: [
        {
          pointer: "/notes",
          within: "/output",
          range: { start: { line: 1, column: 66 }, end: { line: 1, column: 67 } },
        },
      ],
      totals: { error: 1 },
    });
  });

  test("is handed to its protocol with the context, or with the default one", () => {
    const seen: CheckContext[] = [];
    const remember = withCheck((_, context) => {
      seen.push(context);
      return { verdict: "works", engine: null, client: null, problems: [] };
    });
    remember(envelope);
    remember(envelope, { ...defaultContext, hasUI: false });
    expect(seen).toEqual([defaultContext, { ...defaultContext, hasUI: false }]);
  });

  test("is handed out with its protocol and subject", () => {
    const { protocol, subject, events } = inspect(envelope);
    expect([protocol, subject?.text, events]).toEqual([note, envelope, []]);
  });
});

describe("a known tool's call that cannot be read", () => {
  test("is blocked, and the fault lies inside its text", () => {
    expect(check(json({ type: "tool_use", name: "note", input: '{"notes": tru}' }))).toMatchObject({
      protocol: "note",
      form: "model tool call",
      verdict: "blocked",
      engine: null,
      client: null,
      problems: [
        {
          severity: "error",
          code: "text/token",
          message:
            "The arguments are not JSON, so the call fails. tru is not how JSON writes true. Write true.",
          within: "/input",
          range: { start: { line: 1, column: 55 }, end: { line: 1, column: 58 } },
          fixes: [{ title: "Write true", edits: [{ text: "true" }] }],
        },
      ],
    });
  });

  test("is blocked by an empty output too, which is an error there", () => {
    expect(check(json({ tool: "note", output: " " }))).toMatchObject({
      verdict: "blocked",
      problems: [
        {
          severity: "error",
          code: "text/empty",
          message: "The output is not JSON, so nothing is drawn. There is no text in it.",
        },
      ],
    });
  });

  test("is blocked when the inner text nests too deep", () => {
    const output = `{"protocol":"toy.note/v1","notes":${"[".repeat(600)}${"]".repeat(600)}}`;
    expect(check(json({ tool: "note", output }))).toMatchObject({
      verdict: "blocked",
      problems: [{ code: "text/too-deep" }],
    });
  });
});

describe("nothing", () => {
  test("in an empty editor is an info", () => {
    expect(check("")).toMatchObject({
      ...without,
      form: "empty",
      problems: [
        {
          severity: "info",
          code: "text/empty",
          message: "There is no text yet. Write or paste a message, or open a sample.",
        },
      ],
    });
  });

  test("in broken text is its fault, in the source", () => {
    expect(check('```json\n{"a":1,\n}\n```')).toMatchObject({
      ...without,
      form: "text",
      problems: [
        { code: "text/comma", range: { start: { line: 2, column: 7 }, end: { line: 2, column: 8 } } },
      ],
    });
  });

  test("in a text over the caps is said before it is read", () => {
    expect(check("a".repeat(maxBytes + 1))).toMatchObject({
      ...without,
      problems: [{ code: "text/too-large" }],
    });
    expect(check(`${"[".repeat(513)}${"]".repeat(513)}`)).toMatchObject({
      ...without,
      problems: [{ code: "text/too-deep", range: { start: { line: 1, column: 513 } } }],
    });
  });

  test("comes without subject, protocol and events", () => {
    expect(inspect("{}")).toMatchObject({ protocol: null, subject: null, events: [] });
  });
});

describe("duplicate keys", () => {
  test("are warnings at the later key that leave the verdict alone", () => {
    expect(check('{"protocol":"toy.note/v1",\n"notes":1,\n"notes":"x"}')).toMatchObject({
      verdict: "works",
      problems: [
        {
          severity: "warning",
          code: "text/duplicate-key",
          pointer: "/notes",
          range: { start: { line: 3, column: 1 }, end: { line: 3, column: 8 } },
        },
      ],
      totals: { error: 0, warning: 1, info: 0 },
    });
  });

  test("point into the message where they lie in it, and into the source where they do not", () => {
    const inner = '{"protocol":"toy.note/v1","notes":1,"notes":"x"}';
    const pointers = (text: string) => check(text).problems.map(({ pointer, within }) => [pointer, within]);
    expect(pointers(`{"tool":"note","tool":"note","output":${json(inner)}}`)).toEqual([
      ["/tool", undefined],
      ["/notes", "/output"],
    ]);
    expect(pointers(`{"tool":"note","tool":"note","output":${inner}}`)).toEqual([
      ["/tool", undefined],
      ["/notes", undefined],
    ]);
    expect(pointers(`[{"tool":"note","tool":"note","output":${inner}}]`)).toEqual([
      ["/0/tool", undefined],
      ["/notes", undefined],
    ]);
  });

  test("are told where nothing is recognised, and all are counted", () => {
    const text = `{${Array.from({ length: 800 }, () => '"a":1').join(",")}}`;
    const { problems, totals, verdict } = check(text);
    expect([verdict, problems.length, totals]).toEqual([
      "unrecognised",
      500,
      { error: 1, warning: 799, info: 0 },
    ]);
    expect(problems[0]?.code).toBe("text/no-protocol");
  });
});

test("problems come worst first, then in text order, at most 500, and all are counted", () => {
  const given = [
    problem("info", 1),
    problem("warning", 2),
    problem("error", 3, 5),
    problem("error", 3, 2),
    problem("error", 10),
  ];
  const some = withCheck(() => ({ verdict: "degraded", engine: null, client: null, problems: given }))(
    envelope,
  );
  expect(some.problems.map(({ code }) => code)).toEqual(["x/3-2", "x/3-5", "x/10-1", "x/2-1", "x/1-1"]);
  const many = Array.from({ length: 700 }, (_, index) => problem(index < 600 ? "info" : "error", index + 1));
  const all = withCheck(() => ({ verdict: "degraded", engine: null, client: null, problems: many }))(
    envelope,
  );
  expect(all.problems).toHaveLength(500);
  expect(all.problems.slice(0, 101).map(({ code }) => code)).toEqual(
    [...many.slice(600), ...many.slice(0, 1)].map(({ code }) => code),
  );
  expect(all.totals).toEqual({ error: 100, warning: 0, info: 600 });
});

describe("a timeline", () => {
  const good = { tool: "note", output: envelope };
  const bad = { tool: "note", output: blocked };
  const words = { kind: "user_message", text: "hi" };

  test("has no protocol, the worst verdict and the problems of its events", () => {
    expect(check(json([good, words, bad, good]))).toMatchObject({
      ...without,
      form: "timeline",
      verdict: "blocked",
      problems: [{ code: "note/text", within: "/2/output" }],
      totals: { error: 1 },
    });
    expect(check(json([good, words])).verdict).toBe("works");
    expect(inspect(json([good, words])).events).toHaveLength(2);
  });

  test("with a line that cannot be read is degraded at best", () => {
    expect(check(`${json(good)}\n{"a":\n${json(good)}`)).toMatchObject({
      verdict: "degraded",
      problems: [{ code: "text/token" }],
    });
    expect(check(`${json(good)}\n{"a":\n${json(bad)}`).verdict).toBe("blocked");
  });

  test("without a message of a protocol is unrecognised, and can still be opened", () => {
    expect(check(json([words]))).toMatchObject({ ...without, form: "timeline" });
    expect(inspect(json([words])).events).toHaveLength(1);
  });
});

describe("a bug", () => {
  const broken: Protocol = {
    ...note,
    check: () => {
      throw new Error("a secret of the stack");
    },
  } as Protocol;

  test("of a protocol is a problem without a trace of the stack", () => {
    const found = createCheck([broken]).check(envelope);
    expect(found).toMatchObject({
      protocol: "note",
      verdict: "blocked",
      problems: [{ code: "parley/internal", severity: "error" }],
    });
    expect(json(found)).not.toContain("secret");
  });

  test("of one event leaves the others judged", () => {
    const two = createCheck([broken, frame]).check(json([JSON.parse(envelope), { kind: "update" }]));
    expect(two).toMatchObject({ form: "timeline", verdict: "blocked", totals: { error: 1 } });
  });

  test("of recognition is a problem too", () => {
    const odd = { ...note, recognition: { ...note.recognition, marks: null } } as unknown as Protocol;
    expect(createCheck([odd]).check(envelope)).toMatchObject({
      ...without,
      problems: [{ code: "parley/internal" }],
    });
  });
});

test("two protocols of one id or one tool are refused", () => {
  expect(() => createCheck([note, { ...frame, id: "note" }])).toThrow("id note");
  expect(() => createCheck([note, { ...note, id: "other" } as Protocol])).toThrow("tool note");
});

describe("never throws, and answers in JSON", () => {
  const spotty = createCheck([
    {
      ...note,
      check: ({ layer, node }) => ({
        verdict: "degraded",
        engine: null,
        client: null,
        problems: [
          problemAt(
            { layer, root: node, path: ["notes", 0, "x"] },
            { severity: "info", code: "note/x", message: "x." },
          ),
        ],
      }),
    } as Protocol,
    frame,
  ]);
  const values = fc.jsonValue({ stringUnit: "binary", maxDepth: 3 });
  const keys = [
    "kind",
    "type",
    "event",
    "tool",
    "output",
    "input",
    "name",
    "arguments",
    "function",
    "method",
    "params",
    "result",
    "content",
    "text",
    "role",
    "tool_calls",
    "protocol",
    "notes",
    "reply",
    "events",
    "jsonrpc",
    "id",
    "choices",
    "message",
    "payload",
    "format",
  ];
  const words = fc.constantFrom(
    "tool_end",
    "tool_start",
    "note",
    "tools/call",
    "toy.note/v1",
    "text",
    "tool_use",
    "assistant",
    "user",
    "frame",
    "user_message",
    envelope,
    "Error: x",
    "{",
    json([envelope]),
  );
  const shapes = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 5 },
      { weight: 3, arbitrary: words },
      { weight: 1, arbitrary: values },
      tie("object"),
      tie("list"),
      tie("text"),
    ),
    object: fc.dictionary(fc.constantFrom(...keys), tie("value"), { maxKeys: 5 }),
    list: fc.array(tie("value"), { maxLength: 3 }),
    text: tie("object").map((value) => json(value)),
  }));
  const wrapped = fc.oneof(shapes.object, shapes.list).map((value) => json(value));

  test.each([
    ["any text", anyText],
    ["any JSON", anyJson],
    ["mutated JSON", mutatedJson(anyJson)],
    ["anything in the shape of events and calls", wrapped],
    ["the same, mutated", mutatedJson(wrapped)],
    ["lines of it", fc.array(fc.oneof(wrapped, anyText), { maxLength: 4 }).map((lines) => lines.join("\n"))],
  ])(
    "on %s",
    (_, texts) => {
      const empty = createCheck([]);
      fc.assert(
        fc.property(texts, (text) => {
          for (const { check: checkText } of [empty, spotty]) {
            const found = checkText(text);
            expect(found.problems.every(({ code }) => code !== "parley/internal")).toBe(true);
            expect(JSON.parse(json(found))).toEqual(found);
            const lines = text.split("\n");
            for (const { range } of found.problems) {
              for (const { line, column } of [range.start, range.end]) {
                expect(line).toBeLessThanOrEqual(lines.length);
                expect(column).toBeLessThanOrEqual((lines[line - 1]?.length ?? 0) + 1);
              }
            }
          }
        }),
        { numRuns: 10_000 },
      );
    },
    300_000,
  );
});
