import {
  button,
  createDatabase,
  deleteBucket,
  protocol,
  radio,
  said,
  textbox,
  whichBucket,
} from "./clarify-examples";
import { expect, type Locator, test, type Workbench } from "./kit";

/** Goes on by Tab until it is there. */
async function tabTo(target: Locator): Promise<void> {
  await expect(async () => {
    await target.page().keyboard.press("Tab");
    await expect(target).toBeFocused({ timeout: 200 });
  }).toPass();
}

async function enterStage(workbench: Workbench): Promise<void> {
  await expect(async () => {
    await workbench.pressF6();
    await expect(workbench.stage).toBeFocused({ timeout: 200 });
  }).toPass();
}

const examples = [
  {
    name: "the choice of a bucket",
    envelope: whichBucket,
    answers: [{ id: "bucket", kind: "choice", values: ["uploads"] }],
    byMouse: async (workbench: Workbench) => {
      await radio(workbench, "uploads").click();
      await button(workbench, "Continue").click();
    },
    byKeyboard: async (workbench: Workbench) => {
      await tabTo(radio(workbench, "avatars"));
      await workbench.page.keyboard.press("ArrowDown");
      await tabTo(button(workbench, "Continue"));
      await workbench.page.keyboard.press("Enter");
    },
  },
  {
    name: "the confirmation of a delete",
    envelope: deleteBucket,
    answers: [{ id: "confirm_delete", kind: "confirm", confirmed: true }],
    byMouse: (workbench: Workbench) => button(workbench, "Delete").click(),
    byKeyboard: async (workbench: Workbench) => {
      await tabTo(button(workbench, "Delete"));
      await workbench.page.keyboard.press("Enter");
    },
  },
  {
    name: "a name and how to get an id",
    envelope: createDatabase,
    answers: [
      { id: "name", kind: "text", value: "orders" },
      { id: "id_mode", kind: "choice", values: ["unique"] },
    ],
    byMouse: async (workbench: Workbench) => {
      await textbox(workbench, "Database name").fill("  orders ");
      await radio(workbench, "Auto-generate (unique())").click();
      await button(workbench, "Continue").click();
    },
    byKeyboard: async (workbench: Workbench) => {
      await tabTo(textbox(workbench, "Database name"));
      // Enter in a line of text is nothing that sends.
      await workbench.page.keyboard.type("orders");
      await workbench.page.keyboard.press("Enter");
      await tabTo(radio(workbench, "Auto-generate (unique())"));
      await workbench.page.keyboard.press("Space");
      await tabTo(button(workbench, "Continue"));
      await workbench.page.keyboard.press("Space");
    },
  },
] as const;

test.beforeEach(async ({ workbench }) => {
  await workbench.open("?seed=clarify&clock=2026-01-01T00:00:00Z");
});

for (const { name, envelope, answers, byMouse, byKeyboard } of examples) {
  test(`${name}, answered by mouse`, async ({ workbench }) => {
    await workbench.load(JSON.stringify(envelope));
    await byMouse(workbench);
    await expect.poll(() => said(workbench)).toEqual([JSON.stringify({ protocol, answers })]);
  });

  test(`${name}, answered by keyboard`, async ({ workbench }) => {
    await workbench.load(JSON.stringify(envelope));
    await enterStage(workbench);
    await byKeyboard(workbench);
    await expect.poll(() => said(workbench)).toEqual([JSON.stringify({ protocol, answers })]);
  });
}

test("Cancel is an answer", async ({ workbench }) => {
  await workbench.load(JSON.stringify(deleteBucket));
  await workbench.answer("Keep it");
  const answers = [{ id: "confirm_delete", kind: "confirm", confirmed: false }];
  expect(await said(workbench)).toEqual([JSON.stringify({ protocol, answers })]);
});

test("Continue that comes too early leads to the first question still open", async ({ workbench }) => {
  await workbench.load(JSON.stringify(createDatabase));
  await textbox(workbench, "Database name").fill("orders");
  await expect(button(workbench, "Continue")).toHaveAccessibleDescription("Still needed: “Database ID”");
  await button(workbench, "Continue").press("Enter");
  await expect(radio(workbench, "Auto-generate (unique())")).toBeFocused();
  await expect(radio(workbench, "Auto-generate (unique())")).not.toBeChecked();
  expect(await said(workbench)).toEqual([]);
});

test("an answered form stays, filled and locked, and the focus stays in the conversation", async ({
  workbench,
}) => {
  await workbench.load(JSON.stringify(createDatabase));
  await textbox(workbench, "Database name").fill("orders");
  await radio(workbench, "I'll provide a custom ID").click();
  await workbench.answer();
  await expect(textbox(workbench, "Database name")).toHaveValue("orders");
  await expect(textbox(workbench, "Database name")).toBeDisabled();
  await expect(radio(workbench, "I'll provide a custom ID")).toBeChecked();
  await expect(radio(workbench, "I'll provide a custom ID")).toBeDisabled();
  await expect(workbench.surface("Console").getByText("Answered at")).toBeVisible();
  await expect(workbench.stage.getByRole("log", { name: "Conversation" })).toBeFocused();
});

test("what was filled in outlives a broken text", async ({ workbench }) => {
  const text = JSON.stringify(createDatabase, null, 2);
  await workbench.write(text);
  await textbox(workbench, "Database name").fill("orders");
  await workbench.write(text.slice(0, -2));
  await expect(workbench.stage).toHaveAttribute("data-stale");
  await expect(textbox(workbench, "Database name")).toBeDisabled();
  await expect(textbox(workbench, "Database name")).toHaveValue("orders");
  await workbench.write(text);
  await expect(textbox(workbench, "Database name")).toBeEnabled();
  await expect(textbox(workbench, "Database name")).toHaveValue("orders");
});

test("sending a draft leaves the cursor where it is", async ({ workbench }) => {
  await workbench.load(JSON.stringify(createDatabase));
  const name = textbox(workbench, "Database name");
  await name.pressSequentially("orers");
  await name.press("ArrowLeft");
  await name.press("ArrowLeft");
  await name.press("ArrowLeft");
  await workbench.driver.send();
  await expect(name).toBeFocused();
  await workbench.page.keyboard.type("d");
  await expect(name).toHaveValue("orders");
});

test("a prompt the client does not know is named with the reason", async ({ workbench }) => {
  const prompts = [{ id: "until", kind: "date", question: "Until?" }, ...createDatabase.prompts];
  await workbench.load(JSON.stringify({ ...createDatabase, prompts }));
  await expect(workbench.surface("Console")).toContainText(
    "“until” is skipped: this client does not know the kind “date”.",
  );
});

test("words of the person lock a form that waits", async ({ workbench }) => {
  await workbench.load(JSON.stringify(whichBucket));
  await workbench.send();
  await workbench.say("Never mind.");
  await expect(radio(workbench, "avatars")).toBeDisabled();
  await expect(workbench.surface("Console").getByText("Not answered")).toBeVisible();
  await expect(workbench.messageBox).toHaveValue("");
  expect(await said(workbench)).toEqual(["Never mind."]);
});
