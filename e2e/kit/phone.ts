import { expect, type Locator, type Page } from "@playwright/test";
import type { Driver } from "./workbench";

export type Condition = "Locked" | "Previews shown" | "Decrypts" | "Online" | "Answer arrives";

/** A frame as it lies in the transcript, its payload read. */
export interface SentFrame {
  readonly from: "agent" | "client";
  readonly channel: "push" | "ws";
  readonly payload: Readonly<Record<string, unknown>>;
}

/** The phone, and what stands beside it, in its own words. */
export class Phone {
  readonly page: Page;
  readonly surface: Locator;
  readonly notifications: Locator;
  readonly cards: Locator;
  /** Rows of the wire view. */
  readonly wire: Locator;
  readonly log: Locator;
  readonly #driver: Driver;

  constructor(page: Page, surface: Locator, driver: Driver) {
    this.page = page;
    this.surface = surface;
    this.notifications = surface.getByRole("list", { name: "Notifications" }).getByRole("button");
    this.cards = surface.locator("li[data-key]");
    this.wire = surface.getByRole("region", { name: "Frames" }).locator("tbody tr");
    this.log = surface.getByRole("list", { name: "Log" }).getByRole("listitem");
    this.#driver = driver;
  }

  button(name: string): Locator {
    return this.surface.getByRole("button", { name, exact: true });
  }

  /** The screen that is shown, by its name: `Inbox`, or what an item says. */
  screen(name: string): Locator {
    return this.surface.getByRole("group", { name, exact: true });
  }

  card(words: string): Locator {
    return this.cards.filter({ hasText: words });
  }

  /** Opens the app by the latest notification on the locked screen. */
  async tap(): Promise<void> {
    await this.notifications.first().click();
    await expect(this.screen("Inbox")).toBeVisible();
  }

  /** Opens an item of the inbox. */
  async openItem(words: string): Promise<void> {
    await this.card(words).getByRole("button", { name: words, exact: true }).click();
  }

  /** Turns a condition on or off. */
  async set(condition: Condition, isSo: boolean): Promise<void> {
    const toggle = this.button(condition);
    if ((await toggle.getAttribute("aria-pressed")) !== String(isSo)) await toggle.click();
    await expect(toggle).toHaveAttribute("aria-pressed", String(isSo));
  }

  /** Turns to a view beside the phone. */
  async beside(name: "Wire" | "As text" | "Arguments" | "Log"): Promise<void> {
    const tabs = this.surface.getByRole("tablist", { name: "Beside the phone" });
    await tabs.getByRole("tab", { name: new RegExp(`^${name}`) }).click();
  }

  /** What travelled, in order. */
  async frames(): Promise<readonly SentFrame[]> {
    const { entries } = await this.#driver.transcript();
    return entries.flatMap((entry) =>
      entry.kind === "frame"
        ? [{ from: entry.from, channel: entry.channel, payload: JSON.parse(entry.payload) }]
        : [],
    );
  }

  /** Kinds of what travelled, each with its channel. */
  async kinds(): Promise<readonly string[]> {
    return (await this.frames()).map(({ channel, payload }) => `${channel} ${payload.kind}`);
  }
}
