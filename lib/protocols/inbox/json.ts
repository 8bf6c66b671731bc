import type { JsonNode } from "../../text/json";
import { effectiveMembers, type PlainJson } from "../../text/node";

/** A value as compact JSON: each key once with its last value, numbers as they are spelled. */
export function jsonOf(node: JsonNode): string {
  switch (node.type) {
    case "object":
      return `{${effectiveMembers(node)
        .map(({ key, value }) => `${JSON.stringify(key)}:${jsonOf(value)}`)
        .join(",")}}`;
    case "array":
      return `[${node.items.map(jsonOf).join(",")}]`;
    case "string":
      return JSON.stringify(node.value);
    case "number":
      return node.spelling;
    case "boolean":
      return String(node.value);
    case "null":
      return "null";
  }
}

/** A string as it is, anything else as JSON. */
export function textOf(node: JsonNode): string {
  return node.type === "string" ? node.value : jsonOf(node);
}

/** The value, but for numbers JSON could not give back: those are their spelling. */
export function plainOf(node: JsonNode): PlainJson {
  switch (node.type) {
    case "object": {
      const value: Record<string, PlainJson> = Object.create(null);
      for (const member of node.members) value[member.key] = plainOf(member.value);
      return value;
    }
    case "array":
      return node.items.map(plainOf);
    case "number":
      return Number.isFinite(Number(node.spelling)) ? Number(node.spelling) + 0 : node.spelling;
    case "null":
      return null;
    default:
      return node.value;
  }
}

/** The integer, in the range where JavaScript counts exactly; undefined for anything else. */
export function integerOf(node: JsonNode): number | undefined {
  if (node.type !== "number") return undefined;
  const value = Number(node.spelling) + 0;
  return Number.isSafeInteger(value) ? value : undefined;
}

/** The values that are no list and no object, with the key each stands under; "" at the top. */
export function* leavesOf(
  node: JsonNode,
  key = "",
): Generator<{ readonly key: string; readonly node: JsonNode }> {
  if (node.type === "array") for (const item of node.items) yield* leavesOf(item, key);
  else if (node.type === "object")
    for (const member of effectiveMembers(node)) yield* leavesOf(member.value, member.key);
  else yield { key, node };
}
