import { describe, expect, test } from "vitest";
import { defaultContext, readContext } from "./context";

const read = (query: string) => readContext(new URLSearchParams(query));

test("without parameters the context is the default", () => {
  expect(read("")).toEqual({ ok: true, context: defaultContext });
  expect(read("unknown=1")).toEqual({ ok: true, context: defaultContext });
});

test("each part is read by its name", () => {
  const values = encodeURIComponent('{"name":"Lea","__proto__":"x","2":"b"}');
  const reading = read(`projectId=p1&promptVariables=false&protocolVersion=2&hasUI=false&values=${values}`);
  expect(reading).toMatchObject({
    ok: true,
    context: { projectId: "p1", promptVariables: false, protocolVersion: 2, hasUI: false },
  });
  const pairs = reading.ok ? Object.entries(reading.context.values) : [];
  expect(new Map(pairs)).toEqual(
    new Map([
      ["name", "Lea"],
      ["__proto__", "x"],
      ["2", "b"],
    ]),
  );
});

test("of a parameter given twice the last counts", () => {
  expect(read("hasUI=x&hasUI=false")).toMatchObject({ ok: true, context: { hasUI: false } });
});

describe("a bad value", () => {
  test.each([
    ["projectId=", "projectId"],
    ["promptVariables=yes", "promptVariables"],
    ["promptVariables=", "promptVariables"],
    ["protocolVersion=3", "protocolVersion"],
    ["hasUI=TRUE", "hasUI"],
    ["values=", "values"],
    ["values=[]", "values"],
    ['values={"a":1}', "values"],
    ["values={", "values"],
  ])("%s is told by the parameter's name", (query, parameter) => {
    expect(read(query)).toEqual({
      ok: false,
      issues: [{ parameter, message: expect.stringMatching(/\.$|\}$/) }],
    });
  });

  test("does not hide another", () => {
    const reading = read("hasUI=1&protocolVersion=0");
    expect(reading.ok ? [] : reading.issues.map(({ parameter }) => parameter).sort()).toEqual([
      "hasUI",
      "protocolVersion",
    ]);
  });
});
