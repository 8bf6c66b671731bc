import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { bracketBuild } from "./eager.mjs";
import { findServing, withLock } from "./holds.mjs";
import { fail, root, say } from "./project.mjs";
import { nextCli, run } from "./run.mjs";
import { hashSources } from "./sources.mjs";

/** Where a build goes unless the environment names another folder. */
export const usualBuild = process.env.PARLEY_DIST || ".next";

/**
 * Builds into the folder unless it holds a build of these very sources; what went wrong, if anything. The caller holds
 * the clone's lock.
 * @param {string} build
 * @returns {Promise<string | undefined>}
 */
export async function buildWhenChanged(build) {
  const sources = hashSources(root);
  return isBuiltFrom(build, sources) ? undefined : buildFrom(build, sources);
}

/**
 * @param {string} build
 * @param {string} sources
 * @returns {Promise<string | undefined>}
 */
async function buildFrom(build, sources) {
  const server = findServing(build);
  if (server !== undefined) {
    return `The sources have changed, and ${server} still serves the last build. Stop it, then try again.`;
  }
  say("Building …");
  const stamp = stampOf(build);
  // A build that was broken off leaves a cache the next one may stumble over.
  if (!existsSync(stamp)) rmSync(join(root, build, "cache"), { recursive: true, force: true });
  rmSync(stamp, { force: true });
  const code = await run(process.execPath, [nextCli, "build"], { env: { PARLEY_DIST: build } });
  if (code !== 0) return "The build failed. What it said is above.";
  await bracketBuild(join(root, build));
  writeFileSync(stamp, sources);
  return undefined;
}

/**
 * @param {string} build
 * @param {string} sources
 */
function isBuiltFrom(build, sources) {
  try {
    return existsSync(join(root, build, "BUILD_ID")) && readFileSync(stampOf(build), "utf8") === sources;
  } catch {
    return false;
  }
}

/** @param {string} build */
function stampOf(build) {
  return join(root, build, "parley-sources");
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const problem = await withLock({ name: "packages", what: "npm run build" }, () =>
    buildFrom(usualBuild, hashSources(root)),
  );
  if (problem !== undefined) {
    fail(problem);
  }
}
