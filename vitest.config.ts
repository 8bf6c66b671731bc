import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { alias: { "@": fileURLToPath(new URL(".", import.meta.url)) } },
  test: {
    include: ["{app,components,lib,scripts}/**/*.test.{ts,tsx}"],
    environment: "node",
    setupFiles: ["scripts/fail-on-console.ts"],
    // Some properties are tried on 10,000 cases, on machines that do other things too.
    testTimeout: 120_000,
  },
});
