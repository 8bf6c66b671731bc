import { expect, type Locator, type Page } from "@playwright/test";
import type { Result } from "@/lib/protocols/ask-user";
import type { Driver } from "./workbench";

/** A key by its name on the sheet, a text to type, or a number of Backspaces. */
export type AskKey = string | { readonly type: string } | { readonly backspace: number };

const names: Readonly<Record<string, string>> = {
  Left: "ArrowLeft",
  Right: "ArrowRight",
  Up: "ArrowUp",
  Down: "ArrowDown",
  Esc: "Escape",
  "Ctrl+C": "Control+c",
};

/** The sheet of an ask flow, in its own words. */
export class Ask {
  readonly page: Page;
  readonly surface: Locator;
  /** What has the focus while the sheet has it: a row, an open text box, an action. */
  readonly cursor: Locator;
  readonly tabs: Locator;
  readonly panel: Locator;
  readonly files: Locator;
  readonly own: Locator;
  readonly #driver: Driver;

  constructor(page: Page, surface: Locator, driver: Driver) {
    this.page = page;
    this.surface = surface;
    this.cursor = surface.locator("[data-cursor]").last();
    this.tabs = surface.getByRole("tablist", { name: "Questions" });
    this.panel = surface.getByRole("tabpanel").last();
    this.files = surface.getByRole("listbox", { name: "Files" });
    this.own = surface.getByRole("textbox", { name: "Type your own", exact: true });
    this.#driver = driver;
  }

  tab(label: string): Locator {
    return this.tabs.getByRole("tab", { name: label, exact: true });
  }

  /** A row, by its label. */
  option(label: string): Locator {
    const row = (role: "radio" | "checkbox") => this.panel.getByRole(role, { name: label, exact: true });
    return row("radio").or(row("checkbox"));
  }

  /** The text box of a note; `on` is an option's label, or "the question". */
  note(on: string): Locator {
    return this.panel.getByRole("textbox", { name: `Note on ${on}`, exact: true });
  }

  /** The button that opens a note that is not written yet. */
  noteButton(on: string): Locator {
    return this.panel.getByRole("button", { name: `Note on ${on}`, exact: true });
  }

  action(name: "Submit" | "Elaborate" | "Cancel"): Locator {
    return this.panel.getByRole("button", { name, exact: true });
  }

  /** Puts the focus into the sheet, where its cursor stands. */
  async enter(): Promise<void> {
    await this.cursor.focus();
    await expect(this.cursor).toBeFocused();
  }

  /** Real key presses, by the names the sheet has for them. */
  async press(...keys: readonly AskKey[]): Promise<void> {
    const { keyboard } = this.page;
    for (const key of keys) {
      if (typeof key === "string") await keyboard.press(names[key] ?? key);
      else if ("type" in key) await keyboard.type(key.type);
      else for (let left = key.backspace; left > 0; left -= 1) await keyboard.press("Backspace");
    }
  }

  /** The bytes of the latest result in the transcript; undefined while there is none. */
  async reply(): Promise<string | undefined> {
    const { entries } = await this.#driver.transcript();
    const end = entries.findLast((entry) => entry.kind === "tool_end");
    return end?.kind === "tool_end" ? end.output : undefined;
  }

  /** The latest result, once there is one. */
  async result(): Promise<Result> {
    await expect.poll(() => this.reply(), "A result in the transcript").toBeDefined();
    return JSON.parse((await this.reply()) ?? "");
  }
}
