import { buildWhenChanged, usualBuild } from "./build.mjs";
import { withLock } from "./holds.mjs";
import { installWhenNeeded } from "./install.mjs";
import { addressOf, freePort, parsePort, probePort } from "./port.mjs";
import { fail, requireNode, say } from "./project.mjs";
import { stopCode } from "./run.mjs";
import { startServer } from "./serve.mjs";

requireNode();
const host = process.env.HOST || "127.0.0.1";
const port = await choosePort(host, process.env.PORT || "3000");
const address = addressOf(host, port);

const problem = await withLock(
  { name: "packages", what: "npm start", onWait: (holder) => say(`Waiting for ${holder} …`) },
  async () => (await installWhenNeeded()) ?? stopCode() ?? (await buildWhenChanged(usualBuild)),
);
const stopped = stopCode();
if (stopped !== undefined) {
  process.exit(stopped);
}
if (problem !== undefined) {
  fail(String(problem));
}

// Building takes its time, in which another may have taken the port.
await requirePort(host, port);
const server = startServer({ host, port, build: usualBuild, what: `the server at ${address}` });
if (await server.ready) {
  say(`Parley is at ${address}`);
}
process.exit(await server.ended);

/**
 * @param {string} name
 * @param {string} text
 */
async function choosePort(name, text) {
  const wanted = parsePort(text);
  if (wanted === undefined) fail(`PORT must be a number from 0 to 65535, and is "${text}".`);
  if (wanted === 0) return freePort(name);
  await requirePort(name, wanted);
  return wanted;
}

/**
 * @param {string} name
 * @param {number} wanted
 */
async function requirePort(name, wanted) {
  const state = await probePort(name, wanted);
  if (state === "taken") {
    fail(`Port ${wanted} is taken. Stop what runs there, or choose another: PORT=${wanted + 1} npm start`);
  }
  if (state === "forbidden") {
    fail(`Port ${wanted} may not be used by this user. Choose one above 1023: PORT=3000 npm start`);
  }
  if (state === "unknown host") {
    fail(`Parley cannot listen on HOST=${name}: it is no address of this machine.`);
  }
}
