import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createMask, maskDots, noMask } from "./mask";

const token = "tok_live_9f27c1a8e4";

describe("a secret is masked", () => {
  test.each([
    ["alone", token, maskDots],
    ["in words", `use ${token}, please`, `use ${maskDots}, please`],
    ["inside of a longer word", `x${token}y`, `x${maskDots}y`],
    ["every time", `${token}${token}`, maskDots + maskDots],
  ])("%s", (_, text, masked) => {
    expect(createMask([token])(text)).toBe(masked);
  });

  const odd = 'pä"ss\\wörd\n';
  const once = JSON.stringify({ value: odd });
  const ascii = once.replace(/[^\0-\x7f]/g, (unit) => `\\u00${unit.charCodeAt(0).toString(16)}`);
  test.each([
    ["in JSON", once],
    ["in JSON inside of JSON", JSON.stringify({ arguments: once })],
    ["in JSON of ASCII alone", ascii],
    ["in such JSON inside of JSON", JSON.stringify({ arguments: ascii })],
  ])("%s", (_, text) => {
    const masked = createMask([odd])(text);
    expect(masked).toContain(`"${maskDots}`);
    expect(masked).not.toMatch(/ss|rd/);
  });

  test("that holds another one, wholly", () => {
    expect(createMask(["tok_live", token])(`${token} tok_live`)).toBe(`${maskDots} ${maskDots}`);
  });

  test("of a few letters, where it is a word of its own", () => {
    expect(createMask(["on"])('{"on":"none","x":"on"}')).toBe(`{"${maskDots}":"none","x":"${maskDots}"}`);
  });
});

test("without a secret nothing is masked", () => {
  expect(createMask([])).toBe(noMask);
  expect(createMask(["", " \n"])).toBe(noMask);
});

test("no text holds a secret of four letters or more after it, whatever both are", () => {
  const secrets = fc.string({ minLength: 4, unit: "binary" }).filter((text) => text.trim().length >= 4);
  fc.assert(
    fc.property(secrets, fc.string(), fc.string(), (secret, before, after) => {
      fc.pre(!maskDots.includes(secret) && !`${before}${maskDots}${after}`.includes(secret));
      expect(createMask([secret])(before + secret + after)).not.toContain(secret);
    }),
    { numRuns: 10_000 },
  );
});
