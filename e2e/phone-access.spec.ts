import { expect, expectAccessible, test, type Workbench } from "./kit";
import { approval, clock, confirmation, deploy, inboxOf, password, question } from "./phone-examples";

const inbox = inboxOf({
  approvals: [
    deploy,
    approval("42", {
      tool_name: "publish",
      summary: "Publish the release",
      blocks: [
        { type: "key_value", key: "At", value: "2026-08-04T10:00:00Z", value_type: "datetime" },
        { type: "field", label: "Page", value: "https://docs.example.com/4.2", value_type: "url" },
        {
          type: "block",
          label: "Notes",
          value: "# New\n\n- **fast**\n- [more](https://x.test)",
          value_type: "markdown",
        },
        { type: "block", label: "notes.md", value: "= a\n- b\n+ c", value_type: "diff" },
        { type: "block", label: "Manifest", value: { languages: ["en"], beta: false }, value_type: "json" },
      ],
    }),
    approval("43", { summary: "Without blocks" }),
  ],
  clarifications: [question],
  elicitations: [password, confirmation],
});

/** Each state from the one before it. */
const states: readonly (readonly [string, (workbench: Workbench) => Promise<void>])[] = [
  ["a draft on the locked screen", async () => {}],
  ["locked", (workbench) => workbench.send()],
  ["a banner", ({ phone }) => phone.set("Locked", false)],
  [
    "a full inbox",
    async ({ phone }) => {
      await phone.surface.getByRole("button", { name: /^Skald, now/ }).click();
      await expect(phone.cards).toHaveCount(6);
    },
  ],
  ["an approval with a secret", ({ phone }) => phone.openItem("Deploy with ••••••••")],
  ["more of an item", ({ phone }) => phone.button("More").click()],
  [
    "all arguments",
    async ({ phone }) => {
      await phone.button("Done").click();
      await phone.button("All arguments").click();
    },
  ],
  [
    "a reason to reject",
    async ({ phone }) => {
      await phone.button("Done").click();
      await phone.button("Reject").click();
    },
  ],
  [
    "approving for longer",
    async ({ phone }) => {
      await phone.button("Cancel").click();
      await phone.button("Approve for longer").click();
    },
  ],
  [
    "an approval with every viewer",
    async ({ phone }) => {
      await phone.button("Cancel").click();
      await phone.button("Inbox").click();
      await phone.openItem("Publish the release");
      await expect(phone.surface.getByRole("button", { name: "more" })).toBeVisible();
    },
  ],
  [
    "an approval without blocks",
    async ({ phone }) => {
      await phone.button("Inbox").click();
      await phone.openItem("Without blocks");
    },
  ],
  [
    "a question",
    async ({ phone }) => {
      await phone.button("Inbox").click();
      await phone.openItem("Which branch?");
    },
  ],
  [
    "an elicitation, as text beside",
    async ({ phone }) => {
      await phone.button("Inbox").click();
      await phone.openItem("Password for deploy@web1");
      await phone.beside("As text");
    },
  ],
  [
    "an answer and the log",
    async ({ phone }) => {
      await phone.button("Decline").click();
      await phone.beside("Log");
      await expect(phone.log).toHaveCount(1);
    },
  ],
  ["the arguments beside", ({ phone }) => phone.beside("Arguments")],
  [
    "a payload in the wire view",
    async ({ phone }) => {
      await phone.beside("Wire");
      await phone.wire
        .getByRole("button", { name: /inbox_update/ })
        .first()
        .click();
    },
  ],
  [
    "an earlier moment",
    async ({ page, entries }) => {
      await page.getByRole("button", { name: "Unfold the transcript" }).click();
      await entries.first().getByRole("button").first().click();
    },
  ],
  [
    "an empty inbox",
    async (workbench) => {
      const { stage, driver, phone } = workbench;
      await stage.getByRole("button", { name: "Back to now" }).click();
      await driver.reset();
      await workbench.load(inboxOf({}));
      await workbench.send();
      await expect(phone.cards).toHaveCount(0);
    },
  ],
];

for (const theme of ["light", "dark"]) {
  for (const device of ["ios", "android"]) {
    test(`axe finds nothing on a phone, ${device}, ${theme}`, async ({ workbench }) => {
      test.setTimeout(300_000);
      await workbench.open(`?${clock}&theme=${theme}&device=${device}`);
      await workbench.load(inbox);
      for (const [name, reach] of states) {
        await test.step(name, async () => {
          await reach(workbench);
          await expectAccessible(workbench.page, "#pane-stage");
        });
      }
      await expectAccessible(workbench.page);
    });
  }
}

test("an approval is read and given by keyboard alone, and the focus goes along", async ({ workbench }) => {
  const { page, phone, stage } = workbench;
  await workbench.open(`?${clock}`);
  await workbench.load(inboxOf({ approvals: [deploy], clarifications: [question] }));
  await workbench.send();
  const press = async (name: string | RegExp, key = "Enter") => {
    const target = page.getByRole("button", { name }).and(page.locator(":focus"));
    for (let left = 40; left > 0 && (await target.count()) === 0; left -= 1) await page.keyboard.press("Tab");
    await expect(target).toBeFocused();
    await page.keyboard.press(key);
  };
  await stage.focus();
  await press(/^Skald, now: Deploy/);
  await expect(phone.screen("Inbox")).toBeFocused();
  await press("Deploy with ••••••••");
  await expect(phone.screen("Deploy with ••••••••")).toBeFocused();
  await press("Reveal DEPLOY_TOKEN", "Space");
  await press("Reject");
  const reason = phone.surface.getByRole("textbox", { name: "Reason, optional" });
  await expect(reason).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(phone.button("Reject")).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.type("Not now.");
  await press("Reject now");
  await expect(phone.screen("Inbox")).toBeFocused();
  await press("main");
  await expect(phone.cards).toHaveCount(0);
  const sent = (await phone.frames()).filter(({ from }) => from === "client").map(({ payload }) => payload);
  expect(sent.slice(2)).toMatchObject([
    { kind: "approval_response", decision: "rejected", reason: "Not now." },
    { kind: "clarification_response", answer: "main" },
  ]);
  await workbench.pressF6();
  await expect(workbench.transcript).toBeFocused();
});

test("on a narrow screen the phone fills the stage, and what stands beside it has a tab", async ({
  workbench,
}) => {
  test.slow();
  const { page, phone, stage } = workbench;
  await page.setViewportSize({ width: 390, height: 844 });
  await workbench.open(`?${clock}`);
  await workbench.load(inbox);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  const box = await phone.surface.boundingBox();
  expect(box).toMatchObject({ x: 0, width: 390 });
  expect(box?.height).toBeGreaterThan(650);
  await expect(phone.button("Online")).toBeHidden();
  await phone.tap();
  await expectAccessible(page);
  await phone.openItem("Publish the release");
  const screen = await phone.screen("Publish the release").boundingBox();
  expect(screen).toMatchObject({ x: 0, width: 390 });
  await expect(phone.button("Approve")).toBeInViewport({ ratio: 1 });
  expect((await phone.button("Approve").boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expectAccessible(page);
  await stage.getByRole("tab", { name: "Wire" }).first().click();
  await expect(phone.button("Online")).toBeVisible();
  await expect(phone.button("Approve")).toBeHidden();
  await expectAccessible(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBe(0);
});
