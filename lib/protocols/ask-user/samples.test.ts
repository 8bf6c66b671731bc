import { describe, expect, test } from "vitest";
import { createCheck } from "../../protocol/create-check";
import { askUser } from ".";

const { check } = createCheck([askUser]);
const { samples } = askUser;

describe("samples", () => {
  test.each(samples.map((sample) => [sample.name, sample] as const))(
    "%s gives exactly its problems",
    (_, sample) => {
      const { verdict, problems, protocol, form } = check(sample.text);
      expect({ verdict, protocol, form }).toEqual({
        verdict: sample.verdict,
        protocol: "ask-user",
        form: "tool arguments",
      });
      expect(problems.map(({ code, pointer }) => ({ code, pointer }))).toEqual(sample.problems);
    },
  );

  test("have names of their own", () => {
    expect(new Set(samples.map(({ name }) => name)).size).toBe(samples.length);
  });

  test("show every kind of question, and every rule but those of other forms", () => {
    const shown = new Set(samples.flatMap(({ problems }) => problems.map(({ code }) => code)));
    const hidden = askUser.rules.map(({ code }) => code).filter((code) => !shown.has(code));
    expect(hidden).toEqual(["ask-user/result", "ask-user/no-ui", "ask-user/failed-call"]);
  });
});
