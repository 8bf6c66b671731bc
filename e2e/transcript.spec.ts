import { readFile } from "node:fs/promises";
import { createDatabase, pretty, radio, reply, said, textbox, whichBucket } from "./clarify-examples";
import { expect, test, type Workbench } from "./kit";

const text = pretty(whichBucket);
const avatars = reply([{ id: "bucket", kind: "choice", values: ["avatars"] }]);
const uploads = reply([{ id: "bucket", kind: "choice", values: ["uploads"] }]);

const clipboard = ({ page }: Workbench) => page.evaluate(() => navigator.clipboard.readText());
const looking = ({ stage }: Workbench) => stage.getByText("You are looking at an earlier moment");
const notice = ({ page }: Workbench, words: string | RegExp) =>
  page.getByRole("status").filter({ hasText: words });
const undo = ({ page }: Workbench) => page.getByRole("button", { name: "Undo", exact: true });

async function choose({ page, transcript }: Workbench, item: string): Promise<void> {
  await transcript.getByRole("button", { name: "Open, save, copy, clear" }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

async function openFile(workbench: Workbench, name: string, content: string): Promise<void> {
  const choosing = workbench.page.waitForEvent("filechooser");
  await choose(workbench, "Open file…");
  const chooser = await choosing;
  await chooser.setFiles({ name, mimeType: "application/json", buffer: Buffer.from(content) });
}

async function save(workbench: Workbench, item: string): Promise<{ name: string; content: string }> {
  const downloading = workbench.page.waitForEvent("download");
  await choose(workbench, item);
  const download = await downloading;
  return { name: download.suggestedFilename(), content: await readFile(await download.path(), "utf8") };
}

/** Asks which bucket, and answers. */
async function converse(workbench: Workbench): Promise<void> {
  await workbench.write(text);
  await radio(workbench, "avatars").click();
  await workbench.answer();
}

test.beforeEach(async ({ workbench }) => {
  await workbench.open("?seed=transcript&clock=2026-01-01T00:00:00Z");
});

test("an answer shows what was picked beside what was sent, and its bytes can be copied", async ({
  workbench,
}) => {
  await converse(workbench);
  const answer = workbench.entries.last();
  await expect(answer).toHaveAttribute("data-kind", "user_message");
  await expect(answer).toHaveAttribute(
    "data-answers",
    (await workbench.entries.first().getAttribute("data-id")) ?? "",
  );
  await expect(answer.getByRole("heading", { name: "Picked" }).locator("..")).toContainText(
    /Which bucket should I delete\?\s*avatars/,
  );
  await expect(answer.getByRole("heading", { name: `Sent ${avatars.length} bytes` })).toBeVisible();
  await expect(answer.getByText(avatars, { exact: true })).toBeVisible();
  await answer.getByRole("button", { name: "Copy bytes" }).click();
  await expect.poll(() => clipboard(workbench)).toBe(avatars);
});

test("an entry names its tool and opens to its bytes", async ({ workbench }) => {
  await workbench.write(text);
  await workbench.send();
  const entry = workbench.entries.first();
  await expect(entry).toHaveAttribute("data-kind", "tool_end");
  await expect(entry).toHaveAttribute("data-tool", "clarify");
  await entry.getByRole("button", { name: "Show the bytes" }).click();
  await entry.getByRole("button", { name: "Copy bytes" }).click();
  const { entries } = await workbench.driver.transcript();
  const [{ output } = { output: undefined }] = entries.filter((each) => each.kind === "tool_end");
  await expect.poll(() => clipboard(workbench)).toBe(output);
});

test("a chosen entry shows the stage as it was then", async ({ workbench }) => {
  await converse(workbench);
  const [first, last] = [workbench.entries.first(), workbench.entries.last()];
  await expect(radio(workbench, "avatars")).toBeChecked();
  await first.getByRole("button").first().click();
  await expect(first).toHaveAttribute("aria-current", "true");
  await expect(last).not.toHaveAttribute("aria-current");
  await expect(looking(workbench)).toBeVisible();
  await expect(radio(workbench, "avatars")).not.toBeChecked();
  await expect(radio(workbench, "avatars")).toBeDisabled();
  await expect(workbench.surface("Console").getByText("Not answered yet")).toBeVisible();
  await workbench.messageBox.fill("From here?");
  await workbench.messageBox.press("Enter");
  await expect(workbench.entries).toHaveCount(2);
  await workbench.stage.getByRole("button", { name: "Back to now" }).click();
  await expect(looking(workbench)).toHaveCount(0);
  await expect(first).not.toHaveAttribute("aria-current");
  await expect(radio(workbench, "avatars")).toBeChecked();
});

test("going on from an earlier entry begins a branch, and branches can be switched", async ({
  workbench,
}) => {
  await converse(workbench);
  await workbench.say("Thank you.");
  await expect(workbench.entries).toHaveCount(3);
  await workbench.entries.first().getByRole("button").first().click();
  await workbench.stage.getByRole("button", { name: "Continue from here" }).click();
  await expect(workbench.entries).toHaveCount(1);
  await expect(radio(workbench, "uploads")).toBeEnabled();
  await radio(workbench, "uploads").click();
  await workbench.answer();
  const answer = workbench.entries.last();
  await expect(answer).toContainText("branch 2 of 2");
  await expect(answer).toContainText(uploads);
  await answer.getByRole("button", { name: "Previous branch" }).click();
  await expect(workbench.entries).toHaveCount(3);
  await expect(workbench.entries.nth(1)).toContainText(avatars);
  await expect(radio(workbench, "avatars")).toBeChecked();
  await workbench.entries.nth(1).getByRole("button", { name: "Next branch" }).click();
  await expect(radio(workbench, "uploads")).toBeChecked();
  expect(await said(workbench)).toEqual([avatars, "Thank you.", uploads]);
});

test("the raw view shows each entry as the file has it", async ({ workbench }) => {
  await converse(workbench);
  await workbench.transcript.getByRole("button", { name: "Raw" }).click();
  const { entries } = await workbench.driver.transcript();
  const { id, at } = entries[1] ?? { id: "", at: "" };
  await expect(workbench.entries.last()).toContainText(`"id": "${id}"`);
  await expect(workbench.entries.last()).toContainText(`"at": "${at}"`);
  await expect(workbench.entries.last()).toContainText('"kind": "user_message"');
  await workbench.transcript.getByRole("button", { name: "Read" }).click();
  await expect(workbench.entries.last().getByRole("heading", { name: "Picked" })).toBeVisible();
});

test("any entry opens in the editor, and the text before can be had back", async ({ workbench }) => {
  await converse(workbench);
  await workbench.write(pretty(createDatabase));
  await textbox(workbench, "Database name").fill("orders");
  await workbench.entries.last().hover();
  await workbench.entries.last().getByRole("button", { name: "Open in the editor" }).click();
  await expect.poll(() => workbench.driver.source()).toBe(avatars);
  await undo(workbench).click();
  await expect.poll(() => workbench.driver.source()).toBe(pretty(createDatabase));
  await expect(textbox(workbench, "Database name")).toHaveValue("orders");
});

test("a cleared transcript can be had back", async ({ workbench }) => {
  await converse(workbench);
  const before = await workbench.driver.transcript();
  await choose(workbench, "Clear");
  await expect(workbench.entries).toHaveCount(0);
  await undo(workbench).click();
  await expect(workbench.entries).toHaveCount(2);
  expect(await workbench.driver.transcript()).toEqual(before);
  await expect(radio(workbench, "avatars")).toBeChecked();
});

test("a saved transcript opens again as it was, branches and all", async ({ workbench }) => {
  await converse(workbench);
  await workbench.entries.first().getByRole("button").first().click();
  await workbench.stage.getByRole("button", { name: "Continue from here" }).click();
  await radio(workbench, "uploads").click();
  await workbench.answer();
  const before = await workbench.driver.transcript();
  const { name, content } = await save(workbench, "Save transcript");
  expect(name).toMatch(/\.json$/);
  expect(JSON.parse(content)).toEqual(before);
  await workbench.driver.reset();
  await expect(workbench.entries).toHaveCount(0);
  await openFile(workbench, name, content);
  await expect(workbench.entries).toHaveCount(2);
  expect(await workbench.driver.transcript()).toEqual(before);
  await expect(workbench.entries.last()).toContainText("branch 2 of 2");
  expect((await save(workbench, "Save transcript")).content).toBe(content);
});

test("a saved document opens again, with how answers are sent", async ({ workbench, page }) => {
  await workbench.driver.settings({ answers: "summary" });
  await workbench.write(pretty(createDatabase));
  const { name, content } = await save(workbench, "Save document");
  expect(JSON.parse(content)).toMatchObject({
    format: "parley.document/v1",
    source: pretty(createDatabase),
    settings: { answers: "summary" },
  });
  await workbench.driver.settings({ answers: "json" });
  await workbench.write(text);
  await openFile(workbench, name, content);
  await expect.poll(() => workbench.driver.source()).toBe(pretty(createDatabase));
  expect(await workbench.driver.settings()).toMatchObject({ answers: "summary" });
  await undo(workbench).click();
  await expect.poll(() => workbench.driver.source()).toBe(text);
  await page.keyboard.press("Escape");
});

test("Mod+S saves the document, and Mod+O opens a file", async ({ workbench, page }) => {
  await workbench.write(text);
  const downloading = page.waitForEvent("download");
  await page.keyboard.press("ControlOrMeta+s");
  const content = await readFile(await (await downloading).path(), "utf8");
  expect(JSON.parse(content)).toMatchObject({ source: text });
  const choosing = page.waitForEvent("filechooser");
  await page.keyboard.press("ControlOrMeta+o");
  const file = { format: "parley.document/v1", source: pretty(createDatabase), sets: [] };
  await (await choosing).setFiles({
    name: "document.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(file)),
  });
  await expect.poll(() => workbench.driver.source()).toBe(pretty(createDatabase));
});

for (const [fault, content, words] of [
  ["is no JSON", "{", "This is not JSON. Line 1"],
  ["is empty", "", "This file is empty."],
  ["is another's", '{"name":"package"}', "This is JSON, but no file of Parley's"],
  ["is of a newer Parley", '{"format":"parley.transcript/v2","entries":[]}', "saved by a newer Parley"],
  [
    "is damaged",
    '{"format":"parley.transcript/v1","entries":[{"id":"a","at":"2026-01-01T00:00:00Z","kind":"tool_end"}]}',
    "Entry 1 of this transcript is damaged",
  ],
  ["is a damaged document", '{"format":"parley.document/v1"}', "This document is damaged: “source”"],
  ["is too deep", "[".repeat(600), "nested deeper than 512 levels"],
  ["is too large", " ".repeat(10 * 1024 * 1024 + 1), "larger than 10 MB"],
] as const) {
  test(`a file that ${fault} gets a clear error and changes nothing`, async ({ workbench, page }) => {
    await converse(workbench);
    const before = await workbench.driver.transcript();
    await openFile(workbench, "chosen.json", content);
    await expect(notice(workbench, words)).toBeVisible();
    expect(await workbench.driver.transcript()).toEqual(before);
    expect(await workbench.driver.source()).toBe(text);
    await page.getByRole("button", { name: "Put this notice away" }).click();
    await expect(notice(workbench, words)).toHaveCount(0);
  });
}

test("a file that holds a message opens in the editor", async ({ workbench }) => {
  await openFile(workbench, "message.json", pretty(createDatabase));
  await expect.poll(() => workbench.driver.source()).toBe(pretty(createDatabase));
  await expect(textbox(workbench, "Database name")).toBeVisible();
});

const short = JSON.stringify({
  format: "parley.transcript/v1",
  entries: [
    { id: "a", at: "2026-01-01T00:00:00Z", kind: "user_message", text: "Delete a bucket.", by: "person" },
    { id: "b", at: "2026-01-01T00:00:01Z", kind: "applause", loud: true },
  ],
});

test("the running transcript is not replaced without asking", async ({ workbench, page }) => {
  await converse(workbench);
  const before = await workbench.driver.transcript();
  await openFile(workbench, "short.json", short);
  const dialog = page.getByRole("dialog", { name: "Replace the transcript?" });
  await expect(dialog).toContainText("2 entries");
  await dialog.getByRole("button", { name: "Keep mine" }).click();
  await expect(dialog).toHaveCount(0);
  expect(await workbench.driver.transcript()).toEqual(before);
  await openFile(workbench, "short.json", short);
  await dialog.getByRole("button", { name: "Replace it" }).click();
  await expect(workbench.entries.first()).toContainText("Delete a bucket.");
  await undo(workbench).click();
  await expect(workbench.entries.last()).toContainText(avatars);
  expect(await workbench.driver.transcript()).toEqual(before);
});

test("an entry of an unknown kind is kept and shown as it is", async ({ workbench }) => {
  await openFile(workbench, "short.json", short);
  await expect(workbench.entries.last()).toHaveAttribute("data-kind", "applause");
  await expect(workbench.entries.last()).toContainText("loud");
  const { content } = await save(workbench, "Save transcript");
  expect(JSON.parse(content)).toEqual(JSON.parse(short));
});

test("Copy as JSON gives what the file has", async ({ workbench, page }) => {
  await converse(workbench);
  await choose(workbench, "Copy as JSON");
  await expect(page.getByText("Transcript copied").first()).toBeVisible();
  expect(JSON.parse(await clipboard(workbench))).toEqual(await workbench.driver.transcript());
});

const messages = (length: number) =>
  Array.from({ length }, (_, index) => ({
    id: `e${index}`,
    at: new Date(Date.UTC(2026, 0, 1, 0, 0, index)).toISOString(),
    kind: index % 2 === 0 ? "user_message" : "agent_message",
    text: `Message ${index}.`,
  }));

test("a transcript of 1,000 entries opens, and is gone through by keyboard", async ({ workbench, page }) => {
  const entries = messages(1_000);
  await openFile(workbench, "long.json", JSON.stringify({ format: "parley.transcript/v1", entries }));
  const entry = (index: number) => workbench.transcript.locator(`li[data-id="e${index}"]`);
  await expect(entry(999)).toContainText("Message 999.");
  await expect(entry(999)).toBeInViewport();
  await expect(entry(999)).toHaveAttribute("aria-setsize", "1000");
  await expect(entry(999)).toHaveAttribute("aria-posinset", "1000");
  await entry(999).getByRole("button").first().focus();
  await page.keyboard.press("Home");
  await expect(entry(0).getByRole("button").first()).toBeFocused();
  await expect(entry(0)).toBeInViewport();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(entry(1)).toHaveAttribute("aria-current", "true");
  await expect(looking(workbench)).toBeVisible();
  await page.keyboard.press("End");
  await expect(entry(999).getByRole("button").first()).toBeFocused();
  const { content } = await save(workbench, "Save transcript");
  expect(JSON.parse(content).entries).toEqual(entries);
});

test("an entry keeps the focus when the script for long transcripts comes late", async ({
  workbench,
  page,
}) => {
  let letScriptsCome = () => {};
  const scriptsMayCome = new Promise<void>((resolve) => {
    letScriptsCome = resolve;
  });
  const head = (index: number) =>
    workbench.transcript.locator(`li[data-id="e${index}"]`).getByRole("button").first();
  const open = (name: string, length: number) =>
    openFile(workbench, name, JSON.stringify({ format: "parley.transcript/v1", entries: messages(length) }));
  // Opened first, so that the script for long transcripts is the only one still to come.
  await open("short.json", 2);
  await open("long.json", 300);
  const replace = page.getByRole("button", { name: "Replace it" });
  await expect(replace).toBeVisible();
  await page.route("**/_next/static/chunks/**", async (route) => {
    await scriptsMayCome;
    await route.continue();
  });
  await replace.click();
  await head(299).focus();
  await page.keyboard.press("ArrowUp");
  await expect(head(298)).toBeFocused();
  letScriptsCome();
  await expect(workbench.transcript.getByRole("list", { name: "Entries" })).toHaveCSS("position", "relative");
  await expect(head(298)).toBeFocused();
  await page.keyboard.press("Home");
  await expect(head(0)).toBeFocused();
  await expect(head(0)).toBeInViewport();
});
