import { describe, expect, test } from "vitest";
import { acceptCompletion, completionAt } from "./completion";
import { projectPaths } from "./paths";
import type { TextBox } from "./text-box";

const at = (text: string): TextBox => ({ text, caret: text.length });
const pathsFor = (text: string) => completionAt(at(text), projectPaths)?.candidates.map(({ path }) => path);

function accept(text: string, paths: readonly string[]): string {
  const box = at(text);
  const list = completionAt(box, paths);
  const [first] = list?.candidates ?? [];
  if (list === undefined || first === undefined) throw new Error("There is no list.");
  const accepted = acceptCompletion(box, list, first);
  return `${accepted.text.slice(0, accepted.caret)}|${accepted.text.slice(accepted.caret)}`;
}

describe("the @ list", () => {
  test("offers all paths after an @ alone, at the start or after a blank", () => {
    expect(pathsFor("@")?.slice(0, 2)).toEqual(["README.md", "package.json"]);
    expect(pathsFor("see @")).toHaveLength(20);
    expect(pathsFor("a\n@")).toHaveLength(20);
  });

  test.each(["me@home", "no", "@ x", "@scripts/migrate.ts", "@zzz", '@"a" b'])(
    "is closed after %j",
    (text) => {
      expect(pathsFor(text)).toBeUndefined();
    },
  );

  test("puts names that begin so first and marks what was typed", () => {
    const list = completionAt(at("A dry run of @mi"), projectPaths);
    expect(list?.candidates.slice(0, 3)).toEqual([
      { path: "scripts/mirror.sh", marks: [[8, 10]] },
      { path: "scripts/migrate.ts", marks: [[8, 10]] },
      { path: "scripts/migrate.test.ts", marks: [[8, 10]] },
    ]);
    expect(pathsFor("@scripts/mi")?.[0]).toBe("scripts/mirror.sh");
    expect(completionAt(at("@sbk"), projectPaths)?.candidates[0]).toEqual({
      path: "src/storage/buckets.ts",
      marks: [
        [0, 1],
        [12, 13],
        [15, 16],
      ],
    });
  });

  test("shows what is in a folder once that is written", () => {
    expect(pathsFor("@scripts/")).toEqual([
      "scripts/mirror.sh",
      "scripts/migrate.ts",
      "scripts/release.sh",
      "scripts/migrate.test.ts",
    ]);
  });

  test("looks at what stands before the caret only", () => {
    expect(completionAt({ text: "@mi x", caret: 3 }, projectPaths)?.query).toBe("mi");
    expect(completionAt({ text: "@mi x", caret: 5 }, projectPaths)).toBeUndefined();
  });

  test("writes a file with a blank after it, a folder without, blanks in quotation marks", () => {
    expect(accept("see @mig", projectPaths)).toBe("see @scripts/migrate.ts |");
    expect(accept("@sc", ["scripts/", "src/"])).toBe("@scripts/|");
    expect(accept("@old", projectPaths)).toBe('@"test/fixtures/old bucket list.csv" |');
    expect(accept('@"old b', projectPaths)).toBe('@"test/fixtures/old bucket list.csv" |');
    const box = { text: "@mig now", caret: 4 };
    const list = completionAt(box, projectPaths);
    const [first] = list?.candidates ?? [];
    expect(list && first && acceptCompletion(box, list, first)).toEqual({
      text: "@scripts/migrate.ts now",
      caret: 20,
    });
  });
});
