import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/**
 * Expects axe to find nothing in the page as it is now, or in the part a selector names. What it finds is listed by rule,
 * with the elements concerned.
 */
export async function expectAccessible(page: Page, within = "html"): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(within).analyze();
  const found = violations.flatMap(({ id, impact, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id} (${impact}): ${help}\n  ${target.join(" ")}\n  ${failureSummary?.replaceAll("\n", "\n  ") ?? ""}`,
    ),
  );
  expect(found.join("\n\n"), "What axe finds").toBe("");
}
