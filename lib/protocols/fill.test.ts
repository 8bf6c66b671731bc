import { describe, expect, test } from "vitest";
import { defaultContext } from "../protocol/context";
import { type Range, sourceLayer } from "../text/layer";
import { check, inspect } from "./check";

const json = JSON.stringify;
const withValues = (values: Readonly<Record<string, string>>) => ({ ...defaultContext, values });

/** The part of a text a range marks. */
function marked(text: string, { range: { start, end } }: { readonly range: Range }) {
  const layer = sourceLayer(text);
  return text.slice(layer.offsetAt(start), layer.offsetAt(end));
}

describe("a clarify call with placeholders", () => {
  const prompt = { id: "sure", kind: "confirm", question: "Delete {{bucket}}?", hint: "Gone for good." };
  const text = json({ title: "{{bucket}}", prompts: json([prompt]) });
  const value = 'a "quoted"\nname \\ 😀 {{bucket}}';

  test("has its prompts filled inside of their string, for engine and client", () => {
    const found = check(text, withValues({ bucket: value }));
    expect(found).toMatchObject({ protocol: "clarify", verdict: "works", engine: { ok: true } });
    const output = JSON.parse(found.engine?.output ?? "");
    expect(output).toMatchObject({ title: value, prompts: [{ question: `Delete ${value}?` }] });
    expect(found.client).toMatchObject({ envelope: { prompts: [{ question: `Delete ${value}?` }] } });
  });

  test("is refused for a value that is too long, at the string that holds the placeholder", () => {
    const found = check(text, withValues({ bucket: "x".repeat(3_000) }));
    expect(found.engine?.ok).toBe(false);
    const at = found.problems.filter(({ severity }) => severity === "error").map((one) => marked(text, one));
    expect(at).toContain('\\"Delete {{bucket}}?\\"');
  });

  test("is marked where its placeholders stand, through the escapes", () => {
    const { placeholders } = inspect(text, withValues({ bucket: "b" }));
    expect(placeholders.map((placeholder) => [placeholder.value, marked(text, placeholder)])).toEqual([
      ["b", "{{bucket}}"],
      ["b", "{{bucket}}"],
    ]);
  });
});
