import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { getBrowser } from "./browser.mjs";
import { buildWhenChanged } from "./build.mjs";
import { countPlaywright, countVitest, readCounts } from "./counts.mjs";
import { withLock } from "./holds.mjs";
import { installWhenNeeded } from "./install.mjs";
import { freePort } from "./port.mjs";
import { requireNode, root, say } from "./project.mjs";
import { runScript, stopCode } from "./run.mjs";
import { startServer } from "./serve.mjs";

/** @typedef {import("./counts.mjs").Counts} Counts */

const build = ".next-test";
const host = "127.0.0.1";
const reports = join(root, ".cache", "reports");
const isPlain = !process.stdout.isTTY;
const env = { CI: "true", PARLEY_DIST: build, ...(isPlain ? { NO_COLOR: "1" } : {}) };
const red = { passed: 0, failed: 1 };
const green = { passed: 0, failed: 0 };

requireNode();
const { passed, failed } = await withLock(
  { name: "tests", what: "another npm test", onWait: tellOfWait },
  testAll,
);
const stopped = stopCode();
say(stopped === undefined ? `\n${passed} passed, ${failed} failed` : "\nStopped before the end.");
process.exit(stopped ?? (failed > 0 ? 1 : 0));

/** @returns {Promise<Counts>} */
async function testAll() {
  const installed = await step("install", () => withPackages(installWhenNeeded));
  if (installed.failed > 0) return installed;
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const checks = [
    await step("lint", () => check("lint", isPlain ? ["--colors=off"] : [])),
    await step("types", () => withPackages(() => check("types"))),
    await step("unit", testUnits),
  ];
  const built = await step("build", () => withPackages(() => buildWhenChanged(build)));
  const pages = built.failed > 0 ? green : await step("e2e", testPages);
  return sum([...checks, built, pages]);
}

/**
 * Runs one step unless a signal came before it. A step gives its counts, or what went wrong, or nothing.
 * @param {string} name
 * @param {() => Promise<Counts | string | undefined>} work
 * @returns {Promise<Counts>}
 */
async function step(name, work) {
  if (stopCode() !== undefined) return green;
  say(`\n> ${name}`);
  const result = await work();
  if (typeof result === "string") {
    say(result);
    return red;
  }
  return result ?? green;
}

/**
 * @param {"lint" | "types"} name
 * @param {readonly string[]} [more]
 * @returns {Promise<string | undefined>}
 */
async function check(name, more = []) {
  const code = await runScript(name, more, { env });
  return code === 0 ? undefined : `${name} failed`;
}

async function testUnits() {
  const report = join(reports, "unit.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const code = await runScript("unit", reporters, { env });
  return readCounts(report, code, countVitest);
}

/** @returns {Promise<Counts | string>} */
async function testPages() {
  const browser = await getBrowser();
  if (browser === undefined) {
    return "There is no browser to test with. Install Chromium or Chrome, or name one: PARLEY_CHROMIUM=/path npm test";
  }
  const server = await serveBuild();
  if (server === undefined) return "The production server did not start. What it said is above.";
  const report = join(reports, "e2e.json");
  const code = await runScript("e2e", ["--reporter=list,json"], {
    env: {
      ...env,
      PARLEY_CHROMIUM: browser,
      PLAYWRIGHT_BASE_URL: `http://${host}:${server.port}`,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
  });
  server.child.kill("SIGTERM");
  await server.ended;
  return readCounts(report, code, countPlaywright);
}

async function serveBuild() {
  for (let attempt = 1; attempt <= 3 && stopCode() === undefined; attempt += 1) {
    const port = await freePort(host);
    const server = startServer({ host, port, build, what: "npm test" });
    if (await server.ready) {
      return { ...server, port };
    }
  }
  return undefined;
}

/**
 * @template T
 * @param {() => Promise<T>} work
 */
function withPackages(work) {
  return withLock({ name: "packages", what: "npm test", onWait: tellOfWait }, work);
}

/** @param {string} holder */
function tellOfWait(holder) {
  say(`Waiting for ${holder} …`);
}

/**
 * @param {readonly Counts[]} all
 * @returns {Counts}
 */
function sum(all) {
  return all.reduce((total, { passed, failed }) => ({
    passed: total.passed + passed,
    failed: total.failed + failed,
  }));
}
