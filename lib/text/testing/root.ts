import { type JsonNode, readJson } from "../json";

/** The tree of a text that is JSON. */
export function rootOf(text: string, dialect?: "json" | "python"): JsonNode {
  const reading = readJson(text, dialect);
  if (!reading.ok) throw new Error(`${reading.fault.message}: ${text}`);
  return reading.root;
}
