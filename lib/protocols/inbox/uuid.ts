/** A UUID of version 4 made from a text: the same for the same text, so that a seed gives equal payloads everywhere. */
export function uuidOf(text: string): string {
  const hex = [0x811c9dc5, 0x9747b28c, 0x3c6ef372, 0xa54ff53a].map((start) => hash(text, start)).join("");
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20),
  ].join("-");
}

// FNV-1a over UTF-16 units, then the finaliser of MurmurHash3.
function hash(text: string, start: number): string {
  let bits = start;
  for (let at = 0; at < text.length; at++) bits = Math.imul(bits ^ text.charCodeAt(at), 0x01000193);
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return ((bits ^ (bits >>> 16)) >>> 0).toString(16).padStart(8, "0");
}
