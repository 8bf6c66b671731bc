/** What a piece of JSON text is, for its colour. */
export type Tint = "key" | "string" | "number" | "keyword" | "punct";
export type Piece = readonly [tint: Tint | null, text: string];

const TOKEN =
  /("(?:[^"\\]|\\.)*(?:"|$))(?=(\s*:)?)|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|[{}[\],:]/g;

/** The pieces of one line, as the editor will colour them. Only for looks: it takes any text. */
export function paintLine(line: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const match of line.matchAll(TOKEN)) {
    if (match.index > at) pieces.push([null, line.slice(at, match.index)]);
    pieces.push([tintOf(match), match[0]]);
    at = match.index + match[0].length;
  }
  if (at < line.length) pieces.push([null, line.slice(at)]);
  return pieces;
}

function tintOf([token, quoted, colon]: RegExpExecArray): Tint {
  if (quoted !== undefined) return colon === undefined ? "string" : "key";
  if (/^[{}[\],:]$/.test(token)) return "punct";
  return /^[tfn]/.test(token) ? "keyword" : "number";
}
