import { connect, createServer } from "node:net";

/**
 * Whether something answers on the port, on this address or, as browsers try both for "localhost", on the other loopback.
 * @param {string} host
 * @param {number} port
 * @returns {Promise<"free" | "taken" | "forbidden" | "unknown host">}
 */
export async function probePort(host, port) {
  const loopbacks = isLocal(host) ? ["127.0.0.1", "::1"] : [];
  const answers = await Promise.all(loopbacks.map((address) => isAnswering(address, port)));
  return answers.includes(true) ? "taken" : tryListen(host, port);
}

/**
 * @param {string} [host]
 * @returns {Promise<number>}
 */
export function freePort(host = "127.0.0.1") {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, host, () => {
      const address = server.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/**
 * The port a setting names; undefined when it names none.
 * @param {string} text
 */
export function parsePort(text) {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  return port <= 65_535 ? port : undefined;
}

/**
 * The address to open in a browser.
 * @param {string} host
 * @param {number} port
 */
export function addressOf(host, port) {
  const name = isLocal(host) ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}

/** @param {string} host */
function isLocal(host) {
  return ["127.0.0.1", "localhost", "0.0.0.0", "::", "::1"].includes(host);
}

/**
 * @param {string} address
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isAnswering(address, port) {
  return new Promise((resolve) => {
    const socket = connect({ host: address, port, timeout: 1000 });
    const end = (/** @type {boolean} */ answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once("connect", () => end(true));
    socket.once("timeout", () => end(false));
    socket.once("error", () => end(false));
  });
}

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<"free" | "taken" | "forbidden" | "unknown host">}
 */
function tryListen(host, port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === "EADDRINUSE") {
        resolve("taken");
      } else {
        resolve(error.code === "EACCES" ? "forbidden" : "unknown host");
      }
    });
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve("free")));
  });
}
