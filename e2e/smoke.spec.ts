import { check } from "@/lib/protocols/check";
import { protocols } from "@/lib/protocols/registry";
import { expect, test } from "./kit";

for (const { id, samples } of protocols) {
  for (const { name, title, text, verdict } of samples) {
    const isDrawn = check(text).client !== null;

    test(`${id}/${name} opens from its address, ${verdict}, ${isDrawn ? "drawn" : "not drawn"}`, async ({
      workbench,
      page,
    }) => {
      await workbench.open(`?sample=${id}/${name}`);
      expect(await workbench.driver.source()).toBe(text);
      await expect(workbench.stage).toHaveAttribute("data-verdict", verdict);
      await expect(page.getByRole("button", { name: `Samples: ${title}`, exact: true })).toBeVisible();
      await expect(workbench.stage.getByRole("group", { name: "Draft, not sent" })).toHaveCount(
        isDrawn ? 1 : 0,
      );
      const { problems } = await workbench.driver.check();
      await expect(workbench.problems.getByRole("listitem")).toHaveCount(problems.length);
    });
  }
}

test("the first visit opens a sample that works", async ({ workbench }) => {
  await workbench.open();
  await expect(workbench.stage).toHaveAttribute("data-verdict", "works");
  await expect(workbench.stage.getByRole("group", { name: "Draft, not sent" })).toBeVisible();
});

test("until the rest of its scripts is there, the page stands as the server drew it", async ({
  workbench,
  page,
}) => {
  const html = await (await page.request.get("/")).text();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const held: string[] = [];
  await page.route("**/_next/static/**/*.js", async (route) => {
    const { pathname } = new URL(route.request().url());
    if (!html.includes(pathname)) {
      held.push(pathname);
      await released;
    }
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await expect.poll(() => held.length, "The rest of the scripts is asked for").toBeGreaterThan(0);
  await expect(workbench.main).toHaveAttribute("data-status", "loading");
  await expect(workbench.editor.getByText('"appwrite.clarify/v1"')).toBeVisible();
  await expect(workbench.stage.getByRole("group", { name: "Draft, not sent" })).toBeVisible();
  release();
  await expect(workbench.main).toHaveAttribute("data-status", "ready");
});
