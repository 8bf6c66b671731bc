import { expect, test } from "vitest";
import { DRAFT } from "@/lib/session/session";
import { emptyWork, type Work } from "@/lib/share/saved-work";
import { isWorthKeeping } from "./work";

const source = JSON.stringify({
  protocol: "appwrite.clarify/v1",
  prompts: [{ id: "name", kind: "text", question: "Name?" }],
});
const samples = new Set([source]);
const sample: Work = { ...emptyWork, document: { ...emptyWork.document, source } };

test("a sample as it opened is not worth keeping, nor is nothing", () => {
  expect(isWorthKeeping(emptyWork, samples)).toBe(false);
  expect(isWorthKeeping(sample, samples)).toBe(false);
  expect(isWorthKeeping({ ...sample, fills: [[DRAFT, []]], message: " " }, samples)).toBe(false);
});

test.each<[string, Partial<Work>]>([
  ["another text", { document: { ...sample.document, source: `${source} ` } }],
  ["something filled in", { fills: [[DRAFT, [{ id: "name", kind: "text", value: "orders" }]]] }],
  ["a value set", { document: { ...sample.document, sets: [{ name: "A", values: {} }] } }],
  ["a message half written", { message: "Wait" }],
  ["the agent's words", { words: "One detail." }],
])("%s is", (_, change) => {
  expect(isWorthKeeping({ ...sample, ...change }, samples)).toBe(true);
});
