import type { JsonNode } from "../../text/json";
import { findMember, type Path, toValue } from "../../text/node";
import type { z } from "../../text/zod";
import { type Block, isRecord, type Params, paramsSchema, promptMethod, templateType } from "./schema";

/** What a text of this protocol is: one block, a list of them, or a request with or without what JSON-RPC puts around it. */
export type Shape = "block" | "list" | "params" | "request";

/** A fault of the wire form: the way to it, and what stands there. */
export interface WireFault {
  readonly path: Path;
  readonly value: unknown;
}

export type PromptReading =
  | { readonly ok: true; readonly shape: Shape; readonly params: Params; readonly id: RequestId | undefined }
  | { readonly ok: false; readonly shape: Shape; readonly faults: readonly WireFault[] };

export type RequestId = string | number | null;

export function shapeOf(node: JsonNode): Shape {
  if (node.type === "array") return "list";
  if (findMember(node, "method") !== undefined && findMember(node, "type") === undefined) return "request";
  return findMember(node, "prompt") !== undefined && findMember(node, "type") === undefined
    ? "params"
    : "block";
}

/** Where the blocks of a text of this shape stand. */
export const blocksPath: Readonly<Record<Exclude<Shape, "block">, Path>> = {
  list: [],
  params: ["prompt"],
  request: ["params", "prompt"],
};

/** The session that is named where the text names none. */
const sessionId = "sess_parley";

/** Reads a text as an agent does: strictly, one bad block fails the whole. Unknown members are dropped, null is left out. */
export function readPrompt(node: JsonNode): PromptReading {
  const shape = shapeOf(node);
  const value = toValue(node);
  if (shape === "request") {
    const { params, id } = value as Readonly<Record<string, unknown>>;
    if (!isRecord(params)) return { ok: false, shape, faults: [{ path: ["params"], value: params }] };
    return parse({ shape, params, prefix: ["params"], id: isId(id) ? id : undefined });
  }
  if (shape === "params") return parse({ shape, params: value, prefix: [] });
  const prompt = shape === "list" ? value : [value];
  return parse({ shape, params: { sessionId, prompt }, prefix: [], skip: shape === "list" ? 1 : 2 });
}

interface Parsing {
  readonly shape: Shape;
  readonly params: unknown;
  readonly prefix: Path;
  /** Steps that are not in the text. */
  readonly skip?: number;
  readonly id?: RequestId | undefined;
}

function parse({ shape, params, prefix, skip = 0, id }: Parsing): PromptReading {
  const parsed = paramsSchema.safeParse(params, { reportInput: true });
  if (parsed.success) return { ok: true, shape, params: withoutNulls(parsed.data), id };
  const faults = parsed.error.issues.map((issue): WireFault => {
    const steps = innermost(issue).map((step) => (typeof step === "symbol" ? String(step) : step));
    return { path: [...prefix, ...steps.slice(skip)], value: valueAt(params, steps) };
  });
  return { ok: false, shape, faults };
}

/** Of a resource that is neither text nor blob, the place where the one it most looks like goes wrong. */
function innermost({ path, ...issue }: z.core.$ZodIssue): readonly PropertyKey[] {
  if (path.at(-1) !== "resource" || issue.code !== "invalid_union") return path;
  const deepest = issue.errors
    .map((errors) => errors[0])
    .filter((error) => error !== undefined)
    .find((error) => error.path.length > 0);
  return deepest === undefined ? path : [...path, ...deepest.path];
}

function valueAt(value: unknown, steps: Path): unknown {
  let found = value;
  for (const step of steps) {
    if (Array.isArray(found)) found = found[Number(step)];
    else found = isRecord(found) && Object.hasOwn(found, step) ? found[step] : undefined;
  }
  return found;
}

function isId(id: unknown): id is RequestId {
  return typeof id === "string" || typeof id === "number" || id === null;
}

/** As the reference writes it: what is not set is left out. What `_meta` holds is not the protocol's. */
function withoutNulls<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(withoutNulls) as Value;
  if (!isRecord(value)) return value;
  const kept = Object.entries(value)
    .filter(([, part]) => part !== null && part !== undefined)
    .map(([key, part]) => [key, key === "_meta" ? part : withoutNulls(part)]);
  return Object.fromEntries(kept) as Value;
}

/** The blocks a block, list or request holds, as an agent decodes and writes them again. */
export function decodedText({ shape, params, id }: Extract<PromptReading, { ok: true }>): string {
  if (shape === "block") return JSON.stringify(params.prompt[0]);
  if (shape === "list") return JSON.stringify(params.prompt);
  const request = { jsonrpc: "2.0", ...(id !== undefined && { id }), method: promptMethod, params };
  return JSON.stringify(shape === "params" ? params : request);
}

export function isTemplate(block: Block): block is Extract<Block, { readonly type: typeof templateType }> {
  return block.type === templateType;
}
