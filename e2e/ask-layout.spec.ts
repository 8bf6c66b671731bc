import { expect, type Locator, test, type Workbench } from "./kit";

const label = (name: string) =>
  `${name} ${"with many words ".repeat(125)}`.slice(0, 1_999).trimEnd().padEnd(2_000, ".");
const preview = Array.from({ length: 500 }, (_, line) => `line ${line + 1}`).join("\n");

const long = [
  { id: "single", label: label("Single"), type: "single" },
  { id: "multi", label: "Multi", type: "multi" },
  { id: "preview", label: "Preview", type: "preview" },
].map((question) => ({
  ...question,
  prompt: label(`Which ${question.id}?`),
  options: Array.from({ length: 30 }, (_, at) => ({
    value: `option ${at + 1}`,
    label: label(`Option ${at + 1}`),
    ...(question.type === "preview" && { preview }),
  })),
}));
const short = Array.from({ length: 9 }, (_, at) => ({
  id: `short ${at}`,
  label: `A label of some length ${at}`,
  prompt: "Yes or no?",
  options: [
    { value: "yes", label: "Yes" },
    { value: "no", label: "No" },
  ],
}));
const text = JSON.stringify({ title: label("Title"), questions: [...long, ...short] });

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error(`${locator} is not drawn.`);
  return box;
}

/** Boxes of all of these, in one look. */
function boxesOf(all: Locator): Promise<readonly Box[]> {
  return all.evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    }),
  );
}

const isOver = (one: Box, other: Box) =>
  one.x + one.width > other.x + 0.5 &&
  other.x + other.width > one.x + 0.5 &&
  one.y + one.height > other.y + 0.5 &&
  other.y + other.height > one.y + 0.5;

function expectApart(boxes: readonly Box[], what: string): void {
  const over = boxes.flatMap((one, at) => boxes.slice(at + 1).filter((other) => isOver(one, other)));
  expect(over, what).toEqual([]);
}

/** The row under the cursor is in view: whole, or from its beginning where it is taller than the place. */
async function expectCursorInView({ ask }: Workbench): Promise<void> {
  const [row, body] = [await boxOf(ask.panel.locator("[data-current]").last()), await boxOf(ask.panel)];
  expect(row.y).toBeGreaterThanOrEqual(body.y - 1);
  const end = Math.min(row.y + row.height, row.y + body.height - 24);
  expect(end).toBeLessThanOrEqual(body.y + body.height + 1);
}

/** Nothing is cut: what a text needs is what it has. */
async function expectWhole(texts: Locator): Promise<void> {
  const cut = await texts.evaluateAll((elements) =>
    elements
      .filter(
        (element) =>
          element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1,
      )
      .map((element) => element.textContent?.slice(0, 40)),
  );
  expect(cut).toEqual([]);
}

for (const [name, viewport] of [
  ["wide", { width: 1440, height: 900 }],
  ["narrow", { width: 390, height: 844 }],
] as const) {
  test.describe(`on a ${name} screen`, () => {
    test.use({ viewport });
    test.describe.configure({ timeout: 180_000 });

    test.beforeEach(async ({ workbench }) => {
      await workbench.open("?seed=layout&clock=2026-01-01T00:00:00Z");
      await workbench.load(text);
      await expect(workbench.ask.tabs.getByRole("tab")).toHaveCount(13);
      await workbench.ask.enter();
    });

    test("the parts of the sheet stand one under the other, and none over another", async ({ workbench }) => {
      const { ask } = workbench;
      const parts = [ask.surface.getByRole("heading", { level: 3 }), ask.tabs, ask.panel];
      expectApart(await Promise.all(parts.map(boxOf)), "Title, tabs and body");
      expectApart(await boxesOf(ask.tabs.getByRole("tab")), "Tabs");
      const stage = await boxOf(workbench.stage);
      for (const box of await Promise.all(parts.map(boxOf))) {
        expect(box.x).toBeGreaterThanOrEqual(stage.x - 1);
        expect(box.x + box.width).toBeLessThanOrEqual(stage.x + stage.width + 1);
      }
      const title = ask.surface.getByRole("heading", { level: 3 });
      await title.evaluate((element) => element.scrollTo(0, element.scrollHeight));
      expect(await title.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
    });

    for (const { id, type } of long) {
      test(`thirty long options of a ${id} question are whole, apart, and the cursor is in view`, async ({
        workbench,
      }) => {
        const { ask } = workbench;
        for (let at = 0; at < long.findIndex((question) => question.id === id); at += 1)
          await ask.press("Right");
        const rows = ask.panel.locator("[data-row]");
        await expect(rows).toHaveCount(type === "preview" ? 30 : 31);
        expectApart(await boxesOf(rows), "Rows");
        await expectWhole(ask.panel.getByRole(type === "multi" ? "checkbox" : "radio"));
        await expectWhole(ask.panel.getByRole("heading", { level: 4 }));
        const body = await boxOf(ask.panel);
        for (const box of await boxesOf(rows))
          expect(box.x + box.width).toBeLessThanOrEqual(body.x + body.width + 1);
        await expectCursorInView(workbench);
        for (let at = 1; at < 30; at += 1) {
          await ask.press("Down");
          await expectCursorInView(workbench);
        }
        await ask.press("n", { type: "a note at the end" });
        await expect(ask.panel.getByRole("textbox")).toBeInViewport();
        await ask.press("Enter", "Tab");
        await expectCursorInView(workbench);
        await expect(ask.tabs.getByRole("tab", { selected: true })).toBeInViewport({ ratio: 0.9 });
      });
    }

    test("the prompt, every row and all of a preview can be reached by keys", async ({ workbench }) => {
      const { ask, page } = workbench;
      const top = (part: Locator) => part.evaluate((element) => element.scrollTop);
      await page.keyboard.press("PageDown");
      await expect.poll(() => top(ask.panel)).toBeGreaterThan(100);
      for (let at = 0; at < 20; at += 1) await page.keyboard.press("PageUp");
      await expect.poll(() => top(ask.panel)).toBe(0);
      await ask.press("Right", "Right");
      const region = ask.panel.getByRole("region", { name: /^Preview of/ });
      const lines = region.locator("pre");
      expect((await boxOf(lines)).height).toBeGreaterThanOrEqual(500 * 20);
      await expect(lines).toContainText("line 500");
      if (name === "narrow") return;
      for (let at = 0; at < 40; at += 1) await page.keyboard.press("Shift+PageDown");
      const isAtEnd = () =>
        region.evaluate(
          ({ scrollTop, clientHeight, scrollHeight }) => scrollTop + clientHeight >= scrollHeight - 1,
        );
      await expect.poll(isAtEnd).toBe(true);
      expectApart(
        [await boxOf(region), await boxOf(ask.panel.getByRole("radiogroup"))],
        "The preview beside the options",
      );
    });

    test("the review lists all of it, and its actions are in view", async ({ workbench }) => {
      const { ask } = workbench;
      await ask.press("1", "1", "Enter", "1", "Shift+Tab", "Shift+Tab", "Shift+Tab", "Left");
      await expect(ask.action("Submit")).toBeVisible();
      await expectCursorInView(workbench);
      expectApart(await boxesOf(ask.panel.locator("dl").first().locator("> div")), "Lines of the review");
      await expectWhole(ask.panel.locator("dt, dd"));
      await ask.press("Down", "Down");
      await expectCursorInView(workbench);
    });
  });
}
