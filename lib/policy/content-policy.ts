export interface PolicyOptions {
  /** Base64 SHA-256 digests of the inline scripts that may run. */
  readonly scriptHashes: readonly string[];
  /** The development server evaluates code, writes scripts of its own into the page and listens on a socket. */
  readonly isDevelopment: boolean;
}

/** The Content-Security-Policy of a page: everything from its own origin, and nothing of what a payload may name. */
export function pagePolicy({ scriptHashes, isDevelopment }: PolicyOptions): string {
  const inline = isDevelopment
    ? ["'unsafe-inline'", "'unsafe-eval'"]
    : scriptHashes.map((hash) => `'sha256-${hash}'`);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inline].join(" "),
    // The editor writes its styles into the page.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    isDevelopment ? "connect-src 'self' ws:" : "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join("; ");
}

/** The text of each script a page carries in itself, as the browser hashes it. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi)]
    .filter(([, attributes = ""]) => !/(^|\s)src\s*=/i.test(attributes))
    .map(([, , text = ""]) => text.replace(/\r\n?/g, "\n"));
}
