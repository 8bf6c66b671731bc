import { type Dialect, type JsonNode, readJson, type Span, type StringNode } from "./json";
import { escapesOf, type Offsets } from "./layer";
import type { Path, Step } from "./node";

/** A `{{name}}` in the strings of a JSON text. */
export interface Hole extends Span {
  /** What stands between the braces: anything but braces and line breaks. */
  readonly name: string;
  /** How many strings it lies in, one inside the other: as often is what fills it escaped. */
  readonly depth: number;
  /** From the root to the value it stands in, through strings that hold JSON. */
  readonly path: Path;
  /** The part of the path that leads to the innermost string holding JSON; undefined where it lies in none. */
  readonly within: Path | undefined;
}

const hole = /\{\{([^{}\r\n]+)\}\}/g;
const dialect: Dialect = "python";

/** Whether there may be a placeholder in a JSON text: quick, and never wrong where it says no. */
export function mayHaveHoles(text: string): boolean {
  return text.includes("{{") || text.includes("u007b") || text.includes("u007B");
}

/** The placeholders in the values of a JSON text, in text order. */
export function findHoles(text: string, root: JsonNode): readonly Hole[] {
  const finder = new Finder();
  finder.visit(root, { text, toOuter: (offset) => offset, depth: 0, within: undefined });
  return finder.found;
}

/** The placeholders of a text that is not JSON. */
export function findPlainHoles(text: string): readonly Hole[] {
  return [...text.matchAll(hole)].map(({ 0: whole, 1: name = "", index: start }) => {
    return { start, end: start + whole.length, name, depth: 0, path: [], within: undefined };
  });
}

/** The text a value was read from, and how offsets in it are found in the outermost one. */
interface Inside extends Pick<Hole, "depth" | "within"> {
  readonly text: string;
  readonly toOuter: Offsets;
}

class Finder {
  readonly found: Hole[] = [];
  private readonly path: Step[] = [];

  visit(node: JsonNode, inside: Inside): void {
    if (node.type === "string") {
      if (mayHaveHoles(node.value)) this.visitString(node, inside);
    } else if (node.type === "object") {
      for (const { key, value } of node.members) this.step(key, value, inside);
    } else if (node.type === "array") {
      for (const [index, item] of node.items.entries()) this.step(index, item, inside);
    }
  }

  private step(step: Step, node: JsonNode, inside: Inside): void {
    this.path.push(step);
    this.visit(node, inside);
    this.path.pop();
  }

  private visitString(node: StringNode, { text, toOuter, depth, within }: Inside): void {
    const { value } = node;
    const toText = escapesOf(text, node);
    const toOutermost = (offset: number) => toOuter(toText(offset));
    const path = [...this.path];
    // What holds JSON goes on doing so, whatever fills it.
    const reading = /^\s*[[{]/.test(value) ? readJson(value, dialect) : undefined;
    if (reading?.ok) {
      this.visit(reading.root, { text: value, toOuter: toOutermost, depth: depth + 1, within: path });
      return;
    }
    for (const { 0: whole, 1: name = "", index } of value.matchAll(hole)) {
      const start = toOutermost(index);
      const end = toOutermost(index + whole.length);
      this.found.push({ start, end, name, depth: depth + 1, path, within });
    }
  }
}

/** What took the place of a placeholder: where it stands in the filled text, and where the placeholder stood. */
export interface Filling extends Span {
  readonly of: Span;
}

export interface FilledText {
  readonly text: string;
  /** In text order. */
  readonly fillings: readonly Filling[];
}

/** Puts values in the place of placeholders, which come in text order; undefined where the text would be longer than `maxLength`. */
export function fillHoles(
  text: string,
  holes: readonly (Hole & { readonly value: string })[],
  maxLength: number,
): FilledText | undefined {
  const fillings: Filling[] = [];
  const parts: string[] = [];
  let from = 0;
  let length = 0;
  const put = (part: string) => {
    parts.push(part);
    length += part.length;
  };
  for (const { value, depth, ...of } of holes) {
    put(text.slice(from, of.start));
    const start = length;
    const escaped = escapeTimes(value, depth, maxLength - length);
    if (escaped === undefined) return undefined;
    put(escaped);
    fillings.push({ start, end: length, of });
    from = of.end;
  }
  put(text.slice(from));
  return length > maxLength ? undefined : { text: parts.join(""), fillings };
}

/** A text as it stands inside of so many JSON strings; undefined where it would be too long. */
export function escapeTimes(text: string, depth: number, maxLength: number): string | undefined {
  let escaped = text;
  for (let left = depth; left > 0 && escaped.length <= maxLength; left--) {
    escaped = JSON.stringify(escaped).slice(1, -1);
  }
  return escaped.length > maxLength ? undefined : escaped;
}
