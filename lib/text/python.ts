import type { JsonNode } from "./json";
import { effectiveMembers } from "./node";

const wideBlanks =
  "\u0085\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000";
const loneSurrogate = /\p{Cs}/u;
/** What stands in JSON as it is: most texts, of which a chart has 50,000. */
const isPlain = /^[ !#-[\]-~]*$/;
const maxIntDigits = 4300;

function isBlank(code: number): boolean {
  if (code < 0x80) return code === 0x20 || (code >= 0x09 && code <= 0x0d) || (code >= 0x1c && code <= 0x1f);
  return wideBlanks.includes(String.fromCharCode(code));
}

/** How many of Python's blanks a text begins with. */
export function leadingBlanks(text: string): number {
  let start = 0;
  while (start < text.length && isBlank(text.charCodeAt(start))) start++;
  return start;
}

/** As `str.strip()`: takes U+001C to U+001F and U+0085 off, which JavaScript leaves, and leaves U+FEFF. */
export function strip(text: string): string {
  const start = leadingBlanks(text);
  let end = text.length;
  while (end > start && isBlank(text.charCodeAt(end - 1))) end--;
  return text.slice(start, end);
}

/** As `len(text)`: an emoji is 1, a surrogate without its partner too. */
export function codePointLength(text: string): number {
  let length = text.length;
  for (let at = 1; at < text.length; at++) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length--;
  }
  return length;
}

/** A string as `json.dumps(text, ensure_ascii=False)` writes it; lone surrogates stay as they are. */
export function dumpString(text: string): string {
  if (isPlain.test(text)) return `"${text}"`;
  const dumped = JSON.stringify(text);
  if (!loneSurrogate.test(text)) return dumped;
  let written = "";
  for (const character of text) {
    written += loneSurrogate.test(character) ? character : JSON.stringify(character).slice(1, -1);
  }
  return `"${written}"`;
}

/** A number as `json.loads` reads it. An int has the digits Python prints; one of over 4300 digits raises ValueError there. */
export type PythonNumber =
  | { readonly type: "int"; readonly digits: string; readonly isTooLong: boolean }
  | { readonly type: "float"; readonly value: number };

export function parseNumber(spelling: string): PythonNumber {
  if (!/^-?\d+$/.test(spelling)) return { type: "float", value: Number(spelling) };
  const length = spelling.startsWith("-") ? spelling.length - 1 : spelling.length;
  return { type: "int", digits: spelling === "-0" ? "0" : spelling, isTooLong: length > maxIntDigits };
}

/** As `float(…)` of the number read; undefined where Python raises OverflowError, which only an int does. */
export function toFloat(number: PythonNumber): number | undefined {
  if (number.type === "float") return number.value;
  const value = Number(number.digits);
  return Number.isFinite(value) ? value : undefined;
}

/** As `repr(value)` of a float: `49.0`, `1e+16`, `1e-05`, `-0.0`, `inf`, `nan`. */
export function reprFloat(value: number): string {
  if (Number.isNaN(value)) return "nan";
  if (!Number.isFinite(value)) return value < 0 ? "-inf" : "inf";
  const sign = value < 0 || Object.is(value, -0) ? "-" : "";
  const [mantissa = "", power = ""] = Math.abs(value).toExponential().split("e");
  const digits = mantissa.replace(".", "");
  const exponent = Number(power);
  if (exponent < -4 || exponent >= 16) {
    const size = String(Math.abs(exponent)).padStart(2, "0");
    return `${sign}${mantissa}e${exponent < 0 ? "-" : "+"}${size}`;
  }
  if (exponent < 0) return `${sign}0.${"0".repeat(-exponent - 1)}${digits}`;
  const whole = digits.slice(0, exponent + 1).padEnd(exponent + 1, "0");
  return `${sign}${whole}.${digits.slice(exponent + 1) || "0"}`;
}

/** A float as `json.dumps` writes it: as `repr`, but `NaN`, `Infinity`, `-Infinity`. */
export function dumpFloat(value: number): string {
  return Number.isFinite(value) ? reprFloat(value) : String(value);
}

/** A number read and written again by Python's json: `1E2` becomes `100.0`, `-0` becomes `0`. */
export function dumpNumber(spelling: string): string {
  const number = parseNumber(spelling);
  return number.type === "int" ? number.digits : dumpFloat(number.value);
}

/** A value as `json.dumps(value, separators=(",", ":"), ensure_ascii=False)` writes it after `json.loads`. */
export function dump(node: JsonNode): string {
  switch (node.type) {
    case "object":
      return `{${effectiveMembers(node)
        .map(({ key, value }) => `${dumpString(key)}:${dump(value)}`)
        .join(",")}}`;
    case "array":
      return `[${node.items.map(dump).join(",")}]`;
    case "string":
      return dumpString(node.value);
    case "number":
      return dumpNumber(node.spelling);
    case "boolean":
      return String(node.value);
    case "null":
      return "null";
  }
}

/** As `str(value)` of what `json.loads` read: strings as they are, the rest as `repr`. */
export function str(node: JsonNode): string {
  return node.type === "string" ? node.value : repr(node);
}

/** As `repr(value)` of what `json.loads` read: `True`, `None`, `['a']`, `{'a': 1.0}`. */
export function repr(node: JsonNode): string {
  switch (node.type) {
    case "object":
      return `{${effectiveMembers(node)
        .map(({ key, value }) => `${reprString(key)}: ${repr(value)}`)
        .join(", ")}}`;
    case "array":
      return `[${node.items.map(repr).join(", ")}]`;
    case "string":
      return reprString(node.value);
    case "number": {
      const number = parseNumber(node.spelling);
      return number.type === "int" ? number.digits : reprFloat(number.value);
    }
    case "boolean":
      return node.value ? "True" : "False";
    case "null":
      return "None";
  }
}

const shortEscapes = new Map([
  ["\\", "\\\\"],
  ["\n", "\\n"],
  ["\r", "\\r"],
  ["\t", "\\t"],
]);

/** As `repr(text)` of a str. */
export function reprString(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  const written = text.replace(/[\\\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu, (character) => {
    const known = shortEscapes.get(character);
    if (known !== undefined) return known;
    const code = character.codePointAt(0) ?? 0;
    const hex = code.toString(16);
    if (code <= 0xff) return `\\x${hex.padStart(2, "0")}`;
    return code <= 0xffff ? `\\u${hex.padStart(4, "0")}` : `\\U${hex.padStart(8, "0")}`;
  });
  return quote + (quote === "'" ? written.replaceAll("'", "\\'") : written) + quote;
}
