import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { NextResponse } from "next/server";
import { inlineScripts, pagePolicy } from "@/lib/policy/content-policy";

const isDevelopment = process.env.NODE_ENV === "development";
const policy = pagePolicy({ isDevelopment, scriptHashes: isDevelopment ? [] : hashBuiltPages() });

/** Sends the content policy with every page. Pages are static, so their inline scripts are known by hash; a nonce would make them dynamic. */
export function proxy() {
  return NextResponse.next({ headers: { "Content-Security-Policy": policy } });
}

export const config = { matcher: "/((?!api/check$|_next/static/).*)" };

function hashBuiltPages(): string[] {
  const folder = join(/* turbopackIgnore: true */ process.cwd(), process.env.PARLEY_DIST ?? "", "server");
  const pages = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".html"),
  );
  const scripts = pages.flatMap((path) => inlineScripts(readFileSync(join(folder, path), "utf8")));
  const hashes = scripts.map((script) => createHash("sha256").update(script).digest("base64"));
  return [...new Set(hashes)].sort();
}
