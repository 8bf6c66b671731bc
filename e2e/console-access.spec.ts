import { createMain, envelope, sendActions } from "./console-examples";
import { expect, expectAccessible, type Locator, test, type Workbench } from "./kit";

const routes = [
  "",
  "/auth",
  "/auth/teams",
  "/auth/users/user_1",
  "/databases",
  "/databases/analytics",
  "/databases/analytics/tables/events",
  "/storage",
  "/storage/originals",
  "/functions",
  "/sites",
  "/messaging",
  "/messaging/providers",
  "/usage",
  "/settings",
  "/nowhere",
];

const dialogs = [
  ["Open", "Invite member"],
  ["Open", "Create project"],
  ["Open", "Connect MCP"],
  ["Open", "Keyboard shortcuts"],
  ["Open", "Search docs"],
  ["Open", "Give feedback"],
  ["Open", "Contact support"],
  ["Create", "Create database"],
  ["Create", "Create bucket"],
  ["Create", "Create user"],
  ["Create", "Create team"],
  ["Create", "Create function"],
  ["Create", "Create site"],
] as const;

/** Opens a dialog or a drawer through the command centre, by keyboard alone. */
async function openByKeyboard({ console: shell, page }: Workbench, [group, name]: (typeof dialogs)[number]) {
  await shell.window.getByRole("button", { name: "Search", exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("combobox", { name: "Search the Console" }).fill(`${group} ${name}`);
  await page.keyboard.press("Enter");
  const dialog = shell.window.getByRole("dialog", { name, exact: true });
  await expect(dialog.locator(":focus").or(dialog.and(page.locator(":focus")))).toHaveCount(1);
  return dialog;
}

/** Goes through a dialog by Tab until it comes round or out again; what it did not reach is given back, by name. */
async function walk(dialog: Locator): Promise<readonly string[]> {
  const page = dialog.page();
  const seen = await page.evaluateHandle(() => new Set<Element | null>());
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press("Tab");
    const isRound = await dialog.evaluate((dialog, seen) => {
      const { activeElement } = document;
      const isRound = seen.has(activeElement) || !dialog.contains(activeElement);
      seen.add(activeElement);
      return isRound;
    }, seen);
    if (isRound) break;
  }
  return dialog.evaluate((dialog, seen) => {
    const named = [...seen].map((each) => (each instanceof HTMLInputElement ? each.name : ""));
    return [...dialog.querySelectorAll("button, input, select, textarea")]
      .filter((control) => !seen.has(control) && control.matches(":enabled:not([tabindex='-1'])"))
      .filter(
        (control) =>
          !(control instanceof HTMLInputElement && control.type === "radio" && named.includes(control.name)),
      )
      .map((control) => control.getAttribute("aria-label") ?? control.textContent ?? control.id);
  }, seen);
}

for (const theme of ["light", "dark"] as const) {
  test(`axe finds nothing in the whole page with any page of the Console open, and toasts, ${theme}`, async ({
    workbench,
    page,
  }) => {
    test.setTimeout(300_000);
    await workbench.open(`?seed=axe&clock=2026-08-04T09:41:00Z&latency=0&theme=${theme}`);
    const toasts = ["success", "error", "warning"].map((level) => ({ type: "toast", level, message: level }));
    await sendActions(workbench, { type: "toggle_terminal" }, ...toasts);
    const { console: shell } = workbench;
    await expect(shell.toasts).toHaveCount(3);
    await expectAccessible(page);
    for (const route of [...routes.map((rest) => `/project/64abc${rest}`), "/organizations/acme"]) {
      await shell.address.fill(route);
      await shell.address.press("Enter");
      await expect(shell.address).toHaveValue(route);
      await expectAccessible(page);
    }
  });

  test(`axe finds nothing in a stale list, the docs and the command centre, ${theme}`, async ({
    workbench,
    page,
  }) => {
    await workbench.open(`?seed=axe&clock=2026-08-04T09:41:00Z&latency=0&theme=${theme}`);
    await sendActions(
      workbench,
      { type: "navigate", path: "/project/64abc/databases", hash: "card-api-endpoint" },
      createMain,
      { type: "confetti" },
      { type: "show_pane", content: "docs" },
    );
    const { console: shell } = workbench;
    await expect(shell.cache).toHaveAttribute("data-cache", "stale");
    await expectAccessible(page);
    await shell.window.getByRole("button", { name: "Search" }).click();
    await expect(page.getByRole("combobox", { name: "Search the Console" })).toBeFocused();
    await expectAccessible(page);
  });
}

test.describe("On a narrow screen", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("page and agent take turns, the navigation comes as a sheet, and axe finds nothing", async ({
    workbench,
    page,
  }) => {
    await workbench.open(
      "?seed=axe&clock=2026-08-04T09:41:00Z&latency=0&theme=light&sample=console/created-database",
    );
    const { console: shell } = workbench;
    await expect(shell.conversation).toBeVisible();
    await expect(shell.page).toBeHidden();
    await expectAccessible(page);
    await shell.window.getByRole("button", { name: "Navigation" }).click();
    await shell.window
      .getByRole("dialog", { name: "Navigation" })
      .getByRole("link", { name: "Storage" })
      .click();
    await expect(shell.row("Originals")).toBeVisible();
    await expect(shell.conversation).toBeHidden();
    await expectAccessible(page);
    await shell.window.getByRole("tab", { name: "Agent" }).click();
    await expect(shell.conversation).toBeVisible();
  });
});

test("Tab reaches everything in the Console and traps nowhere; F6 leaves it", async ({ workbench, page }) => {
  await workbench.open("?seed=keys&clock=2026-08-04T09:41:00Z&latency=0&theme=light");
  await sendActions(workbench, createMain, { type: "toggle_terminal" });
  const { console: shell } = workbench;
  await shell.address.focus();
  const names: string[] = [];
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press("Tab");
    const name = await page.evaluate(() => {
      const { activeElement } = document;
      const isWithin = activeElement?.closest('[aria-label="Stage"]') != null;
      return isWithin ? (activeElement.getAttribute("aria-label") ?? activeElement.textContent ?? "") : null;
    });
    if (name === null) break;
    names.push(name.trim());
  }
  for (const wanted of [
    "Terminal",
    "Databases",
    "Page",
    "Conversation",
    "Message the agent",
    "Tool events",
    "Steps",
  ]) {
    expect(names).toContain(wanted);
  }
  expect(names.length).toBeLessThan(80);

  await shell.place("Databases").focus();
  await workbench.pressF6();
  await expect(shell.window.locator(":focus")).toHaveCount(0);
});

test("every dialog and drawer is reached, walked through and left by keyboard, and Escape gives the focus back", async ({
  workbench,
  page,
}) => {
  test.setTimeout(120_000);
  await workbench.open("?seed=keys&clock=2026-08-04T09:41:00Z&latency=0&theme=light");
  await workbench.write(envelope({ type: "toggle_terminal" }));
  const { console: shell } = workbench;
  for (const opened of dialogs) {
    const dialog = await openByKeyboard(workbench, opened);
    expect(await walk(dialog), `Controls of ${opened[1]} that Tab does not reach`).toEqual([]);
    await workbench.pressF6();
    await expect(shell.window.locator(":focus")).toHaveCount(0);
    await workbench.pressF6("back");
    await expect(dialog.locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(shell.window.getByRole("button", { name: "Search", exact: true })).toBeFocused();
  }
});
