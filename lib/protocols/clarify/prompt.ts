import { replaceValue } from "../../protocol/fixes";
import { examined, examinedItemsOf, findSite, type Site, textAt } from "../../protocol/site";
import { toValue } from "../../text/node";
import { quote, shorten } from "../../text/value";
import { explainAll } from "./explain";
import type { Finding } from "./finding";
import { type PromptKind, promptSchemas, unknownKindSchema } from "./schema";

/** What makes the engine refuse. */
export interface Fault extends Finding {
  /** Whom a refusal names before the message. */
  readonly about?: string;
}

export interface PromptReading {
  readonly site: Site;
  /** Undefined where it is unknown. */
  readonly kind: PromptKind | undefined;
  readonly faults: readonly Fault[];
  /** What the engine writes; undefined where it refuses. */
  readonly value: object | undefined;
}

function kindOf(site: Site): PromptKind | undefined {
  const kind = textAt(site, "kind");
  return kind !== undefined && Object.hasOwn(promptSchemas, kind) ? (kind as PromptKind) : undefined;
}

/** Reads one prompt as the engine does, but to the end; the faults stand in the engine's order. */
export function readPrompt(site: Site, index: number): PromptReading {
  const name = textAt(site, "id");
  const about = name === undefined ? `prompt ${index + 1}` : `'${shorten(name)}'`;
  const kind = kindOf(site);
  if (site.node.type !== "object") {
    const message = "A prompt must be an object with an id, a kind and a question.";
    const fault: Fault = {
      code: "prompt-type",
      message,
      about,
      pointer: site.pointer,
      layer: site.layer,
      span: site.node,
    };
    return { site, kind, faults: [fault], value: undefined };
  }
  const schema = kind === undefined ? unknownKindSchema : promptSchemas[kind];
  const reading = schema.safeParse(inputOf(site, Object.keys(schema.shape), kind));
  const found = explainAll(reading.error?.issues ?? [], site);
  const repeated =
    kind === "choice" ? findDuplicates(examinedItemsOf(findSite(site, "options")), "options") : [];
  const order = orderOf(site, Object.keys(schema.shape));
  const faults = [...found, ...repeated]
    .map((finding) => ({ ...finding, about: aboutOption(finding, site, about) }))
    .sort((one, other) => order(one) - order(other));
  return { site, kind, faults, value: faults.length === 0 && kind !== undefined ? reading.data : undefined };
}

/** Only what the schema knows, so that a big member nobody reads costs nothing. */
function inputOf(site: Site, keys: readonly string[], kind: PromptKind | undefined): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const key of keys) {
    const node = findSite(site, key)?.node;
    if (node === undefined) continue;
    input[key] =
      key === "options" && node.type === "array" ? node.items.slice(0, examined).map(toValue) : toValue(node);
  }
  return kind === undefined ? input : { ...input, kind };
}

/** The engine goes field by field; of the options it counts first, then reads each, then compares their ids. */
function orderOf({ pointer }: Site, keys: readonly string[]): (finding: Finding) => number {
  return (finding) => {
    const [, key = "", item] = finding.pointer.slice(pointer.length).split("/");
    const stage = item === undefined ? 0 : finding.code === "id-duplicate" ? 2 : 1;
    return keys.indexOf(key) * 3 + stage;
  };
}

function aboutOption({ pointer }: Finding, site: Site, about: string): string {
  const place = /^\/options\/(\d+)/.exec(pointer.slice(site.pointer.length))?.[1];
  return place === undefined ? about : `${about}, option ${Number(place) + 1}`;
}

/** Ids that stand twice among prompts or options, compared as the engine trims them. */
export function findDuplicates(items: readonly Site[], where: "prompts" | "options"): readonly Finding[] {
  const ids = items.map((item) => textAt(item, "id"));
  const taken = new Set(ids);
  return ids.flatMap((id, index) => {
    const site = items[index] && findSite(items[index], "id");
    if (id === undefined || site === undefined || ids.indexOf(id) === index) return [];
    const free = freeName(id, taken);
    taken.add(free);
    const owner = where === "prompts" ? "Every prompt" : "Every option of a choice";
    return {
      code: "id-duplicate" as const,
      message: `The id ${quote(id)} stands twice. ${owner} needs its own.`,
      pointer: site.pointer,
      layer: site.layer,
      span: site.node,
      fixes: replaceValue(site, `Rename to “${free}”`, free),
    };
  });
}

function freeName(id: string, taken: ReadonlySet<string | undefined>): string {
  const stem = id.slice(0, 60);
  let count = 2;
  while (taken.has(`${stem}_${count}`)) count++;
  return `${stem}_${count}`;
}
