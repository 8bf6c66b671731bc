import fc from "fast-check";
import { expect, test } from "vitest";
import { groupSkipped, placeSkipped } from "./place";

test("what is skipped stands between what is drawn, where it stood in the envelope", () => {
  const skipped = [
    { pointer: "/prompts/1", reason: "“until” is skipped." },
    { pointer: "/prompts/0/options/1", reason: "An option is skipped." },
    { pointer: "", reason: "Something else." },
  ];
  expect(placeSkipped(["first", "last"], skipped, "/prompts")).toEqual([
    { pointer: "/prompts/0", item: "first", position: 0 },
    { pointer: "/prompts/1", reason: "“until” is skipped." },
    { pointer: "/prompts/2", item: "last", position: 1 },
  ]);
});

test("no list of drawn and skipped parts loses one or changes their order", () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 12 }), (isDrawn) => {
      const pointers = isDrawn.map((_, index) => `/prompts/${index}`);
      const drawn = pointers.filter((_, index) => isDrawn[index]);
      const skipped = pointers
        .filter((_, index) => !isDrawn[index])
        .map((pointer) => ({ pointer, reason: pointer }));
      const placed = placeSkipped(drawn, skipped, "/prompts");
      expect(placed.map((part) => ("item" in part ? part.item : part.reason))).toEqual(pointers);
    }),
  );
});

test("a hostile number of skipped parts is counted, not listed", () => {
  const skipped = Array.from({ length: 5000 }, (_, index) => ({
    pointer: `/prompts/${index}`,
    reason: "No.",
  }));
  const placed = placeSkipped(["drawn"], skipped, "/prompts");
  expect(placed).toHaveLength(14);
  expect(placed.at(-1)).toEqual({ pointer: "/prompts/-", reason: "4988 more are skipped." });
});

test("what is skipped within a part is found by the part", () => {
  const inside = { pointer: "/prompts/2/options/0", reason: "No label." };
  const groups = groupSkipped([{ pointer: "/prompts/2", reason: "No." }, inside], "/prompts");
  expect([...groups]).toEqual([["/prompts/2", [inside]]]);
});
