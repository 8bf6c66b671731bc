import { envelope as message } from "./console-examples";
import { expect, expectAccessible, test, type Workbench } from "./kit";

const seeded = "seed=cards&clock=2026-08-04T09:00:00Z";

const users = {
  type: "resource_list",
  resourceType: "user",
  title: "Users",
  total: 128,
  listHref: "/project/64abc/auth/users",
  projectId: "64abc",
  columns: [
    { key: "email", label: "Email" },
    { key: "region", label: "Region" },
    { key: "logins", label: "Logins" },
  ],
  items: [
    ["user_1", "Ada Lovelace", "ada@example.com", "fra", 7],
    ["user_2", "Alan Turing", "alan@example.com", "nyc", 120],
    ["user_3", "Adam Mickiewicz", "adam@example.pl", "fra", null],
    ["user_4", "مها الحسن", "maha@example.sa", "syd", 15],
  ].map(([resourceId, title, email, region, logins]) => ({
    resourceId,
    title,
    href: `/project/64abc/auth/user/${resourceId}`,
    status: region === "nyc" ? "blocked" : "verified",
    fields: { email, region, logins },
  })),
};

const hour = (index: number) => new Date(Date.UTC(2026, 7, 3, 8 + index)).toISOString();

const traffic = {
  type: "chart",
  title: "Traffic",
  interval: "1h",
  startAt: hour(0),
  endAt: hour(3),
  projectId: "64abc",
  changePercent: 12.4,
  metrics: [
    { metric: "network.inbound", points: [0, 1, 3].map((at) => ({ time: hour(at), value: 1_000_000 })) },
    { metric: "network.outbound", points: [{ time: hour(2), value: 250_000 }] },
  ],
};

const countries = {
  type: "chart",
  title: "Requests by country",
  chartType: "bar",
  unitLabel: "requests",
  metrics: [
    {
      metric: "network.requests",
      points: ["Germany", "Japan", "Kenya"].map((label, at) => ({
        time: hour(0),
        value: 900 - 300 * at,
        label,
      })),
    },
  ],
};

const card = {
  type: "resource",
  mutation: "update",
  resourceType: "bucket",
  resourceId: "avatars",
  title: "Avatars",
  href: "/project/77fox/storage/avatars",
  status: "ready",
  metadata: [{ label: "Region", value: "fra" }],
  fields: { encryption: true, nothing: null },
};

const cardOf = ({ stage }: Workbench, name: string) => stage.getByRole("article", { name, exact: true });

test("a list is searched, filtered by column, sorted, and leads to its rows", async ({ workbench, page }) => {
  await workbench.open(`?${seeded}`);
  await workbench.write(message(users));
  const list = cardOf(workbench, "Users");
  const names = list.getByRole("rowheader");
  await expect(names).toHaveText(["Ada Lovelace", "Alan Turing", "Adam Mickiewicz", "مها الحسن"]);
  await expect(list).toContainText("Showing 4 of 128");

  await list.getByRole("searchbox", { name: "Search this list" }).fill("ada");
  await expect(names).toHaveText(["Ada Lovelace", "Adam Mickiewicz"]);
  await expect(list).toContainText("2 of 4 rows match");
  await list.getByRole("button", { name: "Clear the search" }).click();

  await list.getByRole("button", { name: "Filter by Region" }).click();
  const filter = list.getByRole("group", { name: "Filter by Region" });
  await filter.getByRole("button", { name: /^fra/ }).click();
  await expect(names).toHaveText(["Ada Lovelace", "Adam Mickiewicz"]);
  await list.getByRole("button", { name: "Clear the filter by Region" }).click();
  await filter.getByRole("textbox", { name: "Region contains" }).fill("ny");
  await expect(names).toHaveText(["Alan Turing"]);
  await filter.getByRole("textbox", { name: "Region contains" }).fill("nowhere");
  await expect(list).toContainText("No results match your filter");
  await list.getByRole("button", { name: "Clear it" }).click();

  const logins = list.getByRole("columnheader", { name: "Logins" });
  await logins.getByRole("button").focus();
  await page.keyboard.press("Enter");
  await expect(logins).toHaveAttribute("aria-sort", "ascending");
  await expect(names).toHaveText(["Ada Lovelace", "مها الحسن", "Alan Turing", "Adam Mickiewicz"]);
  await page.keyboard.press("Enter");
  await expect(logins).toHaveAttribute("aria-sort", "descending");
  await expect(names).toHaveText(["Alan Turing", "مها الحسن", "Ada Lovelace", "Adam Mickiewicz"]);
  await page.keyboard.press("Enter");
  await expect(logins).not.toHaveAttribute("aria-sort");

  await list.getByRole("link", { name: "View all: Users" }).click();
  await expect(workbench.console.address).toHaveValue("/projects/64abc/auth/users");
});

test("an empty list, and rows of forty columns, stay within their card", async ({ workbench }) => {
  const keys = Array.from({ length: 40 }, (_, index) => `field_${index}`);
  const wide = {
    type: "resource_list",
    resourceType: "row",
    title: "Wide",
    columns: keys.map((key) => ({ key, label: key })),
    items: Array.from({ length: 50 }, (_, row) => ({
      resourceId: `row_${row}`,
      title: `Row ${row}`,
      fields: Object.fromEntries(keys.map((key, at) => [key, at % 3 === 0 ? null : row * at])),
    })),
  };
  await workbench.open(`?${seeded}`);
  await workbench.load(message({ ...users, total: 0, items: [], emptyMessage: "Nobody <b>yet</b>" }, wide));
  await expect(cardOf(workbench, "Users")).toContainText("Nobody <b>yet</b>");
  const table = cardOf(workbench, "Wide").getByRole("group", { name: "Wide, rows" });
  await expect(table.getByRole("rowheader")).toHaveCount(50);
  const [outer, inner] = await table.evaluate((box) => [box.clientWidth, box.scrollWidth]);
  expect(inner).toBeGreaterThan(2 * (outer ?? 0));
  const pane = workbench.stage.getByRole("log");
  expect(await pane.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
});

test("a chart has totals, a drawing that the keyboard reads, and its values in a table", async ({
  workbench,
  page,
}) => {
  await workbench.open(`?${seeded}`);
  await workbench.write(message(traffic, countries, { ...traffic, title: "Nothing", metrics: [] }));
  const chart = cardOf(workbench, "Traffic");
  await expect(chart.getByRole("list", { name: "Totals" }).getByRole("listitem")).toHaveText([
    "network.inbound3.0MB",
    "network.outbound250.0KB",
  ]);
  await expect(chart).toContainText("+12.4% vs previous period");
  await expect(chart.getByRole("application")).toBeVisible();
  await chart.getByRole("application").focus();
  await page.keyboard.press("ArrowRight");
  await expect(chart).toContainText(/3 Aug|09:00/);

  const rows = chart.getByRole("row");
  await expect(rows).toHaveCount(6);
  await chart.getByRole("button", { name: "Show as table" }).click();
  await expect(rows.nth(3)).toHaveText(/10:00\s*0\s*250,000/);
  await expect(rows.last()).toHaveText(/Total\s*3,000,000\s*250,000/);
  await expect(chart.getByRole("button", { name: "Show as chart" })).toBeFocused();

  const bars = cardOf(workbench, "Requests by country");
  await expect(bars).toContainText("1.8K");
  await expect(bars.getByRole("row").nth(1)).toHaveText(/Germany\s*900/);
  await expect(cardOf(workbench, "Nothing")).toContainText("No chart data");
});

test("a card tells of another project, and its link goes there once it is sent", async ({ workbench }) => {
  await workbench.open(`?${seeded}`);
  await workbench.write(
    message(card, { type: "confetti" }, null, { ...card, title: "Out", href: "//evil.example" }),
  );
  const avatars = cardOf(workbench, "Avatars");
  await expect(avatars).toContainText("Updated");
  await expect(avatars).toContainText("another project77fox");
  await avatars.getByRole("button", { name: "Copy the id avatars" }).click();
  expect(await workbench.clipboard()).toBe("avatars");
  await avatars.getByText("2 fields").click();
  await expect(avatars).toContainText("nothingnull");
  await expect(workbench.stage.getByText("“confetti”").first()).toBeVisible();
  await expect(cardOf(workbench, "Out").getByRole("link")).toHaveCount(0);
  await workbench.send();
  await cardOf(workbench, "Avatars").getByRole("link", { name: "Avatars" }).click();
  await expect(workbench.console.address).toHaveValue("/projects/77fox/storage/avatars");
});

const dialogs = {
  invite_member: "Invite member",
  create_project: "Create project",
  connect_mcp: "Connect MCP",
  shortcuts: "Keyboard shortcuts",
  docs_search: "Search docs",
  feedback: "Give feedback",
  support: "Contact support",
};

const drawers = {
  database: "Main",
  bucket: "Avatars two",
  user: "Grace Hopper",
  team: "Editors",
  function: "Resize",
  site: "Landing",
};

const opened = ({ stage }: Workbench, name: string) => stage.getByRole("dialog", { name, exact: true });

test("each dialog opens over the Console alone, is filled in, and goes with Escape", async ({
  workbench,
  page,
}) => {
  await workbench.open(`?${seeded}`);
  for (const [dialog, name] of Object.entries(dialogs)) {
    await workbench.load(message({ type: "open_dialog", dialog, projectId: "64abc" }));
    await workbench.driver.send();
    await expect(opened(workbench, name)).toBeVisible();
    await expect(opened(workbench, name)).toContainText(/./);
    await page.keyboard.press("Escape");
    await expect(opened(workbench, name)).toHaveCount(0);
  }

  await workbench.load(message({ type: "open_dialog", dialog: "invite_member", projectId: "77fox" }));
  await workbench.driver.send();
  const invitation = opened(workbench, "Invite member");
  await expect(invitation).toContainText("77fox");
  await expect(invitation.getByRole("textbox", { name: "Email" })).toBeFocused();
  await page.keyboard.type("grace");
  await page.keyboard.press("Enter");
  await expect(invitation).toContainText("An email address looks like");
  await page.keyboard.type("@example.com");
  await page.keyboard.press("Enter");
  await expect(invitation).toHaveCount(0);
  const toast = workbench.console.toasts.filter({ hasText: "Invited grace@example.com" });
  await expect(toast).toContainText("As developer in Storefront.");

  await workbench.load(message({ type: "open_dialog", dialog: "docs_search" }));
  await workbench.driver.send();
  await page.keyboard.type("scopes");
  await expect(opened(workbench, "Search docs").getByRole("option")).toHaveText([/refresh/]);
  await page.keyboard.press("Enter");
  await expect(workbench.stage.getByRole("region", { name: /^Docs: refresh/ })).toBeVisible();
});

test("each drawer makes its resource in the project", async ({ workbench }) => {
  test.setTimeout(120_000);
  await workbench.open(`?${seeded}`);
  for (const [resource, name] of Object.entries(drawers)) {
    await workbench.load(message({ type: "open_create", resource, projectId: "64abc" }));
    await workbench.driver.send();
    const drawer = opened(workbench, `Create ${resource}`);
    await expect(drawer).toContainText("64abc");
    await drawer.getByRole("textbox", { name: /^Name/ }).fill(name);
    if (resource === "user") await drawer.getByRole("textbox", { name: "Email" }).fill("grace@example.com");
    await drawer.getByRole("button", { name: `Create ${resource}` }).click();
    await expect(drawer).toHaveCount(0);
    await expect(workbench.console.toasts.first()).toContainText(`Created ${resource} ${name}`);
  }
  await workbench.load(message({ type: "navigate", path: "/project/64abc/storage" }));
  await workbench.driver.send();
  await expect(workbench.console.row("Avatars two")).toBeVisible();
});

for (const theme of ["light", "dark"] as const) {
  test(`axe finds nothing in cards, lists and charts, ${theme}`, async ({ workbench, page }) => {
    await workbench.open(`?${seeded}&theme=${theme}`);
    await workbench.load(message(card, users, traffic, countries, { type: "confetti" }));
    await expect(cardOf(workbench, "Traffic").getByRole("application")).toBeVisible();
    await expectAccessible(page);
    const list = cardOf(workbench, "Users");
    await list.getByRole("button", { name: "Filter by Region" }).click();
    await list.getByRole("button", { name: /^fra/ }).click();
    await list.getByRole("searchbox").fill("ada");
    await list.getByRole("columnheader", { name: "Logins" }).getByRole("button").click();
    for (const name of ["Traffic", "Requests by country"]) {
      await cardOf(workbench, name).getByRole("button", { name: "Show as table" }).click();
    }
    await cardOf(workbench, "Avatars").getByText("2 fields").click();
    await expectAccessible(page);
  });

  test(`axe finds nothing in each dialog and drawer, ${theme}`, async ({ workbench, page }) => {
    test.setTimeout(180_000);
    await workbench.open(`?${seeded}&theme=${theme}`);
    const steps = [
      ...Object.entries(dialogs).map(([dialog, name]) => ({ name, action: { type: "open_dialog", dialog } })),
      ...Object.keys(drawers).map((resource) => ({
        name: `Create ${resource}`,
        action: { type: "open_create", resource },
      })),
    ];
    for (const { name, action } of steps) {
      await workbench.load(message(action));
      await workbench.driver.send();
      const dialog = opened(workbench, name);
      await expect(dialog).toBeVisible();
      const submit = dialog.locator('button[type="submit"]');
      // Sent empty, it shows what is wrong where there is something to fill in.
      if ((await submit.count()) > 0) await submit.click();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
    }
  });
}
