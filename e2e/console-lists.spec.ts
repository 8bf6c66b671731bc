import { createMain, sendActions } from "./console-examples";
import { expect, type Locator, test } from "./kit";

const databases = { type: "navigate", path: "/project/64abc/databases" };

/** Notes every state a list is in from now on, however short. */
function noteStates(cache: Locator) {
  return cache.evaluateHandle((line) => {
    const states: string[] = [];
    const note = () => states.push(line.getAttribute("data-cache") ?? "");
    new MutationObserver(note).observe(line, { attributes: true, attributeFilter: ["data-cache"] });
    return states;
  });
}

test("a create without a refresh leaves the open list stale; the refresh brings the row", async ({
  workbench,
}) => {
  const { console: shell } = workbench;
  await workbench.open("?seed=lists&clock=2026-08-04T09:41:00Z&latency=1000");
  await sendActions(workbench, databases, createMain);
  await expect(shell.cache).toHaveAttribute("data-cache", "stale");
  await expect(shell.cache).toContainText("One change");
  await expect(shell.row("Analytics")).toBeVisible();
  await expect(shell.row("Main")).toHaveCount(0);

  const states = await noteStates(shell.cache);
  await sendActions(
    workbench,
    createMain,
    { type: "refresh", scopes: ["databases"] },
    { type: "toast", level: "success", message: "Created database Main" },
  );
  await expect(shell.toasts).toContainText("Created database Main");
  await expect(shell.cache).toHaveAttribute("data-cache", "fresh");
  expect(await states.jsonValue()).toEqual(["fetching", "fresh"]);
  await expect(shell.cache).toContainText("by refresh");
  await expect(shell.row("Main")).toContainText("new");

  await sendActions(workbench, { type: "toggle_terminal" });
  await expect(shell.terminal).toBeVisible();
  await expect(shell.cache).toHaveAttribute("data-cache", "fresh");
});

test("a refresh of another scope leaves the list as it is", async ({ workbench }) => {
  const { console: shell } = workbench;
  await workbench.open("?seed=lists&clock=2026-08-04T09:41:00Z&latency=0");
  await sendActions(workbench, databases, createMain, { type: "refresh", scopes: ["users", "confetti"] });
  await expect(shell.cache).toHaveAttribute("data-cache", "stale");
});

test("the person can fetch a stale list by hand, and it is kept", async ({ workbench, page }) => {
  const { console: shell } = workbench;
  await workbench.open("?latency=0");
  await sendActions(workbench, databases, createMain);
  await shell.page.getByRole("button", { name: "Fetch again" }).click();
  await expect(shell.row("Main")).toBeVisible();
  await expect(shell.cache).toContainText("fetched by you");
  await page.reload();
  await workbench.becomesReady();
  await expect(shell.row("Main")).toBeVisible();
});

test("updates and deletes reach their list, and what lay in a deleted one", async ({ workbench }) => {
  const { console: shell } = workbench;
  await workbench.open("?seed=lists&clock=2026-08-04T09:41:00Z&latency=0");
  await sendActions(
    workbench,
    databases,
    {
      ...createMain,
      mutation: "update",
      resourceId: "orders_eu",
      title: "Orders of Europe",
      href: undefined,
    },
    { ...createMain, mutation: "delete", resourceId: "analytics", title: "Analytics", href: undefined },
    { type: "refresh", scopes: ["databases", "tables"] },
  );
  await expect(shell.row("Orders of Europe")).toBeVisible();
  await expect(shell.row("Analytics")).toHaveCount(0);
});
