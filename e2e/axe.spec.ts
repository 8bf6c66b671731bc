import { createDatabase, deleteBucket, pretty, radio, textbox } from "./clarify-examples";
import { expect, expectAccessible, test, type Workbench } from "./kit";

const seeded = "seed=axe&clock=2026-01-01T00:00:00Z";

const answerIt = async (workbench: Workbench) => {
  await workbench.write(pretty(createDatabase));
  await textbox(workbench, "Database name").fill("orders");
  await radio(workbench, "Auto-generate (unique())").click();
  await workbench.answer();
};
const press = ({ page }: Workbench, name: string | RegExp) => page.getByRole("button", { name }).click();
const view = ({ stage }: Workbench, name: string) => stage.getByRole("tab", { name }).click();

const states: Readonly<Record<string, (workbench: Workbench) => Promise<void>>> = {
  "a sample": async () => {},
  "a draft half filled": async (workbench) => {
    await workbench.write(pretty(createDatabase));
    await textbox(workbench, "Database name").fill("orders");
  },
  "a broken draft": async (workbench) => {
    await workbench.write(pretty(createDatabase).slice(0, -2));
    await expect(workbench.stage.getByRole("group", { name: "Draft, stale" })).toBeVisible();
  },
  "a dangerous confirmation, answered": async (workbench) => {
    await workbench.write(pretty(deleteBucket));
    await workbench.answer("Delete");
  },
  "an answered form": answerIt,
  "a question that was not answered, and words of both sides": async (workbench) => {
    await workbench.write(pretty(createDatabase));
    await textbox(workbench, "Agent's words").fill("One detail before I go on.");
    await workbench.send();
    await workbench.say("Never mind.");
    await expect(workbench.entries).toHaveCount(3);
  },
  "the transcript raw": async (workbench) => {
    await answerIt(workbench);
    await workbench.transcript.getByRole("button", { name: "Raw" }).click();
    await expect(workbench.entries.first()).toContainText('"kind"');
  },
  "an earlier moment": async (workbench) => {
    await answerIt(workbench);
    await workbench.entries.first().getByRole("button").first().click();
    await expect(workbench.stage.getByText("You are looking at an earlier moment")).toBeVisible();
  },
  "the samples open": async (workbench) => {
    await press(workbench, /^Samples:/);
    await expect(workbench.page.getByRole("menuitem").first()).toBeVisible();
  },
  "the transcript's menu open": async (workbench) => {
    await press(workbench, "Open, save, copy, clear");
    await expect(workbench.page.getByRole("menuitem", { name: "Open file…" })).toBeVisible();
  },
  "the settings open": async (workbench) => {
    await press(workbench, "Settings");
    await expect(workbench.page.getByRole("dialog", { name: "Settings" })).toBeVisible();
  },
  "the engine's view": async (workbench) => {
    await workbench.write(pretty(createDatabase));
    await view(workbench, "Engine");
    await expect(workbench.stage.getByRole("region", { name: "Engine", exact: true })).toBeVisible();
  },
  "the engine's view of a refusal": async (workbench) => {
    await workbench.write(
      pretty({ ...createDatabase, prompts: [{ id: "until", kind: "date", question: "?" }] }),
    );
    await view(workbench, "Engine");
    await expect(workbench.stage.getByRole("region", { name: "Engine", exact: true })).toContainText(
      "refuses",
    );
  },
  "the client's view, with a prompt skipped": async (workbench) => {
    const prompts = [{ id: "until", kind: "date", question: "Until?" }, ...createDatabase.prompts];
    await workbench.write(pretty({ ...createDatabase, prompts }));
    await view(workbench, "Client");
    await expect(workbench.stage.getByRole("region", { name: "Client", exact: true })).toContainText(
      "“until”",
    );
  },
  "an empty page, with the way back": async (workbench) => {
    await workbench.write(pretty(createDatabase));
    await press(workbench, "New");
    await expect(workbench.stage.getByText("Nothing to draw yet")).toBeVisible();
    await expect(workbench.page.getByRole("button", { name: "Undo" })).toBeVisible();
  },
  "a file that was refused": async (workbench) => {
    await workbench.transcript
      .locator('input[type="file"]')
      .setInputFiles({ name: "no.json", mimeType: "application/json", buffer: Buffer.from("[1]") });
    await expect(workbench.page.getByText(/no file of Parley's/)).toBeVisible();
  },
  "the transcript folded": (workbench) => press(workbench, "Fold the transcript"),
};

for (const theme of ["light", "dark"] as const) {
  for (const [state, arrange] of Object.entries(states)) {
    test(`axe finds nothing in ${state}, ${theme}`, async ({ workbench, page }) => {
      await workbench.open(`?${seeded}&theme=${theme}`);
      await arrange(workbench);
      await expectAccessible(page);
    });
  }

  test.describe(`On a narrow screen, ${theme}`, () => {
    test.use({ viewport: { width: 390, height: 844 } });

    for (const pane of ["Editor", "Stage", "Transcript"] as const) {
      test(`axe finds nothing in the pane ${pane}, ${theme}`, async ({ workbench, page }) => {
        await workbench.open(`?${seeded}&theme=${theme}&sample=clarify/create-database`);
        await textbox(workbench, "Database name").fill("orders");
        await radio(workbench, "Auto-generate (unique())").click();
        await workbench.stage.getByRole("button", { name: "Continue" }).click();
        await page.getByRole("tab", { name: pane }).click();
        await expect(workbench.region(pane)).toBeVisible();
        await expectAccessible(page);
      });
    }
  });
}
