import { createMain, envelope, sendActions } from "./console-examples";
import { expect, expectAccessible, test } from "./kit";

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

for (const theme of ["light", "dark"] as const) {
  test(`axe finds nothing on any page, ${theme}`, async ({ workbench, page }) => {
    test.setTimeout(300_000);
    await workbench.open(`?seed=axe&clock=2026-08-04T09:41:00Z&latency=0&theme=${theme}`);
    await workbench.write(
      envelope({ type: "toggle_terminal" }, { type: "toast", level: "warning", message: "Mind the step" }),
    );
    await workbench.send();
    const { console: shell } = workbench;
    for (const route of [...routes.map((rest) => `/project/64abc${rest}`), "/organizations/acme"]) {
      await shell.address.fill(route);
      await shell.address.press("Enter");
      await expect(shell.address).toHaveValue(route);
      await expectAccessible(page, "[data-surface=console]");
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
