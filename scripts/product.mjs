import { chromium } from "@playwright/test";
import { getBrowser } from "./browser.mjs";
import { buildWhenChanged, usualBuild } from "./build.mjs";
import { withLock } from "./holds.mjs";
import { installWhenNeeded } from "./install.mjs";
import { freePort } from "./port.mjs";
import { fail, requireNode, say } from "./project.mjs";
import { startServer } from "./serve.mjs";

const host = "127.0.0.1";

/**
 * The production build, served on a free port, and a browser to look at it with. Ends the program where one of them
 * cannot be had.
 * @param {string} what the command that needs them
 */
export async function openProduct(what) {
  requireNode();
  const problem = await withLock(
    { name: "packages", what, onWait: (holder) => say(`Waiting for ${holder} …`) },
    async () => (await installWhenNeeded()) ?? (await buildWhenChanged(usualBuild)),
  );
  if (problem !== undefined) fail(String(problem));
  const program = await getBrowser();
  if (program === undefined)
    fail("There is no browser. Install Chromium or Chrome, or name one: PARLEY_CHROMIUM=/path");
  const port = await freePort();
  const server = startServer({ host, port, build: usualBuild, what });
  if (!(await server.ready)) fail("The production server did not start. What it said is above.");
  const browser = await chromium.launch({ executablePath: program || undefined });
  const close = async () => {
    await browser.close();
    server.child.kill("SIGTERM");
    await server.ended;
  };
  return { url: `http://${host}:${port}/`, browser, close };
}
