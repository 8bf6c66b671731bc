import type { Span } from "./json";
import type { Edit, Layer, Position, Range } from "./layer";
import type { FilledText, Filling } from "./placeholders";

/** A layer's text with its placeholders filled. What lies in a value is, in the source, the whole placeholder. */
export function filledLayer(layer: Layer, filled: FilledText): Layer {
  return new FilledLayer(layer, filled);
}

class FilledLayer implements Layer {
  readonly text: string;
  readonly within: string | undefined;
  readonly origin: string;
  private readonly fillings: readonly Filling[];

  constructor(
    private readonly outer: Layer,
    { text, fillings }: FilledText,
  ) {
    this.text = text;
    this.fillings = fillings;
    this.within = outer.within;
    this.origin = outer.origin;
  }

  range(span: Span): Range {
    return this.outer.range(this.outwards(span));
  }

  edit(span: Span, text: string): Edit {
    return this.outer.edit(this.outwards(span), text);
  }

  offsetAt(position: Position): number | undefined {
    const offset = this.outer.offsetAt(position);
    if (offset === undefined) return undefined;
    const last = this.fillings[this.count(({ of }) => of.start <= offset) - 1];
    if (last === undefined) return offset;
    return offset < last.of.end ? last.start : last.end + offset - last.of.end;
  }

  private outwards({ start, end }: Span): Span {
    return { start: this.outerStart(start), end: this.outerEnd(end) };
  }

  /** Where a span that begins there begins: before a value that holds the place, an empty one too. */
  private outerStart(offset: number): number {
    const { fillings } = this;
    let at = this.count(({ end }) => end <= offset);
    while (isEmptyAt(fillings[at - 1], offset)) at--;
    const next = fillings[at];
    if (next !== undefined && next.start <= offset) return next.of.start;
    return after(fillings[at - 1], offset);
  }

  private outerEnd(offset: number): number {
    const { fillings } = this;
    let at = this.count(({ start }) => start < offset);
    while (isEmptyAt(fillings[at], offset)) at++;
    const last = fillings[at - 1];
    return last !== undefined && offset <= last.end ? last.of.end : after(last, offset);
  }

  /** How many of the fillings, which are in order, hold; those that do come first. */
  private count(holds: (filling: Filling) => boolean): number {
    let low = 0;
    let high = this.fillings.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (holds(this.fillings[middle] as Filling)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function isEmptyAt(filling: Filling | undefined, offset: number): boolean {
  return filling !== undefined && filling.start === offset && filling.end === offset;
}

function after(filling: Filling | undefined, offset: number): number {
  return filling === undefined ? offset : filling.of.end + offset - filling.end;
}
