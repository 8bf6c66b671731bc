import { formatText } from "../text/format";
import type { Field } from "./entry";

/** Fields as one object without blanks. */
export function compactObject(fields: readonly Field[]): string {
  return `{${fields.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(",")}}`;
}

/** Fields, spread already, as one object with a line for each. */
export function prettyObject(fields: readonly Field[], indent: string): string {
  if (fields.length === 0) return "{}";
  const lines = fields.map(([name, json]) => `${indent}  ${JSON.stringify(name)}: ${json}`);
  return `{\n${lines.join(",\n")}\n${indent}}`;
}

/** The values of fields spread over lines, for a place indented by `indent`. */
export function prettyFields(fields: readonly Field[], indent: string): readonly Field[] {
  return fields.map(([name, json]) => [name, prettyJson(json, indent)] as const);
}

function prettyJson(json: string, indent: string): string {
  if (!json.startsWith("{") && !json.startsWith("[")) return json;
  return (formatText(json) ?? json).replaceAll("\n", `\n${indent}`);
}
