/** A variable as substitution sees it; without a value its placeholder stays. */
export interface Valued {
  readonly name: string;
  readonly value?: string | undefined;
}

/** How far a text may grow beyond its template, in characters: 1 MB. */
export const maxGrowth = 1024 * 1024;
/** Characters looked through at most; only a hostile template with thousands of variables gets there. */
const maxWork = 1_000_000_000;

/** A placeholder whose name holds no braces. */
export const placeholder = /\{\{([^{}]*)\}\}/g;

/**
 * Plain replacement in array order, as the reference does it: every literal `{{name}}` by the value, case-sensitive and
 * left to right, on the text the variables before have made. No trimming, no escapes. Undefined where the text would
 * grow beyond the cap.
 */
export function substitute(template: string, variables: readonly Valued[]): string | undefined {
  const valued = variables.filter(hasValue);
  return isFlat(template, valued) ? replaceAtOnce(template, valued) : replaceInOrder(template, valued);
}

/** Names of the placeholders that still stand in a text, each once, in order; `also` are names that may hold braces. */
export function findPlaceholders(text: string, also: readonly string[] = []): readonly string[] {
  const at = new Map<string, number>();
  for (const { 1: name = "", index } of text.matchAll(placeholder)) if (!at.has(name)) at.set(name, index);
  for (const name of also) {
    if (!/[{}]/.test(name) || at.has(name)) continue;
    const index = text.indexOf(`{{${name}}}`);
    if (index >= 0) at.set(name, index);
  }
  return [...at].sort(([, one], [, other]) => one - other).map(([name]) => name);
}

export interface WithValue {
  readonly name: string;
  readonly value: string;
}

export function hasValue(variable: Valued): variable is WithValue {
  return variable.value !== undefined;
}

const hasBraces = (text: string) => text.includes("{") || text.includes("}");

/** Whether no value can make a placeholder, so that the order does not matter and one pass will do. */
export function isFlat(template: string, valued: readonly WithValue[]): boolean {
  if (valued.some(({ name, value }) => hasBraces(name) || hasBraces(value))) return false;
  return !template.replace(placeholder, "").includes("{");
}

function firstValues(valued: readonly WithValue[]): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const { name, value } of valued) if (!values.has(name)) values.set(name, value);
  return values;
}

function replaceAtOnce(template: string, valued: readonly WithValue[]): string | undefined {
  const values = firstValues(valued);
  let length = template.length;
  for (const { 0: whole, 1: name = "" } of template.matchAll(placeholder)) {
    length += (values.get(name)?.length ?? whole.length) - whole.length;
  }
  if (length - template.length > maxGrowth) return undefined;
  return template.replace(placeholder, (whole, name: string) => values.get(name) ?? whole);
}

function replaceInOrder(template: string, valued: readonly WithValue[]): string | undefined {
  let text = template;
  let work = 0;
  for (const { name, value } of valued) {
    work += text.length;
    if (work > maxWork) return undefined;
    const needle = `{{${name}}}`;
    const parts = text.split(needle);
    const growth = (parts.length - 1) * (value.length - needle.length);
    if (text.length + growth - template.length > maxGrowth) return undefined;
    text = parts.join(value);
  }
  return text;
}
