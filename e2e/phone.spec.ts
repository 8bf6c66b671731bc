import { expect, test } from "./kit";
import { approval, clock, confirmation, deploy, inboxOf, password, question, token } from "./phone-examples";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test("the document's email: pushed with its summary alone, opened, read block by block, approved", async ({
  workbench,
}) => {
  const { phone } = workbench;
  await workbench.open(`?sample=inbox/email&${clock}`);
  await workbench.send();
  const [pushed, ...more] = await phone.frames();
  expect(more).toEqual([]);
  expect(pushed).toEqual({
    from: "agent",
    channel: "push",
    payload: {
      v: 1,
      kind: "notification",
      id: expect.stringMatching(uuid),
      ts: expect.any(Number),
      title: "Skald",
      body: "Send an email to to@mail.com",
    },
  });
  await expect(phone.notifications).toHaveText(/Skald.*Send an email to to@mail\.com/);

  await phone.tap();
  expect(await phone.kinds()).toEqual([
    "push notification",
    "ws hello",
    "ws inbox_request",
    "ws inbox_update",
  ]);
  await expect(phone.surface.getByRole("heading", { name: "Inbox" })).toBeVisible();
  await phone.openItem("Send an email to to@mail.com");
  const detail = phone.screen("Send an email to to@mail.com");
  await expect(detail.locator('[data-block="key_value"][data-value-type="email"]')).toHaveText(/Email-To/);
  await expect(detail.locator('[data-block="field"][data-value-type="string"]')).toHaveText(
    /SubjectQ3 Estimate/,
  );
  await expect(detail.getByRole("group", { name: "Body" })).toContainText("…body…");
  await detail.getByRole("button", { name: "to@mail.com" }).click();
  await expect(phone.surface.getByRole("dialog", { name: "A new mail" })).toContainText("to@mail.com");
  await phone.button("Done").click();

  await phone.button("Approve").click();
  const frames = await phone.frames();
  expect(frames.slice(4)).toMatchObject([
    {
      from: "client",
      channel: "ws",
      payload: { v: 1, kind: "approval_response", request_id: "1", decision: "approved" },
    },
    { from: "agent", channel: "ws", payload: { kind: "inbox_update", badge: 0, approvals: [] } },
  ]);
  expect(Object.keys(frames[4]?.payload ?? {})).toEqual(["v", "kind", "id", "ts", "request_id", "decision"]);
  await expect(phone.screen("Inbox")).toContainText("Nothing waits.");
  await expect(phone.screen("Inbox")).toBeFocused();
});

test("the document's file: its diff carries marks, and it is rejected with a reason", async ({
  workbench,
}) => {
  const { phone } = workbench;
  await workbench.open(`?sample=inbox/write-file&${clock}`);
  await workbench.send();
  await phone.tap();
  await phone.openItem("Write /path/x.rs");
  const diff = phone.surface.getByRole("group", { name: "Diff" });
  await expect(diff).toMatchAriaSnapshot(`
    - group "Diff":
      - heading /Diff 1 removed 1 added/ [level=4]
      - text: "same removed: old line added: new line"`);
  await expect(diff).toContainText("−");
  await phone.button("Reject").click();
  await phone.surface.getByRole("textbox", { name: "Reason, optional" }).fill("Not this file.");
  await phone.button("Reject now").click();
  const frames = await phone.frames();
  expect(frames.at(-2)?.payload).toEqual({
    v: 1,
    kind: "approval_response",
    id: expect.stringMatching(uuid),
    ts: expect.any(Number),
    request_id: "1",
    decision: "rejected",
    reason: "Not this file.",
  });
  expect(frames.at(-1)?.payload).toMatchObject({ kind: "inbox_update", approvals: [] });
  await expect(phone.cards).toHaveCount(0);
});

test("approvals may hold for longer, questions are answered by suggestion or in own words", async ({
  workbench,
}) => {
  const { phone } = workbench;
  await workbench.open(`?${clock}`);
  await workbench.load(
    inboxOf({
      approvals: [approval("1", { summary: "First" }), approval("2", { summary: "Second" })],
      clarifications: [question, { ...question, request_id: "2", question: "Why?", suggested_answers: [] }],
    }),
  );
  await workbench.send();
  await phone.tap();
  const answers = async () =>
    (await phone.frames()).flatMap(({ from, payload }) => {
      const { v, kind, id, ts, ...own } = payload;
      return from === "client" && String(kind).endsWith("_response") ? [own] : [];
    });
  await phone.openItem("First");
  await phone.button("Approve for longer").click();
  await phone.button("Approve for 15 minutes").click();
  await phone.openItem("Second");
  await phone.button("Approve for longer").click();
  await phone.button("Approve for the session").click();
  await phone.card("Which branch?").getByRole("button", { name: "main", exact: true }).click();
  await phone.openItem("Why?");
  await expect(phone.button("Send answer")).toHaveAttribute("aria-disabled", "true");
  await phone.surface.getByRole("textbox", { name: "Your answer" }).fill("  Because.  ");
  await phone.button("Send answer").click();
  expect(await answers()).toEqual([
    { request_id: "1", decision: "approved", bypass_secs: 900 },
    { request_id: "2", decision: "approved", bypass_secs: 0 },
    { request_id: "1", answer: "main" },
    { request_id: "2", answer: "Because." },
  ]);
  await expect(phone.screen("Inbox")).toContainText("Nothing waits.");
});

test("a draft is drawn before it is sent, and answering it sends it first", async ({ workbench }) => {
  const { phone } = workbench;
  await workbench.open(`?sample=inbox/email&${clock}`);
  await expect(workbench.stage.getByRole("group", { name: "Draft, not sent" })).toBeVisible();
  await phone.tap();
  await phone.openItem("Send an email to to@mail.com");
  await expect(phone.wire).toHaveCount(5);
  await expect(phone.wire.and(workbench.page.locator("[data-next]"))).toHaveCount(5);
  expect(await phone.frames()).toEqual([]);
  await phone.button("Approve").click();
  expect(await phone.kinds()).toEqual([
    "push notification",
    "ws hello",
    "ws inbox_request",
    "ws inbox_update",
    "ws approval_response",
    "ws inbox_update",
  ]);
  await expect(workbench.stage.getByRole("group", { name: "Draft, not sent" })).toHaveCount(0);
});

test("an item tells more of itself, and goes elsewhere as text", async ({ workbench }) => {
  const { page, phone } = workbench;
  await workbench.open(`?${clock}`);
  await workbench.load(
    inboxOf({ approvals: [deploy], clarifications: [question], elicitations: [password] }),
  );
  await workbench.send();
  await phone.tap();
  const more = phone.surface.getByRole("dialog", { name: "About this" });
  for (const [words, own] of [
    ["Deploy with ••••••••", /Tool.*Agent.*Id.*Arrived.*Today, /],
    ["Which branch?", /Agent.*Id.*Arrived/],
    ["Password for deploy@web1", /Serverssh.*Id1/],
  ] as const) {
    await phone.openItem(words);
    await phone.button("More").click();
    await expect(more).toHaveText(own);
    await page.keyboard.press("Escape");
    await expect(phone.button("More")).toBeFocused();
    await phone.button("Inbox").click();
  }
  await phone.openItem("Deploy with ••••••••");
  await phone.button("More").click();
  await phone.button("Copy as text").click();
  await expect(more).toBeHidden();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("••••••••");
  expect(copied).not.toContain(token);
});

test("the app is left for the other apps, where what arrives next is a banner", async ({ workbench }) => {
  const { phone } = workbench;
  await workbench.open(`?${clock}`);
  await workbench.load(inboxOf({ approvals: [approval("1", { summary: "The first" })] }));
  await workbench.send();
  await phone.tap();
  await phone.openItem("The first");
  const room = phone.surface.getByRole("region", { name: "Room for the text" });
  await expect(room).toContainText("9 of about 178 characters");
  await phone.button("Home screen").click();
  await expect(phone.button("Skald, 1 waiting")).toBeVisible();
  await workbench.load(
    inboxOf({
      approvals: [approval("1", { summary: "The first" }), approval("2", { summary: "And another" })],
    }),
  );
  await workbench.send();
  await phone.surface.getByRole("button", { name: /^Skald, now: And another$/ }).click();
  await expect(phone.cards).toHaveCount(2);
});

test("a summary of any length leaves what can be decided in sight", async ({ workbench }) => {
  const { phone } = workbench;
  const long = "x".repeat(50_000);
  await workbench.open(`?${clock}`);
  await workbench.load(inboxOf({ approvals: [approval("1", { summary: long, agent_label: long })] }));
  await workbench.send();
  await phone.tap();
  await phone.cards.getByRole("button").click();
  await expect(phone.button("Approve")).toBeInViewport({ ratio: 1 });
  await phone.button("Approve").click();
  await expect(phone.cards).toHaveCount(0);
});

test("inboxes replace each other, and an open app fetches what it is told of", async ({ workbench }) => {
  const { phone } = workbench;
  await workbench.open(`?${clock}`);
  await workbench.load(inboxOf({ approvals: [approval("1", { summary: "First" })] }));
  await workbench.send();
  await phone.tap();
  await workbench.load(inboxOf({ approvals: [approval("2", { summary: "Second" })] }));
  await workbench.send();
  await expect(phone.cards).toHaveText([/Second/]);
  await expect
    .poll(() => phone.kinds())
    .toEqual([
      "push notification",
      "ws hello",
      "ws inbox_request",
      "ws inbox_update",
      "push notification",
      "ws inbox_request",
      "ws inbox_update",
    ]);
  await workbench.load(inboxOf({}));
  await workbench.send();
  await expect(phone.screen("Inbox")).toContainText("Nothing waits.");
});

test("what is sensitive is typed masked, travels once and is stored nowhere; a confirmation has no value", async ({
  workbench,
  page,
}) => {
  const { phone } = workbench;
  await workbench.open();
  await workbench.load(inboxOf({ elicitations: [password, confirmation] }));
  await workbench.send();
  await phone.tap();
  await phone.openItem("Password for deploy@web1");
  const field = phone.surface.getByLabel("password", { exact: true });
  await expect(field).toHaveAttribute("type", "password");
  await field.fill("hunter2-and-more");
  await phone.button("Accept").click();
  await phone.openItem("Reconnect to web1?");
  await expect(phone.surface.getByRole("textbox")).toHaveCount(0);
  await phone.button("Decline").click();
  const answers = (await phone.frames()).filter(({ payload }) => payload.kind === "elicitation_response");
  expect(answers.map(({ payload }) => [payload.action, payload.content])).toEqual([
    ["accept", { password: "hunter2-and-more" }],
    ["decline", undefined],
  ]);
  expect(await page.locator("body").textContent()).not.toContain("hunter2");
  await page.reload();
  await workbench.becomesReady();
  await expect.poll(() => phone.kinds()).toHaveLength(9);
  expect(JSON.stringify(await phone.frames())).toContain("••••••••");
  expect(JSON.stringify(await phone.frames())).not.toContain("hunter2");
});
