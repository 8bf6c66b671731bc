import { type AskKey, expect, expectAccessible, test, type Workbench } from "./kit";

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

const tabs = (selected: string) =>
  ["Scope", "Report", "Checks", "Review"]
    .map((name) => `    - tab "${name}"${name === selected ? " [selected]" : ""}`)
    .join("\n");

/** Each state, how to get there, and what a screen reader then meets. */
const states: readonly { name: string; keys: readonly AskKey[]; sees: string }[] = [
  {
    name: "a single question",
    keys: ["Down", "Space"],
    sees: `
  - heading "Before the release" [level=3]
  - tablist "Questions":
${tabs("Scope")}
  - tabpanel "Scope":
    - heading "Which buckets move first?" [level=4]
    - paragraph: Choose one.
    - button "Note on the question"
    - radiogroup "Which buckets move first?":
      - radio "All at once"
      - button "Note on All at once"
      - radio "avatars first" [checked]
      - button "Note on avatars first"
      - radio "Type your own"`,
  },
  {
    name: "a preview question",
    keys: ["Tab", "Space"],
    sees: `
  - tablist "Questions":
${tabs("Report")}
  - tabpanel "Report":
    - heading "How should the report read?" [level=4]
    - radiogroup "How should the report read?":
      - radio "Table" [checked]
      - radio "Timeline"
    - region "Preview of Table": "bucket files avatars 64"`,
  },
  {
    name: "a multi question",
    keys: ["Left", "Left", "1", "2"],
    sees: `
  - tabpanel "Checks":
    - heading "What must pass?" [level=4]
    - group "What must pass?":
      - checkbox "Checksums match" [checked]
      - checkbox "Rules are the same" [checked]
      - checkbox "Type your own"`,
  },
  {
    name: "an open editor",
    keys: ["3", { type: "both" }],
    sees: `
  - tabpanel "Scope":
    - radiogroup "Which buckets move first?":
      - radio "All at once"
      - radio "avatars first"
      - radio "Type your own"
      - textbox "Type your own": both`,
  },
  {
    name: "an open note",
    keys: ["n", { type: "why?" }, "Enter", "Shift+N", { type: "when?" }],
    sees: `
  - tabpanel "Scope":
    - radiogroup "Which buckets move first?":
      - radio "All at once"
      - 'button "Note on All at once: why?"'
      - radio "avatars first"
    - textbox "Note on the question": when?`,
  },
  {
    name: "the list of files",
    keys: ["n", { type: "see @mig" }],
    sees: `
  - tabpanel "Scope":
    - radiogroup "Which buckets move first?":
      - textbox "Note on All at once": see @mig
      - listbox "Files":
        - option "scripts/migrate.ts" [selected]
        - option "scripts/migrate.test.ts"`,
  },
  {
    name: "the review",
    keys: ["1", "1", "1", "n", { type: "which?" }, "Enter", "Tab", "Down"],
    sees: `
  - tabpanel "Review":
    - heading "Ready?" [level=4]
    - term: Scope
    - definition: All at once
    - term: Report
    - definition: Table
    - term: Checks
    - definition: "Checksums match Checksums match: which?"
    - group "Ready?":
      - button "Submit"
      - button "Elaborate"
      - button "Cancel"
    - region "What the agent gets"`,
  },
  {
    name: "the result",
    keys: ["1", "1", "1", "n", { type: "which?" }, "Enter", "Tab", "Down", "Enter"],
    sees: `
  - log "Conversation":
    - paragraph:
      - text: ask_user 3 question(s) (Scope, Report, Checks) Answered at
      - time: 09:41:01
    - paragraph: 'You answered: User asked to elaborate on question "What must pass?" option "Checksums match" with note "which?"'
    - button "Ask again"`,
  },
];

async function go(workbench: Workbench, { theme, keys }: { theme: string; keys: readonly AskKey[] }) {
  await workbench.open(`?seed=access&clock=2026-01-01T09:41:00Z&theme=${theme}`);
  await workbench.load(JSON.stringify(flow));
  await workbench.ask.enter();
  await workbench.ask.press(...keys);
}

for (const { name, keys, sees } of states) {
  test(`${name} is what a screen reader meets, and axe finds nothing in it, light or dark`, async ({
    workbench,
  }) => {
    await go(workbench, { theme: "light", keys });
    await expect(workbench.ask.surface).toMatchAriaSnapshot(sees);
    await expectAccessible(workbench.page);
    await workbench.driver.settings({ theme: "dark" });
    await expect(workbench.ask.surface).toHaveAttribute("data-theme", "dark");
    await expectAccessible(workbench.page);
  });
}

test("axe finds nothing where nobody is asked, in a refusal, and while looking back", async ({
  workbench,
}) => {
  await go(workbench, { theme: "light", keys: ["1", "1", "1", "Enter", "Enter"] });
  await workbench
    .entriesOf("tool_start")
    .getByRole("button", { name: /^Agent calls/ })
    .click();
  await expectAccessible(workbench.page);
  await workbench.driver.settings({ hasUI: "false" });
  await workbench.load(JSON.stringify({ ...flow, title: "Again" }));
  await expectAccessible(workbench.page);
  await workbench.load('{"questions":[]}');
  await workbench.send();
  await expectAccessible(workbench.page);
});

test("tabs say how their questions stand", async ({ workbench }) => {
  await go(workbench, { theme: "light", keys: ["1", "n", { type: "x" }, "Enter"] });
  const { ask } = workbench;
  await expect(ask.tab("Scope")).toHaveAttribute("data-state", "answered");
  await expect(ask.tab("Report")).toHaveAccessibleDescription("open, noted");
  await expect(ask.tab("Checks")).toHaveAccessibleDescription("open");
});

test("Tab comes in at the cursor, stays inside, and F6 leaves and comes back to it", async ({
  workbench,
}) => {
  const { ask, page, stage, transcript } = workbench;
  await workbench.open("?seed=walk&clock=2026-01-01T09:41:00Z");
  await workbench.load(JSON.stringify(flow));
  await stage.focus();
  const stops: string[] = [];
  for (let at = 0; at < 10; at += 1) {
    await page.keyboard.press("Tab");
    const name = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.getAttribute("aria-label") ?? activeElement?.textContent ?? "";
    });
    stops.push(name.trim());
    if (await ask.cursor.evaluate((element) => element === document.activeElement)) break;
  }
  expect(stops.slice(0, 3)).toEqual(["Ask", "Conversation", "Agent's words"]);
  await expect(ask.option("All at once")).toBeFocused();
  await ask.press("Tab", "Tab");
  await expect(ask.option("Checksums match")).toBeFocused();
  await ask.press("Tab");
  await expect(ask.action("Submit")).toBeFocused();
  await ask.press("Tab", "Shift+Tab", "Left", "Down", "n", { type: "words" });
  await expect(ask.note("Rules are the same")).toBeFocused();
  await workbench.pressF6();
  await expect(transcript).toBeFocused();
  await workbench.pressF6("back");
  await expect(ask.note("Rules are the same")).toBeFocused();
  await expect(ask.note("Rules are the same")).toHaveValue("words");
  await workbench.pressF6("back");
  await expect(ask.note("Rules are the same")).not.toBeFocused();
  await workbench.pressF6();
  await ask.press("Esc", "Esc");
  expect((await ask.result()).details.cancelled).toBe(true);
  await expect(ask.surface.getByRole("log")).toBeFocused();
});
