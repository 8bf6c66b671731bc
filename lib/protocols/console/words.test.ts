import { expect, test } from "vitest";
import { check } from "../check";
import { examples, listedExample } from "./examples";

const output = (...actions: readonly unknown[]) =>
  JSON.stringify({ protocol: "appwrite.console/v1", actions });
const end = (...actions: readonly unknown[]) => ({
  type: "tool_end",
  tool: "console",
  run_id: "r",
  output: output(...actions),
});
const says = (text: string) => ({ kind: "agent_message", text });
const asks = (text: string) => ({ kind: "user_message", text });
const codesOf = (...events: readonly object[]) =>
  check(JSON.stringify(events)).problems.map(({ code, pointer }) => [code, pointer]);

const table = "Here they are:\n\n| Name | ID |\n| --- | --- |\n| Main | main |\n| Analytics | analytics |";
const bullets = "- **Main**\n- **Analytics**";

test.each([
  ["a table", table],
  ["a list", bullets],
])("rows of a list that the agent's words repeat as %s are noted where the words stand", (_, text) => {
  expect(codesOf(end(listedExample), says(text))).toEqual([["console/rows-in-words", "/1/text"]]);
  expect(codesOf(says(text), end(listedExample))).toEqual([["console/rows-in-words", "/0/text"]]);
});

test("brief words, and words of another turn, are fine", () => {
  expect(codesOf(end(listedExample), says("You have 2 databases: Main and Analytics."))).toEqual([]);
  expect(codesOf(end(listedExample), asks("Thanks"), says(bullets))).toEqual([]);
});

test("a series that is pasted is noted, a number beside the chart is not", () => {
  const points = [12, 31, 49].map((value, hour) => ({ time: `2026-08-04T0${hour + 5}:00:00Z`, value }));
  const chart = { ...examples.chart, metrics: [{ metric: "network.requests", points }] };
  const pasted = "- 05:00: 12\n- 06:00: 31\n- 07:00: 49";
  expect(codesOf(end(chart), says(pasted))).toEqual([["console/rows-in-words", "/1/text"]]);
  expect(codesOf(end(chart), says("92 requests in three hours."))).toEqual([]);
});
