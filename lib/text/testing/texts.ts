import fc from "fast-check";

const pieces = [
  "{",
  "}",
  "[",
  "]",
  ",",
  ":",
  '"',
  "\\",
  "'",
  "`",
  "“",
  "//",
  "/*",
  "#",
  " ",
  "\n",
  "\t",
  "\r\n",
  "\u00a0",
  "\ufeff",
  "\ud800",
  "\u0000",
  "0",
  "-",
  "+",
  ".",
  "e",
  "true",
  "nul",
  "None",
  "NaN",
  "Infinity",
  '"a"',
  '"__proto__":1',
  "\\u00",
  "\\ud83d",
  "😀",
  "é",
  "Error:",
  "```",
  "1_0",
  "0x1F",
];

/** JSON with some characters taken out, put in or doubled: what a text looks like while it is written. */
export function mutatedJson(json: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const mutation = fc.tuple(fc.nat(), fc.nat(3), fc.constantFrom("", ...pieces));
  return fc.tuple(json, fc.array(mutation, { minLength: 1, maxLength: 4 })).map(([text, mutations]) =>
    mutations.reduce((now, [place, length, piece]) => {
      const at = place % (now.length + 1);
      return now.slice(0, at) + piece + now.slice(at + length);
    }, text),
  );
}

/** JSON text, compact or pretty, of any value. */
export const anyJson: fc.Arbitrary<string> = fc
  .tuple(fc.jsonValue({ stringUnit: "binary", maxDepth: 4 }), fc.constantFrom(undefined, 1, "\t"))
  .map(([value, indent]) => JSON.stringify(value, null, indent));

/** Texts made of what JSON is made of, in any order. */
export const jsonSalad: fc.Arbitrary<string> = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 3 })), { maxLength: 14 })
  .map((parts) => parts.join(""));

export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({ unit: "grapheme", maxLength: 40 }),
  jsonSalad,
);
