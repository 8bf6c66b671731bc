/** What stands in place of a secret; always as long, so that nothing is told of its length. */
export const maskDots = "••••••••";

/** Gives a text with every secret in it masked. */
export type Mask = (text: string) => string;

export const noMask: Mask = (text) => text;

/** Shorter ones turn up inside of other words; of these only whole words are masked. */
const SURE_LENGTH = 4;

/**
 * A mask over exact occurrences of these values, also where they are spelled with the escapes of JSON, once or twice over.
 * Longer values come first, so that none is left over from one that holds another.
 */
export function createMask(secrets: Iterable<string>): Mask {
  const spellings = new Set([...secrets].filter((secret) => secret.trim() !== "").flatMap(spellingsOf));
  if (spellings.size === 0) return noMask;
  const parts = [...spellings].sort((one, other) => other.length - one.length).map(patternOf);
  const pattern = new RegExp(parts.join("|"), "gu");
  return (text) => text.replace(pattern, maskDots);
}

function spellingsOf(secret: string): readonly string[] {
  const escaped = escapeOnce(secret);
  const ascii = escaped.replace(/[^\0-\x7f]/g, spellUnit);
  return [secret, secret.trim(), escaped, escapeOnce(escaped), ascii, escapeOnce(ascii)];
}

function escapeOnce(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

function spellUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

function patternOf(spelling: string): string {
  const literal = spelling.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
  return spelling.length >= SURE_LENGTH ? literal : `(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`;
}
