import { expect, test } from "vitest";
import { median, tableOf } from "./table.mjs";

test("a median is the middle of the sorted values", () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([])).toBeNaN();
});

test("figures stand beside their budget and plain Monaco; those over twice the budget are named", () => {
  const { rows, over } = tableOf([
    { name: "Key", unit: "ms", value: 12.4, budget: 25, plain: 515 },
    { name: "Task", unit: "ms", value: 101, budget: 50 },
    { name: "Unmeasured", unit: "ms", value: Number.NaN, budget: 50 },
  ]);
  expect(rows.slice(2, 4)).toEqual([
    "| Key | 12 ms | 25 ms | 515 ms | 0.02 |",
    "| Task | 101 ms | 50 ms |  |  |",
  ]);
  expect(over).toEqual(["Task", "Unmeasured"]);
});
