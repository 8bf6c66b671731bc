import { expect, test } from "vitest";
import { check } from "../check";
import { buildReport } from "./report";
import { samples } from "./samples";

const reportOn = (text: string) => buildReport(check(text));
const sample = (name: string) => samples.find((one) => one.name === name)?.text ?? "";

test.each([
  ["before-delete", "draws all 4 prompts"],
  ["create-database", "draws both prompts"],
  ["which-bucket", "draws its prompt"],
  ["unknown-kind", "draws 1 of 2, engine refuses"],
  ["six-prompts", "draws all 6 prompts, engine refuses"],
  ["native-prompts", "draws its prompt, a real call needs a string"],
  ["broken-prompts", "draws nothing, engine refuses"],
  ["failed-call", "a failed call, nothing drawn"],
  ["reply", "an answer"],
  ["broken-reply", "cannot be read"],
])("the verdict on %s is because it %s", (name, reason) => {
  expect(reportOn(sample(name)).reason).toBe(reason);
});

test("the engine stops at its first fault, which need not be the first in the text", () => {
  const prompts = [
    { id: "a", kind: "confirm", question: "Go?" },
    { question: "", id: "B", kind: "text" },
    { id: "c", kind: "date", question: "When?" },
  ];
  const { engine, client } = reportOn(JSON.stringify({ protocol: "appwrite.clarify/v1", prompts }));
  expect(engine.map(({ name, state }) => `${name} ${state}`)).toEqual(["a done", "B fault", "c unread"]);
  expect(engine[1]?.says).toMatch(/^The id “B” does not fit/);
  expect(client.map(({ name, state }) => `${name} ${state}`)).toEqual(["a done", "B skipped", "c skipped"]);
});

test("a title is looked at last, ids of two prompts after each prompt was read", () => {
  const prompt = { id: "a", kind: "confirm", question: "Go?" };
  const text = (title: unknown, ...prompts: readonly object[]) =>
    JSON.stringify({ prompts: JSON.stringify(prompts), title });
  expect(reportOn(text(5, prompt)).engine.map(({ name, state }) => `${name} ${state}`)).toEqual([
    "a done",
    "title fault",
  ]);
  expect(reportOn(text("", prompt, prompt, { ...prompt, id: "b" })).engine.map(({ state }) => state)).toEqual(
    ["done", "fault", "done"],
  );
});

test("of a hundred thousand prompts the first hundred are reported", () => {
  const { reason, engine, client } = reportOn(
    `{"protocol":"appwrite.clarify/v1","prompts":[${'{"id":"a","kind":"text","question":"Q"},'.repeat(99_999)}5]}`,
  );
  expect(reason).toBe("draws 99999 of 100000, engine refuses");
  expect([engine.length, client.length]).toEqual([101, 100]);
});
