import { encodeLink } from "@/lib/share/link";
import { pretty } from "./clarify-examples";
import { expect, expectAccessible, test, Workbench } from "./kit";

const seeded = "?seed=values&clock=2026-01-01T00:00:00Z";

const envelope = {
  protocol: "appwrite.clarify/v1",
  prompts: [
    {
      id: "sure",
      kind: "confirm",
      question: "Delete {{bucket}} and its {{count}} files?",
      hint: "This cannot be undone.",
      danger: true,
      confirmLabel: "Delete",
    },
  ],
};
const text = pretty(envelope);
const yesterday = 'the "old"\nbucket \\ of {{count}}';

const filled = (bucket: string, count: string) =>
  pretty({
    ...envelope,
    prompts: [{ ...envelope.prompts[0], question: `Delete ${bucket} and its ${count} files?` }],
  });

const open = async (workbench: Workbench, query = seeded) => {
  await workbench.open(query);
  await workbench.load(text);
};

const question = ({ stage }: Workbench, words: string) =>
  stage.getByRole("group", { name: words, exact: true });

async function saveDocument(workbench: Workbench): Promise<string> {
  const { content } = await workbench.saved(() => workbench.page.keyboard.press("ControlOrMeta+S"));
  return content;
}

const openFile = (workbench: Workbench, content: string) =>
  workbench.choose(() => workbench.page.keyboard.press("ControlOrMeta+O"), { name: "kept.json", content });

/** Three sets by hand: a name and two values each. */
async function fillThree(workbench: Workbench): Promise<void> {
  await workbench.editValues();
  await workbench.value("bucket").fill("photos");
  await workbench.value("count").fill("64");
  await workbench.values.getByRole("button", { name: "New set" }).click();
  await workbench.value("bucket").fill(yesterday);
  await workbench.value("count").fill("0");
  const name = workbench.values.getByRole("textbox", { name: "Name of the set" });
  await name.fill("Yesterday");
  await workbench.values.getByRole("button", { name: "Duplicate the set" }).click();
  await workbench.value("bucket").fill("logs 😀");
  await name.fill("Logs");
  await name.press("Enter");
  await workbench.page.keyboard.press("Escape");
  await expect(workbench.values).toBeHidden();
}

test.describe("One text with three value sets", () => {
  test("is drawn, answered and kept as it is filled", async ({ workbench }) => {
    await open(workbench);
    await fillThree(workbench);
    await expect(workbench.valueSet.getByRole("option")).toHaveText([
      "No values",
      "Set 1",
      "Yesterday",
      "Logs",
    ]);
    const answered: string[] = [];
    for (const [name, bucket, count] of [
      ["Set 1", "photos", "64"],
      ["Yesterday", yesterday, "0"],
      ["Logs", "logs 😀", "0"],
    ] as const) {
      await workbench.valueSet.selectOption(name);
      await expect(
        question(workbench, `Delete ${bucket.replace("\n", " ")} and its ${count} files?`),
      ).toBeVisible();
      expect(await workbench.driver.source()).toBe(text);
      expect(await workbench.driver.check()).toMatchObject({ verdict: "works", problems: [] });
      await workbench.answer("Delete");
      answered.push(filled(bucket, count));
    }
    const { entries } = await workbench.driver.transcript();
    const outputs = entries.flatMap((entry) => (entry.kind === "tool_end" ? [entry.output] : []));
    expect(outputs).toEqual(answered);
    await expect(workbench.entriesOf("user_message")).toHaveCount(3);
    await expect(workbench.sendButton).toBeHidden();
    await workbench.valueSet.selectOption("No values");
    await expect(question(workbench, "Delete {{bucket}} and its {{count}} files?")).toBeVisible();
  });

  test("is the same document after saving and opening", async ({ workbench, context }) => {
    await open(workbench);
    await fillThree(workbench);
    await workbench.valueSet.selectOption("Yesterday");
    const saved = await saveDocument(workbench);
    expect(JSON.parse(saved)).toMatchObject({
      format: "parley.document/v1",
      source: text,
      active: "Yesterday",
      sets: [
        { name: "Set 1", values: { bucket: "photos", count: "64" } },
        { name: "Yesterday", values: { bucket: yesterday, count: "0" } },
        { name: "Logs", values: { bucket: "logs 😀", count: "0" } },
      ],
    });
    const other = new Workbench(await context.newPage());
    await other.open(seeded);
    await openFile(other, saved);
    await expect(other.valueSet).toHaveValue("Yesterday");
    expect(await other.driver.source()).toBe(text);
    expect(await saveDocument(other)).toBe(saved);
    expect(JSON.stringify(await other.driver.check())).toBe(JSON.stringify(await workbench.driver.check()));
  });

  test("is there again after a reload, and in a link", async ({ workbench, page }) => {
    await open(workbench, "");
    await fillThree(workbench);
    await workbench.valueSet.selectOption("Set 1");
    await page.reload();
    await workbench.becomesReady();
    await expect(workbench.valueSet).toHaveValue("Set 1");
    await expect(question(workbench, "Delete photos and its 64 files?")).toBeVisible();
    const { sets } = await workbench.driver.sets();
    const link = await encodeLink({ format: "parley.document/v1", source: text, sets, active: "Logs" });
    await page.goto("about:blank");
    await workbench.open(link);
    await expect(page.getByRole("button", { name: "Open the link" })).toBeVisible();
    await page.getByRole("button", { name: "Open the link" }).click();
    await expect(workbench.valueSet).toHaveValue("Logs");
    await page.goto("about:blank");
    await workbench.open(`${seeded}${link}`);
    await expect(question(workbench, "Delete logs 😀 and its 0 files?")).toBeVisible();
  });
});

test.describe("Placeholders", () => {
  test("are offered to be filled as soon as one is written, and counted while they are not", async ({
    workbench,
  }) => {
    await workbench.open(seeded);
    const edit = workbench.editor.getByRole("button", { name: "Edit values" });
    await expect(edit).toBeHidden();
    await workbench.write(text);
    await expect(edit).toHaveText("2 placeholders");
    expect((await workbench.driver.check()).totals).toEqual({ error: 0, warning: 0, info: 2 });
    await edit.click();
    await expect(workbench.value("bucket")).toBeFocused();
    await workbench.value("bucket").fill("photos");
    expect(await workbench.driver.check()).toMatchObject({
      problems: [{ code: "text/placeholder", severity: "warning" }],
    });
    await expect(workbench.problems.getByText("“{{count}}” has no value")).toBeVisible();
    await workbench.value("count").fill("");
    await workbench.value("count").fill("1");
    await workbench.value("count").fill("");
    await expect(question(workbench, "Delete photos and its files?")).toBeVisible();
    await workbench.values.getByRole("button", { name: "Take the value of count away" }).click();
    await expect(workbench.value("count")).toBeFocused();
    await expect(question(workbench, "Delete photos and its {{count}} files?")).toBeVisible();
  });

  test("say in the editor what fills them", async ({ workbench, page }) => {
    await open(workbench);
    await workbench.driver.sets({ sets: [{ name: "A", values: { bucket: "*photos*" } }], active: "A" });
    await workbench.editor.getByText("{{bucket}}", { exact: true }).hover();
    const hover = page.getByRole("tooltip").filter({ hasText: "Filled with" });
    await expect(hover).toContainText("*photos*");
    await expect(hover).toContainText(`${"Delete *photos* and its {{count}} files?".length} of`);
    await workbench.editor.getByText("{{count}}", { exact: true }).hover();
    await expect(page.getByRole("tooltip").filter({ hasText: "text/placeholder" })).toBeVisible();
  });

  test("are gone to from their problem, to the very characters", async ({ workbench, page }) => {
    await open(workbench);
    await workbench.problems.getByRole("button", { name: /“{{count}}” has no value/ }).click();
    await page.keyboard.press("Delete");
    expect(await workbench.driver.source()).toBe(text.replace("{{count}}", ""));
  });

  test("are tried with a value from each line", async ({ workbench }) => {
    await open(workbench);
    await workbench.editValues();
    await workbench.value("count").fill("3");
    await workbench.values.getByText("A set for each line").click();
    const buckets = Array.from({ length: 10 }, (_, index) => `bucket-${index}`);
    await workbench.values.getByRole("textbox", { name: /one a line/ }).fill(buckets.join("\n"));
    await workbench.values.getByRole("button", { name: "Add 10 sets" }).click();
    await workbench.page.keyboard.press("Escape");
    await expect(workbench.valueSet.getByRole("option")).toHaveCount(12);
    await expect(question(workbench, "Delete bucket-0 and its 3 files?")).toBeVisible();
    await workbench.valueSet.focus();
    await workbench.page.keyboard.press("ArrowDown");
    await expect(question(workbench, "Delete bucket-1 and its 3 files?")).toBeVisible();
    await workbench.page.keyboard.press("End");
    await expect(question(workbench, "Delete bucket-9 and its 3 files?")).toBeVisible();
  });

  test("and their sets can be had back", async ({ workbench, page }) => {
    await open(workbench);
    await fillThree(workbench);
    await workbench.editValues();
    await workbench.values.getByRole("button", { name: "Remove the set" }).click();
    await expect(workbench.valueSet).toHaveValue("Yesterday");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(workbench.valueSet).toHaveValue("Logs");
    await page.getByRole("button", { name: "New", exact: true }).click();
    await expect(workbench.valueSet).toBeHidden();
    await page.getByRole("button", { name: "Undo" }).last().click();
    await expect(workbench.valueSet).toHaveValue("Logs");
    expect((await workbench.driver.sets()).sets).toHaveLength(3);
  });
});

const hostile: Readonly<Record<string, string>> = {
  quotes: `"'\`\\"`,
  "lines and tabs": "a\nb\r\n\tc\u2028d",
  "placeholders of their own": "{{count}} {{bucket}} {{{{x}}}}",
  markup: "<img src=x onerror=alert(1)> **b** [l](javascript:alert(1))",
  "right to left": "\u202eevil\u202c שלום",
  emoji: "👩‍👩‍👧‍👦 é🙂",
  "half a character": "\ud83d",
  "patterns of a replacement": "$& $1 $$ $`",
  JSON: '{"a":[1,"{{count}}"]}',
  nothing: "",
  "very long": "x".repeat(3_000),
};

test("page, server and driver say the same of hostile values, to the byte", async ({
  workbench,
  page,
  request,
}) => {
  test.slow();
  await workbench.open(seeded);
  const call = JSON.stringify({ tool: "clarify", input: { prompts: JSON.stringify(envelope.prompts) } });
  for (const [name, bucket] of Object.entries(hostile)) {
    await test.step(name, async () => {
      // As JSON: half a character would not survive the way to the page.
      const values = `{"bucket":${JSON.stringify(bucket)},"__proto__":"p"}`;
      await workbench.load(call);
      const inPage = await page.evaluate((json) => {
        window.parley.sets({ sets: [{ name: "A", values: JSON.parse(json) }], active: "A" });
        return JSON.stringify(window.parley.check());
      }, values);
      const answer = await request.post(`/api/check?values=${encodeURIComponent(values)}`, {
        data: Buffer.from(call),
        headers: { "Content-Type": "text/plain" },
      });
      expect.soft(inPage, name).toBe(await answer.text());
      const output = await page.evaluate(async () => {
        const id = await window.parley.send();
        const entry = window.parley.transcript().entries.find((one) => one.id === id);
        return JSON.stringify(entry?.kind === "tool_end" ? entry.output : "");
      });
      expect.soft(JSON.parse(output), name).toBe(JSON.parse(inPage).engine.output);
    });
  }
});

test("a placeholder called __proto__ is one like others", async ({ workbench, page }) => {
  await workbench.open(seeded);
  await workbench.load(text.replaceAll("bucket", "__proto__"));
  await workbench.editValues();
  await workbench.value("__proto__").fill("photos");
  await workbench.value("count").fill("1");
  await expect(question(workbench, "Delete photos and its 1 files?")).toBeVisible();
  const saved = await page.evaluate(() => JSON.stringify(window.parley.sets()));
  expect(saved).toBe(
    '{"sets":[{"name":"Set 1","values":{"__proto__":"photos","count":"1"}}],"active":"Set 1"}',
  );
});

test("all of it goes by keyboard", async ({ workbench, page }) => {
  await open(workbench);
  const edit = workbench.editor.getByRole("button", { name: "Edit values" });
  await expect(edit).toBeVisible();
  await workbench.editor.getByRole("button", { name: "Format" }).focus();
  await page.keyboard.press("Shift+Tab");
  await expect(edit).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(workbench.value("bucket")).toBeFocused();
  await page.keyboard.insertText("photos");
  await page.keyboard.press("Escape");
  await expect(edit).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(workbench.valueSet).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(workbench.valueSet).toHaveValue("");
  await expect(question(workbench, "Delete {{bucket}} and its {{count}} files?")).toBeVisible();
});

test.describe("On a narrow screen", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("values are switched and edited, and nothing sticks out", async ({ workbench, page }) => {
    await open(workbench);
    await page.getByRole("tab", { name: /Editor/ }).click();
    await fillThree(workbench);
    await workbench.valueSet.selectOption("Set 1");
    await workbench.editValues();
    const { width = 0, x = 0 } = (await workbench.values.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
    await page.keyboard.press("Escape");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.getByRole("tab", { name: /Stage/ }).click();
    await expect(question(workbench, "Delete photos and its 64 files?")).toBeVisible();
  });
});

const states: Readonly<Record<string, (workbench: Workbench) => Promise<unknown>>> = {
  "placeholders and nothing to fill them with": ({ editor }) =>
    editor.getByRole("button", { name: "Edit values" }).waitFor(),
  "some filled and some not, and the panel open": async (workbench) => {
    const sets = [{ name: "A", values: { bucket: "photos", gone: "x" } }];
    await workbench.driver.sets({ sets, active: "A" });
    await workbench.editValues();
    await workbench.values.getByText("A set for each line").click();
  },
};

for (const theme of ["light", "dark"]) {
  for (const [state, reach] of Object.entries(states)) {
    test(`axe finds nothing with ${state}, ${theme}`, async ({ workbench, page }) => {
      test.slow();
      await open(workbench, `${seeded}&theme=${theme}`);
      await reach(workbench);
      await expectAccessible(page);
    });
  }
}
