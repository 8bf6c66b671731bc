import type { Expectation } from "./json-fault";
import { closerOf, dueClosers, findLineEnd, findOpenings, skipBlanksBack } from "./json-scan";
import { isNumberLike, misplacedQuotes, misspelt, numberFault, wordFault } from "./json-spelling";
import { unclosedString } from "./json-string-fault";
import type { Fault } from "./json-tree";

type TokenExpectation = Exclude<Expectation, "string end" | "escape" | "shallower">;
type Edits = Fault["fixes"][number]["edits"];

/** With more quotation marks than this to escape, the string was hardly meant to go on. */
const maxEscaped = 50;
const maxLook = 10_000;

/** A fault between tokens: something missing, something too many, or something JSON has no word for. */
export function findTokenFault(text: string, at: number, expectation: TokenExpectation): Fault {
  if (at >= text.length) return textEnded(text, expectation);
  const everywhere = misspelt(text, at);
  if (everywhere !== undefined) return everywhere;
  switch (expectation) {
    case "number":
      return numberFault(text, at);
    case "value":
      return valueExpected(text, at);
    case "key":
      return keyExpected(text, at);
    case "colon":
      return colonExpected(text, at);
    default:
      return separatorExpected(text, at, expectation);
  }
}

function fault(code: string, span: readonly [number, number], message: string, fix?: [string, Edits]): Fault {
  const fixes = fix === undefined ? [] : [{ title: fix[0], edits: fix[1] }];
  return { start: span[0], end: span[1], code, message, fixes };
}

function characterAt(text: string, at: number): string {
  return String.fromCodePoint(text.codePointAt(at) ?? 0);
}

function strayCharacter(text: string, at: number, wanted: string): Fault {
  const character = characterAt(text, at);
  const message = `${character} cannot stand here. ${wanted}`;
  return fault("text/token", [at, at + character.length], message);
}

function valueExpected(text: string, at: number): Fault {
  const quotes = misplacedQuotes(text, at);
  if (quotes !== undefined) return quotes;
  if (isNumberLike(text, at)) return numberFault(text, at);
  const character = text.charAt(at);
  if (character === "]" || character === "}") return closerInsteadOf(text, at, "value");
  if (character === ",") return extraComma(at);
  if (skipBlanksBack(text, at) === 0 && /[a-z]/i.test(character) && /^\S+\s/.test(text.slice(at, at + 200))) {
    return fault("text/token", [at, findLineEnd(text, at)], "This is not JSON. A message is written in { }.");
  }
  return wordFault(text, at, "value") ?? strayCharacter(text, at, "A value belongs here.");
}

function keyExpected(text: string, at: number): Fault {
  const quotes = misplacedQuotes(text, at);
  if (quotes !== undefined) return quotes;
  const character = text.charAt(at);
  if (character === "]" || character === "}") return closerInsteadOf(text, at, "key");
  if (character === ",") return extraComma(at);
  if (character === ":")
    return fault(
      "text/token",
      [at, at + 1],
      "The key is missing. Write it before the colon, in double quotes.",
    );
  return wordFault(text, at, "key") ?? strayCharacter(text, at, "A key in double quotes belongs here.");
}

function extraComma(at: number): Fault {
  const message = "There is a comma too many. Remove it.";
  return fault("text/comma", [at, at + 1], message, ["Remove the comma", [removal(at, at + 1)]]);
}

function removal(start: number, end: number): Edits[number] {
  return { start, end, text: "" };
}

/** A closing bracket where a value or a key was due. */
function closerInsteadOf(text: string, at: number, wanted: "value" | "key"): Fault {
  const end = skipBlanksBack(text, at);
  const before = text.charAt(end - 1);
  if (before === ",") {
    const message = "JSON allows no comma after the last entry. Remove it.";
    return fault("text/comma", [end - 1, end], message, ["Remove the comma", [removal(end - 1, end)]]);
  }
  if (before === ":")
    return fault("text/token", [end - 1, end], "A value is missing after this colon. Write one.");
  if (before === "")
    return fault("text/bracket", [at, at + 1], `This ${text[at]} closes nothing. Remove it.`);
  return wanted === "value" || wanted === "key" ? wrongCloser(text, at) : strayCharacter(text, at, "");
}

function wrongCloser(text: string, at: number): Fault {
  const { brackets } = findOpenings(text, at);
  const opener = brackets.at(-1) ?? at;
  const closer = closerOf(text, opener);
  const parent = brackets.at(-2);
  const isMissing = parent !== undefined && closerOf(text, parent) === text[at];
  const end = skipBlanksBack(text, at);
  const message = isMissing
    ? `A ${closer} is missing before this ${text[at]}: ${placeOf(text, opener)} is still open.`
    : `This bracket does not fit: ${placeOf(text, opener)} is closed by ${closer}.`;
  const edit = isMissing ? { start: end, end, text: closer } : { start: at, end: at + 1, text: closer };
  return fault("text/bracket", [at, at + 1], message, [
    isMissing ? `Add the ${closer}` : `Write ${closer}`,
    [edit],
  ]);
}

function placeOf(text: string, bracket: number): string {
  let line = 1;
  for (let at = text.indexOf("\n"); at >= 0 && at < bracket; at = text.indexOf("\n", at + 1)) line++;
  return `the ${text[bracket]} in line ${line}`;
}

function colonExpected(text: string, at: number): Fault {
  const end = skipBlanksBack(text, at);
  const [equals] = /^=>?/.exec(text.slice(at, at + 2)) ?? [];
  if (equals !== undefined) {
    const span = [at, at + equals.length] as const;
    const message = `A colon stands between key and value, not ${equals}.`;
    return fault("text/colon", span, message, [
      "Write a colon",
      [{ start: span[0], end: span[1], text: ":" }],
    ]);
  }
  const key = findOpenings(text, at).lastString;
  const span = [key?.start ?? at, key?.end ?? at + 1] as const;
  if (/["'[{\dA-Za-z-]/.test(text.charAt(at))) {
    const message = "The colon between key and value is missing. Add it.";
    return fault("text/colon", span, message, ["Add the colon", [{ start: end, end, text: ":" }]]);
  }
  return fault("text/colon", span, "This key has no value. Write a colon and a value after it.");
}

function separatorExpected(text: string, at: number, expectation: "member end" | "item end" | "end"): Fault {
  const before = text.charAt(at - 1);
  const character = text.charAt(at);
  if (before === '"' && !/[\s,:;{}[\]"]/.test(character)) return quoteInString(text, at, expectation);
  if (/[\w.+-]/.test(character) && /\w/.test(before)) return runOn(text, at);
  if (expectation === "end") return afterTheEnd(text, at);
  if (character === "]" || character === "}") return wrongCloser(text, at);
  if (character === ";") {
    const edit = { start: at, end: at + 1, text: "," };
    return fault("text/comma", [at, at + 1], "Entries are set apart by commas, not semicolons.", [
      "Write a comma",
      [edit],
    ]);
  }
  if (character === ":") {
    const message =
      expectation === "item end"
        ? "An array has no keys. Put key and value in { }, or remove the key and its colon."
        : "There is a colon too many, or a comma and a key are missing before it.";
    return fault("text/token", [at, at + 1], message);
  }
  if (/["'“‘`[{\w$+.-]/.test(character)) return missingComma(text, at);
  return strayCharacter(text, at, "A comma or a closing bracket belongs here.");
}

function missingComma(text: string, at: number): Fault {
  const end = skipBlanksBack(text, at);
  const length =
    /^(?:"(?:[^"\\\n]|\\.)*"?|[^\s,:{}[\]"]+|[\s\S])/.exec(text.slice(at, at + 200))?.[0].length ?? 1;
  const edit = { start: end, end, text: "," };
  const message = "The comma before this is missing. Add it.";
  return fault("text/comma", [at, at + length], message, ["Add the comma", [edit]]);
}

/** A number or a word that goes on where it should have ended: `01`, `12abc`, `truee`. */
function runOn(text: string, at: number): Fault {
  let start = at;
  while (/[\w.+-]/.test(text.charAt(start - 1))) start--;
  return isNumberLike(text, start)
    ? numberFault(text, start)
    : (wordFault(text, start, "value") ?? missingComma(text, at));
}

/** Something directly behind a string's end: most often a quotation mark inside it that was not escaped. */
function quoteInString(text: string, at: number, expectation: "member end" | "item end" | "end"): Fault {
  const string = findOpenings(text, at).lastString;
  const start = string?.start ?? at - 1;
  const rest = text.slice(at, Math.min(findLineEnd(text, at), at + maxLook));
  const inner = text.slice(start + 1, at - 1);
  if (expectation === "member end" && /,\s*$/.test(inner) && /^[^"]*"\s*:/.test(rest)) {
    const comma = start + 1 + inner.lastIndexOf(",");
    const fixes = [{ title: "Close it", edits: [{ start: comma, end: comma, text: '"' }] }];
    return { ...unclosedString(text, start), end: at - 1, fixes };
  }
  const end = /"(?=\s*(?:[,}\]]|$))/.exec(rest);
  const message = 'The string ends at this quotation mark. Write \\" for one inside a string.';
  if (end === null) return fault("text/string", [at - 1, at], message);
  const marks = [...text.slice(at - 1, at + end.index).matchAll(/(?<!\\)"/g)];
  if (marks.length > maxEscaped) return fault("text/string", [at - 1, at], message);
  const edits = marks.map(({ index }) => ({ start: at - 1 + index, end: at - 1 + index, text: "\\" }));
  return fault("text/string", [at - 1, at], message, ["Escape the quotation marks", edits]);
}

function afterTheEnd(text: string, at: number): Fault {
  const end = Math.max(at + 1, skipBlanksBack(text, findLineEnd(text, at)));
  const rest = text.slice(at);
  if (/^[\s,;}\]]+$/.test(rest)) {
    const stop = skipBlanksBack(text, text.length);
    const message = "The JSON is complete before this. Remove it.";
    return fault("text/end", [at, end], message, ["Remove it", [removal(at, stop)]]);
  }
  return fault(
    "text/end",
    [at, end],
    "The JSON is complete before this. Remove what follows, or put both into an array.",
  );
}

/** The text ended although something was still due. */
function textEnded(text: string, expectation: TokenExpectation): Fault {
  const end = skipBlanksBack(text, text.length);
  const { brackets, lastString } = findOpenings(text, text.length);
  const opener = brackets.at(-1);
  if (opener === undefined) {
    return expectation === "value" && end === 0
      ? fault("text/empty", [0, text.length], "There is no text yet. Write or paste a message.")
      : numberFault(text, end - 1);
  }
  const before = text.charAt(end - 1);
  if (before === ":")
    return fault("text/token", [end - 1, end], "A value is missing after this colon. Write one.");
  if (expectation === "colon") {
    const span = [lastString?.start ?? end - 1, lastString?.end ?? end] as const;
    return fault("text/colon", span, "This key has no value. Write a colon and a value after it.");
  }
  const closers = dueClosers(text, brackets);
  const start = before === "," ? end - 1 : end;
  const message = `${placeOf(text, opener).replace("the", "The")} is not closed. Add ${closers} at the end of the text.`;
  return fault("text/bracket", [opener, opener + 1], message, ["Close it", [{ start, end, text: closers }]]);
}
