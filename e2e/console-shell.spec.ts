import { createMain, envelope, outcomesIn, sendActions } from "./console-examples";
import { expect, test } from "./kit";

const start = "?seed=console&clock=2026-08-04T09:41:00Z&theme=light&latency=0";

test.beforeEach(async ({ workbench }) => {
  await workbench.open(start);
});

test("set_theme turns the Console dark, and Parley stays light", async ({ workbench, page }) => {
  await sendActions(workbench, { type: "set_theme", theme: "dark" });
  await expect(workbench.console.window).toHaveAttribute("data-theme", "dark");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});

test("navigate shows the page, rings the card of its hash, and Back leads back", async ({ workbench }) => {
  const { console: shell } = workbench;
  await sendActions(workbench, {
    type: "navigate",
    path: "/project/64abc/databases",
    hash: "card-api-endpoint",
  });
  await expect(shell.address).toHaveValue("/project/64abc/databases#card-api-endpoint");
  await expect(shell.page.getByRole("heading", { name: "Databases" })).toBeVisible();
  await expect(shell.card("api-endpoint")).toHaveAttribute("data-highlighted", "true");
  await expect(shell.card("api-endpoint")).toBeInViewport();
  await shell.back.click();
  await expect(shell.address).toHaveValue("/project/64abc");
  await shell.forward.click();
  await expect(shell.page.getByRole("heading", { name: "Databases" })).toBeVisible();
});

test("replace keeps the history short", async ({ workbench }) => {
  const { console: shell } = workbench;
  await sendActions(
    workbench,
    { type: "navigate", path: "/project/64abc/usage" },
    { type: "navigate", path: "/project/64abc/settings", replace: true },
  );
  await expect(shell.address).toHaveValue("/project/64abc/settings");
  await shell.back.click();
  await expect(shell.address).toHaveValue("/project/64abc");
});

test("a page there is none of shows its path", async ({ workbench }) => {
  await sendActions(workbench, { type: "navigate", path: "/projects/64abc/weather" });
  await expect(workbench.console.page).toContainText("/projects/64abc/weather");
  await expect(workbench.console.page).toContainText("The simulated project has no such page.");
});

test("another project can be meant, and is opened", async ({ workbench }) => {
  const { console: shell } = workbench;
  await sendActions(workbench, { type: "navigate", path: "/projects/77fox/databases" });
  await expect(shell.row("Catalogue")).toBeVisible();
  await expect(shell.window.getByRole("button", { name: "Project: Storefront" })).toBeVisible();
  await expect(shell.steps.first()).toContainText("another project");
});

test("open_create opens a drawer whose result lands in the project", async ({ workbench }) => {
  const { console: shell } = workbench;
  await sendActions(
    workbench,
    { type: "navigate", path: "/project/64abc/storage" },
    { type: "open_create", resource: "bucket", projectId: "64abc" },
  );
  const drawer = shell.window.getByRole("dialog", { name: "Create bucket" });
  await drawer.getByRole("textbox", { name: "Name" }).fill("Postcards");
  await drawer.getByRole("button", { name: "Create bucket" }).click();
  await expect(drawer).toHaveCount(0);
  await expect(shell.row("Postcards")).toBeVisible();
  await expect(shell.toasts).toContainText("Created bucket Postcards");
});

for (const [dialog, title] of [
  ["invite_member", "Invite member"],
  ["create_project", "Create project"],
  ["connect_mcp", "Connect MCP"],
  ["shortcuts", "Keyboard shortcuts"],
  ["docs_search", "Search docs"],
  ["feedback", "Give feedback"],
  ["support", "Contact support"],
] as const) {
  test(`open_dialog opens ${dialog}, and Escape closes it`, async ({ workbench, page }) => {
    const { console: shell } = workbench;
    await sendActions(workbench, { type: "open_dialog", dialog });
    await expect(shell.window.getByRole("dialog", { name: title })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(shell.dialog).toHaveCount(0);
  });
}

test("what is filled into a dialog lands where a person looks for it, and stands after a reload", async ({
  workbench,
  page,
}) => {
  const { console: shell } = workbench;
  await workbench.open("?theme=light&latency=0");
  const open = async (dialog: string) => {
    await sendActions(workbench, { type: "open_dialog", dialog });
    return shell.dialog;
  };
  const invitation = await open("invite_member");
  await invitation.getByRole("textbox", { name: "Email" }).fill("ada@acme.example");
  await invitation.getByRole("button", { name: "Send invitation" }).click();
  await expect(invitation).toContainText("ada@acme.example is a member already.");
  await invitation.getByRole("textbox", { name: "Email" }).fill("joan@example.com");
  await invitation.getByRole("button", { name: "Send invitation" }).click();
  await expect(shell.toasts).toContainText("Invited joan@example.com");

  const feedback = await open("feedback");
  await feedback.getByText("Good", { exact: true }).click();
  await feedback.getByRole("textbox", { name: /better/ }).fill("Fewer clicks");
  await feedback.getByRole("button", { name: "Send feedback" }).click();

  const request = await open("support");
  await request.getByRole("textbox", { name: "Subject" }).fill("Uploads stop");
  await request.getByRole("textbox", { name: "What happens" }).fill("At 5 MB");
  await request.getByRole("button", { name: "Send request" }).click();

  const project = await open("create_project");
  await project.getByRole("textbox", { name: "Name" }).fill("Press room");
  await project.getByRole("button", { name: "Create project" }).click();
  await expect(shell.dialog).toHaveCount(0);
  await expect(shell.address).toHaveValue("/projects/press-room");
  await expect(shell.window.getByRole("button", { name: "Project: Press room" })).toBeVisible();

  await shell.address.fill("/organizations/acme");
  await shell.address.press("Enter");
  const expectAll = async () => {
    await expect(shell.row("Press room")).toBeVisible();
    await expect(shell.row("joan@example.com")).toContainText("developer in Photo archive");
    await expect(shell.row("Fewer clicks")).toContainText("received");
    await expect(shell.row("Uploads stop")).toContainText("open");
  };
  await expectAll();
  await page.reload();
  await workbench.becomesReady();
  await expectAll();
  await shell.window.getByRole("button", { name: "Project: Press room" }).click();
  await page.getByRole("menuitem", { name: /Photo archive/ }).click();
  await expect(shell.address).toHaveValue("/projects/64abc");
});

test("a project the agent made is listed once the organisation is refreshed", async ({ workbench }) => {
  const { console: shell } = workbench;
  const made = {
    type: "resource",
    mutation: "create",
    resourceType: "project",
    resourceId: "press",
    title: "Press room",
    href: "/project/press",
  };
  await sendActions(workbench, { type: "navigate", path: "/organizations/acme" }, made);
  await expect(shell.cache.first()).toHaveAttribute("data-cache", "stale");
  await expect(shell.row("Press room")).toHaveCount(0);
  await sendActions(workbench, { type: "refresh", scopes: ["organization"] });
  await expect(shell.row("Press room")).toContainText("new");
});

test("a toast of each level stands in the Console's own corner", async ({ workbench }) => {
  const levels = ["success", "error", "info", "warning"];
  for (const level of levels) {
    await sendActions(workbench, { type: "toast", level, message: `A ${level} toast`, description: "More" });
    const toast = workbench.console.toasts.filter({ hasText: `A ${level} toast` });
    await expect(toast).toHaveAttribute("data-level", level);
    await expect(toast).toContainText("More");
  }
});

test("show_pane shows the docs at the section that fits, nothing, and the agent again", async ({
  workbench,
}) => {
  const { console: shell } = workbench;
  await sendActions(
    workbench,
    { type: "refresh", scopes: ["databases"] },
    { type: "show_pane", content: "docs" },
  );
  await expect(shell.docs).toContainText(/refresh/i);
  await sendActions(workbench, { type: "show_pane", content: "none" });
  await expect(shell.docs).toHaveCount(0);
  await expect(shell.conversation).toBeHidden();
  await sendActions(workbench, { type: "show_pane", content: "agent" });
  await expect(shell.conversation).toBeVisible();
});

test("toggle_terminal opens the terminal, which logs the tool events", async ({ workbench }) => {
  const { console: shell } = workbench;
  await sendActions(workbench, { type: "toggle_terminal" });
  await expect(shell.terminal).toContainText("applied toggle_terminal");
  await sendActions(workbench, { type: "toggle_terminal" }, { type: "set_theme", theme: "dark" });
  await expect(shell.terminal).toHaveCount(0);
});

test("scroll_to_card brings the card into sight and rings it", async ({ workbench }) => {
  const { console: shell } = workbench;
  await sendActions(
    workbench,
    { type: "navigate", path: "/project/64abc/settings" },
    { type: "scroll_to_card", cardId: "delete-project" },
  );
  await expect(shell.card("delete-project")).toHaveAttribute("data-highlighted", "true");
  await expect(shell.card("delete-project")).toBeInViewport();
});

test("what acts is listed before it is sent, acts on Send, and can be run again", async ({ workbench }) => {
  const { console: shell } = workbench;
  await workbench.write(
    envelope({ type: "set_theme", theme: "dark" }, { type: "toast", level: "info", message: "Once" }),
  );
  await expect(shell.steps).toHaveCount(2);
  await expect(shell.steps.first()).toHaveAttribute("data-state", "pending");
  await expect(shell.window).toHaveAttribute("data-theme", "light");
  await workbench.send();
  await expect(shell.steps.first()).toHaveAttribute("data-state", "applied");
  await expect(shell.toasts).toHaveCount(1);
  await shell.steps.nth(1).getByRole("button", { name: "Run again: Toast" }).click();
  await expect(shell.toasts).toHaveCount(2);
  expect(await outcomesIn(workbench)).toEqual([
    { action: "set_theme", result: "applied" },
    { action: "toast", result: "applied" },
    { action: "toast", result: "applied" },
  ]);
});

test("steps that run are seen running, and then say how long they took", async ({ workbench }) => {
  const { console: shell } = workbench;
  await workbench.open("?seed=console&clock=2026-08-04T09:41:00Z&latency=1000");
  await sendActions(
    workbench,
    { type: "navigate", path: "/project/64abc/databases" },
    { type: "refresh", scopes: ["databases"] },
    { type: "confetti" },
    { type: "toast", level: "info", message: "Not held up" },
  );
  const running = shell.steps.and(workbench.page.locator("[aria-current=step]"));
  await expect(running).toContainText("Refresh");
  await expect(shell.toasts).toContainText("Not held up");
  await expect(shell.cache).toHaveAttribute("data-cache", "fetching");
  await expect(running).toHaveCount(0);
  await expect(shell.cache).toHaveAttribute("data-cache", "fresh");
  await expect(shell.steps.nth(1)).toContainText("1000 ms");
  await expect(shell.steps.nth(1)).toContainText("One cache was fetched again.");
  await expect(shell.steps.nth(2)).toHaveAttribute("data-state", "skipped");
  await expect(shell.steps.nth(3)).toContainText("0 ms");
});

test("the usage page draws what follows from the project", async ({ workbench }) => {
  const { console: shell } = workbench;
  await sendActions(workbench, { type: "navigate", path: "/project/64abc/usage", hash: "card-storage" });
  const chart = (name: string) => shell.page.getByRole("article", { name });
  await expect(shell.card("storage")).toHaveAttribute("data-highlighted", "true");
  await expect(chart("Storage by bucket")).toContainText("28.9MB");
  await expect(chart("Requests").locator("svg.recharts-surface")).toBeVisible();
  await chart("Executions by function").getByRole("button", { name: "Show as table" }).click();
  await expect(
    chart("Executions by function").getByRole("row", { name: "Make thumbnails 1,204" }),
  ).toBeVisible();
  const file = {
    ...createMain,
    resourceType: "file",
    resourceId: "all",
    title: "all.zip",
    href: "/project/64abc/storage/exports/files/all",
    fields: { size: "2 MB" },
  };
  await sendActions(workbench, file);
  await expect(shell.cache).toHaveAttribute("data-cache", "stale");
  await sendActions(workbench, { type: "refresh", scopes: ["project"] });
  await expect(chart("Storage by bucket")).toContainText("30.9MB");
});

test("the person goes through the Console by hand", async ({ workbench, page }) => {
  const { console: shell } = workbench;
  await workbench.write(envelope({ type: "toggle_terminal" }));
  await shell.place("Auth").click();
  await expect(shell.row("Ada Lovelace")).toBeVisible();
  await shell.page.getByRole("link", { name: "Teams" }).click();
  await shell.page.getByRole("link", { name: "Curators" }).click();
  await expect(shell.page.getByRole("heading", { name: "Curators" })).toBeVisible();
  await shell.window.getByRole("button", { name: "Project: Photo archive" }).click();
  await page.getByRole("menuitem", { name: /Storefront/ }).click();
  await expect(shell.address).toHaveValue("/projects/77fox");
  await shell.window.getByRole("button", { name: "Search" }).click();
  await page.getByRole("combobox", { name: "Search the Console" }).fill("create team");
  await page.keyboard.press("Enter");
  await expect(shell.window.getByRole("dialog", { name: "Create team" })).toContainText("Storefront");
  await page.keyboard.press("Escape");
  await expect(shell.window.getByRole("button", { name: "Search" })).toBeFocused();
});

test("clarify forms and cards live in one conversation", async ({ workbench }) => {
  const { console: shell } = workbench;
  await sendActions(workbench, {
    type: "resource",
    mutation: "create",
    resourceType: "database",
    resourceId: "main",
    title: "Main",
  });
  await workbench.write(
    JSON.stringify({
      protocol: "appwrite.clarify/v1",
      prompts: [{ id: "go", kind: "confirm", question: "Add a table to it?" }],
    }),
  );
  await expect(shell.conversation).toContainText("Main");
  await workbench.answer("Confirm");
  await expect(shell.conversation).toContainText("go: confirmed");
});
