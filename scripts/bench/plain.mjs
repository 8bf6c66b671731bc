import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { extname, join } from "node:path";
import { createGzip } from "node:zlib";
import { build, createServer } from "vite";
import { root } from "../project.mjs";

const folder = join(root, "scripts", "bench", "plain");
const types = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".ttf": "font/ttf" };

/** The JSON Schema the project's own editor has for a clarify message. */
async function readSchema() {
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: "error",
    server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const { clarify } = await vite.ssrLoadModule("/lib/protocols/clarify/index.ts");
  await vite.close();
  return clarify.schema("envelope");
}

/**
 * Builds the page with nothing but plain Monaco and the schema, from the packages of this project.
 * @param {string} out
 * @param {string} text
 */
export async function buildPlain(out, text) {
  const content = `export const schema = ${JSON.stringify(await readSchema())}; export const text = ${JSON.stringify(text)};`;
  await build({
    root: folder,
    configFile: false,
    logLevel: "error",
    build: { outDir: out, emptyOutDir: true, chunkSizeWarningLimit: 20_000 },
    worker: { format: "es" },
    plugins: [
      {
        name: "bench-text",
        resolveId: (id) => (id === "virtual:bench" ? "\0bench" : undefined),
        load: (id) => (id === "\0bench" ? content : undefined),
      },
    ],
  });
}

/**
 * Serves a folder on loopback, compressed as the product's own server does it.
 * @param {string} folder
 * @param {number} port
 */
export async function servePlain(folder, port) {
  const server = createHttpServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const file = join(folder, pathname === "/" ? "index.html" : pathname);
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    const type = /** @type {Record<string, string>} */ (types)[extname(file)] ?? "application/octet-stream";
    response.writeHead(200, { "content-type": type, "content-encoding": "gzip" });
    createReadStream(file).pipe(createGzip()).pipe(response);
  });
  await new Promise((resolve) => server.listen(port, "127.0.0.1", () => resolve(undefined)));
  return server;
}
