import { pretty } from "./clarify-examples";
import { expect, expectAccessible, test } from "./kit";

const prompt = { id: "reason", kind: "text", question: "Why?" };
const envelope = (prompts: readonly unknown[], title?: string) => ({
  protocol: "appwrite.clarify/v1",
  title,
  prompts,
});

const good = pretty(envelope([prompt]));
const unknownKind = pretty(envelope([{ ...prompt, kind: "date" }]));
/** An error at the end, a warning and an info before it. */
const threeProblems = pretty(
  envelope(
    [
      {
        id: "copies",
        kind: "choice",
        question: "Copy anything first?",
        options: [
          { id: "originals", label: "Originals" },
          { id: "perms", label: "perm_matrix_v2" },
        ],
      },
      {
        id: "delete",
        kind: "confirm",
        question: "Delete the bucket?",
        confirmLabel: "Delete it",
        danger: true,
      },
      { ...prompt, kind: "date" },
    ],
    "Before deleting this bucket",
  ),
);

test.describe("In the code editor", () => {
  test.beforeEach(async ({ workbench }) => {
    await workbench.open("?sample=clarify/which-bucket");
  });

  test("a problem is marked where it is, and gone to from the list", async ({ workbench, page }) => {
    await workbench.write(unknownKind);
    const row = workbench.problems.getByRole("button", { name: /^Error: Unknown kind/ });
    await expect(row).toContainText("6:15");
    await expect(row).toContainText("clarify/kind");
    await expect(row).toContainText("/prompts/0/kind");
    await row.press("Enter");
    await expect(workbench.text).toBeFocused();
    await page.keyboard.press("ControlOrMeta+C");
    expect(await workbench.clipboard()).toBe('"date"');
  });

  test("F8 and Shift+F8 walk through the problems in the order of the text", async ({ workbench, page }) => {
    await workbench.write(threeProblems);
    await page.keyboard.press("ControlOrMeta+Home");
    const chosen = workbench.problems.locator('[aria-current="true"]');
    for (const message of [/looks like an id/, /without a hint/, /Unknown kind/, /looks like an id/]) {
      await page.keyboard.press("F8");
      await expect(chosen).toHaveText(message);
    }
    await page.keyboard.press("Shift+F8");
    await expect(chosen).toHaveText(/Unknown kind/);
    await expect(page.getByRole("status").filter({ hasText: "Unknown kind" })).toBeAttached();
  });

  test("the list is walked by arrow keys, and F8 works in it", async ({ workbench, page }) => {
    await workbench.write(threeProblems);
    const rows = workbench.problems
      .getByRole("listitem")
      .getByRole("button", { name: /^(Error|Warning|Info): / });
    await expect(rows).toHaveCount(3);
    await rows.nth(0).focus();
    await page.keyboard.press("ArrowDown");
    await expect(rows.nth(1)).toBeFocused();
    await page.keyboard.press("End");
    await expect(rows.nth(2)).toBeFocused();
    await page.keyboard.press("Home");
    await expect(rows.nth(0)).toBeFocused();
    await page.keyboard.press("F8");
    await expect(workbench.text).toBeFocused();
  });

  test("counts are filters", async ({ workbench }) => {
    await workbench.write(threeProblems);
    const rows = workbench.problems.getByRole("listitem");
    const warnings = workbench.problems.getByRole("button", { name: "1 warning", exact: true });
    await expect(warnings).toHaveAttribute("aria-pressed", "true");
    await warnings.click();
    await expect(warnings).toHaveAttribute("aria-pressed", "false");
    await expect(rows).toHaveCount(2);
    await expect(workbench.problems).toContainText("1 not shown.");
  });

  test("a fix in the list mends the text in one step", async ({ workbench, page }) => {
    await workbench.write(unknownKind);
    await workbench.problems.getByRole("button", { name: "Use “text”" }).click();
    await expect.poll(() => workbench.driver.source()).toBe(good);
    await workbench.text.focus();
    await page.keyboard.press("ControlOrMeta+Z");
    await expect.poll(() => workbench.driver.source()).toBe(unknownKind);
  });

  test("a fix on the line mends the text", async ({ workbench, page }) => {
    await workbench.write(unknownKind);
    await page.keyboard.press("F8");
    await page.keyboard.press("ControlOrMeta+.");
    await expect(page.getByRole("option", { name: "Use “text”" })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect.poll(() => workbench.driver.source()).toBe(good);
  });

  test("a hover says the problem, what the schema says, and mends the text", async ({ workbench, page }) => {
    await workbench.write(unknownKind);
    await workbench.editor.getByText('"date"').hover();
    const hover = page.getByRole("tooltip").filter({ hasText: "clarify/kind" });
    await expect(hover).toContainText("Unknown kind “date”");
    await expect(hover).toContainText('"choice", "confirm", "text"');
    await hover.getByText("Use “text”").click();
    await expect.poll(() => workbench.driver.source()).toBe(good);
  });

  test("a hover counts the length of a text against what is allowed", async ({ workbench, page }) => {
    const question = "Keep it? 🙂".padEnd(143, ".");
    await workbench.write(pretty(envelope([{ ...prompt, question }])));
    await workbench.editor.getByText("Keep it?").hover();
    await expect(page.getByRole("tooltip").filter({ hasText: "question" })).toContainText(
      "142 of 500 characters",
    );
  });

  test("the hover can be had by keyboard", async ({ workbench, page }) => {
    await workbench.write(unknownKind);
    await page.keyboard.press("F8");
    await page.keyboard.press("ControlOrMeta+Shift+Space");
    await expect(page.getByRole("tooltip").filter({ hasText: "clarify/kind" })).toBeVisible();
  });

  test("completion offers the kinds, also while the text cannot be read", async ({ workbench, page }) => {
    await workbench.write(unknownKind);
    await page.keyboard.press("F8");
    await page.keyboard.press("Delete");
    await page.keyboard.press("Control+Space");
    for (const kind of ["choice", "confirm", "text"]) {
      await expect(page.getByRole("option", { name: new RegExp(`"${kind}"`) })).toBeVisible();
    }
  });

  test("an empty text offers what messages begin as", async ({ workbench, page }) => {
    await workbench.write("");
    await page.keyboard.press("Control+Space");
    await expect(page.getByRole("option", { name: /^Ask user: / })).toBeVisible();
    await page.getByRole("option", { name: /^Clarify: / }).click();
    await expect.poll(async () => (await workbench.driver.check()).protocol).toBe("clarify");
  });

  test("Format lays the text out, keeps spellings, and is one step to undo", async ({ workbench, page }) => {
    const flat =
      '{"protocol":"appwrite.clarify/v1","n":1.0,"n":1E2,"prompts":[{"id":"a","kind":"text","question":"\\u0041"}]}';
    await workbench.write(flat);
    await workbench.editor.getByRole("button", { name: "Format" }).click();
    await expect
      .poll(() => workbench.driver.source())
      .toBe(
        '{\n  "protocol": "appwrite.clarify/v1",\n  "n": 1.0,\n  "n": 1E2,\n  "prompts": [\n    {\n      "id": "a",\n      "kind": "text",\n      "question": "\\u0041"\n    }\n  ]\n}',
      );
    await workbench.text.focus();
    await page.keyboard.press("ControlOrMeta+Z");
    await expect.poll(() => workbench.driver.source()).toBe(flat);
  });

  test("every letter, digit and sign is typed into the text", async ({ workbench, page }) => {
    const signs = "abcdefghijklmnopqrstuvwxyz ABCDEFGHIJKLMNOPQRSTUVWXYZ 0123456789 /?.,;-+=";
    await workbench.write('{"question":"‸"}');
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Backspace");
    await page.keyboard.type(signs);
    await expect.poll(() => workbench.driver.source()).toBe(`{"question":"${signs}"}`);
  });

  test("Mod+Enter breaks no line, and Mod+K begins nothing", async ({ workbench, page }) => {
    await workbench.write(good);
    await page.keyboard.press("ControlOrMeta+Enter");
    await page.keyboard.press("ControlOrMeta+K");
    await page.keyboard.press("ArrowRight");
    expect(await workbench.driver.source()).toBe(good);
  });

  test("a load is one step to undo", async ({ workbench, page }) => {
    await workbench.load(good);
    await workbench.load(unknownKind);
    await workbench.text.focus();
    await page.keyboard.press("ControlOrMeta+Z");
    await expect.poll(() => workbench.driver.source()).toBe(good);
  });

  test("line ends become LF, and a byte order mark goes", async ({ workbench }) => {
    await workbench.write("");
    await workbench.paste(`\uFEFF${good.replaceAll("\n", "\r\n")}`);
    await expect.poll(() => workbench.driver.source()).toBe(good);
    await workbench.load(good.replaceAll("\n", "\r"));
    expect(await workbench.driver.source()).toBe(good);
  });

  test("a line separator inside a string stays, and asks nothing", async ({ workbench, page }) => {
    const dialogs: string[] = [];
    page.on("dialog", (dialog) => {
      dialogs.push(dialog.message());
      return dialog.dismiss();
    });
    await workbench.write(pretty(envelope([{ ...prompt, question: "One\u2028two\u2029three?" }])));
    await page.keyboard.press("ControlOrMeta+End");
    expect(dialogs).toEqual([]);
  });

  test("a paste over 10 MB leaves the text and says so", async ({ workbench }) => {
    await workbench.write(good);
    await workbench.paste("x".repeat(11 * 1024 * 1024));
    await expect(workbench.editor.getByRole("status")).toContainText("What you pasted is 11 MB");
    expect(await workbench.driver.source()).toBe(good);
    await workbench.editor.getByRole("button", { name: "Dismiss" }).click();
    await expect(workbench.editor.getByRole("status")).toHaveCount(0);
  });

  test("a text put there again after another is shown again", async ({ workbench }) => {
    for (const name of ["one", "two", "one"]) {
      await workbench.load(JSON.stringify({ [name]: 1 }));
      await expect(workbench.editor.getByText(`"${name}"`)).toBeVisible();
    }
  });

  test("Tab writes, and leaves the editor once Ctrl+M was pressed", async ({ workbench, page }) => {
    await workbench.write("{}");
    await page.keyboard.press("Tab");
    await expect.poll(() => workbench.driver.source()).toBe("{}  ");
    await expect(workbench.text).toHaveAttribute("aria-description", /then Tab leaves the editor/);
    await page.keyboard.press("Control+M");
    await page.keyboard.press("Tab");
    await expect(workbench.text).not.toBeFocused();
    expect(await workbench.driver.source()).toBe("{}  ");
  });

  for (const theme of ["light", "dark"] as const) {
    test(`axe finds nothing with problems and suggestions open, ${theme}`, async ({ workbench, page }) => {
      await workbench.open(`?sample=clarify/which-bucket&theme=${theme}`);
      await workbench.write(threeProblems);
      await workbench.problems.getByRole("button", { name: /^Error: Unknown kind/ }).click();
      await expectAccessible(page);
      await page.keyboard.press("Delete");
      await page.keyboard.press("Control+Space");
      await expect(page.getByRole("option", { name: /"confirm"/ })).toBeVisible();
      await expectAccessible(page);
    });
  }
});

test("where the code editor cannot be had, a plain text area stands in", async ({
  workbench,
  page,
  faults,
}) => {
  await page.route("**/_next/static/**/*.js", async (route) => {
    const response = await route.fetch();
    const isCodeEditor = (await response.text()).includes("parley-dot");
    return isCodeEditor ? route.abort() : route.fulfill({ response });
  });
  await workbench.open("?sample=clarify/which-bucket");
  await workbench.text.fill(unknownKind);
  await expect(workbench.problems.getByRole("button", { name: /^Error: Unknown kind/ })).toBeVisible();
  const texts = faults.take().map(({ text }) => text);
  expect(texts.filter((text) => !/Failed to load resource|ChunkLoadError/.test(text))).toEqual([]);
});

test.describe("Where touch is the main pointer", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("a plain text area takes the text, goes to problems, mends and lays out", async ({
    workbench,
    page,
  }) => {
    await workbench.open("?sample=clarify/which-bucket");
    await page.getByRole("tab", { name: "Editor" }).click();
    await expect(workbench.text).toHaveJSProperty("tagName", "TEXTAREA");
    await workbench.text.fill(unknownKind);
    await workbench.problems.getByRole("button", { name: /^Error: Unknown kind/ }).click();
    await expect(workbench.text).toBeFocused();
    const selected = await workbench.text.evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionEnd),
    );
    expect(selected).toBe('"date"');
    await workbench.problems.getByRole("button", { name: "Use “text”" }).click();
    await expect(workbench.text).toHaveValue(good);
    await workbench.text.fill(JSON.stringify(JSON.parse(good)));
    await workbench.editor.getByRole("button", { name: "Format" }).click();
    await expect(workbench.text).toHaveValue(good);
  });

  test("placeholders, which it cannot mark, are counted, named and led to below it", async ({
    workbench,
    page,
  }) => {
    await workbench.open();
    await workbench.load(
      '{"protocol":"appwrite.clarify/v1","prompts":[{"id":"a","kind":"confirm","question":"Keep {{bucket}} of {{team}}, {{bucket}}?"}]}',
    );
    await workbench.driver.sets({ sets: [{ name: "One", values: { team: "web" } }], active: "One" });
    await page.getByRole("tab", { name: "Editor" }).click();
    const list = workbench.editor.getByRole("list", { name: "Placeholders" });
    await expect(list.getByRole("button")).toHaveText(["{{bucket}}, no value", "{{team}}"]);
    await expect(workbench.editor).toContainText("2 placeholders, 1 without a value");
    await list.getByRole("button", { name: "{{team}}" }).click();
    const selected = await workbench.text.evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionEnd),
    );
    expect(selected).toBe("{{team}}");
    await workbench.text.fill(good);
    await expect(list).toBeHidden();
  });
});
