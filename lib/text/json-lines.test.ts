import { expect, test } from "vitest";
import { readJsonLines } from "./json-lines";

const linesOf = (text: string) =>
  readJsonLines(text)?.map(({ span, reading }) => [text.slice(span.start, span.end), reading.ok]);

test("one object a line, blank lines and blanks around left out", () => {
  expect(linesOf('\n{"a":1}\r\n\n  {"b":2} \n')).toEqual([
    ['{"a":1}', true],
    ['{"b":2}', true],
  ]);
});

test("a broken line among good ones is kept and told", () => {
  expect(linesOf('{"a":1}\n{"b":\n{"c":3}')).toEqual([
    ['{"a":1}', true],
    ['{"b":', false],
    ['{"c":3}', true],
  ]);
});

test.each([
  ["one line", '{"a":1}'],
  ["a pretty object", '{\n  "a": 1\n}'],
  ["an object broken behind its first line", '{"a":1}\n}'],
  ["a broken object that holds one on a line", '{"a":\n{"b":1}'],
  ["lists", "[1]\n[2]"],
  ["words", "a\nb"],
  ["nothing", ""],
])("%s is not JSON lines", (_, text) => expect(readJsonLines(text)).toBeUndefined());
