import { describe, expect, test } from "vitest";
import { sourceLayer } from "../text/layer";
import { recognise } from "./recognise";
import { frame, note } from "./testing/toys";

const json = JSON.stringify;
const envelope = '{"protocol":"toy.note/v1","notes":"hi"}';
const answer = '{"protocol":"toy.note/v1","reply":"ok"}';

function events(text: string) {
  const { recognition } = recognise(sourceLayer(text), [note, frame]);
  if (recognition.type !== "timeline") throw new Error(`${recognition.type}: ${text}`);
  return recognition.events;
}

const inShort = (text: string) =>
  events(text).map(({ step, subject, runId }) => ({
    step,
    ...(runId === undefined ? {} : { runId }),
    ...(subject === null ? {} : { kind: subject.kind }),
  }));

const list = [
  { kind: "user_message", text: "Delete it" },
  { kind: "agent_message", text: "One moment." },
  { kind: "tool_start", tool: "note", run_id: "r1", input: { notes: "hi" } },
  { kind: "tool_end", tool: " note", run_id: "r1", output: envelope },
  { kind: "tool_end", tool: "search", run_id: "r2", output: "3 results" },
  { kind: "tool_end", tool: "note", output: "Error: invalid notes" },
  { kind: "user_message", text: answer },
  { kind: "outcome", of: "x", index: 0, action: "toast", result: "applied" },
  { kind: "frame", from: "client", channel: "ws", payload: '{"kind":"reply"}' },
];
const steps = [
  { step: { kind: "user_message", text: "Delete it" } },
  { step: { kind: "agent_message", text: "One moment." } },
  { step: { kind: "tool_start", tool: "note", input: '{"notes":"hi"}' }, runId: "r1", kind: "arguments" },
  { step: { kind: "tool_end", tool: "note", output: envelope }, runId: "r1", kind: "envelope" },
  { step: { kind: "tool_end", tool: "search", output: "3 results" }, runId: "r2" },
  { step: { kind: "tool_end", tool: "note", output: "Error: invalid notes", failed: true }, kind: "failure" },
  { step: { kind: "user_message", text: answer }, kind: "answer" },
  { step: { kind: "frame", from: "client", channel: "ws", payload: '{"kind":"reply"}' }, kind: "envelope" },
];

describe("events in order, words of both sides too", () => {
  test.each([
    ["an array", json(list)],
    ["a pretty array", json(list, null, 2)],
    ["JSON lines", list.map((item) => json(item)).join("\n")],
    ["JSON lines with blank ones between", list.map((item) => `  ${json(item)}\r\n\n`).join("")],
    ["an object with events", json({ events: list })],
    ["a saved transcript", json({ format: "parley.transcript/v1", entries: list })],
    ["a fence", `\`\`\`\n${json(list)}\n\`\`\``],
  ])("from %s", (_, text) => expect(inShort(text)).toEqual(steps));
});

test("each event has its place in the source", () => {
  const text = `${json(list[0])}\n\n ${json(list[3])}`;
  expect(events(text).map(({ range }) => range.start)).toEqual([
    { line: 1, column: 1 },
    { line: 3, column: 2 },
  ]);
  expect(events(text)[1]?.subject?.layer.within).toBe("/1/output");
});

test("a broken line is an event that could not be read, placed in the source", () => {
  const [, broken] = events(`${json(list[3])}\n{"kind":"tool_end","tool:\n${json(list[0])}`);
  expect(broken).toMatchObject({
    step: null,
    subject: null,
    problem: { code: "text/string", range: { start: { line: 2, column: 20 }, end: { line: 2, column: 26 } } },
  });
});

test("a chat history names the tool of a result by its call, and the call travels as it was made", () => {
  const calls = [{ id: "c1", type: "function", function: { name: "note", arguments: '{"notes":"hi"}' } }];
  expect(
    inShort(
      json([
        { role: "system", content: "Be brief." },
        { role: "user", content: "Delete it" },
        { role: "assistant", content: null, tool_calls: calls },
        { role: "tool", tool_call_id: "c1", content: envelope },
        { role: "user", content: [{ type: "text", text: answer }] },
      ]),
    ),
  ).toEqual([
    { step: { kind: "user_message", text: "Delete it" } },
    { step: { kind: "tool_start", tool: "note", input: '{"notes":"hi"}' }, runId: "c1", kind: "arguments" },
    { step: { kind: "tool_end", tool: "note", output: envelope }, runId: "c1", kind: "envelope" },
    { step: { kind: "user_message", text: answer }, kind: "answer" },
  ]);
});

test("content blocks of a chat history are events of their own", () => {
  expect(
    inShort(
      json({
        messages: [
          {
            role: "assistant",
            content: [
              { type: "text", text: "Hm." },
              { type: "tool_use", id: "t1", name: "note", input: { notes: "hi" } },
            ],
          },
          {
            role: "user",
            content: [
              { type: "tool_result", tool_use_id: "t1", content: [{ type: "text", text: envelope }] },
            ],
          },
        ],
      }),
    ),
  ).toEqual([
    { step: { kind: "agent_message", text: "Hm." } },
    { step: { kind: "tool_start", tool: "note", input: '{"notes":"hi"}' }, runId: "t1", kind: "arguments" },
    { step: { kind: "tool_end", tool: "note", output: envelope }, runId: "t1", kind: "envelope" },
  ]);
});

test("MCP requests and results find each other by id", () => {
  const lines = [
    { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "note", arguments: { notes: "hi" } } },
    {
      jsonrpc: "2.0",
      id: 1,
      result: { content: [{ type: "text", text: "Error: Tool execution failed" }], isError: true },
    },
  ];
  expect(inShort(lines.map((line) => json(line)).join("\n"))).toEqual([
    { step: { kind: "tool_start", tool: "note", input: '{"notes":"hi"}' }, runId: "1", kind: "arguments" },
    {
      step: { kind: "tool_end", tool: "note", output: "Error: Tool execution failed", failed: true },
      runId: "1",
      kind: "failure",
    },
  ]);
});

test("bare messages and calls without a result leave it to their protocol what travels", () => {
  const call = { type: "tool_use", id: "t1", name: "note", input: { notes: "hi" } };
  expect(inShort(json([JSON.parse(envelope), call]))).toEqual([
    { step: null, kind: "envelope" },
    { step: null, runId: "t1", kind: "arguments" },
  ]);
});

test("what says nothing is left out", () => {
  expect(inShort(json([1, null, {}, { name: "Lea", input: {} }, [list[1]], list[0]]))).toEqual([steps[0]]);
});
