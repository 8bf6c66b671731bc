import { describe, expect, test } from "vitest";
import type { JsonSchema, Protocol } from "./protocol";
import { inOrder, startSchema, wrapSchema } from "./schema";
import { frame, note } from "./testing/toys";

/** Every reference of a schema, and whether something is found there. */
function references(schema: unknown): readonly { readonly to: string; readonly isFound: boolean }[] {
  const found: { to: string; isFound: boolean }[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, part] of Object.entries(value)) {
      if (key === "$ref")
        found.push({ to: String(part), isFound: resolve(schema, String(part)) !== undefined });
      else visit(part);
    }
  };
  visit(schema);
  return found;
}

function resolve(schema: unknown, reference: string): unknown {
  return reference
    .split("/")
    .slice(1)
    .reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], schema);
}

const recursive: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  type: "object",
  properties: { name: { type: "string" }, child: { $ref: "#" }, side: { $ref: "#/definitions/side" } },
  definitions: { side: { enum: ["left", "right"] } },
};

describe("wrapSchema", () => {
  test.each(["envelope", "tool arguments", "answer", "constructor", "__proto__"])(
    "leaves the schema of a bare message, %s, as it is",
    (form) => {
      expect(wrapSchema(form, recursive)).toBe(recursive);
    },
  );

  test.each(["tool event", "MCP call", "MCP result", "model tool call"])(
    "composes %s around a message that refers to itself",
    (form) => {
      const found = references(wrapSchema(form, recursive));
      expect(found).toContainEqual({ to: "#/definitions/message", isFound: true });
      expect(found).toContainEqual({ to: "#/definitions/message/definitions/side", isFound: true });
      expect(found.filter(({ isFound }) => !isFound)).toEqual([]);
    },
  );
});

describe("startSchema", () => {
  const withSample = (protocol: Protocol, text: string): Protocol => ({
    ...protocol,
    schema: (kind) => (kind === "envelope" ? recursive : null),
    samples: [
      { name: "bad", title: "Bad", text: "{}", verdict: "blocked", problems: [] },
      { name: "good", title: "Good", text, verdict: "works", problems: [] },
    ],
  });

  test("offers a message of every protocol, and a good sample of each to begin with", () => {
    const schema = startSchema([withSample(note, "{}"), withSample(frame, "{}")]);
    expect(references(schema).filter(({ isFound }) => !isFound)).toEqual([]);
    expect(schema.anyOf).toEqual([
      { $ref: "#/definitions/note-envelope" },
      { $ref: "#/definitions/frame-envelope" },
    ]);
    expect(schema.defaultSnippets).toEqual([
      { label: "Note: Good", description: "A message of toy.note/v1.", bodyText: "{}" },
      { label: "Frame: Good", description: "A message of frame.", bodyText: "{}" },
    ]);
  });

  test("writes a sample so that a snippet gives it back", () => {
    const text = '{"a":"$1 \\\\ {{name}}"}';
    const schema = startSchema([withSample(note, text)]);
    const [snippet] = schema.defaultSnippets as readonly { bodyText: string }[];
    expect(snippet?.bodyText).not.toBe(text);
    expect(snippet?.bodyText.replace(/\\([\\$])/g, "$1")).toBe(text);
  });
});

describe("inOrder", () => {
  const rankOf = (schema: unknown, ...path: readonly string[]) =>
    path.reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], schema);

  test("offers what a message must have first, each in the order the schema lists it", () => {
    const schema = inOrder({
      type: "object",
      properties: { title: { type: "string" }, protocol: { const: "a" }, actions: {}, any: true },
      required: ["actions", "protocol"],
    });
    const ranks = ["title", "protocol", "actions"].map((key) =>
      rankOf(schema, "properties", key, "suggestSortText"),
    );
    expect(ranks).toEqual(["1000", "0001", "0002"]);
    expect(rankOf(schema, "properties", "any")).toBe(true);
  });

  test("takes a key named properties for a key, and leaves data alone", () => {
    const data = { properties: { x: {} } };
    const schema = inOrder({
      properties: { properties: { properties: { deep: { default: data } } } },
      definitions: { d: { anyOf: [{ properties: { y: { enum: [data] } } }] } },
    });
    const outer = rankOf(schema, "properties", "properties");
    expect(outer).toMatchObject({ suggestSortText: "1000" });
    expect(rankOf(outer, "properties", "deep")).toEqual({ default: data, suggestSortText: "1000" });
    expect(schema.definitions).toEqual({
      d: { anyOf: [{ properties: { y: { enum: [data], suggestSortText: "1000" } } }] },
    });
  });
});
