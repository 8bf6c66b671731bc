import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const opening = "(globalThis.TURBOPACK||";

/** @typedef {typeof import("vite").parseAst} Parse */

/**
 * Puts every module of a built script in brackets. The bundler hands modules over as functions that are called at once;
 * a browser compiles such a function while the script still arrives only if it stands in brackets, else it reads it twice.
 * @param {string} code
 * @param {Parse} parse
 */
export function bracketModules(code, parse) {
  if (!code.startsWith(opening)) return code;
  const parts = /** @type {string[]} */ ([]);
  let at = 0;
  for (const { start, end } of findModules(code, parse)) {
    if (code[start - 1] === "(") continue;
    parts.push(code.slice(at, start), "(", code.slice(start, end), ")");
    at = end;
  }
  return parts.join("") + code.slice(at);
}

/**
 * The functions in the list a script pushes.
 * @param {string} code
 * @param {Parse} parse
 */
function findModules(code, parse) {
  const [statement] = parse(code).body;
  if (statement?.type !== "ExpressionStatement" || statement.expression.type !== "CallExpression") return [];
  const [list] = statement.expression.arguments;
  if (list?.type !== "ArrayExpression") return [];
  return list.elements.flatMap((element) =>
    element?.type === "ArrowFunctionExpression" || element?.type === "FunctionExpression" ? [element] : [],
  );
}

/**
 * Does so with all scripts of a build.
 * @param {string} folder
 */
export async function bracketBuild(folder) {
  // Not above: this module is there before the packages are.
  const { parseAst } = await import("vite");
  const chunks = join(folder, "static", "chunks");
  for (const name of readdirSync(chunks)) {
    if (!name.endsWith(".js")) continue;
    const path = join(chunks, name);
    const code = readFileSync(path, "utf8");
    const bracketed = bracketModules(code, parseAst);
    if (bracketed !== code) writeFileSync(path, bracketed);
  }
}
