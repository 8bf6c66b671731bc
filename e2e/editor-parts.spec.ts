import { expect, test } from "./kit";

const list = JSON.stringify({ alpha: ["one", "two", "one"], beta: { gamma: "one" } }, null, 2);

test.describe("The code editor has, of all that Monaco brings", () => {
  test.beforeEach(async ({ workbench, page }) => {
    await workbench.open("?seed=1");
    await workbench.write(list);
    await page.keyboard.press("ControlOrMeta+Home");
  });

  test("find and replace", async ({ workbench, page }) => {
    await page.keyboard.press("ControlOrMeta+F");
    await expect(page.getByRole("textbox", { name: "Find" })).toBeFocused();
    await page.keyboard.type("one");
    await expect(workbench.editor.getByText("1 of 3")).toBeVisible();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+H");
    await page.getByRole("textbox", { name: "Replace" }).fill("three");
    await page.keyboard.press("ControlOrMeta+Alt+Enter");
    await expect.poll(() => workbench.driver.source()).toBe(list.replaceAll("one", "three"));
  });

  test("many carets at once", async ({ workbench, page }) => {
    await page.keyboard.press("ControlOrMeta+F");
    await page.keyboard.type("one");
    await page.keyboard.press("Escape");
    await page.keyboard.press("ControlOrMeta+D");
    await page.keyboard.press("ControlOrMeta+D");
    await page.keyboard.type("many");
    await expect.poll(() => workbench.driver.source()).toBe(list.replaceAll("one", "many"));
  });

  test("folding", async ({ workbench, page }) => {
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Control+Shift+BracketLeft");
    await expect(workbench.editor.getByText('"two"')).toBeHidden();
    await expect(workbench.editor.getByText('"gamma"')).toBeVisible();
    await page.keyboard.press("Control+Shift+BracketRight");
    await expect(workbench.editor.getByText('"two"')).toBeVisible();
  });

  test("brackets that find each other", async ({ workbench, page }) => {
    await page.keyboard.press("Control+Shift+Backslash");
    await page.keyboard.type(" ");
    await expect.poll(() => workbench.driver.source()).toBe(list.replace(/\}$/, " }"));
  });

  test("lines that move", async ({ workbench, page }) => {
    const [first = "", second = "", ...others] = list.split("\n");
    await page.keyboard.press("Alt+ArrowDown");
    await expect.poll(() => workbench.driver.source()).toBe([second, first, ...others].join("\n"));
  });

  test("words and lines to choose, and a way through what was done", async ({ workbench, page }) => {
    await page.keyboard.press("Control+L");
    await page.keyboard.press("Delete");
    await page.keyboard.press("Control+Delete");
    await expect.poll(() => workbench.driver.source()).toBe(list.slice(list.indexOf('"alpha"')));
    for (const key of ["Z", "Z"]) await page.keyboard.press(`ControlOrMeta+${key}`);
    await expect.poll(() => workbench.driver.source()).toBe(list);
    await page.keyboard.press("Control+Y");
    await expect.poll(() => workbench.driver.source()).toBe(list.slice(2));
  });

  test("a line to go to", async ({ workbench, page }) => {
    await page.keyboard.press("Control+G");
    await page.keyboard.type("4");
    await page.keyboard.press("Enter");
    await page.keyboard.type("!");
    await expect.poll(() => workbench.driver.source()).toBe(list.replace('    "two"', '!    "two"'));
  });

  test("the list of all commands", async ({ workbench, page }) => {
    await page.keyboard.press("F1");
    await page.keyboard.type("fold all");
    await page
      .getByRole("option", { name: /^Fold All/ })
      .first()
      .click();
    await expect(workbench.editor.getByText('"two"')).toBeHidden();
  });

  test("a menu", async ({ workbench, page }) => {
    await workbench.editor.getByText('"two"').click({ button: "right" });
    await expect(page.getByRole("menuitem", { name: "Copy" })).toBeVisible();
    await expect(page.getByRole("menuitem", { name: "Command Palette" })).toBeVisible();
  });

  test("one list of suggestions, each in it once", async ({ workbench, page }) => {
    await workbench.write("{}");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Control+Space");
    const options = page.getByRole("option");
    await expect(options.first()).toBeVisible();
    const names = await options.allTextContents();
    expect(names).toEqual([...new Set(names)]);
  });
});
