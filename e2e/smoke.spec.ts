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
