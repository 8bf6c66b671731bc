import { describe, expect, test } from "vitest";
import { defaultContext } from "../protocol/context";
import type { AnswerRules, Kind, Protocol } from "../protocol/protocol";
import { check, inspect } from "./check";
import { protocols } from "./registry";

const all: readonly Protocol[] = protocols;
const kinds: readonly Kind[] = ["arguments", "envelope", "answer", "failure"];

function isUnique(names: readonly string[]): boolean {
  return new Set(names).size === names.length;
}

test("every protocol has an id and a wire name of its own", () => {
  expect(isUnique(all.map(({ id }) => id))).toBe(true);
  expect(isUnique(all.map(({ wireName }) => wireName))).toBe(true);
});

describe.each(all.map((protocol) => [protocol.id, protocol] as const))("%s", (id, protocol) => {
  const { samples, rules, schema } = protocol;

  test("names each sample and each rule once, and its rules after itself", () => {
    expect(isUnique(samples.map(({ name }) => name))).toBe(true);
    expect(samples.map(({ name }) => name).filter((name) => !/^[a-z\d]+(-[a-z\d]+)*$/.test(name))).toEqual(
      [],
    );
    expect(isUnique(rules.map(({ code }) => code))).toBe(true);
    expect(rules.map(({ code }) => code).filter((code) => !code.startsWith(`${id}/`))).toEqual([]);
  });

  test("has a working sample to begin with, one without a problem, and one that does not work", () => {
    expect(samples[0]).toMatchObject({ verdict: "works" });
    expect(samples.some(({ problems }) => problems.length === 0)).toBe(true);
    expect(samples.some(({ verdict }) => verdict !== "works")).toBe(true);
  });

  test.each(samples.map((sample) => [sample.name, sample] as const))(
    "gives for the sample %s what it says, and nothing else",
    (_, { text, verdict, problems }) => {
      const found = check(text);
      expect(found).toMatchObject({ protocol: id, verdict });
      expect(found.problems.map(({ code, pointer }) => ({ code, pointer }))).toEqual(problems);
    },
  );

  test("speaks in whole sentences, with the severity its rules promise", () => {
    const severities = new Map(rules.map(({ code, severity }) => [code, severity]));
    for (const { text } of samples) {
      for (const { code, severity, message } of check(text).problems) {
        expect(message).toMatch(/^\S.*[.?!]$/s);
        if (code.startsWith(`${id}/`)) expect([code, severity]).toEqual([code, severities.get(code)]);
      }
    }
  });

  test("gives the same check twice, as JSON all through", () => {
    for (const { text } of samples) {
      const found = check(text);
      expect(JSON.parse(JSON.stringify(found))).toEqual(found);
      expect(check(text, { ...defaultContext })).toEqual(found);
    }
  });

  test("has a JSON Schema of draft-7 for each kind of message, with words for its members", () => {
    const made = kinds.flatMap((kind) => schema(kind) ?? []);
    expect(made.length).toBeGreaterThan(0);
    for (const one of made) {
      expect(one).toMatchObject({ $schema: "http://json-schema.org/draft-07/schema#" });
      expect(JSON.stringify(one)).toContain('"description"');
      expect(JSON.parse(JSON.stringify(one))).toEqual(one);
    }
  });

  test("sends strings, whatever the message is", () => {
    for (const { text } of samples) {
      const { subject, check: found } = inspect(text);
      if (subject === null) continue;
      const steps = protocol.send(subject, found.engine);
      expect(steps.length).toBeGreaterThan(0);
      expect(JSON.parse(JSON.stringify(steps))).toEqual(steps);
    }
  });

  test("reports on every sample in words", () => {
    for (const { text } of samples) {
      const { reason, engine, client } = protocol.report(check(text));
      expect(reason).not.toBe("");
      expect([...engine, ...client].filter(({ says }) => says === "")).toEqual([]);
    }
  });

  const { answer } = protocol;
  test.runIf(answer !== undefined)("keeps a draft through storage, a reply and a new start", () => {
    if (answer === undefined) throw new Error("Only protocols with answers get here.");
    const checks = samples.map(({ text }) => check(text));
    const clients = checks
      .map(({ client }) => client)
      .filter((client) => client !== null && answer.asks(client));
    expect(clients.length).toBeGreaterThan(0);
    for (const client of clients) expectDraftsToLast(answer, client);
  });
});

function expectDraftsToLast(answer: AnswerRules<unknown, unknown>, client: unknown): void {
  const draft = answer.start(client);
  const stored = answer.parseDraft(JSON.parse(JSON.stringify(draft)));
  expect(stored).toEqual(draft);
  expect(answer.start(client, draft)).toEqual(draft);
  for (const as of ["json", "summary"] as const) {
    const steps = answer.send(client, draft, as);
    expect(JSON.parse(JSON.stringify(steps))).toEqual(steps);
  }
}
