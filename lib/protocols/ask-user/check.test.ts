import { describe, expect, test } from "vitest";
import { defaultContext } from "../../protocol/context";
import { createCheck } from "../../protocol/create-check";
import type { Problem } from "../../protocol/problem";
import { sourceLayer } from "../../text/layer";
import { applyEdits, textAt } from "../../text/testing/marked";
import { askUser } from ".";

const checker = createCheck([askUser]);
const { check, inspect } = checker;

const option = (value: string) => ({ value, label: value.toUpperCase() });
const question = (id: string, rest: object = {}) => ({
  id,
  label: `Tab ${id}`,
  prompt: `Which ${id}?`,
  options: [option("a"), option("b")],
  ...rest,
});
const payload = (...questions: object[]) => JSON.stringify({ questions });

function applyFix(text: string, { fixes: [fix] }: Problem): string {
  const [edit] = fix?.edits ?? [];
  if (edit === undefined) throw new Error("There is no fix.");
  return applyEdits(text, [edit]);
}

function problemOf(text: string, code: string): Problem {
  const found = check(text).problems.find((problem) => problem.code === `ask-user/${code}`);
  if (found === undefined) throw new Error(`No ${code}.`);
  return found;
}

describe("the check of a call", () => {
  test("gives the normalised questions as engine output and client", () => {
    const text = JSON.stringify({
      title: " T ",
      questions: [{ id: " a ", prompt: " P? ", options: [option(" x ")] }],
    });
    const questions = [
      {
        id: "a",
        label: "Q1",
        prompt: "P?",
        type: "single",
        required: false,
        options: [{ value: "x", label: "X" }],
      },
    ];
    const { verdict, engine, client } = check(text);
    expect({ verdict, engine }).toEqual({
      verdict: "works",
      engine: { ok: true, output: JSON.stringify(questions) },
    });
    expect(client).toEqual({ questions, title: " T " });
  });

  test("has no title in the client where none was passed", () => {
    expect(Object.keys(check(payload(question("a"))).client as object)).toEqual(["questions"]);
  });

  test("gives the structured error of a refused payload", () => {
    const { verdict, engine, client } = check('{"questions": [], "title": "T"}');
    expect({ verdict, client, ok: engine?.ok }).toEqual({ verdict: "blocked", client: null, ok: false });
    expect(JSON.parse(engine?.output ?? "")).toEqual({
      kind: "invalid_input",
      issues: [{ path: "questions", message: "There are no questions. Add at least one." }],
    });
  });

  test("gives the whole result where nobody can be asked, and falls back", () => {
    const { verdict, engine, client, problems } = check(payload(question("a")), {
      ...defaultContext,
      hasUI: false,
    });
    expect(verdict).toBe("degraded");
    expect(client).toMatchObject({ hasUI: false, questions: [{ id: "a" }] });
    expect(problems.map(({ code }) => code)).toEqual(["ask-user/no-ui"]);
    expect(JSON.parse(engine?.output ?? "")).toMatchObject({ details: { cancelled: true, answers: {} } });
  });

  test("refuses before it asks whether anybody is there", () => {
    const { verdict, engine } = check('{"questions": []}', { ...defaultContext, hasUI: false });
    expect({ verdict, ok: engine?.ok }).toEqual({ verdict: "blocked", ok: false });
  });

  test("reads duplicate keys as the tool does: the last counts", () => {
    const text =
      '{"questions": [{"id": "a", "id": "", "prompt": "P", "options": [{"value": "v", "label": "L"}]}]}';
    const problem = problemOf(text, "id");
    expect(problem.pointer).toBe("/questions/0/id");
    expect(textAt(text, problem.range)).toBe('""');
  });

  test("marks the place of a fault, and the nearest one of something missing", () => {
    const text = payload(question("a", { prompt: undefined }), question("b", { type: "grid" }));
    expect(textAt(text, problemOf(text, "prompt").range)).toBe("{");
    expect(textAt(text, problemOf(text, "type").range)).toBe('"grid"');
  });

  test("finds the places through a model's call and a JSON string", () => {
    const inner = payload(question("a", { type: "grid" }));
    const text = JSON.stringify({ function: { name: "ask_user", arguments: inner } });
    const problem = problemOf(text, "type");
    expect(problem).toMatchObject({ pointer: "/questions/0/type", within: "/function/arguments" });
    expect(textAt(text, problem.range)).toBe('\\"grid\\"');
  });

  test("survives odd payloads", () => {
    for (const arguments_ of [
      [],
      3,
      true,
      {},
      { questions: null },
      { questions: [[[]]] },
      { questions: { length: 1 } },
    ]) {
      const text = JSON.stringify({
        method: "tools/call",
        params: { name: "ask_user", arguments: arguments_ },
      });
      expect(check(text)).toMatchObject({ protocol: "ask-user", verdict: "blocked", engine: { ok: false } });
    }
  });
});

describe("fixes", () => {
  test.each([
    ["type", payload(question("a", { type: " Multi " })), "works"],
    ["preview-missing", payload(question("a", { type: "preview" })), "works"],
    ["label", payload(question("a", { label: " " })), "works"],
    [
      "option-description",
      payload(question("a", { options: [{ ...option("a"), description: "" }, option("b")] })),
      "works",
    ],
    ["required", payload(question("a", { required: true })), "works"],
    ["unknown-key", payload(question("a", { hint: "?" })), "works"],
    ["preview-unused", payload(question("a", { options: [{ ...option("a"), preview: "p" }] })), "works"],
  ])("%s is mended by its fix", (code, text, verdict) => {
    const mended = applyFix(text, problemOf(text, code));
    const after = check(mended);
    expect(after.verdict).toBe(verdict);
    expect(after.problems.map((problem) => problem.code)).not.toContain(`ask-user/${code}`);
  });
});

describe("results and failures", () => {
  const good = {
    content: [{ type: "text", text: "User submitted the ask flow" }],
    details: { cancelled: false, mode: "submit", questions: [], answers: {} },
  };

  test("a result is an answer that works, or is told where it does not fit", () => {
    expect(check(JSON.stringify(good))).toMatchObject({
      protocol: "ask-user",
      form: "answer",
      verdict: "works",
    });
    const bad = {
      ...good,
      details: { ...good.details, answers: JSON.parse('{"__proto__": {"values": []}}') },
    };
    const { verdict, problems } = check(JSON.stringify(bad));
    expect(verdict).toBe("degraded");
    expect(problems.map(({ pointer }) => pointer)).toContain("/details/answers/__proto__/labels");
  });

  test("a tool_end event of the tool holds a result", () => {
    const text = JSON.stringify({ type: "tool_end", tool: "ask_user", output: JSON.stringify(good) });
    expect(check(text)).toMatchObject({ protocol: "ask-user", form: "tool event", verdict: "works" });
  });

  test("a failed call asks nobody", () => {
    const text = JSON.stringify({ type: "tool_end", tool: "ask_user", output: "Error: aborted" });
    const { verdict, problems } = check(text);
    expect(verdict).toBe("blocked");
    expect(problems.map(({ code }) => code)).toEqual(["ask-user/failed-call"]);
  });
});

describe("what Send puts on the wire", () => {
  const sent = (text: string, hasUI = true) => {
    const { subject, check: checked } = inspect(text, { ...defaultContext, hasUI });
    return subject === null ? [] : askUser.send(subject, checked.engine);
  };

  test("a call that asks is begun and left open", () => {
    const text = payload(question("a"));
    expect(sent(text)).toEqual([{ kind: "tool_start", tool: "ask_user", input: text }]);
  });

  test("an invalid call ends at once with its structured error", () => {
    const [start, end] = sent('{ "title": 7, "questions": [] }');
    expect(start).toEqual({ kind: "tool_start", tool: "ask_user", input: '{"title":7,"questions":[]}' });
    expect(end).toMatchObject({ kind: "tool_end", tool: "ask_user" });
    expect(JSON.parse(end?.kind === "tool_end" ? end.output : "")).toMatchObject({
      content: [
        { text: "Invalid ask_user payload:\n- questions: There are no questions. Add at least one." },
      ],
      details: { title: 7, cancelled: true, mode: "submit", questions: [], answers: {} },
    });
  });

  test("a call with nobody to ask ends at once with the questions", () => {
    const steps = sent(payload(question("a")), false);
    expect(steps.map(({ kind }) => kind)).toEqual(["tool_start", "tool_end"]);
    expect(JSON.stringify(steps)).toContain("Needs user input");
  });

  test("a pasted result ends the call as it is", () => {
    const text = '{ "content": [], "details": {} }';
    expect(sent(text)).toEqual([{ kind: "tool_end", tool: "ask_user", output: text }]);
  });
});

describe("the report", () => {
  const reportOf = (text: string, hasUI = true) => askUser.report(check(text, { ...defaultContext, hasUI }));

  test("tells what the tool read and the sheet draws", () => {
    const text = payload(question("a", { required: true }), question("b", { type: "multi" }));
    expect(reportOf(text)).toEqual({
      reason: "2 questions",
      engine: [
        { name: "a", state: "done", says: "single, 2 options, required", pointer: "/questions/0" },
        { name: "b", state: "done", says: "multi, 2 options", pointer: "/questions/1" },
      ],
      client: [
        { name: "a", state: "done", says: "tab Tab a: one answer, or an own one", pointer: "/questions/0" },
        {
          name: "b",
          state: "done",
          says: "tab Tab b: several answers, and an own one",
          pointer: "/questions/1",
        },
      ],
    });
    expect(reportOf(text, false)).toMatchObject({
      reason: "nobody can be asked",
      client: [{ state: "skipped" }, {}],
    });
  });

  test("tells each fault of a refused call", () => {
    expect(reportOf(payload(question("a", { options: [] })))).toEqual({
      reason: "1 fault, nothing is asked",
      engine: [
        {
          name: "questions[0].options",
          state: "fault",
          says: "Question 1 has no options. Add at least one, with value and label.",
          pointer: "/questions/0/options",
        },
      ],
      client: [],
    });
  });

  test("tells what a result and a failure are", () => {
    expect(reportOf('{"content": [], "details": {}}').reason).toBe("a result the contract does not know");
    const failed = JSON.stringify({ type: "tool_end", tool: "ask_user", output: "Error: aborted" });
    expect(reportOf(failed).reason).toBe("a failed call asks nobody");
  });
});

describe("reading back", () => {
  test("the call in a transcript gives the sheet, its result does not", () => {
    expect(askUser.client(payload(question("a")))).toMatchObject({ questions: [{ id: "a" }] });
    expect(askUser.client('{"content": [], "details": {}}')).toBeNull();
    expect(askUser.client("{")).toBeNull();
  });

  test("a sheet is called by its title, else by its first question", () => {
    expect(askUser.heading?.({ questions: [], title: "T" })).toBe("T");
    const client = askUser.client(payload(question("a")));
    expect(client && askUser.heading?.(client)).toBe("Which a?");
  });

  test("the schemas are draft-7 with descriptions", () => {
    expect(askUser.schema("arguments")).toMatchObject({
      required: ["questions"],
      properties: {
        title: { type: "string" },
        questions: {
          items: {
            required: ["id", "prompt", "options"],
            properties: {
              type: { default: "single", description: expect.any(String) },
              required: { type: "boolean" },
            },
          },
        },
      },
    });
    expect(askUser.schema("answer")).toMatchObject({ required: ["content", "details"] });
    expect(askUser.schema("failure")).toBeNull();
    expect(sourceLayer("").origin).toBe("");
  });
});
