import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/browser.mjs";

const served = process.env.PLAYWRIGHT_BASE_URL;
const usual = "http://localhost:3000";

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  retries: 0,
  // Generous, as the tests ask whether, not how fast: the benchmark does that.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  use: {
    baseURL: served ?? usual,
    browserName: "chromium",
    // Empty: Playwright's own browser.
    launchOptions: { executablePath: (process.env.PARLEY_CHROMIUM ?? findChromium()) || undefined },
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: "reduce" },
    permissions: ["clipboard-read", "clipboard-write"],
    // A trace of every test would cost a quarter of the time; --trace retain-on-failure asks for it.
    trace: "off",
    screenshot: "only-on-failure",
  },
  webServer:
    served === undefined
      ? { command: "npm start", url: usual, reuseExistingServer: true, timeout: 300_000 }
      : undefined,
});
