import type { EngineResult } from "../../protocol/check";
import { executionFailed } from "../../protocol/send";
import { headOf, type Site } from "../../protocol/site";
import { dumpString } from "../../text/python";
import type { Call } from "./call";
import { explainAll } from "./explain";
import type { Finding } from "./finding";
import { type Fault, findDuplicates, type PromptReading, readPrompt } from "./prompt";
import { raises } from "./rules";
import { limits, titledSchema, wireName } from "./schema";

export const refusalPrefix = "Error: invalid clarify prompts — ";

export interface EngineReading {
  readonly result: EngineResult;
  readonly prompts: readonly PromptReading[];
  /** In the engine's order; it stops at the first. */
  readonly faults: readonly Fault[];
  /** What it takes without a word, though a real call would not get that far. */
  readonly notes: readonly Finding[];
}

/** The tool result for a call, byte for byte, and everything that stands against it. */
export function runEngine(call: Call): EngineReading {
  const prompts = call.prompts.map(readPrompt);
  const title = readTitle(call);
  const faults = [
    ...(call.fault ? [call.fault] : countFaults(call)),
    ...prompts.flatMap((prompt) => prompt.faults),
    ...findDuplicates(call.prompts, "prompts"),
    ...title.faults,
  ];
  const [first] = faults;
  const result = first === undefined ? accept(prompts, title.value) : refuse(first);
  return { result, prompts, faults, notes: title.notes };
}

function refuse({ about, message, code }: Fault): EngineResult {
  if (raises(code)) return { ok: false, output: executionFailed };
  return { ok: false, output: refusalPrefix + (about === undefined ? message : `${about}: ${message}`) };
}

function accept(prompts: readonly PromptReading[], title: string | undefined): EngineResult {
  const envelope = { protocol: wireName, prompts: prompts.map(({ value }) => value), title };
  return { ok: true, output: dump(envelope) };
}

/** As Python's json.dumps writes it; what is undefined is left out. */
function dump(value: unknown): string {
  if (typeof value === "string") return dumpString(value);
  if (Array.isArray(value)) return `[${value.map(dump).join(",")}]`;
  if (typeof value !== "object" || value === null) return String(value);
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return `{${members.map(([key, member]) => `${dumpString(key)}:${dump(member)}`).join(",")}}`;
}

function countFaults({ list, count }: Call): readonly Fault[] {
  if (list === undefined || (count >= 1 && count <= limits.prompts)) return [];
  const message =
    count === 0
      ? `There are no prompts. A call needs 1 to ${limits.prompts}.`
      : `${count} prompts are too many. A call takes 1 to ${limits.prompts}.`;
  return [{ code: "prompts-count", message, pointer: list.pointer, layer: list.layer, span: headOf(list) }];
}

interface TitleReading {
  readonly value?: string | undefined;
  readonly faults: readonly Fault[];
  readonly notes: readonly Finding[];
}

/** The engine looks at the title last, and leaves out whatever Python takes for false. */
function readTitle({ root, title: site }: Call): TitleReading {
  if (site === undefined || site.node.type === "null") return { faults: [], notes: [] };
  const { layer, pointer, node } = site;
  if (node.type === "string") {
    const { data, error } = titledSchema.safeParse({ title: node.value });
    return { value: data?.title, faults: explainAll(error?.issues ?? [], root), notes: [] };
  }
  const place = { pointer, layer, span: node };
  if (isTruthy(site)) {
    const message = "The title must be text. With anything else the call fails.";
    return { faults: [{ ...place, code: "title-type", message }], notes: [] };
  }
  const message = "The title must be text. The engine leaves this out, a real call is refused.";
  return { faults: [], notes: [{ ...place, code: "title-ignored", message }] };
}

function isTruthy({ node }: Site): boolean {
  switch (node.type) {
    case "array":
      return node.items.length > 0;
    case "object":
      return node.members.length > 0;
    case "number":
      return Number(node.spelling) !== 0;
    case "boolean":
      return node.value;
    default:
      return false;
  }
}
