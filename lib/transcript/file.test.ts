import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Entry } from "./entry";
import { compactDocument, compactTranscript, readFile, writeDocument, writeTranscript } from "./file";
import { pathTo, type Transcript } from "./transcript";

const at = "2026-01-01T00:00:00.000Z";
const text = fc.string({ unit: "binary", maxLength: 12 });
const id = fc.string({ minLength: 1, maxLength: 8 });
const links = {
  by: fc.constantFrom("person" as const, "scenario" as const, "driver" as const),
  answers: id,
};

function entry<Kind extends string>(
  kind: Kind,
  own: Readonly<Record<string, fc.Arbitrary<unknown>>>,
  optional: readonly string[] = [],
) {
  const fields = {
    id,
    at: fc.constantFrom(at, "2026-01-01T01:00:00+01:00"),
    kind: fc.constant(kind),
    ...links,
    ...own,
  };
  const required = Object.keys(fields).filter((name) => !(name in links) && !optional.includes(name));
  return fc.record(fields, { requiredKeys: required as (keyof typeof fields)[] });
}

const anyEntry = fc.oneof(
  entry("agent_message", { text }),
  entry("user_message", { text, picked: fc.jsonValue({ noUnicodeString: false }) }, ["picked"]),
  entry("tool_start", { tool: text, run_id: text, input: text }),
  entry("tool_end", { tool: text, run_id: text, output: text, failed: fc.boolean() }, ["failed"]),
  entry("frame", {
    from: fc.constantFrom("agent", "client"),
    channel: fc.constantFrom("push", "ws"),
    payload: text,
  }),
  entry(
    "outcome",
    {
      of: id,
      index: fc.nat(),
      action: text,
      result: fc.constantFrom("applied", "skipped", "refused"),
      reason: text,
    },
    ["reason"],
  ),
  entry("mystery", { text, inner: fc.jsonValue() }),
);
const anyFile = fc.uniqueArray(anyEntry, { selector: (one) => one.id, maxLength: 8 }).map((entries) => ({
  format: "parley.transcript/v1",
  entries,
}));

function open(content: string): Transcript {
  const reading = readFile(content);
  if (reading.kind !== "transcript") throw new Error(JSON.stringify(reading));
  return reading.transcript;
}

function fileOf(entries: string): string {
  return `{"format":"parley.transcript/v1","entries":[${entries}]}`;
}

function messageOf(content: string): string {
  const reading = readFile(content);
  return reading.kind === "error" ? `${reading.code}: ${reading.message}` : reading.kind;
}

describe("a transcript", () => {
  test("comes back from a file as it was, whatever is in it", () => {
    fc.assert(
      fc.property(anyFile, (file) => {
        expect(JSON.parse(writeTranscript(open(JSON.stringify(file))))).toEqual(
          JSON.parse(JSON.stringify(file)),
        );
      }),
      { numRuns: 300 },
    );
  });

  test("has the same bytes each time it is written, spread or in one line", () => {
    fc.assert(
      fc.property(anyFile, (file) => {
        const transcript = open(JSON.stringify(file));
        const written = writeTranscript(transcript);
        expect(writeTranscript(open(written))).toBe(written);
        expect(writeTranscript(open(compactTranscript(transcript)))).toBe(written);
      }),
      { numRuns: 300 },
    );
  });

  test("is written with its fields in one order, two spaces a level, and a line's end", () => {
    const entries = [
      {
        text: "hi",
        kind: "user_message",
        picked: { b: [], a: [1] },
        by: "person",
        answers: "q",
        at,
        id: "e1",
        later: { x: {} },
      },
    ];
    expect(
      writeTranscript(open(JSON.stringify({ note: 1, entries, title: "T", format: "parley.transcript/v1" }))),
    ).toMatchInlineSnapshot(`
      "{
        "format": "parley.transcript/v1",
        "title": "T",
        "entries": [
          {
            "id": "e1",
            "at": "2026-01-01T00:00:00.000Z",
            "kind": "user_message",
            "answers": "q",
            "by": "person",
            "text": "hi",
            "picked": {
              "b": [],
              "a": [
                1
              ]
            },
            "later": {
              "x": {}
            }
          }
        ],
        "note": 1
      }
      "
    `);
  });

  test("is read again with the head at its end", () => {
    const transcript = open(
      fileOf(
        `{"id":"a","at":"${at}","kind":"agent_message","text":"1"},{"id":"b","at":"${at}","kind":"agent_message","text":"2"}`,
      ),
    );
    expect(transcript.head).toBe("b");
  });

  test("may be empty", () => {
    expect(writeTranscript(open(fileOf("")))).toBe(
      '{\n  "format": "parley.transcript/v1",\n  "entries": []\n}\n',
    );
  });
});

describe("what no schema knows", () => {
  const strange = `{"2":2,"id":"e1","__proto__":{"polluted":true},"kind":"mystery","at":"${at}","1":1.0,"big":123456789012345678901234567890,"constructor":null}`;

  test("of an unknown kind is kept whole: order, number spellings, hostile names", () => {
    expect(compactTranscript(open(fileOf(strange)))).toBe(fileOf(strange));
  });

  test("beside the fields of a known kind is kept behind them", () => {
    const known = `{"__proto__":{"polluted":true},"10":1e400,"text":"hi","id":"e1","9":-0,"at":"${at}","kind":"agent_message"}`;
    const transcript = open(fileOf(known));
    expect(compactTranscript(transcript)).toBe(
      fileOf(
        `{"id":"e1","at":"${at}","kind":"agent_message","text":"hi","__proto__":{"polluted":true},"10":1e400,"9":-0}`,
      ),
    );
    expect(Object.keys({})).toEqual([]);
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });

  test("counts with its last value where a name stands twice", () => {
    const twice = `{"id":"e1","at":"${at}","kind":"mystery","x":1,"y":2,"x":3}`;
    expect(compactTranscript(open(fileOf(twice)))).toBe(
      fileOf(`{"id":"e1","at":"${at}","kind":"mystery","x":3,"y":2}`),
    );
  });

  test("is named by its own kind", () => {
    expect(open(fileOf(strange)).entries[0]).toMatchObject({ kind: "other", name: "mystery", id: "e1" });
  });
});

describe("a file that is not one of Parley's says what it is", () => {
  test.each([
    ["", "not-json: This file is empty."],
    ["{", "not-json: This is not JSON. Line 1, column"],
    ["[]", "foreign: This is JSON, but no file of Parley's"],
    ['{"format":7}', "foreign: "],
    ['{"format":"parley.scenario/v1"}', "foreign: "],
    ['{"format":"parley.transcript/v0"}', "foreign: There is no format parley.transcript/v0."],
    [
      '{"format":"parley.transcript/v2","entries":5}',
      "too-new: This was saved by a newer Parley, as parley.transcript/v2.",
    ],
    ['{"format":"parley.document/v12"}', "too-new: "],
    ['{"format":"parley.transcript/v1"}', "damaged: This transcript is damaged: “entries” is missing."],
    [
      '{"format":"parley.transcript/v1","entries":{}}',
      "damaged: This transcript is damaged: “entries” must be an array.",
    ],
    [
      '{"format":"parley.transcript/v1","title":1,"entries":[]}',
      "damaged: This transcript is damaged: “title” must be a string.",
    ],
    [fileOf("1"), "damaged: Entry 1 of this transcript is damaged: it must be an object."],
    [fileOf("{}"), "damaged: Entry 1 of this transcript is damaged: its “id” is missing."],
    [
      fileOf(`{"id":"","at":"${at}","kind":"x"}`),
      "damaged: Entry 1 of this transcript is damaged: its “id” must not be empty.",
    ],
    [
      fileOf(`{"id":"a","at":"yesterday","kind":"x"}`),
      "its “at” must be a time such as 2026-01-01T00:00:00.000Z.",
    ],
    [fileOf(`{"id":"a","at":"${at}"}`), "its “kind” is missing."],
    [fileOf(`{"id":"a","at":"${at}","kind":"agent_message","text":5}`), "its “text” must be a string."],
    [
      fileOf(`{"id":"a","at":"${at}","kind":"agent_message","text":"","by":"robot"}`),
      'its “by” must be "person" or "scenario" or "driver".',
    ],
    [
      fileOf(`{"id":"a","at":"${at}","kind":"tool_end","tool":"t","run_id":"r","output":{}}`),
      "its “output” must be a string.",
    ],
    [
      '{"format":"parley.document/v1","source":"","sets":[{"name":"a","values":{"x":1}}]}',
      "damaged: This document is damaged: “sets 1 values” must be an object of strings.",
    ],
    ['{"format":"parley.document/v1","sets":[]}', "damaged: This document is damaged: “source” is missing."],
  ])("%s", (content, message) => {
    expect(messageOf(content)).toContain(message);
  });

  test("when it is larger than 10 MB in UTF-8", () => {
    expect(messageOf(`"${"é".repeat(5 * 1024 * 1024)}"`)).toBe(
      "too-large: This is larger than 10 MB, which is as much as Parley opens.",
    );
    expect(messageOf(`"${"e".repeat(5 * 1024 * 1024)}"`)).toContain("foreign: ");
  });

  test("when it is nested too deep, however deep", () => {
    expect(messageOf("[".repeat(600) + "]".repeat(600))).toContain(
      "too-deep: This is nested deeper than 512 levels",
    );
    expect(messageOf("[".repeat(5_000_000))).toContain("too-deep: ");
  });

  test("and never throws", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          anyFile.map((file) => JSON.stringify(file).slice(3)),
        ),
        (content) => {
          expect(readFile(content)).toHaveProperty("kind");
        },
      ),
    );
  });
});

describe("links between entries that lead nowhere or in a circle", () => {
  function opened(links: readonly { id: string; parent?: string; answers?: string }[]) {
    const entries = links.map((link) => ({ ...link, at, kind: "agent_message", text: "" }));
    const reading = readFile(JSON.stringify({ format: "parley.transcript/v1", entries }));
    if (reading.kind !== "transcript") throw new Error(JSON.stringify(reading));
    return reading;
  }
  function ids(transcript: Transcript): readonly string[] {
    return pathTo(transcript).map((entry: Entry) => entry.id);
  }

  test("are cut, with a report", () => {
    const { transcript, reports } = opened([
      { id: "a", parent: "c" },
      { id: "b", parent: "b" },
      { id: "c", parent: "gone" },
    ]);
    expect(ids(transcript)).toEqual(["a", "b", "c"]);
    expect(reports).toEqual([
      "Entry 1 follows “c”, which is no earlier entry. It follows the one before it now.",
      "Entry 2 follows “b”, which is no earlier entry. It follows the one before it now.",
      "Entry 3 follows “gone”, which is no earlier entry. It follows the one before it now.",
    ]);
    expect(writeTranscript(transcript)).not.toContain("parent");
  });

  test("are told apart where an id is there twice", () => {
    const { transcript, reports } = opened([
      { id: "a" },
      { id: "a" },
      { id: "a-2" },
      { id: "c", parent: "a", answers: "a" },
    ]);
    expect(ids(transcript)).toEqual(["a", "a-3", "c"]);
    expect(transcript.entries[3]).toMatchObject({ parent: "a-3", answers: "a-3" });
    expect(reports).toEqual(["Entry 2 has the id “a” of an earlier entry. It is called “a-3” now."]);
  });

  test("are mended quickly and told briefly, however many they are", () => {
    const { transcript, reports } = opened(Array.from({ length: 20_000 }, () => ({ id: "a", parent: "b" })));
    expect(new Set(ids(transcript)).size).toBe(20_000);
    expect(reports.length).toBe(21);
  });

  test("are mended in an entry of an unknown kind too", () => {
    const transcript = open(fileOf(`{"id":"a","at":"${at}","kind":"new","parent":"b","x":1}`));
    expect(compactTranscript(transcript)).toBe(fileOf(`{"id":"a","at":"${at}","kind":"new","x":1}`));
  });
});

test("a name that stands twice in one object is reported, and its last value counts", () => {
  const reading = readFile(fileOf(`{"id":"a","id":"b","at":"${at}","kind":"agent_message","text":""}`));
  expect(reading).toMatchObject({
    kind: "transcript",
    transcript: { head: "b" },
    reports: ["A name stands twice in one object; its last value counts."],
  });
});

test("a document comes back from a file as it was", () => {
  const document = JSON.parse(
    '{"format":"parley.document/v1","source":"{\\"a\\":\\ud800}","sets":[{"name":"s","values":{"__proto__":"x","1":"y"}}],"active":"s","settings":{"answers":"json","later":{"x":1}}}',
  );
  for (const content of [
    writeDocument(document),
    compactDocument(document),
    `\ufeff${writeDocument(document)}`,
  ]) {
    const reading = readFile(content);
    expect(reading.kind === "document" && compactDocument(reading.document)).toBe(compactDocument(document));
  }
});
