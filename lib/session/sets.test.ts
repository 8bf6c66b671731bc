import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compactDocument, documentFormat, readFile } from "../transcript/file";
import {
  activeValues,
  addSet,
  chooseSet,
  findSet,
  findValueOf,
  noSets,
  putBackSet,
  putValue,
  readSets,
  removeSet,
  renameSet,
  type ValueSets,
  writeSets,
} from "./sets";

const three = ["Photos", "Avatars", "Logs"].reduce((sets, name) => addSet(sets, name), noSets);
const names = ({ list }: ValueSets) => list.map(({ name }) => name);

describe("value sets", () => {
  test("are added at the end, the new one in use, and never under a name that is taken", () => {
    expect(three.active).toBe("Logs");
    expect(names(addSet(addSet(three, " Photos "), "Photos"))).toEqual([
      "Photos",
      "Avatars",
      "Logs",
      "Photos 2",
      "Photos 3",
    ]);
    expect(names(addSet(addSet(noSets)))).toEqual(["Set 1", "Set 2"]);
  });

  test("can be chosen by name, or none of them", () => {
    expect(chooseSet(three, "Photos").active).toBe("Photos");
    expect(chooseSet(three, "Nobody")).toBe(three);
    expect(activeValues(chooseSet(three, null))).toEqual({});
  });

  test("keep being in use under a new name", () => {
    expect(renameSet(three, "Logs", "Old logs")).toMatchObject({ active: "Old logs" });
    expect(renameSet(three, "Logs", "Photos").active).toBe("Photos 2");
    expect(renameSet(three, "Logs", "Logs")).toEqual(three);
    expect(renameSet(three, "Logs", "  ")).toBe(three);
  });

  test("give way to their neighbour when removed", () => {
    expect(removeSet(three, "Logs").active).toBe("Avatars");
    expect(removeSet(chooseSet(three, "Photos"), "Photos").active).toBe("Avatars");
    expect(removeSet(chooseSet(three, "Photos"), "Logs").active).toBe("Photos");
    expect(removeSet(addSet(noSets, "Only"), "Only")).toEqual(noSets);
  });

  test("are put back in their place, beside what came since", () => {
    const [photos] = three.list;
    const without = addSet(removeSet(three, "Photos"), "New");
    const back = photos && putBackSet(without, 0, photos);
    expect(back && names(back)).toEqual(["Photos", "Avatars", "Logs", "New"]);
    expect(back?.active).toBe("Photos");
  });

  test("hold values by any name, an empty one too, and lose them only when told", () => {
    const hostile = ["__proto__", "constructor", "10", "2", "", "é", "\ud800"];
    const filled = hostile.reduce((sets, name) => putValue(sets, "Logs", [name, `<${name}>`]), three);
    const set = findSet(filled, "Logs");
    expect(set && hostile.map((name) => findValueOf(set, name))).toEqual(hostile.map((name) => `<${name}>`));
    const cleared = putValue(putValue(filled, "Logs", ["__proto__", ""]), "Logs", ["constructor", undefined]);
    const after = findSet(cleared, "Logs");
    expect(after && findValueOf(after, "__proto__")).toBe("");
    expect(after && findValueOf(after, "constructor")).toBeUndefined();
    expect(Object.getPrototypeOf(after?.values)).toBe(Object.prototype);
  });

  test("of a damaged document get names that can be told apart", () => {
    const sets = ["a", "a", " "].map((name) => ({ name, values: {} }));
    expect(readSets({ sets, active: "b" })).toMatchObject({
      list: [{ name: "a" }, { name: "a 2" }, { name: "Set 3" }],
      active: null,
    });
  });

  test("are read in their thousands, all of one name", () => {
    const sets = Array.from({ length: 50_000 }, () => ({ name: "a", values: {} }));
    const { list } = readSets({ sets });
    expect(new Set(list.map(({ name }) => name)).size).toBe(50_000);
  });

  test("are the same after a document was written and read", () => {
    const text = fc.string({ unit: "binary" });
    const pairs = fc.array(fc.tuple(fc.oneof(text, fc.constant("__proto__")), text));
    fc.assert(
      fc.property(fc.array(fc.tuple(text, pairs)), (all) => {
        const sets = all.reduce(
          (before, [name, values]) => addSet(before, name, Object.fromEntries(values)),
          noSets,
        );
        const document = { format: documentFormat, source: "", ...writeSets(sets) } as const;
        const file = readFile(compactDocument(document));
        if (file.kind !== "document") throw new Error("A document is read as one.");
        const read = readSets(file.document);
        expect(read.active).toBe(sets.active);
        expect(read.list.map(({ name, values }) => [name, Object.entries(values)])).toEqual(
          sets.list.map(({ name, values }) => [name, Object.entries(values)]),
        );
      }),
    );
  });
});
