import { dueClosers, findLineEnd, findOpenings } from "./json-scan";
import type { Fault } from "./json-tree";

const unclosedMessage = "The string is not closed. Add a quotation mark before the end of the line.";

/** A fault inside a string: never closed, a raw control character, or a bad escape. */
export function findStringFault(text: string, at: number, expectation: "string end" | "escape"): Fault {
  if (expectation === "escape") return findEscapeFault(text, at);
  let stop = at + 1;
  while (stop < text.length && text.charCodeAt(stop) >= 0x20) stop += text[stop] === "\\" ? 2 : 1;
  const character = text.charAt(stop);
  if (character === "" || character === "\n" || character === "\r") return unclosedString(text, at);
  return controlFault(stop, character);
}

function controlFault(at: number, character: string): Fault {
  const spelling = JSON.stringify(character).slice(1, -1);
  const name = character === "\t" ? "A tab" : "A control character";
  return {
    start: at,
    end: at + 1,
    code: "text/control",
    message: `${name} cannot stand in a string as it is. Write ${spelling} for it.`,
    fixes: [{ title: `Write ${spelling}`, edits: [{ start: at, end: at + 1, text: spelling }] }],
  };
}

/** A string that runs to the end of its line. */
export function unclosedString(text: string, start: number): Fault {
  const end = findLineEnd(text, start);
  const at = placeOfClosing(text, start, end);
  const isEscaped = /(?<!\\)(?:\\\\)*\\$/.test(text.slice(start + 1, at));
  return {
    start,
    end,
    code: "text/string",
    message: unclosedMessage,
    fixes: [{ title: "Close it", edits: [{ start: at, end: at, text: isEscaped ? '\\"' : '"' }] }],
  };
}

/** Before the comma and the due brackets that end the line, as they are not meant to be in the string. */
function placeOfClosing(text: string, start: number, lineEnd: number): number {
  const due = dueClosers(text, findOpenings(text, start).brackets);
  let at = trimBack(text, start + 1, lineEnd);
  if (text[at - 1] === ",") at = trimBack(text, start + 1, at - 1);
  let closers = 0;
  let before = at;
  while (closers <= due.length && before > start + 1 && "]}".includes(text.charAt(before - 1))) {
    closers++;
    before = trimBack(text, start + 1, before - 1);
  }
  const tail = text.slice(before, at).replace(/\s/g, "");
  return closers > 0 && due.startsWith(tail) ? before : at;
}

function trimBack(text: string, from: number, at: number): number {
  let end = at;
  while (end > from && (text[end - 1] === " " || text[end - 1] === "\t")) end--;
  return end;
}

function findEscapeFault(text: string, at: number): Fault {
  const next = text.charAt(at + 1);
  if (next === "" || next === "\n" || next === "\r") {
    return unclosedString(text, findOpenings(text, at).lastString?.start ?? at);
  }
  const doubled = { title: "Write two backslashes", edits: [{ start: at, end: at, text: "\\" }] };
  if (next === "u") {
    const digits = /^[0-9a-f]{0,3}/i.exec(text.slice(at + 2, at + 5))?.[0].length ?? 0;
    return {
      start: at,
      end: at + 2 + digits,
      code: "text/escape",
      message: "\\u needs four hex digits after it. Complete them, or write \\\\ for a backslash.",
      fixes: [doubled],
    };
  }
  const plain = { title: "Remove the backslash", edits: [{ start: at, end: at + 1, text: "" }] };
  const character = String.fromCodePoint(text.codePointAt(at + 1) ?? 0);
  return {
    start: at,
    end: at + 1 + character.length,
    code: "text/escape",
    message: `JSON has no escape \\${character}. Write \\\\ for a backslash, or remove it.`,
    fixes: next === "'" || next === "`" ? [plain] : [doubled],
  };
}
