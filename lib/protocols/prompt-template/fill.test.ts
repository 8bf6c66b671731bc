import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createCheck } from "../../protocol/create-check";
import {
  type Client,
  emptyFill,
  type Fill,
  fieldsOf,
  fillClient,
  fillOf,
  holdsBack,
  letterOf,
  promptTemplate,
  readRequest,
  requestText,
  setValue,
} from ".";
import { type FieldType, whyUnfit } from "./values";

const { check } = createCheck([promptTemplate]);

function clientOf(template: string, variables: readonly unknown[]): Client {
  return check(JSON.stringify({ type: "prompt_template", template, variables })).client as Client;
}
const fill = (values: Readonly<Record<string, string>>): Fill => fillOf(values);

describe("what fits a type", () => {
  const fits: Readonly<Record<FieldType, readonly string[]>> = {
    string: ["", " x ", "a\nb"],
    text: ["", "a\nb"],
    number: ["0", "-1.5", "+3", ".5", "5.", "1e-7", "007"],
    boolean: ["true", "false"],
    date_time: ["2026-08-01", "2026-08-01T09:00Z", "2024-02-29T23:59:60.5+02:00", "2026-08-01 09:00"],
    url: ["https://a.example/x?y#z", "mailto:a@b.c", "/path", "#top", "http://münchen.example"],
    email: ["a@b.example", "lea.k+x@sub.acme.dev"],
    select: ["a", "b c"],
  };
  const not: Readonly<Record<FieldType, readonly string[]>> = {
    string: [],
    text: [],
    number: ["", " 5", "five", "1,5", "0x1f", "1e999", "NaN", "Infinity", "١"],
    boolean: ["", "True", "yes", "1"],
    date_time: ["", "2026-02-29", "2026-13-01", "tomorrow", "2026-08-01T25:00", "01.08.2026"],
    url: ["", "acme", "www.acme.dev", "https://", "https://a b", "http://[x"],
    email: ["", "lea", "lea@acme", "@acme.dev", "a@b@c.de", "lea @acme.dev", "lea@acme."],
    select: ["", "c", "A"],
  };
  const typeOf = (type: string) => (type === "select" ? { select: { options: ["a", "b c", "a"] } } : type);
  for (const type of Object.keys(fits) as FieldType[]) {
    const variable = { type: typeOf(type) } as Parameters<typeof whyUnfit>[0];
    test(type, () => {
      expect(fits[type].filter((value) => whyUnfit(variable, value) !== undefined)).toEqual([]);
      expect(not[type].filter((value) => whyUnfit(variable, value) === undefined)).toEqual([]);
    });
  }
});

describe("a field", () => {
  const client = clientOf("{{a}} {{n}} {{s}}", [
    { name: "a", value: "x", default_value: "y" },
    { name: "n", type: "number", value: "1", default_value: "5", required: true },
    { name: "s", type: { select: { options: ["p", "p", "q"] } }, description: "Which" },
  ]);

  test("starts from the value, else the default, and says which", () => {
    expect(fieldsOf(client, emptyFill)).toEqual([
      {
        name: "a",
        type: "string",
        options: [],
        isRequired: false,
        default: "y",
        value: "x",
        origin: "text",
        isChanged: false,
      },
      {
        name: "n",
        type: "number",
        options: [],
        isRequired: true,
        default: "5",
        value: "1",
        origin: "text",
        isChanged: false,
      },
      {
        name: "s",
        type: "select",
        options: ["p", "q"],
        description: "Which",
        isRequired: false,
        origin: "none",
        isChanged: false,
      },
    ]);
  });

  test("that is emptied is empty as text, and has its default again as anything else", () => {
    const emptied = fill({ a: "", n: "" });
    expect(fieldsOf(client, emptied)).toMatchObject([
      { value: "", origin: "own" },
      { value: "5", origin: "default" },
      { origin: "none" },
    ]);
    expect(fillClient(client, emptied)?.text).toBe(" 5 {{s}}");
  });

  test("stands for all variables of its name, in every block", () => {
    const twice = check(
      JSON.stringify([
        { type: "prompt_template", template: "{{a}}", variables: [{ name: "a" }, { name: "a", value: "2" }] },
        { type: "prompt_template", template: "{{a}}!", variables: [{ name: "a", value: "3" }] },
      ]),
    ).client as Client;
    expect(fieldsOf(twice, emptyFill)).toHaveLength(1);
    expect(fillClient(twice, emptyFill)?.text).toBe("2\n\n3!");
    expect(fillClient(twice, fill({ a: "x" }))?.text).toBe("x\n\nx!");
  });

  test("that may not be empty says so, blanks or not", () => {
    const required = clientOf("{{a}}", [{ name: "a", required: true }]);
    for (const value of [undefined, "", "  "]) {
      const filled = setValue(emptyFill, "a", value);
      expect(fieldsOf(required, filled)).toMatchObject([{ fault: "Required: fill it in." }]);
      expect(holdsBack(required, filled)).toBe("1 value to mend before it can be sent");
    }
    expect(holdsBack(required, fill({ a: "x" }))).toBeUndefined();
  });
});

test("a fill that lets the text explode holds it back", () => {
  const chain = Array.from({ length: 30 }, (_, at) => ({ name: `v${at}`, value: "x" }));
  const client = clientOf("{{v0}}", chain);
  const doubled = fill(
    Object.fromEntries(chain.map(({ name }, at) => [name, `{{v${at + 1}}}{{v${at + 1}}}`])),
  );
  expect(fillClient(client, doubled)).toBeUndefined();
  expect(requestText(client, doubled)).toBeUndefined();
  expect(holdsBack(client, doubled)).toContain("1 MB");
});

test("a request that was sent is read again as the text it carried", () => {
  const value = fc.oneof(
    fc.string(),
    fc.constantFrom("{{a}}", "{{b}}", '"', "\n", "\\", "__proto__", "\ud800"),
  );
  fc.assert(
    fc.property(value, value, fc.constantFrom("a", "b", "__proto__"), (one, other, name) => {
      const client = clientOf(`1{{a}}2{{${name}}}{{b}}`, [{ name: "a" }, { name, value: "" }, { name: "b" }]);
      const filled = {
        values: [
          ["a", one],
          [name, other],
        ],
      } as const;
      const sent = fillClient(client, filled);
      const text = requestText(client, filled);
      if (sent === undefined || text === undefined) throw new Error("It is small.");
      expect(readRequest(text)?.text).toBe(sent.text);
      expect(promptTemplate.answer?.bubble(text)).toBe(sent.text);
    }),
  );
});

describe("the letter", () => {
  test("sets the very text that goes out", () => {
    const piece = fc.constantFrom("{{a}}", "{{b}}", "{{c}}", "{{", "}}", "x", "\n");
    const words = fc.array(piece, { maxLength: 10 }).map((all) => all.join(""));
    fc.assert(
      fc.property(words, words, words, (template, one, other) => {
        const client = clientOf(template, [
          { name: "a", value: one },
          { name: "b", value: other },
          { name: "c" },
        ]);
        const [block] = client.prompt;
        const pieces = block && letterOf(client, block, emptyFill);
        expect(pieces?.map(({ text }) => text).join("")).toBe(client.text);
      }),
      { numRuns: 500 },
    );
  });

  test("tells words, values, defaults, faults and what is open apart", () => {
    const client = clientOf("Hi {{a}} {{d}} {{e}} {{o}} {{x}}{{y}}", [
      { name: "a", value: "Lea" },
      { name: "d", default_value: "def" },
      { name: "e", type: "email", value: "nobody" },
      { name: "o" },
      { name: "y", value: "" },
    ]);
    const [block] = client.prompt;
    const value = { kind: "value", isFaulty: false, isPulled: false };
    const space = { kind: "words", text: " " };
    expect(block && letterOf(client, block, emptyFill)).toEqual([
      { kind: "words", text: "Hi " },
      { ...value, name: "a", text: "Lea", origin: "text" },
      space,
      { ...value, name: "d", text: "def", origin: "default" },
      space,
      { ...value, name: "e", text: "nobody", origin: "text", isFaulty: true },
      space,
      { kind: "open", name: "o", text: "{{o}}", hasVariable: true },
      space,
      { kind: "open", name: "x", text: "{{x}}", hasVariable: false },
      { ...value, name: "y", text: "", origin: "text" },
    ]);
  });
});
