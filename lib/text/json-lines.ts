import { trimmedSpan } from "./fence";
import { type JsonReading, readJson, type Span } from "./json";

/** One line of JSON lines, without the blanks around it; `reading` spans its text from 0. */
export interface JsonLine {
  readonly span: Span;
  readonly reading: JsonReading;
}

/**
 * Reads a text as one JSON object a line; undefined where it does not look like that. A few lines may be broken, as
 * long as the first or most of them can be read.
 */
export function readJsonLines(text: string): readonly JsonLine[] | undefined {
  const spans = findLines(text);
  const [first] = spans ?? [];
  if (spans === undefined || first === undefined || spans.length < 2) return undefined;
  const read = (span: Span) => ({ span, reading: readJson(text.slice(span.start, span.end)) });
  const isFirstGood = read(first).reading.ok;
  const whole = spans.filter(({ end }) => text[end - 1] === "}").length;
  if (!isFirstGood && whole * 2 <= spans.length) return undefined;
  const lines = spans.map(read);
  const good = lines.filter(({ reading }) => reading.ok).length;
  return isFirstGood || good * 2 > lines.length ? lines : undefined;
}

/** The lines that are not blank; undefined as soon as one of them does not begin an object. */
function findLines(text: string): readonly Span[] | undefined {
  const spans: Span[] = [];
  for (let from = 0; from < text.length; ) {
    const newline = text.indexOf("\n", from);
    const end = newline < 0 ? text.length : newline;
    const span = trimmedSpan(text, { start: from, end });
    if (span.end > span.start) {
      if (text[span.start] !== "{") return undefined;
      spans.push(span);
    }
    from = end + 1;
  }
  return spans;
}
