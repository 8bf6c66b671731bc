import { consoleProtocol, findDocs } from "@/lib/protocols/console";
import { outcomesIn, sendActions } from "./console-examples";
import { expect, test } from "./kit";

const exampleOf = (type: string): unknown => JSON.parse(findDocs(type).example);
const sampleOf = (name: string) => consoleProtocol.samples.find((sample) => sample.name === name)?.text ?? "";

test("the document's example of each action is pasted and sent, and does what it says", async ({
  workbench,
  page,
}) => {
  test.setTimeout(120_000);
  await workbench.open("?seed=document&clock=2026-08-04T09:41:00Z&theme=light&latency=0");
  const { console: shell } = workbench;
  const send = (type: string) => sendActions(workbench, exampleOf(type));

  await send("set_theme");
  await expect(shell.window).toHaveAttribute("data-theme", "dark");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");

  await send("navigate");
  await expect(shell.address).toHaveValue("/project/64abc/databases#card-api-endpoint");
  await expect(shell.page.getByRole("heading", { name: "Databases" })).toBeVisible();
  await expect(shell.card("api-endpoint")).toHaveAttribute("data-highlighted", "true");

  await send("open_create");
  await expect(shell.window.getByRole("dialog", { name: "Create bucket" })).toContainText("64abc");
  await page.keyboard.press("Escape");

  await send("open_dialog");
  await expect(shell.window.getByRole("dialog", { name: "Connect MCP" })).toContainText("X-Appwrite-Project");
  await page.keyboard.press("Escape");
  await expect(shell.dialog).toHaveCount(0);

  await send("toast");
  await expect(shell.toasts).toHaveAttribute("data-level", "success");
  await expect(shell.toasts).toContainText("Main is ready to use");

  await send("show_pane");
  await expect(shell.docs).toContainText("toast");
  await sendActions(workbench, { type: "show_pane", content: "agent" });

  await send("toggle_terminal");
  await expect(shell.terminal).toContainText("applied toggle_terminal");
  await shell.terminal.getByRole("button", { name: "Close the terminal" }).click();
  await expect(shell.terminal).toHaveCount(0);

  await send("scroll_to_card");
  await expect(shell.card("api-endpoint")).toBeInViewport();

  await send("resource");
  const card = shell.conversation.getByRole("article", { name: "Main" });
  for (const shown of ["Created", "TablesDB", "Region", "fra"]) await expect(card).toContainText(shown);
  await expect(shell.cache).toHaveAttribute("data-cache", "stale");
  await expect(shell.row("Main")).toHaveCount(0);

  await send("refresh");
  await expect(shell.cache).toHaveAttribute("data-cache", "fresh");
  await expect(shell.row("Main")).toBeVisible();

  await send("resource_list");
  const users = shell.conversation.getByRole("article", { name: "Users" });
  await expect(users.getByRole("row")).toHaveCount(3);
  await users.getByRole("searchbox").fill("alan");
  await expect(users.getByRole("row")).toHaveCount(2);
  await users.getByRole("link", { name: "Alan Turing" }).click();
  await expect(shell.page.getByRole("heading", { name: "Alan Turing" })).toBeVisible();

  await send("chart");
  const chart = shell.conversation.getByRole("article", { name: "Requests (last 24 hours)" });
  await expect(chart).toContainText("49");
  await chart.getByRole("button", { name: "Show as table" }).click();
  await expect(chart.getByRole("row", { name: "4 Aug 08:00 49" })).toBeVisible();

  const results = (await outcomesIn(workbench)).map(({ result }) => result);
  expect(new Set(results)).toEqual(new Set(["applied"]));
});

test("the document's whole examples do what it says", async ({ workbench }) => {
  await workbench.open("?seed=document&clock=2026-08-04T09:41:00Z&latency=0");
  const { console: shell } = workbench;
  await sendActions(workbench, { type: "navigate", path: "/project/64abc/databases" });
  await workbench.write(sampleOf("created-database"));
  await workbench.send();
  await expect(shell.row("Main")).toContainText("new");
  await expect(shell.toasts).toContainText("Created database Main");
  await expect(shell.conversation.getByRole("article", { name: "Main" })).toContainText("Created");

  await workbench.write(sampleOf("listed-databases"));
  const list = shell.conversation.getByRole("article", { name: "Databases" });
  await expect(list.getByRole("row")).toHaveCount(3);
  await workbench.send();
  await list.getByRole("link", { name: "Analytics", exact: true }).click();
  await expect(shell.page.getByRole("heading", { name: "Analytics" })).toBeVisible();
  await list.getByRole("link", { name: /View all/ }).click();
  await expect(shell.address).toHaveValue("/projects/64abc/databases");
});
