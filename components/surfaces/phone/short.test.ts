import { expect, test } from "vitest";
import { short } from "./short";

test("a text that has room stays whole, a longer one is cut between characters", () => {
  expect(short("abc", 3)).toBe("abc");
  expect(short("abcd", 3)).toBe("abc…");
  expect(short("ab😀d", 3)).toBe("ab…");
  expect(short("a😀bd", 3)).toBe("a😀…");
});
