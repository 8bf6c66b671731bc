import { findLineEnd } from "./json-scan";
import type { Fault } from "./json-tree";

const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i;
const closingQuotes: Readonly<Record<string, string>> = {
  "'": "'",
  "`": "`",
  "“": "”“",
  "”": "”",
  "„": "“”",
  "‘": "’",
  "’": "’",
  "«": "»",
};
const maxQuoted = 10_000;
const words = new Map([
  ["true", "true"],
  ["false", "false"],
  ["null", "null"],
  ["none", "null"],
  ["nil", "null"],
  ["undefined", "null"],
  ["nan", "null"],
  ["inf", "null"],
  ["infinity", "null"],
]);

/** What is wrong wherever it stands between tokens: comments, and blanks JSON does not know. */
export function misspelt(text: string, at: number): Fault | undefined {
  const comment = findComment(text, at);
  if (comment !== undefined) {
    return {
      start: at,
      end: comment,
      code: "text/comment",
      message: "JSON has no comments. Remove it.",
      fixes: [{ title: "Remove the comment", edits: [{ start: at, end: comment, text: "" }] }],
    };
  }
  const [blanks] = /^[\s\u200b\u0085]+/.exec(text.slice(at, at + 80)) ?? [];
  if (blanks === undefined) return undefined;
  const isMark = text[at] === "\ufeff";
  const [first = blanks] = /^\ufeff+/.exec(blanks) ?? [blanks];
  const end = at + first.length;
  return {
    start: at,
    end,
    code: "text/blank",
    message: isMark
      ? "There is an invisible byte order mark here, which JSON does not allow. Remove it."
      : "This blank is not one JSON knows. Write an ordinary blank.",
    fixes: [
      isMark
        ? { title: "Remove the mark", edits: [{ start: at, end, text: "" }] }
        : { title: "Write an ordinary blank", edits: [{ start: at, end, text: " " }] },
    ],
  };
}

function findComment(text: string, at: number): number | undefined {
  if (text[at] === "#" || text.startsWith("//", at)) return findLineEnd(text, at);
  if (!text.startsWith("/*", at)) return undefined;
  const end = text.indexOf("*/", at + 2);
  return end < 0 ? text.length : end + 2;
}

/** A string or key in other quotation marks than JSON's. */
export function misplacedQuotes(text: string, at: number): Fault | undefined {
  const closers = closingQuotes[text.charAt(at)];
  if (closers === undefined) return undefined;
  const quoted = findQuoted(text, at, `${closers}"`);
  const message = "Strings and keys stand in straight double quotes. Replace these marks.";
  const code = "text/quotes";
  if (quoted === undefined) return { start: at, end: at + 1, code, message, fixes: [] };
  const inner = quoted.slice(1, -1).replace(/\\(['`])/g, "$1");
  const mended = `"${inner.replace(/(?<!\\)"/g, '\\"')}"`;
  const end = at + quoted.length;
  return {
    start: at,
    end,
    code,
    message,
    fixes: [{ title: "Use double quotes", edits: [{ start: at, end, text: mended }] }],
  };
}

/** From a quotation mark to the one that closes it: the first on its line that a separator or the line's end follows. */
function findQuoted(text: string, at: number, closers: string): string | undefined {
  const lineEnd = Math.min(findLineEnd(text, at), at + maxQuoted);
  for (let place = at + 1; place < lineEnd; place++) {
    const character = text.charAt(place);
    if (character === "\\") place++;
    else if (
      closers.includes(character) &&
      /^[ \t]{0,99}(?:[,:}\]]|\r?$)/m.test(text.slice(place + 1, place + 101))
    ) {
      return text.slice(at, place + 1);
    }
  }
  return undefined;
}

export function isNumberLike(text: string, at: number): boolean {
  return /^(?:[+-]?\d|[+-]?\.\d|[+-](?!Inf))/.test(text.slice(at, at + 5));
}

export function numberFault(text: string, at: number): Fault {
  const run = /^[\w.+-]+/.exec(text.slice(at, at + 400))?.[0] ?? text.charAt(at);
  const mended = mendNumber(run);
  const end = at + Math.max(1, run.length);
  return {
    start: at,
    end,
    code: "text/number",
    message:
      mended === undefined
        ? `${short(run)} is not a number as JSON writes it. Write digits such as 12, -3 or 4.5, or put it in double quotes.`
        : `${short(run)} is not how JSON writes a number. Write ${short(mended)}.`,
    fixes: mended === undefined ? [] : [replacement(at, end, mended)],
  };
}

function mendNumber(run: string): string | undefined {
  if (/^[+-]?0x[\da-f]+$/i.test(run)) {
    const value = BigInt(run.replace(/^[+-]/, "")).toString();
    return run.startsWith("-") ? `-${value}` : value;
  }
  const mended = run
    .replace(/[_n]/g, "")
    .replace(/^\+/, "")
    .replace(/^(-?)0+(?=\d)/, "$1")
    .replace(/^(-?)\./, "$10.")
    .replace(/\.(?=e|$)/i, ".0");
  return jsonNumber.test(mended) ? mended : undefined;
}

function short(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

function replacement(start: number, end: number, text: string): Fault["fixes"][number] {
  return { title: `Write ${short(text)}`, edits: [{ start, end, text }] };
}

/** A bare word where a value or a key is due; undefined where there is no word. */
export function wordFault(text: string, at: number, wanted: "value" | "key"): Fault | undefined {
  const run = /^[^\s,:;{}[\]"'()<>/\\]+/.exec(text.slice(at, at + 400))?.[0];
  if (run === undefined || !/[\p{L}\p{N}_$-]/u.test(run)) return undefined;
  const end = at + run.length;
  const literal = wanted === "value" ? meantWord(run) : undefined;
  if (literal !== undefined) {
    const message =
      literal === "null" && run.toLowerCase() !== "null"
        ? `JSON has no ${short(run)}. Write null, or leave the entry out.`
        : `${short(run)} is not how JSON writes ${literal}. Write ${literal}.`;
    return { start: at, end, code: "text/token", message, fixes: [replacement(at, end, literal)] };
  }
  const noun = wanted === "key" ? "Keys" : "Strings";
  const mended = JSON.stringify(run);
  return {
    start: at,
    end,
    code: "text/token",
    message: `${noun} stand in double quotes. Write ${short(mended)}.`,
    fixes: [{ title: "Put it in double quotes", edits: [{ start: at, end, text: mended }] }],
  };
}

function meantWord(run: string): string | undefined {
  const word = run.toLowerCase().replace(/^[+-]/, "");
  const known = words.get(word);
  if (known !== undefined) return known;
  return ["true", "false", "null"].find(
    (literal) => word.length > 1 && (literal.startsWith(word) || word === literal + literal.at(-1)),
  );
}
