import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { matchesLock } from "./install.mjs";

const a = { version: "1.0.0", integrity: "sha512-a" };
const b = { version: "2.0.0", integrity: "sha512-b" };
const locked = { "": { version: "0.1.0" }, "node_modules/a": a, "node_modules/b": { ...b, optional: true } };

test("packages are installed when each is there in its version, but for those made for other machines", () => {
  expect(matchesLock(locked, { "node_modules/a": a, "node_modules/b": b })).toBe(true);
  expect(matchesLock(locked, { "node_modules/a": a })).toBe(true);
});

test.each([
  ["is missing", {}],
  ["has another version", { "node_modules/a": { ...a, version: "1.0.1" } }],
  ["has other bytes", { "node_modules/a": { ...a, integrity: "sha512-x" } }],
  ["is there that nobody asked for", { "node_modules/a": a, "node_modules/c": a }],
])("they are not when one %s", (_, installed) => {
  expect(matchesLock(locked, installed)).toBe(false);
});

test.each(["start.mjs", "test.mjs", "dev.mjs"])("%s begins before any package is there", (script) => {
  const folder = new URL(".", import.meta.url);
  const waiting = [new URL(script, folder)];
  const seen = new Set<string>();
  const packages: string[] = [];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file.href)) continue;
    seen.add(file.href);
    for (const [, from = ""] of readFileSync(file, "utf8").matchAll(/^(?:import|\} from)\b.*"([^"]+)";$/gm)) {
      if (from.startsWith(".")) waiting.push(new URL(from, file));
      else if (!from.startsWith("node:")) packages.push(from);
    }
  }
  expect(packages).toEqual([]);
  expect(seen.size).toBeGreaterThan(1);
});
