/** What a piece of a line is, for its colour. */
export type Token = "key" | "string" | "number" | "keyword" | "punct";
export type Piece = readonly [token: Token, text: string];
export interface Line {
  readonly indent: number;
  readonly pieces: readonly Piece[];
}

/** Objects and lists up to this many characters stay on one line. */
const INLINE = 64;
/** Longer strings are cut for display. */
const LONGEST = 2_000;

/** How a text in the value is shown: as it is, or masked. */
type Show = (text: string) => string;
const asItIs: Show = (text) => text;

interface Place {
  readonly indent: number;
  readonly before: readonly Piece[];
  readonly after: string;
}

/** The value as lines of JSON, made as they are asked for: a view of a large value costs what it shows. */
export function* jsonLines(
  value: unknown,
  show: Show = asItIs,
  { indent, before, after }: Place = { indent: 0, before: [], after: "" },
): Generator<Line> {
  const end: Piece[] = after ? [["punct", after]] : [];
  if (!isNested(value) || isInline(value)) {
    yield { indent, pieces: [...before, ...inlinePieces(value, show), ...end] };
    return;
  }
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  yield { indent, pieces: [...before, ["punct", open ?? ""]] };
  const isList = Array.isArray(value);
  const members: readonly unknown[] = isList ? value : Object.keys(value);
  for (const [index, member] of members.entries()) {
    const lead = isList ? [] : keyPieces(String(member), show);
    const item: unknown = isList ? member : Reflect.get(value, String(member));
    const isLast = index === members.length - 1;
    yield* jsonLines(item, show, { indent: indent + 1, before: lead, after: isLast ? "" : "," });
  }
  yield { indent, pieces: [["punct", close ?? ""], ...end] };
}

const isNested = (value: unknown): value is object => typeof value === "object" && value !== null;

const keyPieces = (key: string, show: Show): readonly Piece[] => [
  ["key", JSON.stringify(show(key))],
  ["punct", ": "],
];

/** Short, and nothing in it but plain values. */
function isInline(value: object): boolean {
  if (Array.isArray(value) && value.length > INLINE / 2) return false;
  let size = 4;
  for (const [key, item] of Object.entries(value)) {
    if (isNested(item) && Object.keys(item).length > 0) return false;
    size += key.length + 6 + (typeof item === "string" ? item.length : 4);
    if (size > INLINE) return false;
  }
  return true;
}

function inlinePieces(value: unknown, show: Show): readonly Piece[] {
  if (typeof value === "string") {
    const text = show(value);
    return [["string", JSON.stringify(text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)]];
  }
  if (typeof value === "number") return [["number", show(String(value))]];
  if (!isNested(value)) return [["keyword", String(value)]];
  const isList = Array.isArray(value);
  const members = Object.entries(value);
  if (members.length === 0) return [["punct", isList ? "[]" : "{}"]];
  return [
    ["punct", isList ? "[" : "{ "],
    ...members.flatMap(([key, item], index): readonly Piece[] => [
      ...(index > 0 ? [["punct", ", "] as const] : []),
      ...(isList ? [] : keyPieces(key, show)),
      ...inlinePieces(item, show),
    ]),
    ["punct", isList ? "]" : " }"],
  ];
}

/** The first lines of a value, and whether there are more. */
export function firstLines(
  value: unknown,
  limit: number,
  show: Show = asItIs,
): { readonly lines: readonly Line[]; readonly isCut: boolean } {
  const lines: Line[] = [];
  for (const line of jsonLines(value, show)) {
    if (lines.length === limit) return { lines, isCut: true };
    lines.push(line);
  }
  return { lines, isCut: false };
}
