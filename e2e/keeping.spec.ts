import { encodeLink } from "@/lib/share/link";
import { createDatabase, pretty, radio, said, textbox, whichBucket } from "./clarify-examples";
import { expect, test, Workbench } from "./kit";

const text = pretty(createDatabase);
const broken = text.slice(0, -2);
const other = pretty(whichBucket);

const link = (source: string, settings?: Readonly<Record<string, unknown>>) =>
  encodeLink({ format: "parley.document/v1", source, sets: [], settings });

const notice = ({ page }: Workbench, words: string | RegExp) =>
  page.getByRole("status").filter({ hasText: words });

/** Goes to an address as from another page, and not as a step within this one. */
async function arrive(workbench: Workbench, query: string): Promise<void> {
  await workbench.page.goto("about:blank");
  await workbench.open(query);
}

async function fillHalf(workbench: Workbench): Promise<void> {
  await textbox(workbench, "Database name").fill("orders");
  await expect(textbox(workbench, "Database name")).toHaveValue("orders");
}

async function reload(workbench: Workbench): Promise<void> {
  await workbench.page.reload();
  await workbench.becomesReady();
}

test.describe("Broken and mended", () => {
  test("the form and what was filled in are still there", async ({ workbench }) => {
    await workbench.open();
    await workbench.write(text);
    await fillHalf(workbench);
    await radio(workbench, "I'll provide a custom ID").click();
    await workbench.write(broken);
    await expect(workbench.stage).toHaveAttribute("data-stale", "true");
    await expect(workbench.stage.getByRole("group", { name: "Draft, stale" })).toContainText("stale since");
    await expect(notice(workbench, "Below is the last good drawing.")).toBeVisible();
    await expect(textbox(workbench, "Database name")).toHaveValue("orders");
    await expect(textbox(workbench, "Database name")).toBeDisabled();
    await workbench.write(text);
    await expect(workbench.stage).toHaveAttribute("data-stale", "false");
    await expect(textbox(workbench, "Database name")).toHaveValue("orders");
    await expect(radio(workbench, "I'll provide a custom ID")).toBeChecked();
    await workbench.answer();
    expect(await said(workbench)).toHaveLength(1);
  });

  test("what was filled in follows a question through changes of its words and place", async ({
    workbench,
  }) => {
    await workbench.open();
    await workbench.write(text);
    await fillHalf(workbench);
    const [name, mode] = createDatabase.prompts;
    await workbench.write(
      pretty({ ...createDatabase, prompts: [mode, { ...name, question: "What is it called?" }] }),
    );
    await expect(textbox(workbench, "What is it called?")).toHaveValue("orders");
  });

  test("what was filled in comes back with an emptied text", async ({ workbench }) => {
    await workbench.open();
    await workbench.write(text);
    await fillHalf(workbench);
    await workbench.write("");
    await expect(textbox(workbench, "Database name")).toHaveCount(0);
    await workbench.write(text);
    await expect(textbox(workbench, "Database name")).toHaveValue("orders");
  });
});

test.describe("Reloaded", () => {
  test("half-way through a form, all of it is there", async ({ workbench }) => {
    await workbench.open();
    await workbench.write(text);
    await fillHalf(workbench);
    await radio(workbench, "Auto-generate (unique())").click();
    await reload(workbench);
    expect(await workbench.driver.source()).toBe(text);
    await expect(textbox(workbench, "Database name")).toHaveValue("orders");
    await expect(radio(workbench, "Auto-generate (unique())")).toBeChecked();
    await workbench.answer();
    expect(await said(workbench)).toHaveLength(1);
  });

  test("while the text is broken, the last good drawing and its fills are there", async ({ workbench }) => {
    await workbench.open();
    await workbench.write(text);
    await fillHalf(workbench);
    await workbench.write(broken);
    await reload(workbench);
    expect(await workbench.driver.source()).toBe(broken);
    await expect(workbench.stage).toHaveAttribute("data-stale", "true");
    await expect(textbox(workbench, "Database name")).toHaveValue("orders");
    await workbench.write(text);
    await expect(textbox(workbench, "Database name")).toBeEnabled();
    await expect(textbox(workbench, "Database name")).toHaveValue("orders");
  });

  test("a form that was sent and is half filled is there", async ({ workbench }) => {
    await workbench.open();
    await workbench.write(text);
    await workbench.send();
    await fillHalf(workbench);
    await reload(workbench);
    await expect(workbench.entries).toHaveCount(1);
    await expect(textbox(workbench, "Database name")).toHaveValue("orders");
    await expect(workbench.page.getByRole("button", { name: "Sent", exact: true })).toBeVisible();
  });

  test("a message half written and the agent's words are there", async ({ workbench }) => {
    await workbench.open();
    await workbench.write(text);
    await workbench.messageBox.fill("Wait, which");
    await textbox(workbench, "Agent's words").fill("One detail before I go on.");
    await reload(workbench);
    await expect(workbench.messageBox).toHaveValue("Wait, which");
    await expect(textbox(workbench, "Agent's words")).toHaveValue("One detail before I go on.");
    await workbench.send();
    await expect(workbench.entries.first()).toContainText("One detail before I go on.");
  });

  test("the transcript with its branches is there", async ({ workbench }) => {
    await workbench.open();
    await workbench.write(other);
    await radio(workbench, "avatars").click();
    await workbench.answer();
    await workbench.say("Thank you.");
    await expect(workbench.entries).toHaveCount(3);
    const before = await workbench.driver.transcript();
    await reload(workbench);
    expect(await workbench.driver.transcript()).toEqual(before);
  });

  test("the theme and how answers are sent are as they were chosen", async ({ workbench, page }) => {
    await workbench.open();
    await workbench.driver.settings({ theme: "dark", answers: "summary" });
    await reload(workbench);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    expect(await workbench.driver.settings()).toMatchObject({ answers: "summary" });
  });

  test("an undone New gives the text and its fills back", async ({ workbench, page }) => {
    await workbench.open();
    await workbench.write(text);
    await fillHalf(workbench);
    await page.getByRole("button", { name: "New", exact: true }).click();
    await expect.poll(() => workbench.driver.source()).toBe("");
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect.poll(() => workbench.driver.source()).toBe(text);
    await expect(textbox(workbench, "Database name")).toHaveValue("orders");
  });
});

test.describe("Samples in the address", () => {
  test("one that is not there is said to be none, and the draft stays", async ({ workbench }) => {
    await workbench.open();
    await workbench.write(text);
    await arrive(workbench, "?sample=clarify/nowhere");
    await expect(notice(workbench, "There is no sample “clarify/nowhere”.")).toBeVisible();
    expect(await workbench.driver.source()).toBe(text);
  });

  test("one that cannot be one says how a sample is named", async ({ workbench }) => {
    await workbench.open("?sample=nowhere");
    await expect(notice(workbench, "A sample is named as in clarify/which-bucket.")).toBeVisible();
    await expect(workbench.stage).toHaveAttribute("data-verdict", "works");
  });

  test("a draft left here is one click away, with what was filled in", async ({ workbench, page }) => {
    await workbench.open();
    await workbench.write(`${text}\n`);
    await fillHalf(workbench);
    await arrive(workbench, "?sample=clarify/which-bucket");
    await expect(workbench.question("Which bucket should I delete?")).toBeVisible();
    await expect(notice(workbench, "You left another draft here. It is kept.")).toBeVisible();
    await page.getByRole("button", { name: "Go back to my draft" }).click();
    await expect.poll(() => workbench.driver.source()).toBe(`${text}\n`);
    await expect(textbox(workbench, "Database name")).toHaveValue("orders");
    await expect(notice(workbench, "You left another draft here.")).toHaveCount(0);
  });

  test("a sample that was filled in is a draft left here", async ({ workbench, page }) => {
    await workbench.open("?sample=clarify/create-database");
    await fillHalf(workbench);
    await arrive(workbench, "?sample=clarify/which-bucket");
    await page.getByRole("button", { name: "Go back to my draft" }).click();
    await expect(textbox(workbench, "Database name")).toHaveValue("orders");
  });

  test("one chosen over a form that was filled in can be undone", async ({ workbench, page }) => {
    await workbench.open("?sample=clarify/create-database");
    await fillHalf(workbench);
    await page.getByRole("button", { name: /^Samples:/ }).click();
    await page.getByRole("menuitem", { name: /^Which bucket\?/ }).click();
    await expect(workbench.question("Which bucket should I delete?")).toBeVisible();
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(textbox(workbench, "Database name")).toHaveValue("orders");
  });

  test("a draft that made room for a sample is offered the next time too", async ({ workbench, page }) => {
    await workbench.open();
    await workbench.write(`${text}\n`);
    await arrive(workbench, "?sample=clarify/which-bucket");
    await expect(notice(workbench, "You left another draft here.")).toBeVisible();
    await radio(workbench, "avatars").click();
    await arrive(workbench, "");
    await expect(radio(workbench, "avatars")).toBeChecked();
    await page.getByRole("button", { name: "Open it", exact: true }).click();
    await expect.poll(() => workbench.driver.source()).toBe(`${text}\n`);
  });
});

test.describe("Links", () => {
  test("one opens its document, with its settings", async ({ workbench }) => {
    await workbench.open(await link(text, { answers: "summary" }));
    expect(await workbench.driver.source()).toBe(text);
    await expect(textbox(workbench, "Database name")).toBeVisible();
    expect(await workbench.driver.settings()).toMatchObject({ answers: "summary" });
    await expect(workbench.page.getByRole("banner").getByText("Untitled")).toBeVisible();
  });

  test("one that was cut off says so, and the draft stays", async ({ workbench }) => {
    await workbench.open();
    await workbench.write(text);
    const whole = await link(other);
    await arrive(workbench, whole.slice(0, -12));
    await expect(notice(workbench, /This link is damaged: .*cut off/)).toBeVisible();
    expect(await workbench.driver.source()).toBe(text);
  });

  for (const [fault, hash] of [
    ["characters no link has", "#p=1.!!!"],
    ["no version", "#p=hello"],
    ["a version that never was", "#p=0.q1YqSy0qzszPAwA"],
  ]) {
    test(`one with ${fault} is said to be damaged`, async ({ workbench }) => {
      await workbench.open(hash);
      await expect(notice(workbench, "This link is damaged")).toBeVisible();
      await expect(workbench.stage).toHaveAttribute("data-verdict", "works");
    });
  }

  test("one of a newer Parley says which version it is of", async ({ workbench }) => {
    await workbench.open((await link(text)).replace("#p=1.", "#p=2."));
    await expect(
      notice(workbench, "This link was made by a newer Parley (version 2). This one reads version 1."),
    ).toBeVisible();
  });

  test("one that differs from the draft asks; the draft can be kept", async ({ workbench, page }) => {
    await workbench.open();
    await workbench.write(text);
    await fillHalf(workbench);
    await arrive(workbench, await link(other));
    await expect(
      notice(workbench, "This link holds another text than the draft you left here."),
    ).toBeVisible();
    expect(await workbench.driver.source()).toBe(text);
    await page.getByRole("button", { name: "Keep my draft" }).click();
    await expect(notice(workbench, "This link holds")).toHaveCount(0);
    await expect(textbox(workbench, "Database name")).toHaveValue("orders");
  });

  test("one that differs from the draft asks; when it is opened, the draft is one click away", async ({
    workbench,
    page,
  }) => {
    await workbench.open();
    await workbench.write(text);
    await fillHalf(workbench);
    await arrive(workbench, await link(other));
    await page.getByRole("button", { name: "Open the link" }).click();
    await expect.poll(() => workbench.driver.source()).toBe(other);
    await page.getByRole("button", { name: "Go back to my draft" }).click();
    await expect.poll(() => workbench.driver.source()).toBe(text);
    await expect(textbox(workbench, "Database name")).toHaveValue("orders");
  });

  test("one of the same text as the draft asks nothing and keeps what was filled in", async ({
    workbench,
  }) => {
    await workbench.open();
    await workbench.write(text);
    await fillHalf(workbench);
    await arrive(workbench, await link(text));
    await expect(textbox(workbench, "Database name")).toHaveValue("orders");
    await expect(notice(workbench, "This link")).toHaveCount(0);
  });

  test("one put into the address of the open page is read too", async ({ workbench, page }) => {
    await workbench.open();
    await page.goto(`/${await link(other)}`);
    await expect.poll(() => workbench.driver.source()).toBe(other);
    await workbench.write(text);
    await page.goto(`/${await link(`${other}\n`)}`);
    await expect(notice(workbench, "This link holds another text")).toBeVisible();
    expect(await workbench.driver.source()).toBe(text);
    await page.goto("/#p=1.!!!");
    await expect(notice(workbench, "This link is damaged")).toBeVisible();
    expect(await workbench.driver.source()).toBe(text);
  });
});

test("a draft another tab has kept is set aside, and can be had back", async ({ workbench, context }) => {
  await workbench.open();
  const second = new Workbench(await context.newPage());
  await second.open();
  await second.load(JSON.stringify({ prompts: "[]", title: "Of the other tab" }));
  await second.send();
  await workbench.stage.getByRole("textbox", { name: "Message the agent" }).fill("Of this tab");
  await expect(notice(workbench, "Another tab of Parley had a draft of its own. It is kept.")).toBeVisible();
  await workbench.page.getByRole("button", { name: "Open it" }).click();
  await expect.poll(() => workbench.driver.source()).toContain("Of the other tab");
  await expect(workbench.entriesOf("tool_end")).toHaveCount(1);
});
