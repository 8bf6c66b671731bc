/** The largest text Parley reads, in bytes of UTF-8. */
export const maxBytes = 10 * 1024 * 1024;
/** The deepest nesting of brackets Parley reads. */
export const maxLevels = 512;

/** A text that is over a cap; `code` is `text/too-large` or `text/too-deep`. */
export interface Excess {
  readonly code: "text/too-large" | "text/too-deep";
  readonly message: string;
  /** Where the text goes too deep; 0 for one that is too large. */
  readonly at: number;
}

/** The cap a text is over, found without parsing it; undefined when it may be read. */
export function findExcess(text: string): Excess | undefined {
  if (isTooLarge(text)) return { code: "text/too-large", message: tooLargeMessage, at: 0 };
  const at = findTooDeep(text);
  return at < 0 ? undefined : { code: "text/too-deep", message: tooDeepMessage, at };
}

export const tooLargeMessage = `The text is larger than ${maxBytes / 1024 / 1024} MB, which is as much as Parley reads. Shorten it.`;
export const tooDeepMessage = `The brackets nest deeper than ${maxLevels} levels, which is as deep as Parley reads. Flatten the text.`;

/** Whether a text is over the cap of bytes. */
export function isTooLarge(text: string): boolean {
  if (text.length > maxBytes) return true;
  return text.length * 3 > maxBytes && utf8Length(text) > maxBytes;
}

const encoder = new TextEncoder();
/** UTF-16 units that are encoded at a time; each takes three bytes at the most. */
const CHUNK = 65_536;
const chunk = new Uint8Array(3 * (CHUNK + 1));

/** The bytes of a text as UTF-8; a lone surrogate counts as the three of its replacement. */
export function utf8Length(text: string): number {
  let bytes = 0;
  for (let at = 0; at < text.length; ) {
    const end = at + CHUNK;
    // A pair is four bytes, its halves apart are six.
    const isSplit = (text.charCodeAt(end - 1) & 0xfc00) === 0xd800;
    const part = text.slice(at, isSplit ? end + 1 : end);
    bytes += encoder.encodeInto(part, chunk).written;
    at += part.length;
  }
  return bytes;
}

/** Where a bracket goes beyond the deepest level, outside of strings; -1 where none does. */
function findTooDeep(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x22) at = skipString(text, at + 1);
    else if (code === 0x7b || code === 0x5b) {
      if (++depth > maxLevels) return at;
    } else if ((code === 0x7d || code === 0x5d) && depth > 0) depth--;
  }
  return -1;
}

/** The place of a string's closing quote, or of the line end that cuts it off. */
function skipString(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x22 || code === 0x0a) return at;
    if (code === 0x5c && text.charCodeAt(at + 1) !== 0x0a) at++;
  }
  return text.length;
}
