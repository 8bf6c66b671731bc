import type { JsonSchema } from "../../protocol/protocol";
import type { JsonNode, ObjectNode } from "../../text/json";
import { findValue } from "../../text/node";
import type { Read, Reader } from "./reader";

/** One member of the wire: how the engine reads and writes it, and what the editor knows of it. */
export interface Field {
  readonly key: string;
  readonly isRequired: boolean;
  readonly read: Read;
  readonly schema: JsonSchema;
}

/** An object of the wire. */
export interface Shape {
  /** In the order the engine checks them. */
  readonly fields: readonly Field[];
  /** Places of the fields in the order the engine writes them. */
  readonly order: readonly number[];
}

/** `keys`: the order the members are written in, where it is not the order they are checked in. */
export function shapeOf(
  fields: readonly Field[],
  keys: readonly string[] = fields.map(({ key }) => key),
): Shape {
  return { fields, order: keys.map((key) => fields.findIndex((field) => field.key === key)) };
}

/** The object as the engine writes it; faults are with the reader. `head`: a member that is written already. */
export function readShape(node: ObjectNode, { fields, order }: Shape, reader: Reader, head = ""): string {
  const texts: (string | undefined)[] = [];
  for (const { key, read } of fields) {
    reader.path.push(key);
    texts.push(read(findValue(node, key), reader, node));
    reader.path.pop();
  }
  let written = head;
  for (const place of order) {
    const text = texts[place];
    const key = fields[place]?.key;
    if (text === undefined || key === undefined) continue;
    written += `${written === "" ? "" : ","}"${key}":${text}`;
  }
  return `{${written}}`;
}

export function nameOf(key: string): string {
  return /[A-Z]/.test(key) ? `“${key}”` : `The ${key}`;
}

export const isMissing = (value: JsonNode | undefined): value is undefined =>
  value === undefined || value.type === "null";

export function objectSchema({ fields, order }: Shape): JsonSchema {
  const sorted = order.flatMap((place) => fields[place] ?? []);
  const required = sorted.filter(({ isRequired }) => isRequired).map(({ key }) => key);
  return {
    type: "object",
    properties: Object.fromEntries(sorted.map(({ key, schema }) => [key, schema])),
    ...(required.length > 0 && { required }),
  };
}
