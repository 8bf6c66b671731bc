import type { Span } from "./json";

/** What is left of a text when the blanks around it are taken off, as `String.trim` does. */
export function trimmedSpan(text: string, within: Span = { start: 0, end: text.length }): Span {
  const part = text.slice(within.start, within.end);
  const start = within.start + part.length - part.trimStart().length;
  return { start, end: start + part.trim().length };
}

/** What one Markdown code fence around the whole text holds; undefined where there is none. A fence left open ends with the text. */
export function findFence(text: string): Span | undefined {
  const outer = trimmedSpan(text);
  const fence = /^(?:`{3,}|~{3,})/.exec(text.slice(outer.start, outer.start + 100))?.[0];
  if (fence === undefined) return undefined;
  const lineEnd = text.indexOf("\n", outer.start);
  if (lineEnd < 0 || lineEnd >= outer.end) return undefined;
  const info = text.slice(outer.start + fence.length, lineEnd);
  if (fence.startsWith("`") && info.includes("`")) return undefined;
  const lastLine = text.lastIndexOf("\n", outer.end - 1) + 1;
  const closing = text.slice(lastLine, outer.end).trim();
  const isClosing = closing.length >= fence.length && closing === fence.charAt(0).repeat(closing.length);
  if (isClosing && lastLine > lineEnd)
    return { start: lineEnd + 1, end: lastLine - 1 > lineEnd ? lastLine - 1 : lineEnd + 1 };
  return { start: lineEnd + 1, end: outer.end };
}
