import { expect, test } from "./kit";
import { approval, clock, inboxOf, password } from "./phone-examples";

const first = approval("1", { summary: "First" });
const second = approval("2", { summary: "Second" });

test("a lost answer takes the card at once, and the next snapshot brings it back", async ({ workbench }) => {
  const { phone } = workbench;
  await workbench.open(`?${clock}`);
  await workbench.load(inboxOf({ approvals: [first, second] }));
  await workbench.send();
  await phone.tap();
  await phone.set("Answer arrives", false);
  await phone.openItem("First");
  await phone.button("Approve").click();
  await expect(phone.cards).toHaveText([/Second/]);
  await phone.beside("Log");
  await expect(phone.log).toHaveText([/lost.*never gets this answer/]);
  await phone.set("Answer arrives", true);
  await phone.button("Refresh").click();
  await expect(phone.cards).toHaveText([/First/, /Second/]);
  await phone.openItem("First");
  await phone.button("Approve").click();
  await expect(phone.cards).toHaveText([/Second/]);
  await expect(phone.log.last()).toHaveText(/done.*goes on with “First”/);
});

test("an answer that is sent twice, and one after a restart of the agent, do nothing and say so", async ({
  workbench,
}) => {
  const { phone } = workbench;
  await workbench.open(`?${clock}`);
  await workbench.load(inboxOf({ approvals: [first, second] }));
  await workbench.send();
  await phone.tap();
  await phone.openItem("First");
  await phone.button("Approve").click();
  await phone.wire.getByRole("button", { name: /approval_response/ }).click();
  await phone.button("Send again").click();
  await phone.beside("Log");
  await expect(phone.log).toHaveText([/done/, /no-op.*nothing waits under the id 1/]);
  await phone.button("Restart the agent").click();
  await expect(phone.log.last()).toHaveText(/starts anew/);
  await expect(phone.cards).toHaveText([/Second/]);
  await phone.openItem("Second");
  await phone.button("Approve").click();
  await expect(phone.log.last()).toHaveText(/no-op.*nothing waits under the id 2/);
  await expect(phone.cards).toHaveCount(0);
  const outcomes = (await workbench.driver.transcript()).entries.filter(({ kind }) => kind === "outcome");
  expect(outcomes.map((entry) => entry.kind === "outcome" && entry.result)).toEqual([
    "applied",
    "skipped",
    "applied",
    "skipped",
  ]);
});

test("an answer to an id the agent does not know is a no-op, one with an id that is none is ignored", async ({
  workbench,
}) => {
  const { phone } = workbench;
  await workbench.open(`?${clock}`);
  const pasted = (request_id: string) =>
    JSON.stringify({ v: 1, kind: "approval_response", id: "x", ts: 1, request_id, decision: "approved" });
  await workbench.load(inboxOf({ approvals: [first] }));
  await workbench.send();
  await workbench.load(pasted("99"));
  await workbench.send();
  await workbench.load(pasted("appr_1"));
  await workbench.send();
  await phone.beside("Log");
  await expect(phone.log).toHaveText([/no-op/, /ignored/]);
});

test("offline nothing is sent and nothing is lost; late, an elicitation has expired", async ({
  workbench,
}) => {
  const { phone } = workbench;
  await workbench.open(`?${clock}`);
  await workbench.load(inboxOf({ elicitations: [password] }));
  await workbench.send();
  await phone.tap();
  await phone.openItem("Password for deploy@web1");
  await expect(phone.surface.getByRole("img", { name: /^4 minutes \d+ seconds left$/ })).toBeVisible();
  await phone.set("Online", false);
  await phone.surface.getByLabel("password", { exact: true }).fill("late-password");
  await phone.button("Accept").click();
  await expect(phone.surface.getByRole("status")).toContainText("No connection. Nothing was sent");
  await expect(phone.surface.getByLabel("password", { exact: true })).toHaveValue("late-password");
  const before = (await phone.frames()).length;
  await workbench.driver.advance(120_000);
  await expect(phone.surface.getByRole("img", { name: /^2 minutes \d+ seconds left$/ })).toBeVisible();
  await workbench.driver.advance(180_000);
  await phone.beside("Log");
  await expect(phone.log).toHaveText([/gives up “Password for deploy@web1”/]);
  expect((await phone.frames()).slice(before).every(({ from }) => from === "agent")).toBe(true);
});

test("what is decided in a sheet while offline is refused there, and what was written stays", async ({
  workbench,
}) => {
  const { phone } = workbench;
  await workbench.open(`?${clock}`);
  await workbench.load(inboxOf({ approvals: [approval("1", { summary: "Do it" })] }));
  await workbench.send();
  await phone.tap();
  await phone.openItem("Do it");
  await phone.button("Reject").click();
  const sheet = phone.surface.getByRole("dialog", { name: "Reject" });
  await sheet.getByRole("textbox").fill("Not now.");
  await phone.set("Online", false);
  await phone.button("Reject now").click();
  await expect(sheet).toContainText("No connection. Nothing was sent");
  await expect(sheet.getByRole("textbox")).toHaveValue("Not now.");
  await phone.set("Online", true);
  await phone.button("Reject now").click();
  await expect(sheet).toBeHidden();
  expect((await phone.frames()).at(-2)?.payload).toMatchObject({ decision: "rejected", reason: "Not now." });
});

test("an elicitation that expired is gone with the next snapshot, and a late answer does nothing", async ({
  workbench,
}) => {
  const { phone } = workbench;
  await workbench.open(`?${clock}`);
  await workbench.load(inboxOf({ elicitations: [password] }));
  await workbench.send();
  await workbench.driver.advance(301_000);
  await phone.beside("Log");
  await expect(phone.log).toHaveText([/gives up/]);
  await phone.tap();
  await expect(phone.screen("Inbox")).toContainText("Nothing waits.");
  await workbench.load(
    JSON.stringify({
      v: 1,
      kind: "elicitation_response",
      id: "x",
      ts: 1,
      request_id: "1",
      action: "decline",
    }),
  );
  await workbench.send();
  await expect(phone.log.last()).toHaveText(/no-op/);
});

test("what the locked screen shows depends on previews, on what can be opened, and on its room", async ({
  workbench,
}) => {
  const { phone } = workbench;
  const long = "Write the whole of a long report, ".repeat(12);
  await workbench.open(`?${clock}`);
  await workbench.load(inboxOf({ approvals: [approval("1", { summary: long })] }));
  await workbench.send();
  await expect(phone.notifications).toContainText("Write the whole of a long report");
  await expect(phone.notifications).toHaveAccessibleName(/^Skald, now: Write the whole.*…, cut here$/);
  const room = phone.surface.getByRole("region", { name: "Room for the text" });
  await expect(room).toContainText(`${long.length} of about 178 characters`);
  await expect(room).toContainText(`${long.length} of about 110 characters`);
  await phone.set("Previews shown", false);
  await expect(phone.notifications).toHaveText(/Skald.*Notification$/);
  await phone.button("Android").click();
  await expect(phone.notifications).toHaveText(/Contents hidden$/);
  await phone.set("Previews shown", true);
  await phone.set("Decrypts", false);
  await expect(phone.notifications).toHaveText(/Skald.*Action required$/);
  await phone.set("Locked", false);
  await expect(phone.button("Skald, 1 waiting")).toBeVisible();
  await expect(phone.surface.getByRole("button", { name: /^Skald, now: Action required$/ })).toBeVisible();
  await phone.set("Online", false);
  await phone.button("Skald, 1 waiting").click();
  await expect(phone.surface.getByRole("status")).toContainText("No connection.");
  await expect(phone.cards).toHaveCount(0);
  await phone.set("Online", true);
  await expect(phone.cards).toHaveCount(1);
  expect(await workbench.driver.settings()).toMatchObject({
    locked: "false",
    previews: "true",
    decrypts: "false",
    online: "true",
    device: "android",
  });
});
