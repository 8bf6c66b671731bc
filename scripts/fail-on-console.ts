import { afterAll, afterEach, expect } from "vitest";

const methods = ["debug", "error", "info", "log", "trace", "warn"] as const;
const written: string[] = [];

for (const method of methods) {
  console[method] = (...args: unknown[]) => {
    written.push(`console.${method}: ${args.map(String).join(" ")}`);
  };
}

function expectSilence() {
  expect(written.splice(0), "A test wrote to the console").toEqual([]);
}

afterEach(expectSilence);
afterAll(expectSilence);
