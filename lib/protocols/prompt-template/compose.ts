import { hasValue, isFlat, maxGrowth, placeholder, substitute, type Valued } from "./substitute";

/** A stretch of the filled text, and where it came from. */
export interface Run {
  readonly text: string;
  /** Place of the variable whose value this is; undefined: the template's own words. */
  readonly variable?: number;
  /** The placeholder was not in the template: values before it brought it in. */
  readonly isPulled?: true;
}

/** The text of `substitute` in runs, so that each value can be shown where it went; undefined beyond the cap. */
export function compose(template: string, variables: readonly Valued[]): readonly Run[] | undefined {
  return isFlat(template, variables.filter(hasValue))
    ? composeAtOnce(template, variables)
    : composeInOrder(template, variables);
}

function composeAtOnce(template: string, variables: readonly Valued[]): readonly Run[] | undefined {
  if (substitute(template, variables) === undefined) return undefined;
  const places = new Map<string, number>();
  for (const [place, { name, value }] of variables.entries()) {
    if (value !== undefined && !places.has(name)) places.set(name, place);
  }
  const runs: Run[] = [];
  let at = 0;
  for (const { 0: whole, 1: name = "", index } of template.matchAll(placeholder)) {
    const variable = places.get(name);
    const value = variable === undefined ? undefined : variables[variable]?.value;
    if (variable === undefined || value === undefined) continue;
    if (index > at) runs.push({ text: template.slice(at, index) });
    runs.push({ text: value, variable });
    at = index + whole.length;
  }
  if (at < template.length) runs.push({ text: template.slice(at) });
  return runs;
}

function composeInOrder(template: string, variables: readonly Valued[]): readonly Run[] | undefined {
  let runs: readonly Run[] = template === "" ? [] : [{ text: template }];
  let text = template;
  for (const [variable, { name, value }] of variables.entries()) {
    if (value === undefined) continue;
    const needle = `{{${name}}}`;
    const places = findAll(text, needle);
    if (places.length === 0) continue;
    if (text.length + places.length * (value.length - needle.length) - template.length > maxGrowth)
      return undefined;
    runs = new Weaver(runs).weave(places, { length: needle.length, variable, value });
    text = text.replaceAll(needle, () => value);
  }
  return runs;
}

function findAll(text: string, needle: string): readonly number[] {
  const places: number[] = [];
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + needle.length)) places.push(at);
  return places;
}

interface Thread {
  /** Of the placeholder. */
  readonly length: number;
  readonly variable: number;
  readonly value: string;
}

/** One walk over the runs, in which each placeholder gives way to a run of its own. */
class Weaver {
  private readonly woven: Run[] = [];
  private index = 0;
  private used = 0;
  private at = 0;

  constructor(private readonly runs: readonly Run[]) {}

  weave(places: readonly number[], { length, variable, value }: Thread): readonly Run[] {
    const keep = (run: Run) => this.woven.push(run);
    for (const place of places) {
      this.take(place, keep);
      this.takeEmpty(keep);
      let isPulled: true | undefined;
      this.take(place + length, (run) => {
        if (run.variable !== undefined) isPulled = true;
      });
      this.woven.push({ text: value, variable, ...(isPulled ? { isPulled } : {}) });
    }
    this.take(Number.POSITIVE_INFINITY, keep);
    return this.woven;
  }

  /** Hands out the runs up to a place of the text, not what is empty there. */
  private take(to: number, give: (run: Run) => void): void {
    while (this.at < to) {
      const run = this.runs[this.index];
      if (run === undefined) return;
      const rest = run.text.length - this.used;
      const taken = Math.min(rest, to - this.at);
      give(taken === run.text.length ? run : { ...run, text: run.text.slice(this.used, this.used + taken) });
      this.at += taken;
      this.used += taken;
      if (taken < rest) return;
      this.index += 1;
      this.used = 0;
    }
  }

  /** An empty value just before a placeholder is no part of it. */
  private takeEmpty(give: (run: Run) => void): void {
    for (;;) {
      const run = this.runs[this.index];
      if (run?.text !== "") return;
      give(run);
      this.index += 1;
    }
  }
}
