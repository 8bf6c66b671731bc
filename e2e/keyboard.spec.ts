import { createDatabase, pretty, radio, reply, textbox } from "./clarify-examples";
import { expect, type Locator, type Page, test, type Workbench } from "./kit";

/** Presses a key until it is there. */
async function pressTo(key: string, target: Locator): Promise<void> {
  await expect(async () => {
    await target.page().keyboard.press(key);
    await expect(target).toBeFocused({ timeout: 250 });
  }).toPass();
}

/** The name of the region, landmark or dialog that holds the focus. */
const focusedRegion = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest("main > section, main section")?.ariaLabel ?? "");

const regions = ["Editor", "Problems", "Stage", "Transcript"] as const;

test("a sample is opened, answered and its answer read, by keyboard alone", async ({ workbench, page }) => {
  await workbench.open("?seed=keys&clock=2026-01-01T00:00:00Z");
  await pressTo("Tab", page.getByRole("button", { name: /^Samples:/ }));
  await page.keyboard.press("Enter");
  await pressTo("ArrowDown", page.getByRole("menuitem", { name: /^Create database/ }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Samples: Create database" })).toBeFocused();

  await expect(textbox(workbench, "Database name")).toBeVisible();
  await pressTo("F6", workbench.stage);
  await pressTo("Tab", textbox(workbench, "Database name"));
  await page.keyboard.type("orders");
  await pressTo("Tab", radio(workbench, "Auto-generate (unique())"));
  await page.keyboard.press("Space");
  await pressTo("Tab", workbench.stage.getByRole("button", { name: "Continue" }));
  await page.keyboard.press("Enter");
  await expect(workbench.entries).toHaveCount(2);

  await pressTo("F6", workbench.transcript);
  const last = workbench.entries.last();
  await pressTo("Tab", last.getByRole("button", { name: /^Person/ }));
  await expect(last).toContainText(
    reply([
      { id: "name", kind: "text", value: "orders" },
      { id: "id_mode", kind: "choice", values: ["unique"] },
    ]),
  );
  await page.keyboard.press("ArrowUp");
  await expect(workbench.entries.first().getByRole("button").first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(workbench.entries.first()).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("Enter");
  await expect(workbench.entries.first()).not.toHaveAttribute("aria-current");
});

/** What a walk by Tab is to meet, and what it met. */
interface Walk {
  readonly controls: Element[];
  readonly met: Set<Element>;
}

/** Goes once around the page by Tab; answers with the controls it never met, in words. */
async function walk({ page }: Workbench): Promise<readonly string[]> {
  const handle = await page.evaluateHandle((): Walk => {
    const isStop = (element: HTMLElement) =>
      element.tabIndex >= 0 &&
      !element.matches(":disabled") &&
      element.checkVisibility({ visibilityProperty: true });
    const candidates = document.querySelectorAll<HTMLElement>(
      "a[href], button, input, select, textarea, [tabindex], [contenteditable]",
    );
    return { controls: [...candidates].filter(isStop), met: new Set() };
  });
  const count = await handle.evaluate(({ controls }) => controls.length);
  expect(count).toBeGreaterThan(10);
  for (let step = 0; step < count + 10; step += 1) {
    await page.keyboard.press("Tab");
    const isEditor = await handle.evaluate(({ met }) => {
      const { activeElement } = document;
      if (activeElement !== null) met.add(activeElement);
      return (
        activeElement?.matches("[aria-roledescription=editor], .inputarea, .native-edit-context") ?? false
      );
    });
    if (isEditor && step < count) await page.keyboard.press("Control+M");
  }
  return handle.evaluate(({ controls, met }) => {
    // One of a group of radio buttons is met for all of them.
    const groups = new Set(
      [...met].map((element) => (element instanceof HTMLInputElement ? element.name : "")),
    );
    const isMet = (element: Element) =>
      met.has(element) ||
      (element instanceof HTMLInputElement && element.type === "radio" && groups.has(element.name));
    return controls
      .filter((element) => !isMet(element))
      .map((element) => `${element.tagName} ${element.ariaLabel ?? element.textContent}`);
  });
}

for (const [state, arrange] of Object.entries({
  "a sample": async () => {},
  "a draft with problems": async (workbench: Workbench) => {
    await workbench.write(
      pretty({ ...createDatabase, prompts: [{ id: "Until", kind: "date", question: "" }] }),
    );
  },
  "a transcript with an answer": async (workbench: Workbench) => {
    await workbench.write(pretty(createDatabase));
    await textbox(workbench, "Database name").fill("orders");
    await radio(workbench, "Auto-generate (unique())").click();
    await workbench.answer();
  },
  "the engine's view": async (workbench: Workbench) => {
    await workbench.stage.getByRole("tab", { name: "Engine" }).click();
  },
})) {
  test(`Tab comes to every control and is held nowhere: ${state}`, async ({ workbench }) => {
    await workbench.open("?seed=keys&clock=2026-01-01T00:00:00Z");
    await arrange(workbench);
    await workbench.page.getByRole("button", { name: /^Samples:/ }).focus();
    expect(await walk(workbench)).toEqual([]);
  });
}

test("F6 goes around the regions and Shift+F6 back, out of the editor too", async ({ workbench, page }) => {
  await workbench.open("?seed=keys&clock=2026-01-01T00:00:00Z");
  await page.getByRole("button", { name: /^Samples:/ }).focus();
  for (const name of [...regions, "Editor"] as const) {
    await workbench.pressF6();
    await expect(workbench.region(name)).toBeFocused();
  }
  for (const name of [...regions].reverse()) {
    await workbench.pressF6("back");
    await expect(workbench.region(name)).toBeFocused();
  }
  await workbench.text.focus();
  await workbench.pressF6();
  await expect(workbench.problems).toBeFocused();
  await workbench.pressF6("back");
  await expect(workbench.text).toBeFocused();
  await workbench.pressF6("back");
  await expect(workbench.transcript).toBeFocused();
  expect(await focusedRegion(page)).toBe("Transcript");
});

test("F6 on a narrow screen shows the pane it goes to", async ({ workbench, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await workbench.open("?seed=keys&clock=2026-01-01T00:00:00Z");
  await page.getByRole("button", { name: /^Samples:/ }).focus();
  for (const name of regions) {
    await workbench.pressF6();
    await expect(workbench.region(name)).toBeFocused();
    await expect(workbench.region(name)).toBeInViewport();
  }
});

test("Mod+Enter sends from the editor", async ({ workbench, page }) => {
  await workbench.open("?seed=keys&clock=2026-01-01T00:00:00Z");
  await workbench.write(pretty(createDatabase));
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(workbench.entries).toHaveCount(1);
  expect(await workbench.driver.source()).toBe(pretty(createDatabase));
  await expect(workbench.text).toBeFocused();
});

test("Mod+Enter sends from the form, with what was filled in", async ({ workbench, page }) => {
  await workbench.open("?seed=keys&clock=2026-01-01T00:00:00Z");
  await workbench.write(pretty(createDatabase));
  await textbox(workbench, "Database name").fill("orders");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(workbench.entries).toHaveCount(1);
  await expect(workbench.stage.getByRole("group", { name: "Draft, not sent" })).toHaveCount(0);
  await expect(textbox(workbench, "Database name")).toHaveValue("orders");
  await expect(textbox(workbench, "Database name")).toBeFocused();
});

test("Mod+Enter over what cannot be sent says why and sends nothing", async ({ workbench, page }) => {
  await workbench.open("?seed=keys&clock=2026-01-01T00:00:00Z");
  await workbench.write("{");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(page.getByRole("region", { name: /^Messages/ })).toContainText(
    "The text cannot be read as a message of any protocol yet.",
  );
  await expect(workbench.entries).toHaveCount(0);
});

test("F8 goes to the problem from the editor and from the list", async ({ workbench, page }) => {
  await workbench.open("?seed=keys&clock=2026-01-01T00:00:00Z");
  await workbench.write(
    pretty({ ...createDatabase, prompts: [{ id: "until", kind: "date", question: "?" }] }),
  );
  const chosen = workbench.problems.locator('[aria-current="true"]');
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.press("F8");
  await expect(chosen).toHaveCount(1);
  await expect(workbench.text).toBeFocused();
  await workbench.pressF6();
  await pressTo("Tab", chosen);
  await page.keyboard.press("F8");
  await expect(workbench.text).toBeFocused();
});

test("the panes are sized and the transcript folded by keyboard", async ({ workbench, page }) => {
  await workbench.open("?seed=keys&clock=2026-01-01T00:00:00Z");
  const width = async () => (await workbench.transcript.boundingBox())?.width ?? 0;
  const before = await width();
  const splitter = page.getByRole("separator", { name: "Width of the transcript" });
  await splitter.press("ArrowRight");
  await expect.poll(width).toBe(before - 16);
  await splitter.press("Enter");
  await page.keyboard.press("Enter");
  await expect.poll(width).toBe(before - 16);
  await expect(page.getByRole("button", { name: "Fold the transcript" })).toBeFocused();
});
