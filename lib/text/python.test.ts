import { describe, expect, test } from "vitest";
import { readJson } from "./json";
import {
  codePointLength,
  dump,
  dumpFloat,
  dumpNumber,
  dumpString,
  leadingBlanks,
  parseNumber,
  reprFloat,
  reprString,
  str,
  strip,
  toFloat,
} from "./python";

function node(text: string) {
  const reading = readJson(text, "python");
  if (!reading.ok) throw new Error(reading.fault.message);
  return reading.root;
}

describe("strip takes off what str.strip() does", () => {
  test.each([
    [" \t\n\r\v\fa b\u001c\u001d\u001e\u001f", "a b"],
    ["\u0085\u00a0\u1680\u2000\u200a\u2028\u2029\u202f\u205f\u3000a\u3000", "a"],
    ["\ufeffa\u200b", "\ufeffa\u200b"],
    [" \u001c ", ""],
    ["", ""],
  ])("%j", (text, stripped) => expect(strip(text)).toBe(stripped));

  test("and counts what it takes off the start", () => expect(leadingBlanks("\u001c \u3000a ")).toBe(3));
});

test.each([
  ["", 0],
  ["abc", 3],
  ["😀é", 2],
  ["e\u0301", 2],
  ["\ud800", 1],
  ["\udc00\ud800", 2],
  ["\ud800\ud83d\ude00\udc00", 3],
])("len(%j) is %i", (text, length) => expect(codePointLength(text)).toBe(length));

// Taken down from repr(x) of Python 3.
test.each([
  [49, "49.0"],
  [0, "0.0"],
  [-0, "-0.0"],
  [0.1, "0.1"],
  [1.5, "1.5"],
  [100, "100.0"],
  [123456.789, "123456.789"],
  [1e15, "1000000000000000.0"],
  [1e16, "1e+16"],
  [1.5e16, "1.5e+16"],
  [1e22, "1e+22"],
  [-1.7976931348623157e308, "-1.7976931348623157e+308"],
  [0.0001, "0.0001"],
  [0.00012345, "0.00012345"],
  [0.00001, "1e-05"],
  [1.25e-7, "1.25e-07"],
  [5e-324, "5e-324"],
  [Number.NaN, "nan"],
  [Number.POSITIVE_INFINITY, "inf"],
  [Number.NEGATIVE_INFINITY, "-inf"],
])("repr(%f) is %s", (value, text) => expect(reprFloat(value)).toBe(text));

test.each([
  [Number.NaN, "NaN"],
  [Number.POSITIVE_INFINITY, "Infinity"],
  [Number.NEGATIVE_INFINITY, "-Infinity"],
  [2, "2.0"],
])("json.dumps(%f) is %s", (value, text) => expect(dumpFloat(value)).toBe(text));

describe("a number by its spelling", () => {
  test.each([
    ["3", { type: "int", digits: "3", isTooLong: false }],
    ["-0", { type: "int", digits: "0", isTooLong: false }],
    ["12345678901234567890", { type: "int", digits: "12345678901234567890", isTooLong: false }],
    ["3.0", { type: "float", value: 3 }],
    ["1e2", { type: "float", value: 100 }],
    ["-0.0", { type: "float", value: -0 }],
    ["1e400", { type: "float", value: Number.POSITIVE_INFINITY }],
    ["-Infinity", { type: "float", value: Number.NEGATIVE_INFINITY }],
  ] as const)("%s", (spelling, number) => expect(parseNumber(spelling)).toEqual(number));

  test("an int of 4301 digits is too long, its sign not counted", () => {
    expect(parseNumber(`-${"9".repeat(4300)}`)).toMatchObject({ isTooLong: false });
    expect(parseNumber("9".repeat(4301))).toMatchObject({ isTooLong: true });
  });

  test("an int beyond the largest float does not become one", () => {
    expect(toFloat(parseNumber("9".repeat(308)))).toBe(1e308);
    expect(toFloat(parseNumber("9".repeat(309)))).toBeUndefined();
    expect(toFloat(parseNumber("1e400"))).toBe(Number.POSITIVE_INFINITY);
  });

  test.each([
    ["1E2", "100.0"],
    ["-0", "0"],
    ["-0.0", "-0.0"],
    ["1e400", "Infinity"],
    ["NaN", "NaN"],
    ["123456789012345678901234567890", "123456789012345678901234567890"],
  ])("%s is written %s", (spelling, written) => expect(dumpNumber(spelling)).toBe(written));
});

// Taken down from json.dumps(text, ensure_ascii=False) of Python 3.
test.each([
  ['a"b\\c/', '"a\\"b\\\\c/"'],
  ["\b\f\n\r\t\u0000\u001f\u007f", '"\\b\\f\\n\\r\\t\\u0000\\u001f\u007f"'],
  ["é😀\u2028", '"é😀\u2028"'],
  ["\ud800x\n", '"\ud800x\\n"'],
  ["\udc00\ud800😀", '"\udc00\ud800😀"'],
])("json.dumps(%j)", (text, written) => expect(dumpString(text)).toBe(written));

test("a value is written compactly, of duplicates the last value at the first place", () => {
  const text = '{"b": 1, "2": [1.0, true, null], "b": {"é": "\\u00e9"}, "__proto__": NaN}';
  expect(dump(node(text))).toBe('{"b":{"é":"é"},"2":[1.0,true,null],"__proto__":NaN}');
});

// Taken down from str(json.loads(text)) of Python 3.
test.each([
  ['"plain"', "plain"],
  ["true", "True"],
  ["null", "None"],
  ["1.0", "1.0"],
  ["1e400", "inf"],
  ['["a",null,[true]]', "['a', None, [True]]"],
  ['{"a":true,"b":{"c":"it\'s"}}', `{'a': True, 'b': {'c': "it's"}}`],
])("str() of %s", (text, written) => expect(str(node(text))).toBe(written));

// Taken down from repr(text) of Python 3.
test.each([
  ["it's", `"it's"`],
  [`"it's"`, `'"it\\'s"'`],
  ["a\\b\n\t\r", "'a\\\\b\\n\\t\\r'"],
  ["\u0000\u007f\u00a0\u00ad\u2028\ufeff", "'\\x00\\x7f\\xa0\\xad\\u2028\\ufeff'"],
  ["\ud800", "'\\ud800'"],
  ["\u{e0001}😀é", "'\\U000e0001😀é'"],
])("repr(%j)", (text, written) => expect(reprString(text)).toBe(written));
