import { describe, expect, test } from "vitest";
import { startEchoes } from "./echoes";

describe("startEchoes", () => {
  test("knows texts that come back late, in order", () => {
    const echoes = startEchoes("");
    echoes.give("a");
    echoes.give("ab");
    expect([echoes.takes("a"), echoes.takes("ab")]).toEqual([true, true]);
  });

  test("takes what it was never given, or what lies behind, for another's", () => {
    const echoes = startEchoes("first");
    echoes.give("second");
    expect([echoes.takes("second"), echoes.takes("first"), echoes.takes("third")]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test("takes a text others put there again for theirs, though it was there before", () => {
    const echoes = startEchoes("a");
    for (const text of ["b", "a", "b"]) {
      expect(echoes.takes(text)).toBe(false);
      // As the editor does when its text is replaced.
      echoes.restart(text);
      echoes.give(text);
    }
    expect(echoes.takes("b")).toBe(true);
  });

  test("forgets texts that never came back", () => {
    const echoes = startEchoes("");
    for (let count = 0; count < 100; count++) echoes.give(String(count));
    expect([echoes.takes("10"), echoes.takes("99")]).toEqual([false, true]);
  });
});
