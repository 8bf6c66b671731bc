import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Fault, readJson } from "./json";
import { anyJson, anyText, mutatedJson } from "./testing/texts";

function faultOf(text: string): Fault {
  const reading = readJson(text);
  if (reading.ok) throw new Error(`${text} is JSON`);
  return reading.fault;
}

function mend(text: string, fault: Fault): string | undefined {
  const [fix] = fault.fixes;
  if (fix === undefined) return undefined;
  const edits = [...fix.edits].sort((one, other) => other.start - one.start);
  return edits.reduce((now, edit) => now.slice(0, edit.start) + edit.text + now.slice(edit.end), text);
}

test.each<readonly [what: string, text: string, code: string, marked: string, mended: string | undefined]>([
  ["a string that is not closed", '{"a": "tex\n}', "text/string", '"tex', '{"a": "tex"\n}'],
  [
    "a string closed by the end of its line, before the comma",
    '{"a": "tex,\n"b": 1}',
    "text/string",
    '"tex,',
    '{"a": "tex",\n"b": 1}',
  ],
  ["a string that swallows the brackets", '{"a": ["tex]}', "text/string", '"tex]}', '{"a": ["tex"]}'],
  [
    "a string that ends with a bracket of its own",
    '{"a": "see [1]',
    "text/string",
    '"see [1]',
    '{"a": "see [1]"',
  ],
  [
    "a string that swallows the next key",
    '{"a": "tex, "b": 1}',
    "text/string",
    '"tex, ',
    '{"a": "tex", "b": 1}',
  ],
  ["a backslash before the line end", '["a\\\n]', "text/string", '"a\\', '["a\\\\"\n]'],
  [
    "a quotation mark inside a string",
    '{"a": "say "hi" now"}',
    "text/string",
    '"',
    '{"a": "say \\"hi\\" now"}',
  ],
  ["a raw tab", '["a\tb"]', "text/control", "\t", '["a\\tb"]'],
  ["a control character", '["a\u0001b"]', "text/control", "\u0001", '["a\\u0001b"]'],
  ["an unknown escape", '["C:\\dir"]', "text/escape", "\\d", '["C:\\\\dir"]'],
  ["an escaped apostrophe", '["it\\\'s"]', "text/escape", "\\'", '["it\'s"]'],
  ["an escape cut short", '["\\u12x"]', "text/escape", "\\u12", '["\\\\u12x"]'],
  ["a comma before a brace", '{"a":1, }', "text/comma", ",", '{"a":1 }'],
  ["a comma before a bracket", "[1,\n]", "text/comma", ",", "[1\n]"],
  ["two commas", "[1,,2]", "text/comma", ",", "[1,2]"],
  ["a comma first", '{,"a":1}', "text/comma", ",", '{"a":1}'],
  ["no comma between members", '{"a":1\n "b":2}', "text/comma", '"b"', '{"a":1,\n "b":2}'],
  ["no comma between items", '["a" "b"]', "text/comma", '"b"', '["a", "b"]'],
  ["a semicolon for a comma", '{"a":1; "b":2}', "text/comma", ";", '{"a":1, "b":2}'],
  ["no colon", '{"a" 1}', "text/colon", '"a"', '{"a": 1}'],
  ["an equals sign for a colon", '{"a" = 1}', "text/colon", "=", '{"a" : 1}'],
  ["an arrow for a colon", '{"a" => 1}', "text/colon", "=>", '{"a" : 1}'],
  ["a key alone", '{"a"}', "text/colon", '"a"', undefined],
  ["no value after a colon", '{"a":}', "text/token", ":", undefined],
  ["no key before a colon", "{:1}", "text/token", ":", undefined],
  ["a colon in an array", '["a":1]', "text/token", ":", undefined],
  ["a brace that is never closed", '{"a": {"b": 1}', "text/bracket", "{", '{"a": {"b": 1}}'],
  ["all brackets open", '[{"a": [1, 2', "text/bracket", "[", '[{"a": [1, 2]}]'],
  ["an end behind a comma", "[1,", "text/bracket", "[", "[1]"],
  ["an end behind a colon", '{"a":', "text/token", ":", undefined],
  ["an end behind a key", '{"a"', "text/colon", '"a"', undefined],
  ["a missing brace before a bracket", '[{"a":1]', "text/bracket", "]", '[{"a":1}]'],
  ["the wrong closing bracket", '{"a":1]', "text/bracket", "]", '{"a":1}'],
  ["a closing bracket alone", "]", "text/bracket", "]", undefined],
  ["a bracket too many", '{"a":1}}\n', "text/end", "}", '{"a":1}\n'],
  ["a second text", '{"a":1} {"b":2}\nx', "text/end", '{"b":2}', undefined],
  ["single quotes", "{'a': 'it''}", "text/quotes", "'a'", "{\"a\": 'it''}"],
  [
    "single quotes around a text with both",
    "['say \"it\\'s\"']",
    "text/quotes",
    "'say \"it\\'s\"'",
    '["say \\"it\'s\\""]',
  ],
  ["typographic quotes", "{“a”: 1}", "text/quotes", "“a”", '{"a": 1}'],
  ["Python's True", '{"a": True}', "text/token", "True", '{"a": true}'],
  ["Python's None", '{"a": None}', "text/token", "None", '{"a": null}'],
  ["undefined", "[undefined]", "text/token", "undefined", "[null]"],
  ["NaN", "[NaN]", "text/token", "NaN", "[null]"],
  ["an infinity", "[-Infinity]", "text/token", "-Infinity", "[null]"],
  ["a literal cut short", "[tru]", "text/token", "tru", "[true]"],
  ["a literal run on", "[truee]", "text/token", "truee", "[true]"],
  ["a bare key", "{a: 1}", "text/token", "a", '{"a": 1}'],
  ["a bare word", "[blue]", "text/token", "blue", '["blue"]'],
  ["plain words", "hello there", "text/token", "hello there", undefined],
  ["a character that has no place", "[@]", "text/token", "@", undefined],
  ["an emoji that has no place", "[😀]", "text/token", "😀", undefined],
  ["a leading zero", "[007]", "text/number", "007", "[7]"],
  ["a plus sign", "[+1]", "text/number", "+1", "[1]"],
  ["a point first", "[-.5]", "text/number", "-.5", "[-0.5]"],
  ["a point last", "[1.]", "text/number", "1.", "[1.0]"],
  ["a hex number", "[0x1F]", "text/number", "0x1F", "[31]"],
  ["underscores", "[1_000]", "text/number", "1_000", "[1000]"],
  ["two points", "[1.2.3]", "text/number", "1.2.3", undefined],
  ["a unit behind a number", "[12px]", "text/number", "12px", undefined],
  ["an exponent without digits", "[1e]", "text/number", "1e", undefined],
  ["a minus alone", "[-]", "text/number", "-", undefined],
  ["a number cut short", "-", "text/number", "-", undefined],
  ["a line comment", '{"a":1 // one\n}', "text/comment", "// one", '{"a":1 \n}'],
  ["a block comment", "[/* one\n */1]", "text/comment", "/* one\n */", "[1]"],
  ["a hash comment", "# one\n[1]", "text/comment", "# one", "\n[1]"],
  ["a no-break space", "[\u00a01]", "text/blank", "\u00a0", "[ 1]"],
  ["a byte order mark", "\ufeff[1]", "text/blank", "\ufeff", "[1]"],
  ["nothing", " \n", "text/empty", " \n", undefined],
])("%s", (_, text, code, marked, mended) => {
  const fault = faultOf(text);
  expect({ code: fault.code, marked: text.slice(fault.start, fault.end), mended: mend(text, fault) }).toEqual(
    {
      code,
      marked,
      mended,
    },
  );
});

test("the message of an unclosed string says how to mend it", () => {
  const fault = faultOf('{"kind": "tex\n}');
  expect(fault.message).toBe("The string is not closed. Add a quotation mark before the end of the line.");
  expect(fault.fixes.map(({ title }) => title)).toEqual(["Close it"]);
});

describe("of any broken text", () => {
  const broken = fc.oneof(anyText, mutatedJson(anyJson)).filter((text) => !readJson(text).ok);

  test("the fault lies inside the text, marks something and speaks in a sentence", () => {
    fc.assert(
      fc.property(broken, (text) => {
        const { start, end, code, message } = faultOf(text);
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThanOrEqual(text.length);
        if (text !== "") expect(end).toBeGreaterThan(start);
        expect(code).toMatch(/^text\/[a-z-]+$/);
        expect(message).toMatch(/^.+[.!]$/su);
      }),
      { numRuns: 10_000 },
    );
  }, 120_000);

  test("a fix changes the text, and its edits do not overlap", () => {
    fc.assert(
      fc.property(broken, (text) => {
        for (const { edits } of faultOf(text).fixes) {
          const sorted = [...edits].sort((one, other) => one.start - other.start);
          sorted.forEach((edit, index) => {
            expect(edit.start).toBeLessThanOrEqual(edit.end);
            expect(edit.end).toBeLessThanOrEqual(sorted[index + 1]?.start ?? text.length);
            expect(text.slice(edit.start, edit.end)).not.toBe(edit.text);
          });
        }
      }),
      { numRuns: 10_000 },
    );
  }, 120_000);
});
