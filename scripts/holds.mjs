import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { root } from "./project.mjs";

/**
 * A file that says who is doing what, kept fresh while its program lives, so that a crash leaves nothing that blocks.
 * @typedef {{ pid: number, host: string, what: string, build?: string }} Hold
 */

const freshMs = 60_000;
const beatMs = 5_000;
const holdsFolder = join(root, ".cache", "holds");

/**
 * Runs `work` while nothing else in this clone holds the same name; waits for its turn.
 * @template T
 * @param {{ name: string, what: string, onWait?: (holder: string) => void }} turn
 * @param {() => Promise<T>} work
 * @param {string} [folder]
 */
export async function withLock({ name, what, onWait }, work, folder = holdsFolder) {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name}.lock`);
  let hasTold = false;
  while (!tryWrite(path, { what })) {
    const holder = readHold(path);
    if (holder === undefined) continue;
    if (!isAlive(path, holder)) {
      discard(path, holder);
      continue;
    }
    if (!hasTold) {
      onWait?.(holder.what);
      hasTold = true;
    }
    await sleep(200);
  }
  const release = keepFresh(path);
  try {
    return await work();
  } finally {
    release();
  }
}

/**
 * Says that a server uses this clone's packages and one of its builds, until the returned function is called.
 * @param {{ what: string, build: string }} use
 * @param {string} [folder]
 */
export function markServing(use, folder = holdsFolder) {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${process.pid}.serving`);
  writeFileSync(path, describe(use));
  return keepFresh(path);
}

/**
 * What serves from this clone just now; with a build named, what serves from that.
 * @param {string} [build]
 * @param {string} [folder]
 */
export function findServing(build, folder = holdsFolder) {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder).filter((entry) => entry.endsWith(".serving"))) {
    const path = join(folder, name);
    const hold = readHold(path);
    if (hold !== undefined && !isAlive(path, hold)) {
      discard(path, hold);
    } else if (hold !== undefined && (build === undefined || hold.build === build)) {
      return hold.what;
    }
  }
  return undefined;
}

/** @param {{ what: string, build?: string }} note */
function describe(note) {
  return JSON.stringify({ pid: process.pid, host: hostname(), ...note });
}

/**
 * @param {string} path
 * @param {{ what: string }} note
 */
function tryWrite(path, note) {
  try {
    writeFileSync(path, describe(note), { flag: "wx" });
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
}

/** @param {string} path */
function keepFresh(path) {
  const beat = setInterval(() => {
    const now = new Date();
    try {
      utimesSync(path, now, now);
    } catch {
      clearInterval(beat);
    }
  }, beatMs);
  beat.unref();
  const release = () => {
    clearInterval(beat);
    process.off("exit", release);
    rmSync(path, { force: true });
  };
  process.on("exit", release);
  return release;
}

/**
 * Undefined: the file is gone. One that cannot be read is somebody's who is just writing it, or died doing so.
 * @param {string} path
 * @returns {Hold | undefined}
 */
function readHold(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    return codeOf(error) === "ENOENT" ? undefined : { pid: 0, host: "", what: "another command" };
  }
}

/**
 * @param {string} path
 * @param {Hold} hold
 */
function isAlive(path, hold) {
  try {
    if (Date.now() - statSync(path).mtimeMs > freshMs) return false;
    if (hold.host === hostname()) {
      process.kill(hold.pid, 0);
    }
    return true;
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}

/**
 * Takes away what a dead program left. Where another was quicker and holds it again, its hold is put back.
 * @param {string} path
 * @param {Hold} dead
 */
function discard(path, dead) {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  const found = readHold(aside);
  if (found !== undefined && (found.pid !== dead.pid || found.host !== dead.host)) {
    renameSync(aside, path);
    return;
  }
  rmSync(aside, { force: true });
}

/** @param {unknown} error */
function codeOf(error) {
  return /** @type {NodeJS.ErrnoException} */ (error).code;
}
