import { fileURLToPath } from "node:url";

/** The folder everything runs in, with a slash at its end. */
export const root = fileURLToPath(new URL("..", import.meta.url));

const lowest = { major: 20, minor: 19 };

/** Ends the program with a plain message when Node is too old for the tools. */
export function requireNode() {
  if (isNodeOldEnough(process.versions.node)) return;
  fail(`Parley needs Node ${lowest.major}.${lowest.minor} or newer; this is Node ${process.versions.node}.`);
}

/** @param {string} version */
export function isNodeOldEnough(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major > lowest.major || (major === lowest.major && minor >= lowest.minor);
}

/**
 * Ends the program with a message for people.
 * @param {string} message
 * @returns {never}
 */
export function fail(message) {
  process.stderr.write(`\n${message}\n`);
  process.exit(1);
}

/** @param {string} message */
export function say(message) {
  process.stdout.write(`${message}\n`);
}
