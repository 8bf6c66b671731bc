import { expect, type Locator, type Page } from "@playwright/test";
import type { Check } from "@/lib/protocol/check";
import type { ParleyDriver } from "@/lib/share/driver";
import { Ask } from "./ask";

type Method = {
  [Name in keyof ParleyDriver]: ParleyDriver[Name] extends (...args: never[]) => unknown ? Name : never;
}[keyof ParleyDriver];

/** `window.parley` from outside the page: its functions, each answering with a promise. */
export type Driver = {
  readonly [Name in Method]: (
    ...args: Parameters<ParleyDriver[Name]>
  ) => Promise<Awaited<ReturnType<ParleyDriver[Name]>>>;
};

// Complete by its type: a function added to the driver is missing here until it is named.
const methods: Record<Method, true> = {
  load: true,
  source: true,
  check: true,
  send: true,
  transcript: true,
  reset: true,
  settings: true,
  advance: true,
};

export type Region = "Editor" | "Problems" | "Stage" | "Transcript";
export type Surface = "Console" | "Ask" | "Phone" | "Prompt";

/** The page of Parley, in its own words. Looking and judging is left to the test. */
export class Workbench {
  readonly page: Page;
  readonly main: Locator;
  readonly editor: Locator;
  readonly problems: Locator;
  readonly stage: Locator;
  readonly transcript: Locator;
  /** What is typed goes here; it has no size of its own, so it is there but never "visible". */
  readonly text: Locator;
  readonly entries: Locator;
  readonly sendButton: Locator;
  readonly messageBox: Locator;
  readonly driver: Driver;
  readonly ask: Ask;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole("main");
    this.editor = this.region("Editor");
    this.problems = this.region("Problems");
    this.stage = this.region("Stage");
    this.transcript = this.region("Transcript");
    this.text = this.editor.getByRole("textbox", { name: "Editor content" });
    this.entries = this.transcript.locator("li[data-kind]");
    this.sendButton = page.getByRole("button", { name: "Send", exact: true });
    this.messageBox = this.stage.getByRole("textbox", { name: "Message the agent", exact: true });
    this.driver = driverOf(page);
    this.ask = new Ask(page, this.surface("Ask"), this.driver);
  }

  region(name: Region): Locator {
    return this.page.getByRole("region", { name, exact: true });
  }

  surface(name: Surface): Locator {
    return this.stage.getByRole("region", { name, exact: true });
  }

  /** What a question is answered with, by its words: one choice, several, or a text. */
  question(words: string): Locator {
    const named = (role: "radiogroup" | "group" | "textbox") => this.stage.getByRole(role, { name: words });
    return named("radiogroup").or(named("group")).or(named("textbox"));
  }

  /** Entries of the transcript; of one kind, where one is named. */
  entriesOf(kind: string): Locator {
    return this.transcript.locator(`li[data-kind="${kind}"]`);
  }

  /** Opens the page, `query` behind it (`?sample=…`, `#p=…`), and waits until it can be used. */
  async open(query = ""): Promise<void> {
    await this.page.goto(`/${query}`);
    await this.becomesReady();
  }

  async becomesReady(): Promise<void> {
    await expect(this.main).toHaveAttribute("data-status", "ready", { timeout: 30_000 });
  }

  /** Replaces what is in the editor, by paste as a person would: typing is altered by the editor's own completion. */
  async write(text: string): Promise<void> {
    await this.text.focus();
    await this.page.keyboard.press("ControlOrMeta+A");
    if (text === "") {
      await this.page.keyboard.press("Delete");
    } else {
      await this.page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
      await this.page.keyboard.press("ControlOrMeta+V");
    }
    await expect.poll(() => this.driver.source()).toBe(text);
    const { verdict } = await this.driver.check();
    if (text.trim() !== "") await expect(this.stage).toHaveAttribute("data-verdict", verdict);
  }

  /** Puts a text into the editor by the driver. */
  load(text: string): Promise<Check> {
    return this.driver.load(text);
  }

  /** Presses Send, and waits for what it sends. */
  async send(): Promise<void> {
    const before = await this.entries.count();
    await this.sendButton.click();
    await expect.poll(() => this.entries.count()).toBeGreaterThan(before);
  }

  /** Presses the button that gives the answer, in the latest form there is, and waits for it in the transcript. */
  async answer(button = "Continue"): Promise<void> {
    const answers = this.transcript.locator("li[data-answers]");
    const before = await answers.count();
    await this.stage.getByRole("button", { name: button, exact: true }).last().click();
    await expect(answers).toHaveCount(before + 1);
  }

  /** Says something as the person, in the message box. */
  async say(words: string): Promise<void> {
    await this.messageBox.fill(words);
    await this.messageBox.press("Enter");
  }

  /** Steps to the next region, or to the one before. */
  async pressF6(direction: "forward" | "back" = "forward"): Promise<void> {
    await this.page.keyboard.press(direction === "forward" ? "F6" : "Shift+F6");
  }
}

function driverOf(page: Page): Driver {
  const call = (name: Method, args: readonly unknown[]) =>
    page.evaluate(
      ([name, args]) => {
        const method: (...args: never[]) => unknown = window.parley[name];
        return method(...(args as never[]));
      },
      [name, args] as const,
    );
  const functions = Object.keys(methods).map((name) => [
    name,
    (...args: unknown[]) => call(name as Method, args),
  ]);
  return Object.fromEntries(functions);
}
