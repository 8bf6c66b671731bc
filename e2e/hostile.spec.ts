import { createDatabase, pretty, protocol, radio, said, textbox, whichBucket } from "./clarify-examples";
import { expect, test, type Workbench } from "./kit";

const script = `<img src=x onerror="window.hasRun=1"><script>window.hasRun=1</script>`;
const address = "javascript:window.hasRun=1";

/** A form in which every text that is drawn is the same. */
const everywhere = (words: string) => ({
  protocol,
  title: words,
  prompts: [
    {
      id: "choice",
      kind: "choice",
      question: words,
      hint: words,
      options: [
        { id: "a", label: words, description: words },
        { id: "b", label: `${words} b` },
      ],
    },
    { id: "confirm", kind: "confirm", question: words, confirmLabel: words, cancelLabel: `${words} no` },
    { id: "text", kind: "text", question: words, placeholder: words, defaultValue: words },
    { id: words, kind: words, question: words },
  ],
});

/** By how many pixels anything is wider than the screen. */
const overflow = ({ page }: Workbench) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const regions = [...document.querySelectorAll("main section")];
    const wide = regions.map((region) => region.scrollWidth - region.clientWidth);
    return Math.max(scrollWidth - clientWidth, ...wide);
  });

test.beforeEach(async ({ workbench }) => {
  await workbench.open("?seed=hostile&clock=2026-01-01T00:00:00Z");
});

for (const [what, text] of Object.entries({
  garbage: "}{ \u0000 not a message",
  "600 levels": `${"[".repeat(600)}${"]".repeat(600)}`,
  "600 levels of objects": `${'{"a":'.repeat(600)}1${"}".repeat(600)}`,
  "a number": "42",
  "an empty list": "[]",
  "another's file": '{"name":"x","version":"1.0.0"}',
})) {
  test(`${what}: the page says what is wrong, keeps the last drawing and goes on`, async ({ workbench }) => {
    await workbench.write(pretty(whichBucket));
    await workbench.write(text);
    await expect(workbench.stage).toHaveAttribute("data-verdict", "unrecognised");
    await expect(workbench.problems.getByRole("button", { name: /^Error: / }).first()).toBeVisible();
    await expect(workbench.stage).toHaveAttribute("data-stale", "true");
    await workbench.write(pretty(whichBucket));
    await expect(radio(workbench, "avatars")).toBeEnabled();
  });
}

test("ids called __proto__ and constructor are ids like others", async ({ workbench }) => {
  const ids = ["__proto__", "constructor", "toString"];
  const text = JSON.stringify({
    protocol,
    prompts: ids.map((id) => ({ id, kind: "text", question: `Say ${id}` })),
  });
  await workbench.write(text);
  for (const id of ids) await textbox(workbench, `Say ${id}`).fill(`value of ${id}`);
  await workbench.answer();
  const [answer = ""] = await said(workbench);
  expect(JSON.parse(answer)).toEqual({
    protocol,
    answers: ids.map((id) => ({ id, kind: "text", value: `value of ${id}` })),
  });
});

test("a key that stands twice is reported, and the last counts", async ({ workbench }) => {
  await workbench.write(pretty(whichBucket).replace('"title"', '"title": "First",\n  "title"'));
  await expect(workbench.problems).toContainText("text/duplicate-key");
  await expect(workbench.stage).toHaveAttribute("data-verdict", "works");
  await expect(workbench.surface("Console").getByRole("heading", { name: "Which bucket?" })).toBeVisible();
});

for (const [what, words] of Object.entries({ "a script": script, "an address that runs": address })) {
  test(`${what} in every text is drawn as text, sent as text, and runs nowhere`, async ({
    workbench,
    page,
  }) => {
    await workbench.write(pretty(everywhere(words)));
    const form = workbench.surface("Console");
    await expect(form.getByText(words, { exact: true }).first()).toBeVisible();
    await expect(form.getByRole("img")).toHaveCount(0);
    await expect(form.getByRole("link")).toHaveCount(0);
    await form.getByRole("radio", { name: words, exact: true }).click();
    await form.getByRole("button", { name: words, exact: true }).click();
    await workbench.answer();
    await workbench.say(words);
    await expect(workbench.entries).toHaveCount(3);
    await workbench.transcript.getByRole("button", { name: "Raw" }).click();
    await expect(workbench.entries.last()).toContainText("user_message");
    for (const view of ["Engine", "Client"]) {
      await workbench.stage.getByRole("tab", { name: view }).click();
      await expect(workbench.stage.getByRole("region", { name: view, exact: true })).toBeVisible();
    }
    expect(await page.evaluate(() => "hasRun" in window)).toBe(false);
    await expect(page.locator("main img, main script, main a[href]")).toHaveCount(0);
  });
}

test("right-to-left text is drawn in its direction, and turns nothing around it", async ({ workbench }) => {
  const words = "מחק את הדלי?";
  await workbench.write(pretty(everywhere(`${words} \u202e`)));
  const question = workbench.surface("Console").getByText(words).first();
  await expect(question).toBeVisible();
  expect(await question.evaluate((element) => getComputedStyle(element).direction)).toBe("rtl");
  const isPageTurned = await workbench.stage.evaluate((element) => getComputedStyle(element).direction);
  expect(isPageTurned).toBe("ltr");
  await workbench.surface("Console").getByRole("radio").first().click();
  expect(await overflow(workbench)).toBeLessThanOrEqual(0);
});

for (const width of [1440, 390]) {
  test(`a word of 5,000 letters makes nothing wider than a screen of ${width}`, async ({
    workbench,
    page,
  }) => {
    await workbench.driver.load(pretty(everywhere("x".repeat(5_000))));
    await page.setViewportSize({ width, height: 844 });
    await expect(workbench.surface("Console").getByRole("radio").first()).toBeVisible();
    expect(await overflow(workbench)).toBeLessThanOrEqual(0);
    await workbench.driver.send();
    await workbench.messageBox.fill("y".repeat(5_000));
    await workbench.messageBox.press("Enter");
    await expect(workbench.surface("Console").getByText(/^y{100}/)).toBeVisible();
    expect(await overflow(workbench)).toBeLessThanOrEqual(0);
  });
}

test("words of 20,000 letters, in every place there is, are drawn and sent", async ({ workbench }) => {
  const word = "x".repeat(20_000);
  const options = Array.from({ length: 30 }, (_, index) => ({ id: `${index}`, label: `${index}${word}` }));
  const prompt = { id: "a", kind: "choice", question: word, hint: word, options };
  await workbench.driver.load(pretty({ protocol, title: word, prompts: [prompt] }));
  await expect(workbench.surface("Console").getByRole("radio").last()).toBeVisible();
  await workbench.driver.send();
  await expect(workbench.entries).toHaveCount(1);
  await expect(workbench.surface("Console").getByRole("radio").first()).toBeEnabled();
});

test("a form answered twice in a row is answered once", async ({ workbench, page }) => {
  await workbench.write(pretty(createDatabase));
  await textbox(workbench, "Database name").fill("orders");
  await radio(workbench, "I'll provide a custom ID").click();
  await workbench.stage.getByRole("button", { name: "Continue" }).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(workbench.transcript.locator("li[data-answers]")).toHaveCount(1);
  await page.keyboard.press("Enter");
  expect(await said(workbench)).toHaveLength(1);
});

test("a confirmation pressed twice is answered once", async ({ workbench }) => {
  const prompts = [{ id: "go", kind: "confirm", question: "Go on?" }];
  await workbench.write(pretty({ protocol, prompts }));
  await workbench.stage.getByRole("button", { name: "Confirm", exact: true }).dblclick();
  await expect(workbench.transcript.locator("li[data-answers]")).toHaveCount(1);
  expect(await said(workbench)).toHaveLength(1);
});

test("a text sent twice in a row is sent once", async ({ workbench, page }) => {
  await workbench.write(pretty(createDatabase));
  await page.keyboard.press("ControlOrMeta+Enter");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(workbench.entries).toHaveCount(1);
  await expect(page.getByText("This text was sent. Change it to send again.").first()).toBeVisible();
});
