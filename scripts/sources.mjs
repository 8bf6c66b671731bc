import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folders = ["app", "components", "lib", "public"];
const unbuilt = ["biome.json", "next-env.d.ts", "playwright.config.ts", "vitest.config.ts"];

/**
 * The files a production build is made of, as sorted paths with `/`: tests and their data are none.
 * @param {string} root
 */
export function listSources(root) {
  const atTop = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^[^.].*\.(ts|mjs|json)$/.test(entry.name))
    .map((entry) => entry.name)
    .filter((name) => !unbuilt.includes(name));
  return [...atTop, ...folders.flatMap((folder) => listFolder(root, folder))].sort();
}

/**
 * Changes when any source does, by content, name or absence.
 * @param {string} root
 */
export function hashSources(root) {
  const hash = createHash("sha256");
  for (const path of listSources(root)) {
    const content = createHash("sha256")
      .update(readFileSync(join(root, path)))
      .digest("hex");
    hash.update(`${path}\0${content}\n`);
  }
  return hash.digest("hex");
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
function listFolder(root, folder) {
  return readEntries(join(root, folder)).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === "vectors" ? [] : listFolder(root, path);
    return entry.name.startsWith(".") || /\.test\.tsx?$/.test(entry.name) ? [] : [path];
  });
}

/** @param {string} path */
function readEntries(path) {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === "ENOENT") return [];
    throw error;
  }
}
