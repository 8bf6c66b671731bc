import { expect, expectAccessible, test, type Workbench } from "./kit";
import { box, prompt } from "./prompt-form";

const repeatable = "?seed=sets&clock=2026-01-01T09:41:00Z&sample=prompt-template/review";

const view = (workbench: Workbench, name: string) =>
  prompt(workbench).getByRole("button", { name, exact: true }).click();
const sets = (workbench: Workbench) => prompt(workbench).getByRole("tablist", { name: "Value sets" });

/** Two sets beside what the text itself holds. */
async function makeSets(workbench: Workbench) {
  await box(workbench, "email").fill("docs@acme.dev");
  await prompt(workbench).getByRole("button", { name: "New value set" }).click();
  await prompt(workbench).getByRole("button", { name: "New value set" }).click();
  await box(workbench, "branch").fill('main\t"q"');
  await box(workbench, "notes").fill("");
}

test("value sets fill the form, are compared and copied, and the one in use is sent", async ({
  workbench,
}) => {
  await workbench.open(repeatable);
  await makeSets(workbench);
  await sets(workbench).getByRole("tab", { name: "Set 1" }).click();
  await expect(box(workbench, "branch")).toHaveValue("release/4.2");
  await expect(box(workbench, "email")).toHaveValue("docs@acme.dev");
  await sets(workbench).getByRole("tab", { name: "Set 2" }).click();
  await expect(box(workbench, "branch")).toHaveValue('main\t"q"');

  await view(workbench, "Compare");
  const table = prompt(workbench).getByRole("table", { name: "Value sets, side by side" });
  await expect(table.getByRole("columnheader")).toHaveText(["variable", /Set 1complete/, /Set 2complete/]);
  await expect(table.getByRole("row", { name: /^notes/ })).toContainText("goes out as nothing");
  await prompt(workbench).getByRole("button", { name: "Copy as a table" }).click();
  const copied = await workbench.clipboard();
  expect(copied.split("\n").slice(0, 3)).toEqual([
    "variable\tSet 1\tSet 2",
    "repo\thttps://git.acme.dev/docs\thttps://git.acme.dev/docs",
    'branch\trelease/4.2\t"main\t""q"""',
  ]);

  await workbench.send();
  const [entry] = (await workbench.driver.transcript()).entries;
  expect(
    entry?.kind === "user_message" && JSON.parse(entry.text).params.prompt[0].variables[1],
  ).toMatchObject({
    name: "branch",
    value: 'main\t"q"',
  });
});

test("however many sets there are, they leave room for the form, and the one in use is seen", async ({
  workbench,
  page,
}) => {
  await workbench.open("?sample=prompt-template/review");
  const sets = Array.from({ length: 50 }, (_, at) => ({ name: `Set number ${at}`, values: {} }));
  await workbench.driver.sets({ sets, active: "Set number 40" });
  const list = workbench.stage.getByRole("tablist", { name: "Value sets" });
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await expect.poll(async () => (await list.boundingBox())?.height).toBeLessThan(80);
    await workbench.driver.sets({ sets, active: "Set number 2" });
    await workbench.driver.sets({ sets, active: "Set number 40" });
    await expect(list.getByRole("tab", { name: "Set number 40" })).toBeInViewport({ ratio: 1 });
  }
});

test("hard values are drawn with what came of them", async ({ workbench }) => {
  await workbench.open(repeatable);
  await box(workbench, "email").fill("docs@acme.dev");
  await view(workbench, "Hard values");
  const card = (name: string) => prompt(workbench).getByRole("article", { name, exact: true });
  await prompt(workbench).getByRole("combobox", { name: "Hard values for" }).selectOption("branch");
  await expect(prompt(workbench).getByRole("article")).toHaveCount(9);
  await expect(card("Empty")).toContainText("reads oddly");
  await expect(card("Very long")).toContainText("overflows");
  await expect(card("Braces")).toContainText("pulls in another variable");
  await expect(card("Right to left")).toContainText("fits");
  await expect(card("Markup")).toContainText('<b onclick="x()">main</b>');
  await prompt(workbench).getByRole("combobox", { name: "Hard values for" }).selectOption("count");
  await expect(card("Emoji")).toContainText("does not fit its type");
  await expect(workbench.entries).toHaveCount(0);
});

/** A way through all states, each from the one before. */
const states: Readonly<Record<string, (workbench: Workbench) => Promise<void>>> = {
  "with errors": async (workbench) => {
    await box(workbench, "email").fill("lea@acme");
    await box(workbench, "count").fill("five");
  },
  "filled in": async (workbench) => {
    await box(workbench, "count").fill("5");
    await makeSets(workbench);
  },
  compared: async (workbench) => view(workbench, "Compare"),
  "in a grid": async (workbench) => view(workbench, "Hard values"),
  "with both texts": async (workbench) => {
    await view(workbench, "Fill");
    await prompt(workbench).getByRole("tab", { name: "Text", exact: true }).click();
  },
  "with the capability off": async (workbench) => {
    await prompt(workbench).getByRole("switch", { name: "promptVariables" }).click();
    await prompt(workbench).getByRole("tab", { name: "Request" }).click();
  },
  sent: async (workbench) => workbench.send(),
};

for (const theme of ["light", "dark"] as const) {
  test(`axe finds nothing in any state, ${theme}`, async ({ workbench, page }) => {
    test.setTimeout(240_000);
    await workbench.open(`${repeatable}&theme=${theme}`);
    for (const [name, reach] of Object.entries(states)) {
      await test.step(name, async () => {
        await reach(workbench);
        await expectAccessible(page);
      });
    }
  });
}

test("the form is walked and sent by keyboard alone", async ({ workbench, page }) => {
  await workbench.open(repeatable);
  await box(workbench, "repo").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(box(workbench, "branch")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("main");
  await prompt(workbench).getByRole("combobox", { name: "audience" }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(prompt(workbench).getByRole("combobox", { name: "audience" })).toHaveValue("everyone");
  await prompt(workbench).getByRole("button", { name: "dry_run: false" }).focus();
  await page.keyboard.press("Space");
  await box(workbench, "email").focus();
  await page.keyboard.type("docs@acme.dev");
  await page.keyboard.press("F6");
  await expect(box(workbench, "email")).not.toBeFocused();
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(workbench.entries).toHaveCount(1);
  const [entry] = (await workbench.driver.transcript()).entries;
  expect(entry).toMatchObject({ kind: "user_message" });
  expect(entry?.kind === "user_message" && entry.text).toContain('"value":"everyone"');
});

test("on a narrow screen letter and form follow each other, and nothing is cut", async ({
  workbench,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await workbench.open(repeatable);
  await box(workbench, "email").fill("lea@acme");
  await expect(prompt(workbench).getByText("the part after @ needs a dot")).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  const height = (await box(workbench, "email").boundingBox())?.height ?? 0;
  expect(height).toBeGreaterThanOrEqual(44);
  await expectAccessible(page);
});
