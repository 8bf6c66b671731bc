import { expect, test } from "vitest";
import { childEnv, splitScript } from "./run.mjs";

test("a script is split into its programs and what they are given", () => {
  expect(splitScript("next typegen && tsc --noEmit")).toEqual([
    ["next", "typegen"],
    ["tsc", "--noEmit"],
  ]);
});

test("a child chooses NODE_ENV itself, keeps the rest and is told more", () => {
  const env = { NODE_ENV: "production", HOME: "/home/lea", PATH: "/bin" } as const;
  expect(childEnv(env, { PARLEY_DIST: ".next-test" })).toEqual({
    HOME: "/home/lea",
    PATH: "/bin",
    NEXT_TELEMETRY_DISABLED: "1",
    PARLEY_DIST: ".next-test",
  });
});

test.each([undefined, ""])("a child has a home where HOME is %j", (HOME) => {
  expect(childEnv({ HOME, NODE_ENV: "test" }).HOME).toMatch(/^([A-Z]:)?[/\\]/);
});
