import type { BrowserContext, ConsoleMessage } from "@playwright/test";

/** Something a page did that no test may pass over. */
export interface Fault {
  readonly kind: "page error" | "console error" | "foreign request";
  readonly text: string;
}

/** Collects what goes wrong in pages, their pop-ups and workers. */
export class Faults {
  readonly #found: Fault[] = [];
  readonly #host: string;

  /** `origin` is the one host a page may ask. */
  constructor(origin: string) {
    this.#host = new URL(origin).host;
  }

  /** Watches all pages of a context: the test's own is watched already, one a test makes itself is not. */
  watch(context: BrowserContext): void {
    const note = (kind: Fault["kind"], text: string) => this.#found.push({ kind, text });
    const noteForeign = (url: string) => isForeign(url, this.#host) && note("foreign request", url);
    context.on("weberror", (webError) => note("page error", String(webError.error())));
    context.on("console", (message) => isComplaint(message) && note("console error", message.text()));
    context.on("request", (request) => noteForeign(request.url()));
    context.on("page", (page) => page.on("websocket", (socket) => noteForeign(socket.url())));
  }

  /** The faults so far, which are then forgotten: for a test that brings one about and says which. */
  take(): readonly Fault[] {
    return this.#found.splice(0);
  }
}

function isComplaint(message: ConsoleMessage): boolean {
  return (
    message.type() === "error" ||
    message.type() === "assert" ||
    (message.type() === "warning" && /content.security.policy/i.test(message.text()))
  );
}

/** `data:` and `blob:` are made by the page itself; a socket of the origin has its host. */
function isForeign(url: string, own: string): boolean {
  const { protocol, host } = new URL(url);
  return !["data:", "blob:", "about:"].includes(protocol) && host !== own;
}
