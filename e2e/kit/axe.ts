import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/**
 * Expects axe to find nothing in the page as it is now, or in a part of it (a selector): that is quicker where the rest
 * stays as it is. What it finds is listed by rule, with the elements concerned.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  // Nothing is framed: a page of axe's own to put the frames together would take longer than the looking.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  const found = violations.flatMap(({ id, impact, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id} (${impact}): ${help}\n  ${target.join(" ")}\n  ${failureSummary?.replaceAll("\n", "\n  ") ?? ""}`,
    ),
  );
  expect(found.join("\n\n"), "What axe finds").toBe("");
}
