import { describe, expect, test } from "vitest";
import { sourceLayer } from "../text/layer";
import { toValue } from "../text/node";
import { recognise } from "./recognise";
import { frame, note } from "./testing/toys";

const json = JSON.stringify;
const envelope = '{"protocol":"toy.note/v1","notes":"hi \\"you\\""}';
const asArguments = '{"notes":"x"}';
const answer = '{"protocol":"toy.note/v1","reply":"ok"}';

const recognised = (text: string) => recognise(sourceLayer(text), [note, frame]).recognition;

/** What a text is found to be, in short. */
function found(text: string) {
  const recognition = recognised(text);
  if (recognition.type === "nothing") return { form: recognition.form, code: recognition.problem.code };
  if (recognition.type === "timeline") return { events: recognition.events.length };
  const { protocol, subject } = recognition.message;
  const { kind, form, call } = subject;
  return { protocol: protocol.id, kind, form, ...(call === null ? {} : { call }) };
}

function subjectOf(text: string) {
  const recognition = recognised(text);
  if (recognition.type !== "message") throw new Error(`${recognition.type}: ${text}`);
  return recognition.message.subject;
}

const bare = { protocol: "note", kind: "envelope", form: "envelope" };

describe("a bare message, by its marks", () => {
  test.each([
    ["an envelope", envelope, bare],
    ["arguments", asArguments, { protocol: "note", kind: "arguments", form: "tool arguments" }],
    ["an answer, whose mark comes first", answer, { protocol: "note", kind: "answer", form: "answer" }],
    [
      "one of several values",
      json({ kind: "reply" }),
      { protocol: "frame", kind: "envelope", form: "envelope" },
    ],
    [
      "the members it has",
      json({ v: 1, kind: "odd" }),
      { protocol: "frame", kind: "envelope", form: "envelope" },
    ],
    [
      "a list with such an item",
      json([{ type: "text" }, { type: "block" }]),
      { protocol: "frame", kind: "envelope", form: "envelope" },
    ],
    ["an envelope as a JSON string", json(envelope), bare],
    ["blanks and a mark around it", `\ufeff \n${envelope}\n\n`, bare],
    ["a fence", `\`\`\`json\n${envelope}\n\`\`\``, bare],
    ["a fence of tildes, blanks around it", `\n~~~ json5 x\n${envelope}\n~~~ \n`, bare],
    ["a fence left open", `\`\`\`\n${envelope}`, bare],
    ["of duplicate marks the last", '{"protocol":"x","protocol":"toy.note/v1"}', bare],
  ])("%s", (_, text, expected) => expect(found(text)).toEqual(expected));
});

describe("a tool event", () => {
  const event = { protocol: "note", kind: "envelope", form: "tool event", call: { tool: "note" } };

  test.each([
    ["kind", { kind: "tool_end", tool: "note", output: envelope }],
    ["type", { type: "tool_end", tool: "note", output: envelope }],
    ["event", { event: "tool_end", tool: "note", output: envelope }],
    ["a tool and an output alone", { tool: "note", output: envelope }],
    ["a tool name in capitals and blanks", { kind: "tool_end", tool: " NOTE\n", output: envelope }],
    ["its body one level down", { event: "tool_end", data: { tool: "note", output: envelope } }],
    ["the name under name", { type: "tool_end", name: "note", output: envelope }],
    ["the text a cloud stores", { tool: "note", status: "success", resultText: envelope }],
    ["an output that is an object", { tool: "note", output: JSON.parse(envelope) }],
  ])("by %s", (_, value) => expect(found(json(value))).toEqual(event));

  test("keeps its run and whether it failed", () => {
    expect(found(json({ tool: "note", output: envelope, run_id: "r1", failed: true }))).toEqual({
      ...event,
      call: { tool: "note", runId: "r1", failed: true },
    });
    expect(found(json({ tool: "note", output: envelope, toolCallId: 7, status: " Error " }))).toMatchObject({
      call: { runId: "7", failed: true },
    });
    expect(found(json({ tool: "note", output: envelope, errorMessage: " " }))).toEqual(event);
  });

  test.each([
    ["a string", asArguments],
    ["an object", JSON.parse(asArguments)],
  ])("that starts a call has arguments, as %s", (_, input) => {
    const start = { protocol: "note", kind: "arguments", form: "tool event", call: { tool: "note" } };
    expect(found(json({ kind: "tool_start", tool: "note", input }))).toEqual(start);
    expect(found(json({ tool: "note", input }))).toEqual(start);
  });

  test("is its tool's, whatever the output says it is", () => {
    expect(found(json({ tool: "note", output: json({ kind: "update" }) }))).toEqual(event);
    expect(found(json({ tool: "other", output: envelope }))).toEqual({
      form: "tool event",
      code: "text/unknown-tool",
    });
  });

  test("whose output is no JSON is still its tool's, with the fault placed in the output", () => {
    const subject = subjectOf(json({ tool: "note", output: '  {"a": 1,}' }));
    expect(subject).toMatchObject({ kind: "envelope", form: "tool event", fault: { code: "text/comma" } });
    expect(subject.layer.within).toBe("/output");
    expect(subject.text).toBe('  {"a": 1,}');
    expect(found(json({ kind: "tool_start", tool: "note", input: "{" }))).toMatchObject({
      kind: "arguments",
    });
  });

  test("that failed with plain words is a failed call", () => {
    const failed = {
      protocol: "note",
      kind: "failure",
      form: "failed call",
      call: { tool: "note", failed: true },
    };
    expect(found(json({ tool: "note", output: "Error: invalid notes" }))).toEqual(failed);
    expect(found(json({ tool: "note", output: " Error: Tool execution failed" }))).toEqual(failed);
    expect(found(json({ tool: "note", output: "boom", failed: true }))).toEqual(failed);
    expect(found(json({ kind: "tool_end", tool: "note", errorMessage: "boom" }))).toEqual(failed);
    expect(found(json({ tool: "note", output: "error: boom" }))).toMatchObject({ kind: "envelope" });
  });

  test("without an output says so", () => {
    expect(found(json({ kind: "tool_end", tool: "note", output: null }))).toEqual({
      form: "tool event",
      code: "text/no-message",
    });
    expect(found(json({ kind: "tool_end" }))).toEqual({ form: "tool event", code: "text/no-message" });
  });
});

describe("MCP", () => {
  const call = {
    jsonrpc: "2.0",
    id: 3,
    method: "tools/call",
    params: { name: "note", arguments: { notes: "x" } },
  };
  const result = { protocol: "note", kind: "envelope", form: "MCP result" };

  test("a request is the tool's arguments", () => {
    expect(found(json(call))).toEqual({
      protocol: "note",
      kind: "arguments",
      form: "MCP call",
      call: { tool: "note", runId: "3" },
    });
    expect(subjectOf(json(call)).text).toBe(asArguments);
  });

  test.each([
    ["in its wrapper", { jsonrpc: "2.0", id: 3, result: { content: [{ type: "text", text: envelope }] } }],
    ["without the version", { result: { content: [{ type: "text", text: envelope }] } }],
    ["bare", { content: [{ type: "text", text: envelope }], isError: false }],
    [
      "structured",
      { content: [{ type: "text", text: "see below" }], structuredContent: JSON.parse(envelope) },
    ],
    [
      "behind other texts",
      { content: [{ type: "image" }, { type: "text", text: "Here:" }, { type: "text", text: envelope }] },
    ],
  ])("a result is the envelope, %s", (_, value) => expect(found(json(value))).toEqual(result));

  test("a result that failed is a failed call, of the protocol whose words it has", () => {
    const content = (text: string) => json({ content: [{ type: "text", text }], isError: true });
    expect(found(content("Error: invalid notes — x"))).toEqual({
      protocol: "note",
      kind: "failure",
      form: "failed call",
    });
    expect(found(content("Error: no"))).toEqual({ form: "failed call", code: "text/unknown-failure" });
    expect(found(content("no"))).toEqual({ form: "failed call", code: "text/unknown-failure" });
  });

  test("a result of no protocol says so", () => {
    expect(found(json({ content: [{ type: "text", text: '{"a":1}' }] }))).toEqual({
      form: "MCP result",
      code: "text/no-protocol",
    });
  });
});

describe("a call as model APIs write it", () => {
  const call = { protocol: "note", kind: "arguments", form: "model tool call" };

  test.each([
    [
      "an input object",
      { type: "tool_use", id: "t1", name: "note", input: { notes: "x" } },
      { tool: "note", runId: "t1" },
    ],
    [
      "arguments as a string",
      { id: "c1", type: "function", function: { name: "note", arguments: asArguments } },
      { tool: "note", runId: "c1" },
    ],
    ["arguments as an object", { function: { name: "note", arguments: { notes: "x" } } }, { tool: "note" }],
    [
      "an item of a response",
      { type: "function_call", id: "fc", call_id: "c1", name: "note", arguments: asArguments },
      { tool: "note", runId: "c1" },
    ],
    ["a name and args", { name: "Note", args: { notes: "x" } }, { tool: "note" }],
    ["a name and arguments", { name: "note", arguments: asArguments }, { tool: "note" }],
    ["a name and an input", { name: "note", input: {} }, { tool: "note" }],
    [
      "a function call of another name",
      { functionCall: { name: "note", args: { notes: "x" } } },
      { tool: "note" },
    ],
    [
      "the only call of a message",
      {
        role: "assistant",
        content: "One moment.",
        tool_calls: [{ id: "c1", function: { name: "note", arguments: asArguments } }],
      },
      { tool: "note", runId: "c1" },
    ],
    [
      "the only call of a list of content",
      {
        role: "assistant",
        content: [
          { type: "text", text: "hm" },
          { type: "tool_use", id: "t1", name: "note", input: {} },
        ],
      },
      { tool: "note", runId: "t1" },
    ],
    [
      "the only call of a completion",
      {
        choices: [
          {
            message: {
              role: "assistant",
              tool_calls: [{ id: "c1", function: { name: "note", arguments: asArguments } }],
            },
          },
        ],
      },
      { tool: "note", runId: "c1" },
    ],
    [
      "the only call of a response",
      {
        object: "response",
        output: [
          { type: "message", role: "assistant", content: [] },
          { type: "function_call", call_id: "c1", name: "note", arguments: "{}" },
        ],
      },
      { tool: "note", runId: "c1" },
    ],
    [
      "the old way of a message",
      { role: "assistant", content: null, function_call: { name: "note", arguments: "{}" } },
      { tool: "note" },
    ],
  ])("by %s", (_, value, toolCall) => expect(found(json(value))).toEqual({ ...call, call: toolCall }));

  test("several in one message are a timeline", () => {
    const use = { type: "tool_use", name: "note", input: {} };
    expect(found(json({ role: "assistant", content: [use, { type: "text", text: "and" }, use] }))).toEqual({
      events: 3,
    });
  });

  test("whose arguments are no JSON is still its tool's", () => {
    const subject = subjectOf(
      json({ type: "function", function: { name: "note", arguments: '{"notes": "x' } }),
    );
    expect(subject).toMatchObject({
      kind: "arguments",
      text: '{"notes": "x',
      fault: { code: "text/string" },
    });
    expect(subject.layer.within).toBe("/function/arguments");
  });

  test("of a tool nobody knows says so, unless it may be any object", () => {
    expect(found(json({ type: "tool_use", name: "search", input: {} }))).toEqual({
      form: "model tool call",
      code: "text/unknown-tool",
    });
    expect(found(json({ name: "Lea", input: {} }))).toEqual({ form: "JSON", code: "text/no-protocol" });
    expect(found(json({ type: "function", function: { name: "note", parameters: {} } }))).toEqual({
      form: "JSON",
      code: "text/no-protocol",
    });
  });
});

describe("a failed call", () => {
  test.each([
    ["raw", "Error: invalid notes — no"],
    ["as a JSON string", json("Error: invalid notes — no")],
    ["in a fence", "```\nError: invalid notes — no\n```"],
  ])("%s", (_, text) => {
    expect(found(text)).toEqual({ protocol: "note", kind: "failure", form: "failed call" });
    expect(subjectOf(text).text).toBe("Error: invalid notes — no");
  });

  test("in words of no protocol is recognised as one", () => {
    expect(found("Error: Tool execution failed")).toEqual({
      form: "failed call",
      code: "text/unknown-failure",
    });
  });
});

describe("nothing, and why", () => {
  test.each([
    ["no text", "", "empty", "text/empty"],
    ["blanks", " \n\t", "empty", "text/empty"],
    ["an empty fence", "```json\n```", "empty", "text/empty"],
    ["broken JSON", '{"a":1', "text", "text/bracket"],
    ["words", "hello there", "text", "text/token"],
    ["a number", "5", "JSON", "text/no-protocol"],
    ["a string of words", '"hello"', "JSON", "text/no-protocol"],
    ["an empty list", "[]", "JSON", "text/no-protocol"],
    ["a list of something", "[1,{}]", "JSON", "text/no-protocol"],
    ["another object", '{"a":1}', "JSON", "text/no-protocol"],
    ["a version of tomorrow", json({ protocol: "toy.note/v2", notes: "x" }), "JSON", "text/unknown-version"],
    ["a name in capitals", json({ protocol: "Toy.Note/v1", notes: "x" }), "JSON", "text/misspelt"],
    ["a file of Parley's own", json({ format: "parley.document/v1", source: envelope }), "JSON", "text/file"],
    ["a string with a broken envelope", json('{"protocol":'), "text", "text/token"],
  ])("%s", (_, text, form, code) => expect(found(text)).toEqual({ form, code }));

  test("a version of tomorrow is told by name, with the way back", () => {
    const recognition = recognised('{"protocol":"toy.note/v2","notes":"x"}');
    expect(recognition.type === "nothing" && recognition.problem).toMatchObject({
      severity: "error",
      message:
        "“protocol” says “toy.note/v2”, a version Parley does not know; clients ignore such a message. Parley knows toy.note/v1.",
      pointer: "/protocol",
      range: { start: { line: 1, column: 13 }, end: { line: 1, column: 26 } },
      fixes: [{ title: "Write toy.note/v1", edits: [{ text: '"toy.note/v1"' }] }],
    });
  });

  test("a tool nobody knows is told by name, among those there are", () => {
    const recognition = recognised(json({ tool: "search", output: "x" }));
    expect(recognition.type === "nothing" && recognition.problem).toMatchObject({
      message: "This is about the tool “search”, which belongs to no protocol. Parley knows the tools note.",
      pointer: "/tool",
      range: { start: { line: 1, column: 9 }, end: { line: 1, column: 17 } },
    });
  });
});

describe("the way into the source", () => {
  test("a message in an object starts its pointers at the message", () => {
    const { layer, text } = subjectOf(
      json({ jsonrpc: "2.0", method: "tools/call", params: { name: "note", arguments: { notes: "x" } } }),
    );
    expect([layer.origin, layer.within, text]).toEqual(["/params/arguments", undefined, asArguments]);
  });

  test("a message in a string in a string knows both", () => {
    const text = json([
      { kind: "user_message", text: answer },
      { kind: "frame", payload: json({ kind: "update" }) },
    ]);
    const recognition = recognised(text);
    const within =
      recognition.type === "timeline" && recognition.events.map(({ subject }) => subject?.layer.within);
    expect(within).toEqual(["/0/text", "/1/payload"]);
    expect(subjectOf(json(json({ tool: "note", output: envelope }))).layer.within).toBe("/output");
  });

  test("an output is read trimmed, and delivered as it is", () => {
    const { layer, node, text } = subjectOf(json({ tool: "note", output: `\ufeff ${envelope}\n` }));
    expect(text).toBe(`\ufeff ${envelope}\n`);
    expect(layer.text.slice(node.start, node.end)).toBe(envelope);
    expect(toValue(node)).toEqual(JSON.parse(envelope));
  });
});

test("keys that stand twice are noted in every text that is read", () => {
  const inner = '{"protocol":"toy.note/v1","notes":1,"notes":"x"}';
  const { duplicates } = recognise(sourceLayer(`{"tool":"x","tool":"note","output":${json(inner)}}`), [note]);
  expect(
    duplicates.flatMap(({ layer, duplicates: keys }) => keys.map(({ pointer }) => layer.origin + pointer)),
  ).toEqual(["/tool", "/output/notes"]);
});
