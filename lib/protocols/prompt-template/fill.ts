import { z } from "../../text/zod";
import { isTemplate, type RequestId } from "./read";
import type { Block, Params, promptMethod, TemplateBlock, Variable } from "./schema";
import { findPlaceholders, substitute, type Valued } from "./substitute";
import { canBeEmpty, type FieldType, optionsOf, typeOf, whyUnfit } from "./values";

/** A `session/prompt` request as it goes out. */
export interface PromptRequest {
  readonly jsonrpc: "2.0";
  readonly id: RequestId;
  readonly method: typeof promptMethod;
  readonly params: Params;
}

/** What is made of a text: what the agent reads, and the request that carries it. */
export interface Client {
  /** With defaults, as the contract promises it; the texts of several blocks with an empty line between them. */
  readonly text: string;
  /** As the reference's substitution gives it: without defaults. */
  readonly strictText: string;
  /** Names of the placeholders left in `text`, each once, in order. */
  readonly unresolved: readonly string[];
  readonly request: PromptRequest;
  /** The blocks as they were read, before anything was filled in. */
  readonly prompt: readonly Block[];
  /** Whether the agent takes templates. */
  readonly promptVariables: boolean;
  readonly protocolVersion: 1 | 2;
}

/** What a person filled in, by name; a name that is missing has what the text gives it. */
export interface Fill {
  readonly values: readonly (readonly [name: string, value: string])[];
}

const fillSchema = z.object({ values: z.array(z.tuple([z.string(), z.string()])) });

export const emptyFill: Fill = { values: [] };

export function parseFill(value: unknown): Fill | undefined {
  const parsed = fillSchema.safeParse(value);
  return parsed.success ? parsed.data : undefined;
}

export function filledValue({ values }: Fill, name: string): string | undefined {
  return values.findLast(([known]) => known === name)?.[1];
}

/** Fills a variable in; undefined gives it back what the text says. */
export function setValue({ values }: Fill, name: string, value: string | undefined): Fill {
  const others = values.filter(([known]) => known !== name);
  if (value === undefined) return { values: others };
  const at = values.findIndex(([known]) => known === name);
  return { values: at < 0 ? [...values, [name, value]] : values.with(at, [name, value]) };
}

/** A fill out of the values of a set, and back. */
export function fillOf(values: Readonly<Record<string, string>>): Fill {
  return { values: Object.entries(values) };
}
export function valuesOf({ values }: Fill): Readonly<Record<string, string>> {
  return Object.fromEntries(values);
}

/** Where the value of a field comes from. `own`: typed by the person. `text`: the `value` in the text. `none`: it has none. */
export type Origin = "own" | "text" | "default" | "none";

/** One field of the form: all variables of one name. */
export interface FormField {
  readonly name: string;
  readonly type: FieldType;
  readonly options: readonly string[];
  readonly description?: string;
  readonly isRequired: boolean;
  readonly default?: string;
  /** What goes out; undefined: nothing, its placeholder stays. */
  readonly value?: string;
  readonly origin: Origin;
  /** The person touched it, be it to empty it. */
  readonly isChanged: boolean;
  /** Why it cannot go out as it is, in words. */
  readonly fault?: string;
}

/** The fields of the form, in the order of the text; each name once. */
export function fieldsOf(client: Pick<Client, "prompt">, fill: Fill): readonly FormField[] {
  const byName = new Map<string, Variable[]>();
  for (const { variables } of client.prompt.filter(isTemplate)) {
    for (const variable of variables) {
      const known = byName.get(variable.name);
      if (known === undefined) byName.set(variable.name, [variable]);
      else known.push(variable);
    }
  }
  return [...byName.values()].map((variables) => fieldOf(variables, fill));
}

function fieldOf(variables: readonly Variable[], fill: Fill): FormField {
  const [first] = variables;
  if (first === undefined) throw new TypeError("A field stands for at least one variable.");
  const { name, description } = first;
  const isRequired = variables.some(({ required }) => required);
  const { value, origin } = startOf(variables, filledValue(fill, name));
  const fault = whyNotSent({ variable: first, isRequired, value });
  const given = variables.find(({ default_value }) => typeof default_value === "string")?.default_value;
  return {
    name,
    type: typeOf(first),
    options: optionsOf(first),
    ...(description && { description }),
    isRequired,
    ...(typeof given === "string" && { default: given }),
    ...(value !== undefined && { value }),
    origin,
    isChanged: filledValue(fill, name) !== undefined,
    ...(fault !== undefined && { fault }),
  };
}

function startOf(
  variables: readonly Variable[],
  own: string | undefined,
): Pick<FormField, "value" | "origin"> {
  const [first] = variables;
  const isOwn = own !== undefined && (own !== "" || (first !== undefined && canBeEmpty(first)));
  if (isOwn) return { value: own, origin: "own" };
  for (const { value, default_value } of variables) {
    // A field that was emptied, and cannot be empty, has its default again, not the value of the text.
    if (typeof value === "string" && own === undefined) return { value, origin: "text" };
    if (typeof default_value === "string") return { value: default_value, origin: "default" };
  }
  return { origin: "none" };
}

interface Judged {
  readonly variable: Variable;
  readonly isRequired: boolean;
  readonly value: string | undefined;
}

function whyNotSent({ variable, isRequired, value }: Judged): string | undefined {
  if (value === undefined || (value === "" && !canBeEmpty(variable))) {
    return isRequired ? "Required: fill it in." : value === undefined ? undefined : whyUnfit(variable, value);
  }
  if (isRequired && value.trim() === "") return "Required: fill it in.";
  return whyUnfit(variable, value);
}

/** What one variable of a block carries when it goes out. */
function resultingValue(variable: Variable, fill: Fill, isFirst: boolean): string | undefined {
  const own = filledValue(fill, variable.name);
  if (own === undefined) return variable.value ?? variable.default_value ?? undefined;
  if (own === "" && !canBeEmpty(variable)) return variable.default_value ?? undefined;
  return isFirst ? own : (variable.value ?? undefined);
}

/** A template as it goes out: every value that results is written into it. */
export function filledBlock(block: TemplateBlock, fill: Fill): TemplateBlock {
  const seen = new Set<string>();
  const variables = block.variables.map((variable) => {
    const { name, value: _old, ...rest } = variable;
    const value = resultingValue(variable, fill, !seen.has(name));
    seen.add(name);
    return { name, ...(value !== undefined && { value }), ...rest };
  });
  return { ...block, variables };
}

/** The values of a template without its defaults, what was filled in among them. */
export function strictValues({ variables }: TemplateBlock, fill: Fill): readonly Valued[] {
  const seen = new Set<string>();
  return variables.map((variable) => {
    const { name } = variable;
    const own = filledValue(fill, name);
    const isOwn = own !== undefined && !seen.has(name) && (own !== "" || canBeEmpty(variable));
    seen.add(name);
    const isEmptied = own === "" && !canBeEmpty(variable);
    return { name, value: isOwn ? own : isEmptied ? undefined : (variable.value ?? undefined) };
  });
}

export function valuedOf({ variables }: TemplateBlock): readonly Valued[] {
  return variables.map(({ name, value }) => ({ name, value: value ?? undefined }));
}

export type Filled = Pick<Client, "text" | "strictText" | "unresolved" | "request">;

type Form = Pick<Client, "prompt" | "promptVariables" | "request">;

/** The texts and the request of a filled form; undefined where a text would grow beyond the cap. */
export function fillForm({ prompt, promptVariables, request }: Form, fill: Fill): Filled | undefined {
  const texts: string[] = [];
  const strictTexts: string[] = [];
  const sent: Block[] = [];
  const names = new Set<string>();
  for (const block of prompt) {
    if (!isTemplate(block)) {
      if (block.type === "text") for (const list of [texts, strictTexts]) list.push(block.text);
      sent.push(block);
      continue;
    }
    const filled = filledBlock(block, fill);
    const text = substitute(block.template, valuedOf(filled));
    const strict = substitute(block.template, strictValues(block, fill));
    if (text === undefined || strict === undefined) return undefined;
    texts.push(text);
    strictTexts.push(strict);
    const own = block.variables.map(({ name }) => name);
    for (const name of findPlaceholders(text, own)) names.add(name);
    sent.push(promptVariables ? filled : asText(block, text));
  }
  return {
    text: texts.join("\n\n"),
    strictText: strictTexts.join("\n\n"),
    unresolved: [...names],
    request: { ...request, params: { ...request.params, prompt: sent } },
  };
}

function asText({ annotations, _meta }: TemplateBlock, text: string): Block {
  return {
    type: "text",
    text,
    ...(annotations !== undefined && { annotations }),
    ...(_meta !== undefined && { _meta }),
  };
}
