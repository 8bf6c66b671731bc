import { readFileSync } from "node:fs";

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * @param {{ numPassedTests: number, numFailedTests: number }} report as Vitest's JSON reporter writes it
 * @returns {Counts}
 */
export function countVitest(report) {
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

/**
 * @param {{ stats: { expected: number, unexpected: number, flaky: number } }} report as Playwright's JSON reporter writes it
 * @returns {Counts}
 */
export function countPlaywright({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

/**
 * The counts of a run of tests; one that ended badly without a test to blame has one failure.
 * @template Report
 * @param {string} path
 * @param {number} code
 * @param {(report: Report) => Counts} count
 * @returns {Counts}
 */
export function readCounts(path, code, count) {
  const counts = readReport(path, count);
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/**
 * @template Report
 * @param {string} path
 * @param {(report: Report) => Counts} count
 * @returns {Counts}
 */
function readReport(path, count) {
  try {
    return count(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    return { passed: 0, failed: 1 };
  }
}
