import { measurePush } from "@/lib/protocols/inbox";
import { expect, type Page, test } from "./kit";
import { approval, clock, deploy, inboxOf, token } from "./phone-examples";

const values: readonly (readonly [type: string, value: unknown, shown: string | RegExp])[] = [
  ["string", "plain words", "plain words"],
  ["text", "one\ntwo", /one\s+two/],
  ["markdown", "**bold** and `code`", "bold and code"],
  ["code", "let x = 1;", "let x = 1;"],
  ["diff", "= a\n- b\n+ c\n@@ 1 @@\nplain", /a.*removed:\s+b.*added:\s+c.*@@ 1 @@.*plain/],
  ["command", "ls -la", "ls -la"],
  ["email", "a@b.test", "a@b.test"],
  ["url", "https://x.test/y", "https://x.test/y"],
  ["path", "/etc/hosts", "/etc/hosts"],
  ["json", { deep: [1.5, null] }, /deep/],
  ["number", 12, "12"],
  ["boolean", false, /No false/],
  ["datetime", "2026-08-04T10:00:00Z", /Today, 10:002026-08-04T10:00:00Z/],
  ["secret", "s3cret-value", "••••••••"],
  ["holograph", "unknown type", "unknown type"],
];

const blocks = values.flatMap(([value_type, value], index) => [
  { type: "key_value", key: `k${index}_`, value, value_type },
  { type: "field", label: `f${index}_`, value, value_type },
  { type: "block", label: `b${index}_`, value, value_type },
]);

test("every value type in every layout, known or not, is drawn and flattened", async ({ workbench }) => {
  const { phone, page } = workbench;
  await workbench.open(`?${clock}&locked=false`);
  await workbench.load(
    inboxOf({
      approvals: [
        approval("1", {
          summary: "All",
          blocks: [...blocks, { type: "carousel", key: "odd", value: "shape" }],
        }),
      ],
    }),
  );
  await phone.button("Skald, 1 waiting").click();
  await phone.openItem("All");
  const detail = phone.screen("All");
  for (const [index, [, , shown]] of values.entries()) {
    const row = (name: string) =>
      detail.locator("[data-block]").filter({ hasText: new RegExp(`^\\s*${name}`) });
    for (const name of [`k${index}_`, `f${index}_`, `b${index}_`])
      await expect(row(name)).toContainText(shown);
  }
  await expect(detail.locator("[data-block]").last()).toContainText("shape");
  await expect(detail.locator('[data-block="block"] pre').first()).toBeVisible();
  await expect(detail.getByRole("button", { name: "https://x.test/y" })).toHaveCount(3);
  await phone.beside("As text");
  const text = phone.surface.getByRole("region", { name: "As text" });
  for (const index of values.keys()) {
    for (const name of [`k${index}_`, `f${index}_`, `b${index}_`])
      await expect(text).toContainText(`${name}:`);
  }
  await expect(text).toContainText("odd: shape");
  await expect(text).not.toContainText("s3cret-value");
  expect(await page.getByRole("region", { name: "Phone" }).textContent()).not.toContain("s3cret-value");
});

const unblocked: readonly (readonly [string, object])[] = [
  ["no blocks", {}],
  ["empty blocks", { blocks: [] }],
  ["blocks of a later version", { v: 2, blocks: [{ type: "key_value", key: "To", value: "nobody" }] }],
  ["blocks that are none", { blocks: "later" }],
];

test("without blocks that can be read: summary and arguments; blocks with a version of their own are read", async ({
  workbench,
}) => {
  const { phone } = workbench;
  await workbench.open(`?${clock}&locked=false`);
  await workbench.load(inboxOf({ approvals: [approval("1", {})] }));
  await phone.button("Skald, 1 waiting").click();
  for (const [name, own] of unblocked) {
    await workbench.load(inboxOf({ approvals: [approval("1", { summary: name, ...own })] }));
    await phone.openItem(name);
    await expect(phone.screen(name).getByRole("group", { name: "Arguments", exact: true })).toContainText(
      "to@mail.com",
    );
    await expect(phone.screen(name)).not.toContainText("nobody");
    await phone.button("Inbox").click();
  }
  const inner = { v: 1, blocks: [{ type: "key_value", key: "To", value: "somebody" }] };
  await workbench.load(
    inboxOf({ approvals: [approval("1", { summary: "Inside", v: undefined, blocks: inner })] }),
  );
  await phone.openItem("Inside");
  await expect(phone.screen("Inside")).toContainText("Tosomebody");
  await phone.button("All arguments").click();
  await expect(phone.surface.getByRole("dialog", { name: "All arguments" })).toContainText("to@mail.com");
});

/** All text and every attribute outside of the editor, and what is announced. */
const everythingShown = (page: Page) =>
  page.evaluate(() => {
    const outside = [...document.body.querySelectorAll("*")].filter(
      (element) => element.closest("#region-editor, script, style") === null,
    );
    const own = (element: Element) => [
      ...[...element.attributes].map(({ value }) => value),
      ...[...element.childNodes].flatMap((node) =>
        node.nodeType === Node.TEXT_NODE ? [node.nodeValue ?? ""] : [],
      ),
    ];
    return `${document.title}\n${outside.flatMap(own).join("\n")}`;
  });

test("a secret is nowhere on the page until it is revealed, and then only there", async ({ workbench }) => {
  const { page, phone, stage, transcript } = workbench;
  const expectHidden = async (where: string) => {
    const shown = await everythingShown(page);
    expect(shown.includes("tok_live_9f27"), `The secret is hidden ${where}`).toBe(false);
    expect(shown.includes("c1a8e4"), `The secret is hidden ${where}`).toBe(false);
  };
  await workbench.open(`?${clock}`);
  await workbench.load(inboxOf({ approvals: [deploy] }));
  await expectHidden("while it is a draft");
  await workbench.send();
  await expect(phone.notifications).toHaveText(/Deploy with ••••••••/);
  await expectHidden("on the locked screen");
  await phone.tap();
  await phone.openItem("Deploy with ••••••••");
  await expectHidden("on its own screen");
  await phone.button("All arguments").click();
  await expectHidden("in the arguments");
  await phone.button("Done").click();
  for (const view of ["As text", "Arguments", "Log", "Wire"] as const) {
    await phone.beside(view);
    await expectHidden(view);
  }
  await phone.wire.getByRole("button", { name: /inbox_update/ }).click();
  await expect(phone.surface.getByRole("region", { name: "The payload" })).toContainText("DEPLOY_TOKEN");
  await expectHidden("in the payload");
  for (const view of ["Engine", "Client"]) {
    await stage.getByRole("tab", { name: view }).click();
    await expectHidden(view);
  }
  await page.getByRole("button", { name: "Unfold the transcript" }).click();
  const closed = transcript.getByRole("button", { name: "Show the bytes" });
  for (let left = await closed.count(); left > 0; left -= 1) await closed.first().click();
  await expect(closed).toHaveCount(0);
  await expectHidden("in the transcript");
  await transcript.getByRole("button", { name: "Raw" }).click();
  await expect(workbench.entries.last()).toContainText("payload");
  await expectHidden("in the raw transcript");

  const revealed = async () => (await everythingShown(page)).split("tok_live_9f27").length - 1;
  await transcript.getByRole("button", { name: "Reveal secrets in the transcript" }).click();
  await expect(transcript).toContainText("tok_live_9f27");
  expect(await stage.textContent()).not.toContain("tok_live_9f27");
  await transcript.getByRole("button", { name: "Hide secrets in the transcript" }).click();
  await stage.getByRole("tab", { name: "Phone" }).click();
  expect(await revealed()).toBe(0);
});

test("an eye reveals its own secret alone", async ({ workbench }) => {
  const { page, phone } = workbench;
  await workbench.open(`?${clock}`);
  await workbench.load(inboxOf({ approvals: [deploy] }));
  await phone.tap();
  await phone.openItem("Deploy with ••••••••");
  await phone.button("Reveal DEPLOY_TOKEN").click();
  expect((await everythingShown(page)).split(token)).toHaveLength(2);
  await phone.button("Hide DEPLOY_TOKEN").click();
  expect((await everythingShown(page)).split(token)).toHaveLength(1);
  await phone.beside("Arguments");
  await phone.button("Reveal secrets beside the phone").click();
  await expect(phone.surface.getByRole("region", { name: "Arguments" })).toContainText("tok_live_9f27");
});

test("markdown runs nothing, asks nobody and leads nowhere", async ({ workbench, faults }) => {
  const { page, phone } = workbench;
  const value = [
    "# Title",
    '<script>document.title = "run"</script><img src="https://evil.test/a.png" onerror="document.title=1">',
    "![tracker](https://evil.test/b.png)",
    "[script](javascript:document.title=1) [data](data:text/html,x) [vb](vbscript:x)",
    "[fine](https://fine.test/) <https://auto.test/> <javascript:alert(1)>",
    "- item\n- `code`",
  ].join("\n\n");
  await workbench.open(`?${clock}`);
  const title = await page.title();
  await workbench.load(
    inboxOf({
      approvals: [
        approval("1", {
          summary: "Read",
          blocks: [{ type: "block", label: "Text", value, value_type: "markdown" }],
        }),
      ],
    }),
  );
  await phone.tap();
  await phone.openItem("Read");
  const text = phone.surface.getByRole("group", { name: "Text", exact: true });
  await expect(text.getByRole("button")).toHaveText(["fine", "https://auto.test/"]);
  await expect(text.getByRole("listitem")).toHaveCount(2);
  await expect(text).toContainText("[image: tracker]");
  await expect(text.locator("img, script, a, iframe, style")).toHaveCount(0);
  await text.getByText("script", { exact: true }).click();
  await text.getByRole("button", { name: "fine" }).click();
  await expect(phone.surface.getByRole("dialog", { name: "A page in the browser" })).toContainText(
    "https://fine.test/",
  );
  expect(await page.title()).toBe(title);
  expect(page.url()).toContain("seed=phone");
  expect(faults.take()).toEqual([]);
});

/** Text that deflate cannot shorten much: each letter is drawn from all of a large alphabet. */
function noise(length: number): string {
  let state = 7;
  let text = "";
  while (text.length < length) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    text += String.fromCharCode(0x4e00 + ((state >>> 8) % 20_000));
  }
  return text;
}

const notice = (length: number) =>
  JSON.stringify({ v: 1, kind: "notification", id: "x", ts: 1, title: "Skald", body: noise(length) });

test("a notification just under the limit carries its text, one just over only wakes the phone", async ({
  workbench,
}) => {
  const { phone } = workbench;
  let under = 200;
  let over = 4_000;
  while (over - under > 1) {
    const middle = Math.floor((under + over) / 2);
    if (measurePush(notice(middle)).kind === "content") under = middle;
    else over = middle;
  }
  expect(measurePush(notice(under)).base64Length).toBeLessThanOrEqual(3500);
  expect(measurePush(notice(over)).base64Length).toBeGreaterThan(3500);
  await workbench.open(`?${clock}`);
  await workbench.load(notice(under));
  await expect(phone.notifications).toHaveAttribute("data-opened", "true");
  await expect(phone.notifications).toContainText(noise(20));
  await expect(phone.wire).toContainText(/about 3,\d\d\d.*content/);
  await expect(phone.surface.getByRole("region", { name: "What Apple carries" })).toContainText(
    "skald_inbox",
  );
  await workbench.load(notice(over));
  await expect(phone.notifications).toHaveText(/Action required/);
  await expect(phone.wire).toContainText("wake");
  await expect(phone.surface.getByRole("region", { name: "What Apple carries" })).toContainText(
    '"content-available": 1',
  );
  await phone.button("Android").click();
  await expect(phone.surface.getByRole("region", { name: "What Google carries" })).toContainText(
    '"wake": "true"',
  );
});
