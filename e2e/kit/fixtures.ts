import { test as base, expect } from "@playwright/test";
import { Faults } from "./faults";
import { Workbench } from "./workbench";

interface Fixtures {
  /** Fails the test when any page of it met an error, wrote one to the console or asked another host for anything. */
  readonly faults: Faults;
  readonly workbench: Workbench;
}

export const test = base.extend<Fixtures>({
  faults: [
    async ({ context, baseURL }, use) => {
      if (baseURL === undefined)
        throw new Error("The tests need a baseURL: it is the only host a page may ask.");
      const faults = new Faults(baseURL);
      faults.watch(context);
      await use(faults);
      expect(faults.take(), "What went wrong in the page").toEqual([]);
    },
    { auto: true },
  ],
  workbench: async ({ page }, use) => {
    await use(new Workbench(page));
  },
});

export { expect };
