import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type JsonNode, readJson } from "./json";
import { toValue } from "./node";
import { rootOf } from "./testing/root";
import { anyJson, anyText, mutatedJson } from "./testing/texts";

const runs = { numRuns: 10_000 };
const patience = 120_000;

/** The value as JSON text, with duplicates and integer-like keys treated as JSON.parse does. */
function parseAndPrint(text: string): string | undefined {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function readAndPrint(text: string): string | undefined {
  const reading = readJson(text);
  return reading.ok ? JSON.stringify(toValue(reading.root)) : undefined;
}

describe("agrees with JSON.parse on what is JSON, and on its value", () => {
  test.each([
    ["any text", anyText],
    ["any JSON", anyJson],
    ["mutated JSON", mutatedJson(anyJson)],
  ])(
    "for %s",
    (_, texts) => {
      fc.assert(
        fc.property(texts, (text) => {
          expect(readAndPrint(text)).toBe(parseAndPrint(text));
        }),
        runs,
      );
    },
    patience,
  );

  test.each([
    "",
    " ",
    "\ufeff{}",
    "{}\u00a0",
    "01",
    "1.",
    ".5",
    "-",
    "1e",
    "+1",
    "[1,]",
    '{"a":1,}',
    '"\t"',
    '"\\x"',
    '"\\u12"',
  ])("refuses %j", (text) => expect(readJson(text).ok).toBe(false));
});

test("a number keeps its spelling", () => {
  const root = rootOf("[3.0,1e400,-0,12345678901234567890,1E+2]");
  const spellings =
    root.type === "array" && root.items.map((item) => item.type === "number" && item.spelling);
  expect(spellings).toEqual(["3.0", "1e400", "-0", "12345678901234567890", "1E+2"]);
});

test("members stay in text order, integer-like names and duplicates too", () => {
  const root = rootOf('{"b":1,"2":2,"1":3,"b":4}');
  expect(root.type === "object" && root.members.map(({ key }) => key)).toEqual(["b", "2", "1", "b"]);
});

test("`__proto__` is a name like any other", () => {
  const value = toValue(rootOf('{"__proto__":{"isAdmin":true},"constructor":1}'));
  expect(Object.entries(value as object)).toEqual([
    ["__proto__", { isAdmin: true }],
    ["constructor", 1],
  ]);
  expect((value as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});

test("spans hold exactly the text of each value and key", () => {
  const text = ' { "a\\n" : [ 1.50 , "x\\"y" , true , null , {} ] } ';
  const slices: string[] = [];
  const collect = (node: JsonNode) => {
    slices.push(text.slice(node.start, node.end));
    if (node.type === "array") node.items.forEach(collect);
    if (node.type !== "object") return;
    for (const { keySpan, value } of node.members) {
      slices.push(text.slice(keySpan.start, keySpan.end));
      collect(value);
    }
  };
  collect(rootOf(text));
  expect(slices).toEqual([
    text.trim(),
    '"a\\n"',
    '[ 1.50 , "x\\"y" , true , null , {} ]',
    "1.50",
    '"x\\"y"',
    "true",
    "null",
    "{}",
  ]);
});

describe("a name that stands twice", () => {
  const pointers = (text: string) => {
    const reading = readJson(text);
    return (
      reading.ok &&
      reading.duplicates.map(({ pointer, member }) => [
        pointer,
        text.slice(member.keySpan.start, member.keySpan.end),
      ])
    );
  };

  test("is told with its pointer and the key that comes later", () => {
    expect(pointers('{"a":{"x":1,"x":2},"b":[{"y/~":1,"y/~":2,"y/~":3}],"a":0}')).toEqual([
      ["/a/x", '"x"'],
      ["/b/0/y~1~0", '"y/~"'],
      ["/b/0/y~1~0", '"y/~"'],
      ["/a", '"a"'],
    ]);
  });

  test("is found in an object of any size, also where one is written with an escape", () => {
    const names = Array.from({ length: 30 }, (_, index) => `"n${index}":0`).join(",");
    expect(pointers(`{${names},"n3":1,"\\u006e29":1,"\\u006e29":2}`)).toEqual([
      ["/n3", '"n3"'],
      ["/n29", '"\\u006e29"'],
      ["/n29", '"\\u006e29"'],
    ]);
  });

  test("is not the same name in two objects", () => {
    expect(pointers('[{"a":1},{"a":2},{"b":{"a":1}}]')).toEqual([]);
  });
});

describe("Python's dialect", () => {
  test.each(["NaN", "Infinity", "-Infinity"])("reads %s", (text) => {
    expect(rootOf(text, "python")).toMatchObject({ type: "number", spelling: text });
    expect(readJson(text).ok).toBe(false);
  });

  test.each(["-NaN", "+Infinity", "nan", "Infinit", "\ufeff{}", "[NaN 1]"])("refuses %j", (text) => {
    expect(readJson(text, "python").ok).toBe(false);
  });
});

test("512 levels are read and 513 are not, in any depth of text without a stack to overflow", () => {
  expect(readJson("[".repeat(512) + "]".repeat(512)).ok).toBe(true);
  const tooDeep = readJson(`${'{"a":'.repeat(513)}1${"}".repeat(513)}`);
  expect(tooDeep).toMatchObject({
    ok: false,
    fault: { code: "text/too-deep", start: 512 * 5, end: 512 * 5 + 1 },
  });
  expect(readJson("[".repeat(1_000_000))).toMatchObject({ ok: false, fault: { code: "text/too-deep" } });
});
