import { expect, test } from "vitest";
import { check, inspect } from "../check";
import { bare } from "./bare";
import { samples } from "./samples";

function bareOf(text: string): string {
  const { subject } = inspect(text);
  return subject === null ? "" : bare(subject);
}

test("arguments become the envelope they stand for, in whatever they came", () => {
  const unwrapped = bareOf(samples.find(({ name }) => name === "model-call")?.text ?? "");
  expect(check(unwrapped)).toMatchObject({ form: "envelope", verdict: "works" });
  expect(unwrapped).toMatch(/^\{\n {2}"protocol": "appwrite.clarify\/v1",\n {2}"title": "Which bucket\?"/);
  expect(bareOf(unwrapped)).toBe(unwrapped);
});

test("a single prompt becomes a list, and odd members keep their spelling", () => {
  const unwrapped = bareOf('{"prompts":"{\\"id\\":\\"a\\",\\"x\\":1.0,\\"x\\":1e400}"}');
  expect(unwrapped.replaceAll(/\s/g, "")).toBe(
    '{"protocol":"appwrite.clarify/v1","prompts":[{"id":"a","x":1.0,"x":1e400}]}',
  );
});

test("what cannot be read stays as it is", () => {
  expect(bareOf('{"prompts":"["}').replaceAll(/\s/g, "")).toBe('{"prompts":"["}');
});
