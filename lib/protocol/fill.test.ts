import { describe, expect, test } from "vitest";
import { maxBytes } from "../text/limits";
import { textAt } from "../text/testing/marked";
import { defaultContext } from "./context";
import { createCheck } from "./create-check";
import { problemAt, replaceFix } from "./place";
import type { Protocol } from "./protocol";
import { note } from "./testing/toys";

const json = JSON.stringify;
const withValues = (values: Readonly<Record<string, string>>) => ({ ...defaultContext, values });
const { check, inspect } = createCheck([note]);
const envelope = (notes: unknown) => json({ protocol: "toy.note/v1", notes });

describe("a message with placeholders", () => {
  test("is judged, drawn and sent as it is filled", () => {
    const text = envelope("Hi {{who}}");
    const { check: found, subject } = inspect(text, withValues({ who: 'Lea "L"\n' }));
    expect(found).toMatchObject({ verdict: "works", client: { text: 'Hi Lea "L"\n' }, problems: [] });
    expect(subject && note.send(subject, found.engine)).toEqual([
      { kind: "tool_end", tool: "note", output: envelope('Hi Lea "L"\n') },
    ]);
  });

  test.each([
    ["a bare envelope", envelope("{{a}}{{b}}")],
    ["a tool event", json({ kind: "tool_end", tool: "note", output: envelope("{{a}}{{b}}") })],
    ["a call of a model", json({ function: { name: "note", arguments: json({ notes: "{{a}}{{b}}" }) } })],
    ["a fence", `\`\`\`json\n${envelope("{{a}}{{b}}")}\n\`\`\``],
  ])("in %s has the ones without a value as problems, once each, on their very characters", (_, text) => {
    const { problems, totals } = check(text, withValues({ c: "1" }));
    expect(problems.map((problem) => [problem.code, problem.severity, textAt(text, problem.range)])).toEqual([
      ["text/placeholder", "warning", "{{a}}"],
      ["text/placeholder", "warning", "{{b}}"],
    ]);
    expect(totals).toEqual({ error: 0, warning: 2, info: 0 });
    const half = check(text, withValues({ a: "1" }));
    expect(half.problems.map((problem) => textAt(text, problem.range))).toEqual(["{{b}}"]);
    expect(half.client).toEqual({ text: "1{{b}}" });
  });

  test("is only told so where no value is given at all", () => {
    expect(check(envelope("{{a}}"))).toMatchObject({
      verdict: "works",
      problems: [{ severity: "info", pointer: "/notes" }],
      totals: { error: 0, warning: 0, info: 1 },
    });
  });

  test("is told that blanks between the braces belong to the name", () => {
    const text = envelope("{{ who }}");
    const [problem] = check(text, withValues({ who: "Lea" })).problems;
    expect(problem?.fixes).toMatchObject([{ title: "Write {{who}}", edits: [{ text: "{{who}}" }] }]);
    expect(problem && textAt(text, problem.range)).toBe("{{ who }}");
  });

  test("keeps its faults on the characters they are about", () => {
    const text = json({ protocol: "toy.note/v1", first: "{{long}}", notes: 1 });
    const [problem] = check(text, withValues({ long: "x".repeat(500) })).problems;
    expect(problem && textAt(text, problem.range)).toBe("1");
  });

  test("is filled in its calls of a timeline, and what travels with them", () => {
    const text = [
      json({ kind: "tool_start", tool: "note", run_id: "1", input: json({ notes: "{{a}}" }) }),
      json({ kind: "tool_end", tool: "note", run_id: "1", output: envelope("{{a}}") }),
    ].join("\n");
    const { events, placeholders } = inspect(text, withValues({ a: '"' }));
    expect(events.map(({ step }) => step)).toMatchObject([
      { input: json({ notes: '"' }) },
      { output: envelope('"') },
    ]);
    expect(placeholders.map((placeholder) => textAt(text, placeholder.range))).toEqual(["{{a}}", "{{a}}"]);
  });

  test("of names an object has by itself takes only values that were given", () => {
    const text = envelope("{{__proto__}} {{constructor}} {{toString}}");
    const values = JSON.parse('{"__proto__":"P"}');
    expect(check(text, withValues(values)).client).toEqual({ text: "P {{constructor}} {{toString}}" });
  });

  test("may be an output as a whole", () => {
    const text = json({ kind: "tool_end", tool: "note", output: "{{envelope}}" });
    expect(check(text).verdict).toBe("blocked");
    expect(check(text, withValues({ envelope: envelope("hi") }))).toMatchObject({
      verdict: "works",
      client: { text: "hi" },
    });
  });

  test("is not read where it would be too large", () => {
    const text = envelope("{{a}}{{a}}");
    const { check: found, subject } = inspect(text, withValues({ a: "x".repeat(maxBytes / 2) }));
    expect(found).toMatchObject({ verdict: "unrecognised", problems: [{ code: "text/too-large" }] });
    expect(subject).toBeNull();
  });

  test("of very many is counted to the last", () => {
    const { problems, totals } = check(envelope("{{a}}".repeat(2_000)));
    expect(problems).toHaveLength(500);
    expect(totals.info).toBe(2_000);
  });

  test("loses no placeholder to a fix that was made for the filled text", () => {
    const fixing: Protocol = {
      ...note,
      check: ({ layer, node }) => {
        const spot = (key: string) => ({ layer, root: node, path: [key] });
        const at = (key: string) => {
          const fixes = replaceFix(spot(key), "Shout", '"HI"');
          return problemAt(spot(key), { severity: "info", code: `note/${key}`, message: "", fixes });
        };
        return { verdict: "works", engine: null, client: null, problems: [at("notes"), at("other")] };
      },
    };
    const text = json({ protocol: "toy.note/v1", notes: "hi {{a}}", other: "hi" });
    const found = createCheck([fixing]).check(text, withValues({ a: "1" }));
    expect(found.problems.map(({ code, fixes }) => [code, fixes.length])).toEqual([
      ["note/notes", 0],
      ["note/other", 1],
    ]);
  });
});

describe("a protocol whose placeholders are its own", () => {
  const range = { start: { line: 1, column: 1 }, end: { line: 1, column: 6 } };
  const own: Protocol = { ...note, placeholders: () => [{ name: "a", range }] };

  test("fills them itself, and reports them itself", () => {
    const found = createCheck([own]).inspect(envelope("{{a}}"), withValues({ a: "1" }));
    expect(found.check).toMatchObject({ client: { text: "{{a}}" }, problems: [] });
    expect(found.placeholders).toEqual([{ name: "a", range }]);
  });
});
