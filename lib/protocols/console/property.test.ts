import fc from "fast-check";
import { expect, test } from "vitest";
import { check } from "../check";
import { createdExample, examples, listedExample } from "./examples";

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
const actions = [...Object.values(examples), ...createdExample, listedExample] as unknown as readonly Json[];

/** Every place of a value, as the way to it. */
function placesOf(
  value: Json,
  path: readonly (string | number)[] = [],
): readonly (readonly (string | number)[])[] {
  if (typeof value !== "object" || value === null) return [path];
  const below = Array.isArray(value)
    ? value.flatMap((item: Json, index) => placesOf(item, [...path, index]))
    : Object.entries(value).flatMap(([key, item]) => placesOf(item, [...path, key]));
  return [path, ...below];
}

function withAt(value: Json, path: readonly (string | number)[], put: Json): Json {
  const [step, ...rest] = path;
  if (step === undefined) return put;
  // An earlier change may have taken the place away.
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value))
    return value.map((item: Json, index) => (index === step ? withAt(item, rest, put) : item));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, key === step ? withAt(item, rest, put) : item]),
  );
}

const odd = fc.constantFrom<Json>(
  null,
  true,
  5,
  2.5,
  -1,
  "",
  " ",
  "x",
  "//evil.example",
  "card-",
  "\ud800",
  "עברית 😀",
  "2026-08-04",
  [],
  {},
  [null],
  { type: "toast" },
);

/** Some actions of the document, some of whose values became something else. */
const messages = fc
  .subarray([...actions], { minLength: 1, maxLength: 4 })
  .chain((some) =>
    fc
      .array(fc.tuple(fc.constantFrom(...placesOf(some).slice(1)), odd), { maxLength: 3 })
      .map((changes) => changes.reduce<Json>((value, [path, put]) => withAt(value, path, put), some)),
  )
  .filter((value) => Array.isArray(value));

const forms: readonly ((actions: Json) => unknown)[] = [
  (value) => ({ actions: JSON.stringify(value) }),
  (value) => ({
    method: "tools/call",
    params: { name: "console", arguments: { actions: JSON.stringify(value) } },
  }),
  (value) => ({
    type: "tool_end",
    tool: "console",
    run_id: "r",
    output: JSON.stringify({ protocol: "appwrite.console/v1", actions: value }, null, 1),
  }),
  (value) => ({
    role: "tool",
    name: "console",
    content: JSON.stringify({ protocol: "appwrite.console/v1", actions: value }),
  }),
];

test("a message says the same in whatever form it comes, and its refusal repeats its first fault", () => {
  fc.assert(
    fc.property(messages, fc.constantFrom(...forms), (value, form) => {
      const bare = check(JSON.stringify({ protocol: "appwrite.console/v1", actions: value }));
      const formed = check(JSON.stringify(form(value)));
      const said = ({ problems }: typeof bare) =>
        problems.map(({ code, pointer, message }) => ({ code, pointer, message }));
      expect(formed.protocol).toBe("console");
      expect(said(formed)).toEqual(said(bare));
      expect(formed.engine).toEqual(bare.engine);
      expect(formed.verdict).toBe(bare.verdict);
      const errors = bare.problems.filter(({ severity }) => severity === "error");
      expect(bare.engine?.ok).toBe(errors.length === 0);
      if (bare.engine?.ok === false && bare.engine.output !== "Error: Tool execution failed") {
        expect(errors.some(({ message }) => bare.engine?.output.endsWith(message))).toBe(true);
      }
    }),
    { numRuns: 2000 },
  );
});

test("what the engine takes comes out of it unchanged when it goes in again", () => {
  fc.assert(
    fc.property(messages, (value) => {
      const once = check(JSON.stringify({ actions: JSON.stringify(value) })).engine;
      if (once?.ok !== true) return;
      const again = check(once.output).engine;
      const drift = /"value":"(?:True|False|\d)|card-|"hash"|"cardId"/;
      if (!drift.test(once.output)) expect(again).toEqual(once);
    }),
    { numRuns: 2000 },
  );
});
