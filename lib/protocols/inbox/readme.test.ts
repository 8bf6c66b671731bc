import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { rules } from "./rules";

test("the README lists every code as it is", () => {
  const readme = readFileSync(new URL("./README.md", import.meta.url), "utf8");
  const listed = readme
    .split("\n")
    .filter((line) => line.startsWith("| `inbox/"))
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .map(([, code = "", severity, says]) => ({ code: code.replaceAll("`", ""), severity, says }));
  expect(listed).toEqual(rules);
});
