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
  const given = [...new Set(secrets)].filter((secret) => secret.trim() !== "");
  const spellings = new Set(given.flatMap(spellingsOf));
  return spellings.size === 0 ? noMask : maskOver(new Spellings(spellings));
}

function maskOver(spellings: Spellings): Mask {
  return (text) => {
    let masked = "";
    let from = 0;
    for (let at = 0; at < text.length; at++) {
      const length = spellings.lengthAt(text, at);
      if (length === 0) continue;
      masked += text.slice(from, at) + maskDots;
      from = at + length;
      at = from - 1;
    }
    return from === 0 ? text : masked + text.slice(from);
  };
}

interface Alike {
  readonly texts: Set<string>;
  /** Of these texts, the longest first. */
  lengths: readonly number[];
}

/** Spellings by how they begin: a pattern of thousands of alternatives would be tried in full at every letter. */
class Spellings {
  readonly #starts = new Set<number>();
  readonly #byHead = new Map<string, Alike>();

  constructor(spellings: Iterable<string>) {
    for (const spelling of spellings) {
      this.#starts.add(spelling.charCodeAt(0));
      const head = spelling.slice(0, SURE_LENGTH);
      const alike = this.#byHead.get(head) ?? { texts: new Set<string>(), lengths: [] };
      this.#byHead.set(head, alike);
      alike.texts.add(spelling);
    }
    for (const alike of this.#byHead.values()) {
      const lengths = new Set([...alike.texts].map(({ length }) => length));
      alike.lengths = [...lengths].sort((one, other) => other - one);
    }
  }

  /** How long the longest spelling at a place is; 0 where none is there. */
  lengthAt(text: string, at: number): number {
    if (!this.#starts.has(text.charCodeAt(at))) return 0;
    const alike = this.#byHead.get(text.slice(at, at + SURE_LENGTH));
    const long = alike?.lengths.find(
      (length) => length >= SURE_LENGTH && alike.texts.has(text.slice(at, at + length)),
    );
    return long ?? this.#wordAt(text, at);
  }

  #wordAt(text: string, at: number): number {
    for (let length = SURE_LENGTH - 1; length > 0; length--) {
      if (!this.#byHead.has(text.slice(at, at + length))) continue;
      if (
        !/[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, at - 2), at)) &&
        !/^[\p{L}\p{N}]/u.test(text.slice(at + length, at + length + 2))
      )
        return length;
    }
    return 0;
  }
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
