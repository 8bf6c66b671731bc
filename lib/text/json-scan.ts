import type { Span } from "./json-tree";

/** What is open at a place in a text that is valid JSON up to there. */
export interface Openings {
  /** Places of the brackets still open, outermost first. */
  readonly brackets: readonly number[];
  /** The last string that ended before the place, or began before it. */
  readonly lastString: Span | undefined;
}

export function findOpenings(text: string, until: number): Openings {
  const brackets: number[] = [];
  let lastString: Span | undefined;
  for (let at = 0; at < until; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x22) {
      const end = findStringEnd(text, at, until);
      lastString = { start: at, end };
      at = end - 1;
    } else if (code === 0x7b || code === 0x5b) brackets.push(at);
    else if (code === 0x7d || code === 0x5d) brackets.pop();
  }
  return { brackets, lastString };
}

function findStringEnd(text: string, start: number, until: number): number {
  for (let at = start + 1; at < until; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x5c) at++;
    else if (code === 0x22) return at + 1;
  }
  return until;
}

export function closerOf(text: string, bracket: number): string {
  return text[bracket] === "{" ? "}" : "]";
}

/** The closing brackets that are due, innermost first. */
export function dueClosers(text: string, brackets: readonly number[]): string {
  return [...brackets]
    .reverse()
    .map((bracket) => closerOf(text, bracket))
    .join("");
}

/** End of the line that holds `at`, before its line end. */
export function findLineEnd(text: string, at: number): number {
  const newline = text.indexOf("\n", at);
  const end = newline < 0 ? text.length : newline;
  return end > at && text[end - 1] === "\r" ? end - 1 : end;
}

/** Where the text before `at` ends when blanks are left out. */
export function skipBlanksBack(text: string, at: number): number {
  let end = at;
  while (end > 0 && " \n\r\t".includes(text.charAt(end - 1))) end--;
  return end;
}
