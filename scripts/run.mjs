import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
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
    process.on(signal, () => {
      stopSignal = signal;
      for (const child of children) child.kill(signal);
      if (children.size === 0) process.exit(exitCode(null, signal));
    });
  }
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
