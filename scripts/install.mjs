import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findServing } from "./holds.mjs";
import { root, say } from "./project.mjs";
import { runNpm } from "./run.mjs";

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean }} LockedPackage */

/**
 * Installs the locked packages unless they are there; what went wrong, if anything. The caller holds the clone's lock.
 * @returns {Promise<string | undefined>}
 */
export async function installWhenNeeded() {
  if (isInstalled()) return undefined;
  const server = findServing();
  if (server !== undefined) {
    return `The dependencies have changed, and ${server} uses the old ones. Stop it, then try again.`;
  }
  say("Installing the locked dependencies …");
  const code = await runNpm(["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund"]);
  return code === 0 ? undefined : "The dependencies could not be installed. What npm said is above.";
}

function isInstalled() {
  const locked = readPackages(join(root, "package-lock.json"));
  const installed = readPackages(join(root, "node_modules", ".package-lock.json"));
  return locked !== undefined && installed !== undefined && matchesLock(locked, installed);
}

/**
 * Whether what npm noted down after its last install is what the lock file asks for. Optional packages, made for other
 * machines, may be missing.
 * @param {Record<string, LockedPackage>} locked
 * @param {Record<string, LockedPackage>} installed
 */
export function matchesLock(locked, installed) {
  const wanted = Object.entries(locked).filter(([path]) => path !== "");
  const hasAll = wanted.every(([path, { version, integrity, optional }]) => {
    const found = installed[path];
    return found === undefined
      ? optional === true
      : found.version === version && found.integrity === integrity;
  });
  return hasAll && Object.keys(installed).every((path) => path in locked);
}

/**
 * @param {string} path
 * @returns {Record<string, LockedPackage> | undefined}
 */
function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8")).packages;
  } catch {
    return undefined;
  }
}
