import { expect, type Page, test as quiet } from "./kit";

interface Proof {
  /** What the fixture must hold against the test; whatever else it ends with, the test is red. */
  readonly reason: RegExp;
  readonly turnsRed: undefined;
}

// `turnsRed` starts before `faults` and so ends after it: it sees what the fixture said of the test.
const test = quiet.extend<Proof>({
  reason: [/^$/, { option: true }],
  turnsRed: [
    async ({ reason }, use, testInfo) => {
      await use(undefined);
      const said = testInfo.errors.map(({ message }) => message ?? "");
      if (said.length === 1 && said.every((message) => reason.test(message)))
        testInfo.expectedStatus = "failed";
      else
        throw new Error(`The fixture should have said ${reason}. It said: ${said.join("\n") || "nothing"}`);
    },
    { auto: true },
  ],
  faults: async ({ turnsRed: _, faults }, use) => {
    await use(faults);
  },
});

const deeds = [
  {
    name: "an error nobody catches turns a test red",
    reason: /page error.+thrown on purpose/s,
    commit: async (page: Page) => {
      const seen = page.waitForEvent("pageerror");
      await page.evaluate(() => {
        setTimeout(() => {
          throw new Error("thrown on purpose");
        });
      });
      await seen;
    },
  },
  {
    name: "an error in the console turns a test red",
    reason: /console error.+written on purpose/s,
    commit: (page: Page) => page.evaluate(() => console.error("written on purpose")),
  },
  {
    name: "a request to another host turns a test red",
    reason: /foreign request.+http:\/\/parley\.invalid\/on-purpose/s,
    commit: async (page: Page) => {
      // A page without the content policy, which would not let the request out.
      await page.route("**/bare", (route) =>
        route.fulfill({ contentType: "text/html", body: "<title>Bare</title>" }),
      );
      await page.goto("/bare");
      const seen = page.waitForEvent("requestfailed");
      await page.evaluate(() => {
        new Image().src = "http://parley.invalid/on-purpose";
      });
      await seen;
    },
  },
] as const;

for (const { name, reason, commit } of deeds) {
  test.describe(() => {
    test.use({ reason });

    test(name, async ({ page }) => {
      await page.goto("/");
      await expect(page).toHaveTitle(/Parley/);
      await commit(page);
    });
  });
}
