import { findFence } from "./fence";
import { type JsonNode, readJson } from "./json";
import { findExcess } from "./limits";

const INDENT = "  ";

/**
 * Lays JSON text out with one value a line. Only blanks between tokens change: spellings, escapes, key order and
 * duplicates stay, and so does a code fence around it. Undefined when the text cannot be read.
 */
export function formatText(text: string): string | undefined {
  const inner = findFence(text) ?? { start: 0, end: text.length };
  const json = text.slice(inner.start, inner.end);
  if (findExcess(json)) return undefined;
  const reading = readJson(json);
  if (!reading.ok) return undefined;
  const parts: string[] = [];
  write({ text: json, parts }, reading.root, "\n");
  const isFenced = inner.start > 0;
  const end = !isFenced && json.endsWith("\n") ? "\n" : "";
  return text.slice(0, inner.start) + parts.join("") + end + text.slice(inner.end);
}

interface Output {
  readonly text: string;
  readonly parts: string[];
}

function write(output: Output, node: JsonNode, lineStart: string): void {
  const { text, parts } = output;
  const isList = node.type === "array";
  if (!isList && node.type !== "object") {
    parts.push(text.slice(node.start, node.end));
    return;
  }
  const [open, close] = isList ? (["[", "]"] as const) : (["{", "}"] as const);
  const inner = lineStart + INDENT;
  let separator = open + inner;
  if (isList) {
    for (const item of node.items) {
      parts.push(separator);
      write(output, item, inner);
      separator = `,${inner}`;
    }
  } else {
    for (const { keySpan, value } of node.members) {
      parts.push(separator, text.slice(keySpan.start, keySpan.end), ": ");
      write(output, value, inner);
      separator = `,${inner}`;
    }
  }
  const isEmpty = separator.startsWith(open);
  parts.push(isEmpty ? open + close : lineStart + close);
}

/** Where a caret at `offset` stands once blanks between tokens have changed: behind the same character. */
export function offsetAfterFormat(before: string, after: string, offset: number): number {
  let seen = 0;
  for (let at = 0; at < offset; at++) if (!isBlank(before.charCodeAt(at))) seen++;
  let at = 0;
  while (seen > 0 && at < after.length) {
    if (!isBlank(after.charCodeAt(at))) seen--;
    at++;
  }
  return at;
}

function isBlank(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}
