import type { Locator, Page } from "@playwright/test";

/** The window of the simulated Console, and the steps beside it. */
export class ConsoleWindow {
  readonly window: Locator;
  /** The simulated address bar. */
  readonly address: Locator;
  readonly back: Locator;
  readonly forward: Locator;
  /** What the address leads to. */
  readonly page: Locator;
  readonly navigation: Locator;
  readonly conversation: Locator;
  readonly docs: Locator;
  readonly terminal: Locator;
  /** Its own toasts. */
  readonly toasts: Locator;
  /** What is open over it. */
  readonly dialog: Locator;
  /** How a list relates to the server: `data-cache` is `fresh`, `stale` or `fetching`. */
  readonly cache: Locator;
  readonly steps: Locator;

  constructor(page: Page, window: Locator) {
    this.window = window;
    this.address = window.getByRole("textbox", { name: "Address", exact: true });
    this.back = window.getByRole("button", { name: "Back", exact: true });
    this.forward = window.getByRole("button", { name: "Forward", exact: true });
    this.page = window.getByRole("region", { name: "Page", exact: true });
    this.navigation = window.getByRole("navigation", { name: "Project", exact: true });
    this.conversation = window.getByRole("log", { name: "Conversation", exact: true });
    this.docs = window.getByRole("region", { name: /^Docs:/ });
    this.terminal = window.getByRole("region", { name: "Terminal", exact: true });
    this.toasts = window.getByRole("region", { name: /^Messages of the Console/ }).locator("[data-level]");
    this.dialog = window.getByRole("dialog");
    this.cache = this.page.locator("[data-cache]");
    this.steps = page.getByRole("complementary", { name: "Steps", exact: true }).getByRole("listitem");
  }

  /** A section of the page, by the id messages call it by. */
  card(id: string): Locator {
    return this.page.locator(`[data-card-id="${id}"]`);
  }

  /** A row of a list of the page, by the name in it. */
  row(name: string): Locator {
    return this.page.getByRole("listitem").filter({ hasText: name });
  }

  /** A place in the side navigation. */
  place(name: string): Locator {
    return this.navigation.getByRole("link", { name, exact: true });
  }
}
