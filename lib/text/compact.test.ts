import fc from "fast-check";
import { expect, test } from "vitest";
import { compactJson } from "./compact";

test("blanks between tokens go, all else stays as it is written", () => {
  const text = ' { "a" : [ 1.0 , "x  \\" y\\\\" , 1E2 ] ,\r\n\t"a" : "\\u00e9" } ';
  expect(compactJson(text)).toBe('{"a":[1.0,"x  \\" y\\\\",1E2],"a":"\\u00e9"}');
});

test("pretty text becomes what is printed compactly", () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: "binary" }), (value) => {
      expect(compactJson(JSON.stringify(value, null, 2))).toBe(JSON.stringify(value));
    }),
    { numRuns: 2_000 },
  );
});
