import { describe, expect, test } from "vitest";
import { createCheck } from "../protocol/create-check";
import { riddle } from "../protocol/testing/riddle";
import { protocols } from "./registry";

describe("a protocol that is only registered", () => {
  const { check, inspect } = createCheck([...protocols, riddle]);
  const text = JSON.stringify({ protocol: riddle.wireName, riddle: "What has keys?" });

  test("is recognised and checked, in a tool event too", () => {
    expect(check(text)).toMatchObject({ protocol: "toy", form: "envelope", verdict: "works" });
    const event = JSON.stringify({ type: "tool_end", tool: "riddle", output: text });
    expect(check(event)).toMatchObject({ protocol: "toy", form: "tool event", verdict: "works" });
    expect(check(JSON.stringify({ protocol: riddle.wireName })).problems).toMatchObject([
      { code: "toy/riddle", pointer: "/riddle" },
    ]);
  });

  test("takes a draft to an answer and back", () => {
    const { protocol, subject, check: found } = inspect(text);
    const rules = protocol?.answer;
    if (!rules || subject === null) throw new Error("The toy has answers.");
    expect(protocol?.send(subject, found.engine)).toEqual([
      { kind: "tool_end", tool: "riddle", output: text },
    ]);
    expect(rules.missing(found.client, rules.start(found.client))).toEqual(["guess"]);
    const [step] = rules.send(found.client, "A piano", "json");
    const reply = step?.kind === "user_message" ? step.text : "";
    expect(rules.refill(found.client, reply)).toBe("A piano");
    expect(rules.bubble(reply)).toBe("Guess: A piano");
    expect(check(reply)).toMatchObject({ protocol: "toy", form: "answer" });
  });

  test("leaves the others as they were", () => {
    for (const { id, samples } of protocols) {
      for (const sample of samples)
        expect(check(sample.text)).toMatchObject({ protocol: id, verdict: sample.verdict });
    }
  });

  test("is refused when its id or tool is taken", () => {
    expect(() => createCheck([...protocols, { ...riddle, id: "clarify" }])).toThrow("clarify");
    const recognition = { ...riddle.recognition, tools: ["clarify"] };
    expect(() => createCheck([...protocols, { ...riddle, recognition }])).toThrow("clarify");
  });
});
