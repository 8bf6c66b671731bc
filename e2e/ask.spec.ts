import { type AskKey, expect, test, type Workbench } from "./kit";

const flow = {
  title: "Before the release",
  questions: [
    {
      id: "scope",
      label: "Scope",
      prompt: "Which buckets move first?",
      options: [
        { value: "all", label: "All at once" },
        { value: "avatars", label: "avatars first", description: "The smallest risk" },
      ],
    },
    {
      id: "report",
      label: "Report",
      type: "preview",
      prompt: "How should the report read?",
      options: [
        { value: "table", label: "Table", preview: "bucket  files\navatars    64" },
        { value: "timeline", label: "Timeline", preview: "09:00  avatars" },
      ],
    },
    {
      id: "checks",
      label: "Checks",
      type: "multi",
      prompt: "What must pass?",
      options: [
        { value: "sums", label: "Checksums match" },
        { value: "rules", label: "Rules are the same" },
      ],
    },
  ],
};
const text = JSON.stringify(flow);

const [scope, report, checks] = flow.questions;
const heads = [
  { id: "scope", label: "Scope", prompt: scope?.prompt, type: "single" },
  { id: "report", label: "Report", prompt: report?.prompt, type: "preview" },
  { id: "checks", label: "Checks", prompt: checks?.prompt, type: "multi" },
];

const repeatable = "?seed=ask&clock=2026-01-01T09:41:00Z";

async function start(workbench: Workbench): Promise<void> {
  await workbench.open(repeatable);
  await workbench.load(text);
}

/** Of the transcript, without what each run has anew. */
async function kinds({ driver }: Workbench): Promise<readonly string[]> {
  return (await driver.transcript()).entries.map(({ kind }) => kind);
}

const bytes = JSON.stringify({
  content: [
    {
      type: "text",
      text: "Scope: avatars first\nReport: Timeline\nChecks: Rules are the same, a dry run",
    },
  ],
  details: {
    title: "Before the release",
    cancelled: false,
    mode: "submit",
    questions: heads,
    answers: {
      scope: { values: ["avatars"], labels: ["avatars first"], indices: [2] },
      report: { values: ["timeline"], labels: ["Timeline"], indices: [2] },
      checks: {
        values: ["rules", "a dry run"],
        labels: ["Rules are the same", "a dry run"],
        indices: [2],
        customText: "a dry run",
      },
    },
  },
});

test.describe("the same flow gives the same bytes", () => {
  test("by keys alone", async ({ workbench }) => {
    await start(workbench);
    const { ask, page } = workbench;
    await expect(async () => {
      await workbench.pressF6();
      await expect(workbench.stage).toBeFocused({ timeout: 200 });
    }).toPass();
    await expect(async () => {
      await page.keyboard.press("Tab");
      await expect(ask.cursor).toBeFocused({ timeout: 200 });
    }).toPass();
    await ask.press("Down", "Enter", "2", "2", "3", { type: "a dry run" }, "Enter", "Enter");
    await expect.poll(() => ask.reply()).toBe(bytes);
  });

  test("by mouse alone, but for the words", async ({ workbench }) => {
    await start(workbench);
    const { ask, page } = workbench;
    await ask.option("avatars first").click();
    await ask.option("Timeline").click();
    await expect(ask.option("Timeline")).toBeChecked();
    await ask.tab("Checks").click();
    await ask.option("Rules are the same").click();
    await ask.option("Type your own").click();
    await page.keyboard.type("a dry run");
    await ask.tab("Review").click();
    await ask.action("Submit").click();
    await expect.poll(() => ask.reply()).toBe(bytes);
  });

  test.describe(() => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

    test("by touch, on a narrow screen", async ({ workbench }) => {
      await start(workbench);
      const { ask, page } = workbench;
      await ask.option("avatars first").tap();
      await ask.option("Timeline").tap();
      await ask.option("Timeline").tap();
      await ask.option("Rules are the same").tap();
      await ask.option("Type your own").tap();
      await page.keyboard.type("a dry run");
      await ask.panel.getByRole("button", { name: "Save", exact: true }).tap();
      await ask.action("Submit").tap();
      await expect.poll(() => ask.reply()).toBe(bytes);
    });
  });
});

const each: readonly { name: string; at: number; keys: readonly AskKey[]; labels: readonly string[] }[] = [
  { name: "single", at: 0, keys: ["2"], labels: ["avatars first"] },
  { name: "preview", at: 1, keys: ["Down", "Enter"], labels: ["Timeline"] },
  { name: "multi", at: 2, keys: ["1", "2", "Enter"], labels: ["Checksums match", "Rules are the same"] },
];

for (const { name, at, keys, labels } of each) {
  test(`a ${name} question alone, by keys and by mouse`, async ({ workbench }) => {
    const one = JSON.stringify({ questions: flow.questions.slice(at, at + 1) });
    await workbench.open(repeatable);
    const { ask } = workbench;
    await workbench.load(one);
    await ask.enter();
    await ask.press(...keys, "Enter");
    const byKeys = JSON.stringify(await ask.result());
    await workbench.driver.reset();
    await workbench.load(`${one} `);
    for (const label of labels) await ask.option(label).click();
    await ask.tab("Review").click();
    await ask.action("Submit").click();
    await expect.poll(() => ask.reply()).toBe(byKeys);
  });
}

test("sending starts the call, and what the person does ends it", async ({ workbench }) => {
  await start(workbench);
  const { ask } = workbench;
  await ask.enter();
  await ask.press("Down", "Shift+N", { type: "half" });
  const id = await workbench.driver.send();
  await expect(ask.note("the question")).toHaveValue("half");
  await expect(ask.note("the question")).toBeFocused();
  await expect(workbench.entries).toHaveCount(1);
  await ask.press("Ctrl+C");
  const { entries } = await workbench.driver.transcript();
  expect(entries).toMatchObject([
    { kind: "tool_start", tool: "ask_user", id, input: text },
    { kind: "tool_end", tool: "ask_user", answers: id, by: "person" },
  ]);
  const [call, end] = entries;
  expect(end?.kind === "tool_end" && call?.kind === "tool_start" && end.run_id).toBe(
    call?.kind === "tool_start" && call.run_id,
  );
  await expect(workbench.entriesOf("tool_end")).toContainText("Picked");
});

test("Send goes by its own keys from inside of the sheet", async ({ workbench }) => {
  await start(workbench);
  await workbench.ask.enter();
  await workbench.page.keyboard.press("ControlOrMeta+Enter");
  await expect.poll(() => kinds(workbench)).toEqual(["tool_start"]);
  await expect(workbench.ask.cursor).toBeFocused();
});

test("notes go into an elaboration, and what they are on is asked again", async ({ workbench }) => {
  await start(workbench);
  const { ask } = workbench;
  await ask.enter();
  await ask.press("1", "1", "1", "n", { type: "which sums?" }, "Enter");
  await ask.press(
    "Down",
    "n",
    { type: "whose rules?" },
    "Enter",
    "Shift+N",
    { type: "why any?" },
    "Enter",
    "Tab",
  );
  await ask.press("Down", "Enter");
  const { content, details } = await ask.result();
  expect(content[0].text).toBe(
    [
      'User asked to elaborate on question "What must pass?" with note "why any?"',
      'User asked to elaborate on question "What must pass?" option "Checksums match" with note "which sums?"',
      'User asked to elaborate on question "What must pass?" option "Rules are the same" with note "whose rules?"',
    ].join("\n"),
  );
  const preserved = {
    scope: { values: ["all"], labels: ["All at once"], indices: [1] },
    report: { values: ["table"], labels: ["Table"], indices: [1] },
  };
  expect(details.continuation).toEqual({
    strategy: "refine_only",
    affectedQuestionIds: ["checks"],
    preservedAnswers: preserved,
    questionStates: {
      scope: { status: "answered" },
      report: { status: "answered" },
      checks: { status: "needs_clarification" },
    },
  });
  const question = { ...heads[2], options: checks?.options };
  const answer = {
    values: ["sums"],
    labels: ["Checksums match"],
    indices: [1],
    note: "why any?",
    optionNotes: { sums: "which sums?" },
  };
  const state = { answered: true, answer };
  expect(details.elaboration).toMatchObject({ nextAction: "clarify_then_reask" });
  expect(details.elaboration?.items).toEqual([
    { target: { kind: "question" }, question, ...state, note: "why any?" },
    {
      target: { kind: "option", optionValue: "sums" },
      question,
      option: checks?.options[0],
      selected: true,
      ...state,
      note: "which sums?",
    },
    {
      target: { kind: "option", optionValue: "rules" },
      question,
      option: checks?.options[1],
      selected: false,
      ...state,
      note: "whose rules?",
    },
  ]);

  await ask.surface.getByRole("button", { name: "Ask again", exact: true }).click();
  await expect(ask.cursor).toBeFocused();
  await expect(ask.tabs.getByRole("tab")).toHaveText(["Checks", "Review"]);
  await expect(ask.surface.getByRole("textbox", { name: "Agent's words" })).toHaveValue(
    "Kept as answered: Scope: All at once; Report: Table.",
  );
  await ask.press("1", "Enter", "Enter");
  await expect
    .poll(() => kinds(workbench))
    .toEqual(["tool_start", "tool_end", "agent_message", "tool_start", "tool_end"]);
  expect((await ask.result()).details).toMatchObject({
    questions: [heads[2]],
    answers: { checks: { values: ["sums"], labels: ["Checksums match"], indices: [1] } },
  });
});

test("a note that is half typed survives a reload", async ({ workbench, page }) => {
  await workbench.open();
  await workbench.load(text);
  const { ask } = workbench;
  await ask.enter();
  await ask.press("Down", "Space", "n", { type: "only if" });
  await page.reload();
  await workbench.becomesReady();
  await expect(ask.note("avatars first")).toHaveValue("only if");
  await expect(ask.option("avatars first")).toBeChecked();
  await ask.enter();
  await ask.press({ type: " safe" }, "Enter", "Tab", "Shift+Tab");
  await expect(ask.panel.getByRole("button", { name: "Note on avatars first: only if safe" })).toBeVisible();
});

test("Ctrl+C dismisses the flow without what was being typed", async ({ workbench }) => {
  await start(workbench);
  const { ask } = workbench;
  await ask.enter();
  await ask.press("1", "Shift+Tab", "n", { type: "saved" }, "Enter", "n", { type: " and more" }, "Ctrl+C");
  const { content, details } = await ask.result();
  expect(content[0].text).toBe("User cancelled the ask flow");
  expect(details).toMatchObject({
    cancelled: true,
    mode: "submit",
    answers: { scope: { values: ["all"], optionNotes: { all: "saved" } } },
  });
});

test("Ctrl+C copies while text is chosen", async ({ workbench, page }) => {
  await start(workbench);
  const { ask } = workbench;
  await ask.enter();
  await ask.press("n", { type: "words" });
  await page.keyboard.press("ControlOrMeta+A");
  await ask.press("Ctrl+C");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("words");
  expect(await ask.reply()).toBeUndefined();
  await expect(ask.note("All at once")).toHaveValue("words");
});

test("keys act only while the sheet has the focus", async ({ workbench, page }) => {
  await start(workbench);
  await workbench.transcript.focus();
  await page.keyboard.press("1");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(workbench.ask.tab("Scope")).toHaveAttribute("aria-selected", "true");
  await expect(workbench.ask.option("All at once")).not.toBeChecked();
  expect(await kinds(workbench)).toEqual([]);
});

test("a digit in an open editor is typed", async ({ workbench }) => {
  await start(workbench);
  const { ask } = workbench;
  await ask.enter();
  await ask.press("3", { type: "12 n N " });
  await expect(ask.own).toHaveValue("12 n N ");
  await ask.press("Enter", "Shift+Tab");
  await expect(ask.option("12 n N")).toBeChecked();
});

test("@ offers the files of the project, and those the settings name", async ({ workbench }) => {
  await start(workbench);
  const { ask } = workbench;
  await ask.enter();
  await ask.press("Shift+N", { type: "see @mig" });
  await expect(ask.files.getByRole("option")).toHaveText(["scripts/migrate.ts", "scripts/migrate.test.ts"]);
  await ask.press("Down", "Enter");
  await expect(ask.note("the question")).toHaveValue("see @scripts/migrate.test.ts ");
  await ask.press("Enter");
  await workbench.driver.settings({ files: ["lib/", "lib/ink.ts"] });
  await ask.press("n", { type: "@ink" });
  await ask.files.getByRole("option", { name: "lib/ink.ts" }).click();
  await expect(ask.note("All at once")).toHaveValue("@lib/ink.ts ");
  await expect(ask.note("All at once")).toBeFocused();
});

test("an input method reaches the text box, and its keys do not reach the sheet", async ({
  workbench,
  page,
}) => {
  await start(workbench);
  const { ask } = workbench;
  await ask.enter();
  await ask.press("3");
  const session = await page.context().newCDPSession(page);
  await session.send("Input.imeSetComposition", { text: "に", selectionStart: 1, selectionEnd: 1 });
  await session.send("Input.imeSetComposition", { text: "にほん", selectionStart: 3, selectionEnd: 3 });
  await session.send("Input.insertText", { text: "日本" });
  await expect(ask.own).toHaveValue("日本");
  await ask.press("Left", { type: "x" });
  await expect(ask.own).toHaveValue("日x本");
});

test("without anyone to ask, the sheet is a text, and Send gives it to the agent", async ({ workbench }) => {
  await workbench.open(`${repeatable}&hasUI=false`);
  await workbench.load(text);
  await expect(workbench.stage).toHaveAttribute("data-verdict", "degraded");
  await expect(workbench.ask.surface).toContainText("1. Scope: Which buckets move first?");
  await workbench.send();
  expect(await kinds(workbench)).toEqual(["tool_start", "tool_end"]);
  expect((await workbench.ask.result()).details).toMatchObject({
    cancelled: true,
    questions: heads,
    answers: {},
  });
  await expect(workbench.entriesOf("tool_end")).toContainText("Engine");
});

test("an input that is refused ends with the reasons", async ({ workbench }) => {
  await workbench.open(repeatable);
  await workbench.load(JSON.stringify({ questions: [{ id: "a", prompt: "A?", options: [] }] }));
  await expect(workbench.stage).toHaveAttribute("data-verdict", "blocked");
  await workbench.send();
  expect((await workbench.ask.result()).details.error?.issues).toMatchObject([
    { path: "questions[0].options" },
  ]);
  await expect(workbench.ask.surface).toContainText("Invalid input");
  await expect(workbench.ask.surface).toContainText("questions[0].options");
});

test("looking back shows the flow as it waited, and nothing acts", async ({ workbench }) => {
  await start(workbench);
  const { ask } = workbench;
  await ask.enter();
  await ask.press("1", "1", "1", "Enter", "Enter");
  await workbench
    .entriesOf("tool_start")
    .getByRole("button", { name: /^Agent calls/ })
    .click();
  await expect(ask.surface.getByRole("group", { name: "Waited for an answer" })).toBeVisible();
  await ask.enter();
  await ask.press("2");
  await expect(ask.option("avatars first")).not.toBeChecked();
  expect(await kinds(workbench)).toEqual(["tool_start", "tool_end"]);
});

test("a broken text leaves the last sheet, which does not act until it is mended", async ({ workbench }) => {
  await start(workbench);
  const { ask } = workbench;
  await ask.enter();
  await ask.press("1");
  await workbench.write(text.slice(0, -2));
  await expect(ask.surface.getByRole("group", { name: "Draft, stale" })).toBeVisible();
  await ask.option("Timeline").dispatchEvent("click");
  await expect(ask.option("Timeline")).not.toBeChecked();
  await workbench.write(text);
  await expect(ask.tab("Scope")).toHaveAttribute("data-state", "answered");
});
