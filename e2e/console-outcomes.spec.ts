import { outcomesIn, sendActions } from "./console-examples";
import { expect, test } from "./kit";

test.beforeEach(async ({ workbench }) => {
  await workbench.open("?seed=outcomes&clock=2026-08-04T09:41:00Z&latency=0");
});

test("an unknown type is skipped, a refused path refused, and a good toast applied, in order", async ({
  workbench,
}) => {
  await sendActions(
    workbench,
    { type: "confetti" },
    { type: "navigate", path: "//evil.example/x" },
    { type: "toast", level: "success", message: "Still here" },
  );
  expect(await outcomesIn(workbench)).toEqual([
    { action: "confetti", result: "skipped" },
    { action: "navigate", result: "refused" },
    { action: "toast", result: "applied" },
  ]);
  const { console: shell } = workbench;
  await expect(shell.toasts).toContainText("Still here");
  await expect(shell.address).toHaveValue("/project/64abc");
  await expect(shell.steps.nth(0)).toHaveAttribute("data-state", "skipped");
  await expect(shell.steps.nth(1)).toHaveAttribute("data-state", "refused");
  await expect(shell.steps.nth(2)).toHaveAttribute("data-state", "applied");
});

const hostile = [
  "//evil.example/x",
  "https://evil.example/x",
  "javascript:alert(1)",
  "/\\evil.example",
  "/\tjavascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
];

test("no path leaves the simulation", async ({ workbench, page }) => {
  const before = page.url();
  await sendActions(workbench, ...hostile.map((path) => ({ type: "navigate", path })));
  const results = (await outcomesIn(workbench)).map(({ result }) => result);
  expect(results).not.toContain("applied");
  expect(page.url()).toBe(before);
  await expect(workbench.console.address).toHaveValue("/project/64abc");
});

test("no link of a card leaves the simulation", async ({ workbench, page }) => {
  await sendActions(workbench, {
    type: "resource_list",
    resourceType: "database",
    title: "<img src=x onerror=alert(1)>",
    listHref: "https://evil.example/x",
    items: hostile.map((href, at) => ({ resourceId: `row${at}`, title: `<b>Row ${at}</b>`, href })),
  });
  const { conversation } = workbench.console;
  await expect(conversation).toContainText("<img src=x onerror=alert(1)>");
  await expect(conversation).toContainText("<b>Row 0</b>");
  await expect(conversation.locator("a[href], img")).toHaveCount(0);
  for (const link of await conversation.getByRole("link").all()) {
    await link.click();
    await expect(page).toHaveURL(/127\.0\.0\.1|localhost/);
  }
});

test("parts that are nothing, and text of every kind, break nothing", async ({ workbench }) => {
  const words = "\u202Eright to left\u202C <script>alert(1)</script> 👩‍🚀 \uD800";
  await sendActions(
    workbench,
    null,
    "text",
    {},
    { type: "__proto__" },
    { type: "toast", level: "loud", message: words },
    { type: "scroll_to_card", cardId: '"] *' },
    {
      type: "resource",
      mutation: "create",
      resourceType: "__proto__",
      resourceId: "constructor",
      title: words,
    },
    { type: "refresh", scopes: ["__proto__", "constructor"] },
    { type: "navigate", path: `/project/64abc/databases/${"x".repeat(5000)}` },
  );
  await expect(workbench.console.toasts).toContainText("<script>alert(1)</script>");
  await expect(workbench.console.page).toContainText("The project has no database with this id.");
});
