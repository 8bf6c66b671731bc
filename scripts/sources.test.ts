import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { hashSources, listSources } from "./sources.mjs";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "parley-sources-"));
  write("app/page.tsx", "page");
  write("lib/text/json.ts", "json");
  write("package.json", "{}");
  write("next.config.ts", "config");
});

afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

test("what a build is made of is found; tests, their data and what is made by tools are not", () => {
  const others = [
    "lib/text/json.test.ts",
    "components/a.test.tsx",
    "lib/protocols/clarify/vectors/x.jsonl",
    "e2e/a.spec.ts",
    "scripts/start.mjs",
    "node_modules/a/index.js",
    ".next/BUILD_ID",
    "next-env.d.ts",
    "biome.json",
    "playwright.config.ts",
    "vitest.config.ts",
    "README.md",
    "app/.DS_Store",
  ];
  for (const path of others) write(path, "other");
  expect(listSources(root)).toEqual(["app/page.tsx", "lib/text/json.ts", "next.config.ts", "package.json"]);
});

test("the same sources have the same hash, wherever they lie", () => {
  const before = hashSources(root);
  write("lib/text/json.test.ts", "test");
  write("app/page.tsx", "page");
  expect(hashSources(root)).toBe(before);
});

test.each([
  ["changed", () => write("app/page.tsx", "Page")],
  ["added", () => write("public/x.svg", "")],
  ["gone", () => rmSync(join(root, "lib/text/json.ts"))],
  [
    "renamed",
    () => {
      rmSync(join(root, "lib/text/json.ts"));
      write("lib/text/node.ts", "json");
    },
  ],
])("a file %s changes the hash", (_, change) => {
  const before = hashSources(root);
  change();
  expect(hashSources(root)).not.toBe(before);
});
