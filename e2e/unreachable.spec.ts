import { expect, type Fault, test, type Workbench } from "./kit";

const SCRIPTS = "**/_next/static/**";

const askUser = JSON.stringify({
  questions: [{ id: "a", label: "A", prompt: "Which?", options: [{ value: "x", label: "X" }] }],
});

/** The requests that failed are the browser's to complain about; nothing else may be. */
function expectOnlyFailedRequests(found: readonly Fault[]): void {
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(({ text }) => !/Failed to load resource/.test(text))).toEqual([]);
}

const told = ({ page }: Workbench) => page.getByRole("status").filter({ hasText: "could not be fetched" });

test("a menu that cannot be fetched says so, and opens by itself once the network is back", async ({
  workbench,
  page,
  context,
  faults,
}) => {
  await workbench.open();
  await context.setOffline(true);
  await page.getByRole("button", { name: /^Samples/ }).click();
  await expect(told(workbench)).toBeVisible();
  await expect(workbench.stage.getByRole("group", { name: "Draft, not sent" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("menuitem", { name: /^Which bucket/ })).toBeVisible();
  await expect(told(workbench)).toHaveCount(0);
  expectOnlyFailedRequests(faults.take());
});

test("put away, a panel that cannot be fetched says nothing more", async ({ workbench, page, faults }) => {
  await workbench.open();
  await page.route(SCRIPTS, (route) => route.abort());
  const settings = page.getByRole("button", { name: "Settings" });
  await settings.click();
  await expect(told(workbench)).toBeVisible();
  await settings.click();
  await expect(told(workbench)).toHaveCount(0);
  await page.unroute(SCRIPTS);
  await settings.click();
  await expect(page.getByRole("dialog", { name: "Settings" })).toBeVisible();
  expectOnlyFailedRequests(faults.take());
});

test("a pane keeps what it has while a part of it cannot be fetched, which comes when it is tried again", async ({
  workbench,
  page,
  faults,
}) => {
  await workbench.open();
  await workbench.sendButton.click();
  await expect(workbench.entries).toHaveCount(1);
  await page.route(SCRIPTS, (route) => route.abort());
  await workbench.transcript.getByRole("button", { name: "Raw" }).click();
  await expect(workbench.transcript.getByText("could not be fetched")).toBeVisible();
  const again = workbench.transcript.getByRole("button", { name: "Try again" });
  await expect(again).toBeVisible();
  await expect(workbench.entries).toHaveCount(1);
  await page.unroute(SCRIPTS);
  await again.click();
  await expect(workbench.transcript.getByText('"tool_end"')).toBeVisible();
  await expect(again).toHaveCount(0);
  expectOnlyFailedRequests(faults.take());
});

test("a file that cannot be opened for want of the script is told of, and opens the next time", async ({
  workbench,
  page,
  faults,
}) => {
  await workbench.open();
  await page.getByRole("button", { name: "Open, save, copy, clear" }).click();
  await expect(page.getByRole("menuitem", { name: "Open file…" })).toBeVisible();
  await page.route(SCRIPTS, (route) => route.abort());
  const file = { name: "a.json", mimeType: "application/json", buffer: Buffer.from(askUser) };
  const choose = async () => {
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("menuitem", { name: "Open file…" }).click();
    await (await chooser).setFiles(file);
  };
  await choose();
  await expect(told(workbench)).toBeVisible();
  await page.unroute(SCRIPTS);
  await page.getByRole("button", { name: "Open, save, copy, clear" }).click();
  await choose();
  await expect.poll(() => workbench.driver.source()).toBe(askUser);
  await expect(told(workbench)).toHaveCount(0);
  expectOnlyFailedRequests(faults.take());
});
