import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { countPlaywright, countVitest, readCounts } from "./counts.mjs";

function report(text: string): string {
  const path = join(mkdtempSync(join(tmpdir(), "parley-counts-")), "report.json");
  writeFileSync(path, text);
  return path;
}

const unit = (numPassedTests: number, numFailedTests: number) =>
  report(JSON.stringify({ numPassedTests, numFailedTests, numPendingTests: 4 }));

test("unit tests are counted from the report; skipped ones are neither", () => {
  expect(readCounts(unit(12, 3), 1, countVitest)).toEqual({ passed: 12, failed: 3 });
});

test("a test of the pages that passed only when tried again has failed", () => {
  const path = report(JSON.stringify({ stats: { expected: 7, unexpected: 1, flaky: 2, skipped: 5 } }));
  expect(readCounts(path, 1, countPlaywright)).toEqual({ passed: 7, failed: 3 });
});

test("a run that ends badly has a failure, whatever its report says", () => {
  expect(readCounts(unit(12, 0), 1, countVitest)).toEqual({ passed: 12, failed: 1 });
  expect(readCounts(unit(12, 0), 0, countVitest)).toEqual({ passed: 12, failed: 0 });
});

test.each(["", "{", "null", "[]"])("a report that is none is a failure: %j", (text) => {
  expect(readCounts(report(text), 0, countPlaywright)).toEqual({ passed: 0, failed: 1 });
});

test("a report that was never written is a failure", () => {
  expect(readCounts("/nowhere/report.json", 0, countVitest)).toEqual({ passed: 0, failed: 1 });
});
