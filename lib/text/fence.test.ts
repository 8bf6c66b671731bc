import { expect, test } from "vitest";
import { findFence, trimmedSpan } from "./fence";

test.each([
  ["a fence with a language", "```json\n{}\n```", "{}"],
  ["a fence without one, blanks around it", "\n  ```\n{}\n```  \n", "{}"],
  ["a fence of tildes with more to say", '~~~json title="a"\n{}\n~~~', "{}"],
  ["a longer fence around backticks", "````\n```\n````", "```"],
  ["a closing fence that is longer", "```\n{}\n`````", "{}"],
  ["an indented closing fence", "```\n{}\n  ```", "{}"],
  ["a fence left open", "```json\n{}\n", "{}"],
  ["CRLF line ends", "```json\r\n{}\r\n```\r\n", "{}\r"],
  ["an empty fence", "```\n```", ""],
  ["several lines", "```\n{\n\n}\n```", "{\n\n}"],
])("%s is taken off", (_, text, inner) => {
  const span = findFence(text);
  expect(span && text.slice(span.start, span.end)).toBe(inner);
});

test.each([
  ["no fence", "{}"],
  ["a fence that is not first", "See:\n```\n{}\n```"],
  ["a line of code", "```{}```"],
  ["too short a fence", "``\n{}\n``"],
])("%s is left alone", (_, text) => expect(findFence(text)).toBeUndefined());

test("text behind the fence stays in it, for a reader to complain of", () => {
  const text = "```\n{}\n```\nmore";
  const span = findFence(text);
  expect(span && text.slice(span.start, span.end)).toBe("{}\n```\nmore");
});

test("trimming takes off what String.trim does", () => {
  const text = "\ufeff\u00a0 a b \u2028\n";
  const { start, end } = trimmedSpan(text);
  expect(text.slice(start, end)).toBe("a b");
  expect(trimmedSpan("  ")).toEqual({ start: 2, end: 2 });
  expect(trimmedSpan("  a  ", { start: 1, end: 4 })).toEqual({ start: 2, end: 3 });
});
