import { setTimeout as sleep } from "node:timers/promises";
import { markServing } from "./holds.mjs";
import { nextCli, start } from "./run.mjs";

/**
 * Starts the production server of a build. `ready` tells whether it came up; what it prints before that is kept back,
 * and shown only when it does not.
 * @param {{ host: string, port: number, build: string, what: string }} options
 */
export function startServer({ host, port, build, what }) {
  const release = markServing({ what, build });
  const { child, ended } = start(process.execPath, [nextCli, "start", "-H", host, "-p", String(port)], {
    env: { PARLEY_DIST: build },
    stdio: ["ignore", "pipe", "inherit"],
  });
  /** @type {Buffer[]} */
  const early = [];
  const keep = (/** @type {Buffer} */ chunk) => early.push(chunk);
  child.stdout?.on("data", keep);

  const ready = isAnswering(child, host, port).then((isUp) => {
    child.stdout?.off("data", keep);
    child.stdout?.pipe(process.stdout, { end: false });
    if (!isUp) {
      process.stdout.write(Buffer.concat(early));
    }
    return isUp;
  });
  return { child, ready, ended: ended.finally(release) };
}

/**
 * Settles when the server answers, or has ended without.
 * @param {import("node:child_process").ChildProcess} child
 * @param {string} host
 * @param {number} port
 */
async function isAnswering(child, host, port) {
  const reachable = { "0.0.0.0": "127.0.0.1", "::": "::1" }[host] ?? host;
  const url = `http://${reachable.includes(":") ? `[${reachable}]` : reachable}:${port}/`;
  while (child.exitCode === null && child.signalCode === null) {
    try {
      await (await fetch(url)).arrayBuffer();
      return true;
    } catch {
      await sleep(50);
    }
  }
  return false;
}
