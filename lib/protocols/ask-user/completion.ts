import { insertText, type TextBox } from "./text-box";

export interface Candidate {
  readonly path: string;
  /** Parts of the path that match what was typed: pairs of UTF-16 offsets, the second exclusive. */
  readonly marks: readonly (readonly [number, number])[];
}

/** The `@` list at the caret. What was typed runs from `start`, the place of the `@`, to the caret. */
export interface Completion {
  readonly start: number;
  readonly query: string;
  readonly candidates: readonly Candidate[];
}

const longestList = 20;
const mention = /(?:^|[\s([{"'=,;:])@("[^"\n]*|[^\s"]*)$/;

interface Match extends Candidate {
  readonly rank: number;
}

/** The paths that fit what follows an `@` before the caret, best first; undefined where no list is due. */
export function completionAt(box: TextBox, paths: readonly string[]): Completion | undefined {
  const line = box.text.slice(box.text.lastIndexOf("\n", Math.max(box.caret - 1, 0)) + 1, box.caret);
  const typed = mention.exec(line)?.[1];
  if (typed === undefined) return undefined;
  const query = typed.replace(/^"/, "");
  if (paths.includes(query) && !query.endsWith("/")) return undefined;
  const candidates = findCandidates(query, paths);
  if (candidates.length === 0) return undefined;
  return { start: box.caret - typed.length - 1, query, candidates };
}

/** Writes a path in the place of what was typed. A file is followed by a blank, a folder is left open to go on. */
export function acceptCompletion(box: TextBox, { start }: Completion, { path }: Candidate): TextBox {
  const before = { text: box.text.slice(0, start) + box.text.slice(box.caret), caret: start };
  const isFolder = path.endsWith("/");
  if (isFolder) return insertText(before, /\s/.test(path) ? `@"${path}` : `@${path}`);
  const written = insertText(before, /\s/.test(path) ? `@"${path}"` : `@${path}`);
  if (written.text.charAt(written.caret) === " ") return { ...written, caret: written.caret + 1 };
  return insertText(written, " ");
}

function findCandidates(query: string, paths: readonly string[]): readonly Candidate[] {
  if (query === "") return paths.slice(0, longestList).map((path) => ({ path, marks: [] }));
  const wanted = query.toLowerCase();
  return paths
    .flatMap((path) => (path === query ? [] : (match(path, wanted) ?? [])))
    .sort((a, b) => a.rank - b.rank || a.path.length - b.path.length)
    .slice(0, longestList)
    .map(({ path, marks }) => ({ path, marks }));
}

function match(path: string, wanted: string): Match | undefined {
  const lower = path.toLowerCase();
  const name = lower.lastIndexOf("/", lower.length - 2) + 1;
  const inName = lower.indexOf(wanted, name);
  const at = lower.startsWith(wanted) ? 0 : inName >= 0 ? inName : lower.indexOf(wanted);
  if (at >= 0) {
    const rank = inName === name ? 0 : at === 0 ? 1 : inName >= 0 ? 2 : 3;
    const from = rank === 0 ? name : at;
    return { path, rank, marks: [[from, from + wanted.length]] };
  }
  const marks = scatteredMarks(lower, wanted);
  return marks === undefined ? undefined : { path, rank: 4, marks };
}

/** The letters of `wanted`, found one after another. */
function scatteredMarks(lower: string, wanted: string): [number, number][] | undefined {
  const marks: [number, number][] = [];
  let from = 0;
  for (const letter of wanted) {
    const at = lower.indexOf(letter, from);
    if (at < 0) return undefined;
    from = at + letter.length;
    const last = marks.at(-1);
    if (last?.[1] === at) last[1] = from;
    else marks.push([at, from]);
  }
  return marks;
}
