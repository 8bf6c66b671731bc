import { expect, test } from "vitest";
import { isNodeOldEnough } from "./project.mjs";

test.each(["20.19.0", "20.20.2", "22.0.0", "24.1.0", "100.0.0"])("Node %s will do", (version) => {
  expect(isNodeOldEnough(version)).toBe(true);
});

test.each(["20.18.3", "19.99.0", "18.20.0", "8.0.0"])("Node %s is too old", (version) => {
  expect(isNodeOldEnough(version)).toBe(false);
});
