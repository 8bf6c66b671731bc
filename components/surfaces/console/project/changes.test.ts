import { expect, test } from "vitest";
import { countChanges, isSameResource } from "./changes";
import type { Resource } from "./resource";

const row = (id: string, name = id): Resource => ({ id, name, fields: [["type", "tablesdb"]] });

test("rows that say the same are the same, though they were made anew", () => {
  expect(countChanges([row("a"), row("b")], [row("a"), row("b")])).toBe(0);
  expect(isSameResource(row("a"), row("a"))).toBe(true);
  expect(isSameResource(null, null)).toBe(true);
});

test.each([
  ["one that came", [row("a")], [row("b"), row("a")], 1],
  ["one that went", [row("a"), row("b")], [row("a")], 1],
  ["one that is called otherwise", [row("a")], [row("a", "A")], 1],
  ["one for another", [row("a")], [row("b")], 2],
  ["all", [row("a"), row("b")], [], 2],
])("%s is counted", (_, shown, real, count) => {
  expect(countChanges(shown, real)).toBe(count);
});
