import { createMain, sendActions } from "./console-examples";
import { expect, test, type Workbench } from "./kit";

const twenty = [
  { type: "set_theme", theme: "dark" },
  { type: "navigate", path: "/project/64abc/databases" },
  { type: "toggle_terminal" },
  { type: "navigate", path: "/project/64abc/usage" },
  { type: "show_pane", content: "docs" },
  { type: "set_theme", theme: "light" },
  { type: "toggle_terminal" },
  { type: "show_pane", content: "agent" },
  { type: "navigate", path: "/project/64abc/settings", hash: "card-services" },
  { type: "open_dialog", dialog: "feedback" },
  { type: "toast", level: "info", message: "Halfway" },
  createMain,
  { type: "refresh", scopes: ["databases"] },
  { type: "navigate", path: "/projects/77fox/sites" },
  { type: "open_create", resource: "team" },
  { type: "navigate", path: "/project/64abc/messaging/topics" },
  { type: "scroll_to_card", cardId: "api-endpoint" },
  { type: "toggle_terminal" },
  { type: "set_theme", theme: "dark" },
  { type: "navigate", path: "/project/64abc/databases", replace: true },
];

async function expectThird({ console: shell }: Workbench) {
  await expect(shell.window).toHaveAttribute("data-theme", "dark");
  await expect(shell.address).toHaveValue("/project/64abc/databases");
  await expect(shell.terminal).toBeVisible();
  await expect(shell.conversation).toBeVisible();
  await expect(shell.row("Analytics")).toBeVisible();
  await expect(shell.row("Main")).toHaveCount(0);
  await expect(shell.toasts).toHaveCount(0);
}

async function expectLast({ console: shell }: Workbench) {
  await expect(shell.window).toHaveAttribute("data-theme", "dark");
  await expect(shell.address).toHaveValue("/project/64abc/databases");
  await expect(shell.terminal).toBeVisible();
  await expect(shell.conversation).toBeVisible();
  await expect(shell.dialog).toHaveCount(0);
  await expect(shell.row("Main")).toBeVisible();
  await expect(shell.cache).toHaveAttribute("data-cache", "fresh");
}

test("the shell is as it was at each moment, and after a reload", async ({ workbench, page }) => {
  const { console: shell } = workbench;
  await workbench.open("?theme=light&latency=0");
  await sendActions(workbench, ...twenty);
  await expectLast(workbench);
  await expect(shell.toasts).toHaveCount(1);

  await page.getByRole("button", { name: "Unfold the transcript" }).click();
  const outcomes = workbench.entriesOf("outcome");
  await expect(outcomes).toHaveCount(twenty.length);
  await outcomes.nth(2).getByRole("button").first().click();
  await page.getByRole("button", { name: "Fold the transcript" }).click();
  await expectThird(workbench);

  await page.getByRole("button", { name: "Unfold the transcript" }).click();
  await outcomes.last().getByRole("button").first().click();
  await page.getByRole("button", { name: "Fold the transcript" }).click();
  await expectLast(workbench);
  await expect(shell.toasts).toHaveCount(0);

  await page.reload();
  await workbench.becomesReady();
  await expectLast(workbench);
  await expect(shell.toasts).toHaveCount(0);
});

test("nothing takes the focus while looking back or after a reload", async ({ workbench, page }) => {
  await workbench.open("?theme=light&latency=0");
  await sendActions(workbench, { type: "open_dialog", dialog: "feedback" });
  await expect(workbench.console.dialog).toBeVisible();
  await page.reload();
  await workbench.becomesReady();
  await expect(workbench.console.dialog).toBeVisible();
  await expect(workbench.console.dialog.locator(":focus")).toHaveCount(0);
});

test("what the person did stands after a reload, and not at an earlier moment", async ({
  workbench,
  page,
}) => {
  const { console: shell } = workbench;
  await workbench.open("?theme=light&latency=0");
  await sendActions(workbench, { type: "navigate", path: "/project/64abc/usage" });
  await shell.place("Storage").click();
  await expect(shell.address).toHaveValue("/projects/64abc/storage");
  await page.reload();
  await workbench.becomesReady();
  await expect(shell.address).toHaveValue("/projects/64abc/storage");
});
