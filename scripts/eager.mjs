import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";

const opening = "(globalThis.TURBOPACK||";

/**
 * Puts every module of a built script in brackets. The bundler hands modules over as functions that are called at once;
 * a browser compiles such a function while the script still arrives only if it stands in brackets, else it reads it twice.
 * @param {string} code
 */
export function bracketModules(code) {
  if (!code.startsWith(opening)) return code;
  const parts = /** @type {string[]} */ ([]);
  let at = 0;
  for (const { start, end } of findModules(code)) {
    if (code[start - 1] === "(") continue;
    parts.push(code.slice(at, start), "(", code.slice(start, end), ")");
    at = end;
  }
  return parts.join("") + code.slice(at);
}

/**
 * The functions in the list a script pushes.
 * @param {string} code
 */
function findModules(code) {
  const [statement] = parseAst(code).body;
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
export function bracketBuild(folder) {
  const chunks = join(folder, "static", "chunks");
  for (const name of readdirSync(chunks)) {
    if (!name.endsWith(".js")) continue;
    const path = join(chunks, name);
    const code = readFileSync(path, "utf8");
    const bracketed = bracketModules(code);
    if (bracketed !== code) writeFileSync(path, bracketed);
  }
}
