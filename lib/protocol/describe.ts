import type { JsonNode } from "../text/json";
import type { Position } from "../text/layer";
import type { Path, Step } from "../text/node";
import { findMember } from "../text/node";
import { findPlace, placeAt, type Root } from "../text/place";
import { codePointLength } from "../text/python";
import type { JsonSchema } from "./protocol";

/** What a schema says of the value at a position, in the parts a hover shows. */
export interface Description {
  /** The key, or the place in its list: `question`, `options[2]`. */
  readonly name: string;
  readonly isRequired: boolean;
  readonly text?: string;
  /** How much of what is allowed is used: code points of a string, items of a list. */
  readonly size?: { readonly used: number; readonly max: number; readonly unit: "characters" | "items" };
  /** The values it may have, as JSON. */
  readonly values: readonly string[];
  /** What stands for it where it is left out, as JSON. */
  readonly fallback?: string;
}

/** What `schema` says of the innermost value or key of `root` at a position of the source. */
export function describeAt(root: Root, schema: JsonSchema, position: Position): Description | undefined {
  const place = placeAt(root, position);
  const last = place?.path.at(-1);
  if (place === undefined || last === undefined) return undefined;
  const parents = schemasAt(root, schema, place.path.slice(0, -1));
  const parent = findPlace(root, place.path.slice(0, -1))?.node;
  // Among all kinds of parent, or the values of a telling member would be the one it has.
  const every = parents.flatMap((candidate) => childrenOf(candidate, last, schema));
  const fitting = fittingOf(parents, parent);
  const described = fittingOf(
    fitting.flatMap((candidate) => childrenOf(candidate, last, schema)),
    place.node,
  );
  if (described.length === 0) return undefined;
  return {
    name: nameOf(place.path),
    isRequired: fitting.every(({ required }) => Array.isArray(required) && required.includes(last)),
    ...optional("text", firstText(described, "description")),
    ...optional("size", sizeOf(place.node, described)),
    values: [...new Set(every.flatMap(valuesOf))],
    ...optional("fallback", fallbackOf(described)),
  };
}

/** A schema without alternatives: one of those a value may fit. */
type Candidate = JsonSchema;

function schemasAt(root: Root, schema: JsonSchema, path: Path): readonly Candidate[] {
  let candidates = alternativesOf(schema, schema);
  for (const [depth, step] of path.entries()) {
    const node = findPlace(root, path.slice(0, depth))?.node;
    candidates = fittingOf(candidates, node).flatMap((candidate) => childrenOf(candidate, step, schema));
  }
  return candidates;
}

/** The schemas behind references and alternatives, each with what was said on the way to it. */
function alternativesOf(schema: unknown, whole: JsonSchema, depth = 0): readonly Candidate[] {
  if (!isRecord(schema) || depth > MAX_DEPTH) return [];
  const { $ref, anyOf, oneOf, allOf, ...own } = schema;
  const further = [$ref === undefined ? undefined : resolve(String($ref), whole), anyOf, oneOf, allOf].flat();
  const found = further.flatMap((part) => alternativesOf(part, whole, depth + 1));
  if (found.length === 0) return [own];
  return found.map((part) => ({ ...part, ...own }));
}

const MAX_DEPTH = 24;

function resolve(reference: string, whole: JsonSchema): unknown {
  if (!reference.startsWith("#")) return undefined;
  let found: unknown = whole;
  for (const step of reference.slice(1).split("/").slice(1)) {
    const key = decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~");
    found = isRecord(found) && Object.hasOwn(found, key) ? found[key] : undefined;
  }
  return found;
}

function childrenOf(candidate: Candidate, step: Step, whole: JsonSchema): readonly Candidate[] {
  if (typeof step === "number") {
    const { items } = candidate;
    return alternativesOf(Array.isArray(items) ? (items[step] ?? candidate.additionalItems) : items, whole);
  }
  const { properties, additionalProperties } = candidate;
  const known = isRecord(properties) && Object.hasOwn(properties, step) ? properties[step] : undefined;
  return alternativesOf(known ?? additionalProperties, whole);
}

/** Those a value may be meant to fit, by its type and its telling members; all of them where none does. */
function fittingOf(candidates: readonly Candidate[], node: JsonNode | undefined): readonly Candidate[] {
  if (node === undefined) return candidates;
  const fitting = candidates.filter((candidate) => hasType(candidate, node) && tellsNoOther(candidate, node));
  return fitting.length > 0 ? fitting : candidates;
}

function hasType({ type }: Candidate, node: JsonNode): boolean {
  const types = [type].flat();
  // A string may hold JSON of the type that is asked for.
  if (node.type === "string" && (types.includes("object") || types.includes("array"))) return true;
  return (
    type === undefined || types.includes(node.type) || (node.type === "number" && types.includes("integer"))
  );
}

function tellsNoOther({ properties }: Candidate, node: JsonNode): boolean {
  if (!isRecord(properties) || node.type !== "object") return true;
  return Object.entries(properties).every(([key, schema]) => {
    const value = findMember(node, key)?.value;
    if (value?.type !== "string" || !isRecord(schema) || schema.const === undefined) return true;
    return schema.const === value.value;
  });
}

function valuesOf({ const: only, enum: several }: Candidate): readonly string[] {
  if (only !== undefined) return [JSON.stringify(only)];
  return Array.isArray(several) ? several.map((value) => JSON.stringify(value)) : [];
}

function sizeOf(node: JsonNode, schemas: readonly Candidate[]): Description["size"] {
  if (node.type === "string") {
    const max = firstNumber(schemas, "maxLength");
    return max === undefined ? undefined : { used: codePointLength(node.value), max, unit: "characters" };
  }
  if (node.type !== "array") return undefined;
  const max = firstNumber(schemas, "maxItems");
  return max === undefined ? undefined : { used: node.items.length, max, unit: "items" };
}

function fallbackOf(schemas: readonly Candidate[]): string | undefined {
  const said = schemas.find((schema) => schema.default !== undefined);
  return said === undefined ? undefined : JSON.stringify(said.default);
}

function firstText(schemas: readonly Candidate[], key: string): string | undefined {
  return schemas.map((schema) => schema[key]).find((value) => typeof value === "string");
}

function firstNumber(schemas: readonly Candidate[], key: string): number | undefined {
  return schemas.map((schema) => schema[key]).find((value) => typeof value === "number");
}

function nameOf(path: Path): string {
  const index = path.findLastIndex((step) => typeof step === "string");
  const places = path.slice(index + 1).map((step) => `[${step}]`);
  return `${index < 0 ? "" : path[index]}${places.join("")}`;
}

function optional<Key extends string, Value>(key: Key, value: Value | undefined) {
  return value === undefined ? {} : ({ [key]: value } as { readonly [K in Key]: Value });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
