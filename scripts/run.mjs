import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { constants, tmpdir, userInfo } from "node:os";
import { dirname, join } from "node:path";
import { root } from "./project.mjs";

/** @typedef {{ env?: Record<string, string>, stdio?: import("node:child_process").StdioOptions, timeoutMs?: number }} RunOptions */

/** @type {Set<import("node:child_process").ChildProcess>} */
const children = new Set();
/** @type {NodeJS.Signals | undefined} */
let stopSignal;
let isListening = false;

function passSignalsOn() {
  if (isListening) return;
  isListening = true;
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => stop(signal));
  }
  if (process.env.npm_lifecycle_event !== undefined) followParent(process.ppid);
}

/**
 * npm passes a signal to the shell it runs a script in, which dies of it and tells nobody.
 * @param {number} parent
 */
function followParent(parent) {
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop("SIGTERM");
  }, 500);
  watch.unref();
}

/** @param {NodeJS.Signals} signal */
function stop(signal) {
  stopSignal = signal;
  for (const child of children) child.kill(signal);
  if (children.size === 0) process.exit(exitCode(null, signal));
}

/** The exit code a signal that has reached this program asks for; undefined while there was none. */
export function stopCode() {
  return stopSignal === undefined ? undefined : exitCode(null, stopSignal);
}

/**
 * Starts a program in the project's folder. Signals that reach this one are passed on to it.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export function start(command, args, options = {}) {
  passSignalsOn();
  const child = spawn(command, args, {
    cwd: root,
    env: /** @type {NodeJS.ProcessEnv} */ (childEnv(process.env, options.env)),
    stdio: options.stdio ?? "inherit",
    timeout: options.timeoutMs,
    // The programs of packages are scripts of cmd there.
    shell: process.platform === "win32" && command.includes(".bin"),
  });
  children.add(child);
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => {
    child.on("error", () => {
      children.delete(child);
      resolve(127);
    });
    child.on("close", (code, signal) => {
      children.delete(child);
      resolve(exitCode(code, signal));
    });
  });
  return { child, ended };
}

/**
 * Runs a program to its end; the exit code, 128 and more when a signal ended it, 127 when it could not be started.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export function run(command, args, options) {
  return start(command, args, options).ended;
}

/**
 * Runs a script of package.json without npm and a shell between, which would keep signals to themselves. Its commands
 * are programs of the installed packages, and end at the first that fails; `more` is given to the last.
 * @param {string} name
 * @param {readonly string[]} more
 * @param {RunOptions} [options]
 */
export async function runScript(name, more, options) {
  const commands = splitScript(JSON.parse(readFileSync(join(root, "package.json"), "utf8")).scripts[name]);
  commands.at(-1)?.push(...more);
  for (const [program = "", ...args] of commands) {
    const code = await run(join(root, "node_modules", ".bin", program), args, options);
    if (code !== 0) return code;
  }
  return 0;
}

/**
 * @param {string} script
 * @returns {string[][]}
 */
export function splitScript(script) {
  return script.split("&&").map((command) => command.trim().split(/\s+/));
}

/**
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export function runNpm(args, options) {
  const cli = npmCli();
  return cli === undefined ? run("npm", args, options) : run(process.execPath, [cli, ...args], options);
}

export const nextCli = join(root, "node_modules", "next", "dist", "bin", "next");

/**
 * What a child is given: the tools choose NODE_ENV themselves, and npm would make a folder named `~` of an empty HOME.
 * @param {NodeJS.ProcessEnv} env
 * @param {Record<string, string>} [more]
 * @returns {Record<string, string | undefined>}
 */
export function childEnv(env, more) {
  const { NODE_ENV: _, ...rest } = env;
  return { ...rest, HOME: env.HOME || homeOfUser(), NEXT_TELEMETRY_DISABLED: "1", ...more };
}

function homeOfUser() {
  try {
    return userInfo().homedir;
  } catch {
    return tmpdir();
  }
}

function npmCli() {
  const running = process.env.npm_execpath;
  const beside = join(dirname(process.execPath), "..", "lib", "node_modules", "npm", "bin", "npm-cli.js");
  return [running, beside, join(dirname(process.execPath), "node_modules", "npm", "bin", "npm-cli.js")].find(
    (path) => path?.endsWith("npm-cli.js") && existsSync(path),
  );
}

/**
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
function exitCode(code, signal) {
  return code ?? 128 + (signal === null ? 0 : constants.signals[signal]);
}
