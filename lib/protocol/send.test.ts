import { expect, test } from "vitest";
import { sourceLayer } from "../text/layer";
import type { EngineResult } from "./check";
import { recognise } from "./recognise";
import { sendToolCall } from "./send";
import { note } from "./testing/toys";

function send(text: string, engine: EngineResult | null = null) {
  const { recognition } = recognise(sourceLayer(text), [note]);
  if (recognition.type !== "message") throw new Error(text);
  return sendToolCall("note", recognition.message.subject, engine);
}

const envelope = '{ "protocol":"toy.note/v1",\n "notes": "hi" }';

test("arguments start a call with what was passed, compact but as it is written, and end with the engine's word", () => {
  const text = '{ "notes" : 1.0,\n "notes" : "\\u00e9" }';
  expect(send(text, { ok: true, output: "é" })).toEqual([
    { kind: "tool_start", tool: "note", input: '{"notes":1.0,"notes":"\\u00e9"}' },
    { kind: "tool_end", tool: "note", output: "é" },
  ]);
});

test("refused arguments end with the refusal, which is a result like any other", () => {
  expect(send('{"notes":1}', { ok: false, output: "Error: no" })).toEqual([
    { kind: "tool_start", tool: "note", input: '{"notes":1}' },
    { kind: "tool_end", tool: "note", output: "Error: no" },
  ]);
});

test("arguments that cannot be read start a call as they are, and nothing ends it", () => {
  expect(send(JSON.stringify({ tool: "note", input: '{ "notes": ' }))).toEqual([
    { kind: "tool_start", tool: "note", input: '{ "notes": ' },
  ]);
});

test("an envelope is delivered word for word, whatever the engine makes of it", () => {
  expect(send(envelope, { ok: false, output: "Error: no" })).toEqual([
    { kind: "tool_end", tool: "note", output: envelope },
  ]);
  expect(send(JSON.stringify({ tool: "note", output: ` ${envelope}\n` }))).toEqual([
    { kind: "tool_end", tool: "note", output: ` ${envelope}\n` },
  ]);
});

test("an event that failed stays failed", () => {
  expect(send(JSON.stringify({ tool: "note", output: envelope, failed: true }))).toEqual([
    { kind: "tool_end", tool: "note", output: envelope, failed: true },
  ]);
  expect(send("Error: invalid notes")).toEqual([
    { kind: "tool_end", tool: "note", output: "Error: invalid notes", failed: true },
  ]);
});

test("an answer is the person's", () => {
  const answer = '{"protocol":"toy.note/v1", "reply":1}';
  expect(send(answer)).toEqual([{ kind: "user_message", text: answer }]);
});
