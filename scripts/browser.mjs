import { spawnSync } from "node:child_process";
import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { root, say } from "./project.mjs";
import { run } from "./run.mjs";

const dayMs = 24 * 60 * 60 * 1000;
const failureNote = join(root, ".cache", "browser-download-failed");

/**
 * A browser for the tests: Playwright's own if it can be had, else a Chromium on this machine, else Debian's package.
 * @returns {Promise<string | undefined>} the path of its program, empty for Playwright's own; undefined when there is none
 */
export async function getBrowser() {
  const chosen = process.env.PARLEY_CHROMIUM;
  if (chosen !== undefined) return chosen;
  if ((await canLaunch("")) || ((await download()) && (await canLaunch("")))) return "";
  return (await findWorking()) ?? ((await installPackage()) ? findWorking() : undefined);
}

/** The first Chromium or Chrome on this machine, tried or not. */
export function findChromium() {
  return listChromiums()[0];
}

async function findWorking() {
  for (const path of listChromiums()) {
    if (await canLaunch(path)) return path;
  }
  return undefined;
}

function listChromiums() {
  const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
  const inPath = (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  const usual = ["/usr/bin", "/usr/local/bin", "/snap/bin", "/opt/google/chrome"];
  const apps = ["Google Chrome", "Chromium"].map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`);
  const onWindows = [process.env.PROGRAMFILES, process.env["PROGRAMFILES(X86)"], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, "Google", "Chrome", "Application", "chrome.exe"));
  const paths = [...inPath, ...usual].flatMap((folder) => names.map((name) => join(folder, name)));
  return [...new Set([...paths, ...apps, ...onWindows])].filter(isProgram);
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} path */
async function canLaunch(path) {
  const { chromium } = await import("@playwright/test");
  try {
    const browser = await chromium.launch({ executablePath: path || undefined, timeout: 30_000 });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

async function download() {
  if (hasFailedToday()) return false;
  say("Fetching a browser …");
  const isNeeded = findChromium() === undefined;
  const code = await run(
    process.execPath,
    [join(root, "node_modules", "@playwright", "test", "cli.js"), "install", "--only-shell", "chromium"],
    {
      env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000" },
      stdio: "ignore",
      timeoutMs: isNeeded ? 300_000 : 60_000,
    },
  );
  if (code !== 0) {
    mkdirSync(join(root, ".cache"), { recursive: true });
    writeFileSync(failureNote, String(Date.now()));
  }
  return code === 0;
}

function hasFailedToday() {
  try {
    return Date.now() - Number(readFileSync(failureNote, "utf8")) < dayMs;
  } catch {
    return false;
  }
}

async function installPackage() {
  if (!isProgram("/usr/bin/apt-get")) return false;
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  if (asRoot.length > 0 && spawnSync("sudo", ["-n", "true"], { stdio: "ignore" }).status !== 0) {
    return false;
  }
  say("Installing Debian's Chromium …");
  const apt = [
    ...asRoot,
    "env",
    "DEBIAN_FRONTEND=noninteractive",
    "apt-get",
    "-q",
    "-o",
    "DPkg::Lock::Timeout=120",
  ];
  for (const args of [["update"], ["install", "-y", "chromium"]]) {
    const [command = "", ...rest] = [...apt, ...args];
    if ((await run(command, rest)) !== 0) return false;
  }
  return true;
}
