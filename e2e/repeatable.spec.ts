import { createDatabase, pretty, radio, textbox, whichBucket } from "./clarify-examples";
import { expect, type Page, test } from "./kit";
import { Workbench } from "./kit/workbench";

const address = "?seed=x&clock=2026-01-01T00:00:00Z";
const farAway = "Pacific/Auckland";

const copyTranscript = async (workbench: Workbench) => {
  const { page, transcript } = workbench;
  await transcript.getByRole("button", { name: "Open, save, copy, clear" }).click();
  await page.getByRole("menuitem", { name: "Copy as JSON" }).click();
  await expect(page.getByText("Transcript copied").first()).toBeAttached();
  return workbench.clipboard();
};

/** What both runs do; answers with the bytes of the transcript. */
async function run(context: ReturnType<Page["context"]>): Promise<string> {
  const page = await context.newPage();
  const workbench = new Workbench(page);
  await workbench.open(address);
  await workbench.write(
    pretty({ prompts: JSON.stringify(createDatabase.prompts), title: "Create database" }),
  );
  await textbox(workbench, "Agent's words").fill("One detail before I go on.");
  await textbox(workbench, "Database name").fill("orders");
  await radio(workbench, "Auto-generate (unique())").click();
  await workbench.answer();
  await workbench.driver.advance(90_000);
  await workbench.say("And the bucket?");
  await workbench.write(pretty(whichBucket));
  await workbench.send();
  await workbench.write('{"prompts":"[]"}');
  await workbench.send();
  await expect(workbench.entries).toHaveCount(8);
  const bytes = await copyTranscript(workbench);
  await page.close();
  return bytes;
}

test("the same steps give the same bytes, in one profile and in another time zone", async ({
  browser,
  context,
  faults,
  baseURL,
}) => {
  const elsewhere = await browser.newContext({
    baseURL,
    timezoneId: farAway,
    locale: "en-NZ",
    permissions: ["clipboard-read", "clipboard-write"],
    reducedMotion: "reduce",
  });
  faults.watch(elsewhere);
  const first = await run(context);
  expect(await run(context)).toBe(first);
  expect(await run(elsewhere)).toBe(first);
  await elsewhere.close();
  expect(JSON.parse(first)).toMatchObject({ format: "parley.transcript/v1" });
});

test("the clock starts where it is set, gains a second per entry and what it is put forward", async ({
  workbench,
}) => {
  await workbench.open(address);
  await workbench.write(pretty(whichBucket));
  await workbench.send();
  await workbench.say("One.");
  await workbench.driver.advance(90_500);
  await workbench.say("Two.");
  await workbench.say("Three.");
  await expect(workbench.entries).toHaveCount(4);
  const { entries } = await workbench.driver.transcript();
  const times = entries.map(({ at }) => Date.parse(at));
  const start = times[0] ?? 0;
  expect(Math.abs(start - Date.parse("2026-01-01T00:00:00Z"))).toBeLessThanOrEqual(1000);
  expect(times.map((time) => time - start)).toEqual([0, 1000, 92_500, 93_500]);
});

test("other seeds give other ids", async ({ workbench, page }) => {
  const ids = async (seed: string) => {
    await page.goto("about:blank");
    await workbench.open(`?seed=${seed}&clock=2026-01-01T00:00:00Z`);
    await workbench.write(pretty(whichBucket));
    await workbench.send();
    return (await workbench.driver.transcript()).entries.map(({ id }) => id);
  };
  const first = await ids("x");
  expect(await ids("y")).not.toEqual(first);
  expect(await ids("x")).toEqual(first);
});

test("a reset starts the transcript anew", async ({ workbench }) => {
  await workbench.open(address);
  await workbench.write(pretty(whichBucket));
  await radio(workbench, "avatars").click();
  await workbench.send();
  await workbench.driver.reset();
  await expect(workbench.entries).toHaveCount(0);
  await expect(radio(workbench, "avatars")).not.toBeChecked();
  expect(await workbench.driver.source()).toBe(pretty(whichBucket));
});

test.describe("Far from UTC", () => {
  test.use({ timezoneId: farAway });

  test("times are shown in UTC", async ({ workbench }) => {
    await workbench.open(address);
    await workbench.write(pretty(whichBucket));
    await radio(workbench, "avatars").click();
    await workbench.answer();
    for (const place of [workbench.entries.first(), workbench.surface("Console")]) {
      await expect(place.getByRole("time").first()).toHaveText(/^00:00:0\d$/);
    }
  });

  test("without a seed they are the reader's own", async ({ workbench, page }) => {
    await page.clock.setFixedTime("2026-01-01T00:00:00Z");
    await workbench.open();
    await workbench.write(pretty(whichBucket));
    await workbench.send();
    await expect(workbench.entries.first().getByRole("time")).toHaveText(/^13:00:0\d$/);
  });
});

/** All that this origin keeps in the browser. */
const kept = ({ page }: Workbench) =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name = "" }) => name);
    const stores = names.map(async (name) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      const values = [...database.objectStoreNames].map(
        (store) =>
          new Promise<unknown>((resolve, reject) => {
            const reading = database.transaction(store).objectStore(store).getAll();
            reading.onsuccess = () => resolve(reading.result);
            reading.onerror = () => reject(reading.error);
          }),
      );
      const found = await Promise.all(values);
      database.close();
      return found;
    });
    return JSON.stringify([names, await Promise.all(stores), { ...localStorage }, { ...sessionStorage }]);
  });

async function doAll(workbench: Workbench): Promise<void> {
  const { page } = workbench;
  await workbench.write(pretty(whichBucket));
  await radio(workbench, "avatars").click();
  await workbench.answer();
  await page.getByRole("button", { name: /^Theme:/ }).click();
  await page.getByRole("separator", { name: "Width of the editor" }).press("ArrowLeft");
  await workbench.messageBox.fill("Half");
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pagehide")));
}

for (const query of [address, "?clock=2026-01-01T00:00:00Z", "?seed=x"]) {
  test(`with ${query} nothing is written to storage`, async ({ workbench }) => {
    await workbench.open(query);
    await doAll(workbench);
    expect(await kept(workbench)).toBe(JSON.stringify([[], [], {}, {}]));
  });
}

test("what was left in storage is not read, and stays as it was", async ({ workbench, page }) => {
  await workbench.open();
  await doAll(workbench);
  await page.goto("about:blank");
  await workbench.open(address);
  const before = await kept(workbench);
  await expect(workbench.entries).toHaveCount(0);
  await expect(workbench.messageBox).toHaveValue("");
  expect(await workbench.driver.source()).not.toBe(pretty(whichBucket));
  await expect(page.getByRole("button", { name: "Theme: system" })).toBeVisible();
  await doAll(workbench);
  expect(await kept(workbench)).toBe(before);
});
