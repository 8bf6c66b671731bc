import { compose } from "./compose";
import { type Client, type Fill, fieldsOf, filledBlock, type Origin, valuedOf } from "./fill";
import { isTemplate } from "./read";
import type { Block, TemplateBlock } from "./schema";

/** A stretch of the text as it is set for a person. */
export type Piece =
  | { readonly kind: "words"; readonly text: string }
  | {
      readonly kind: "value";
      /** Of the variable. */
      readonly name: string;
      readonly text: string;
      readonly origin: Origin;
      readonly isFaulty: boolean;
      /** Other values brought its placeholder in. */
      readonly isPulled: boolean;
    }
  /** A placeholder that goes out with its braces. */
  | { readonly kind: "open"; readonly name: string; readonly text: string; readonly hasVariable: boolean };

/** A template, filled in place; undefined where it would grow beyond the cap. */
export function letterOf(
  client: Pick<Client, "prompt">,
  block: Block,
  fill: Fill,
): readonly Piece[] | undefined {
  if (!isTemplate(block)) return block.type === "text" ? [{ kind: "words", text: block.text }] : [];
  const variables = valuedOf(filledBlock(block, fill));
  const runs = compose(block.template, variables);
  if (runs === undefined) return undefined;
  const fields = new Map(fieldsOf(client, fill).map((field) => [field.name, field]));
  const open = openSpans(runs.map(({ text }) => text).join(""), block);
  const pieces: Piece[] = [];
  let at = 0;
  let next = 0;
  for (const { text, variable, isPulled = false } of runs) {
    const name = variable === undefined ? undefined : variables[variable]?.name;
    const field = name === undefined ? undefined : fields.get(name);
    const add = (part: string) => {
      if (name === undefined) {
        if (part !== "") pieces.push({ kind: "words", text: part });
        return;
      }
      const { origin = "none", fault } = field ?? {};
      pieces.push({ kind: "value", name, text: part, origin, isFaulty: fault !== undefined, isPulled });
    };
    const end = at + text.length;
    if (text === "") add("");
    while (at < end) {
      const span = open[next];
      if (span === undefined || span.start >= end) {
        add(text.slice(text.length - (end - at)));
        at = end;
      } else if (at < span.start) {
        add(text.slice(text.length - (end - at), text.length - (end - span.start)));
        at = span.start;
      } else {
        if (at === span.start) {
          pieces.push({ kind: "open", name: span.name, text: span.text, hasVariable: fields.has(span.name) });
        }
        at = Math.min(end, span.end);
        if (at === span.end) next += 1;
      }
    }
  }
  return pieces;
}

interface OpenSpan {
  readonly start: number;
  readonly end: number;
  readonly name: string;
  readonly text: string;
}

function openSpans(text: string, { variables }: TemplateBlock): readonly OpenSpan[] {
  const spans: OpenSpan[] = [];
  const odd = variables.map(({ name }) => name).filter((name) => /[{}]/.test(name));
  for (const name of new Set(odd)) {
    const whole = `{{${name}}}`;
    for (let at = text.indexOf(whole); at >= 0; at = text.indexOf(whole, at + whole.length))
      spans.push({ start: at, end: at + whole.length, name, text: whole });
  }
  for (const { 0: whole, 1: name = "", index } of text.matchAll(/\{\{([^{}]*)\}\}/g))
    spans.push({ start: index, end: index + whole.length, name, text: whole });
  const sorted = spans.sort((one, other) => one.start - other.start || other.end - one.end);
  let end = 0;
  return sorted.filter((span) => {
    if (span.start < end) return false;
    end = span.end;
    return true;
  });
}
