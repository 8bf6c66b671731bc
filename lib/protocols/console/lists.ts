import type { JsonSchema } from "../../protocol/protocol";
import type { JsonNode, ObjectNode } from "../../text/json";
import { dumpString, strip } from "../../text/python";
import type { Read, Reader } from "./reader";
import { type Field, isMissing, objectSchema, readShape, type Shape } from "./shape";

export interface ListRule {
  readonly description: string;
  readonly min: number;
  readonly max: number;
  readonly isRequired: boolean;
  /** What one item is called: "row". */
  readonly one: string;
  /** Whether a refusal names the item. */
  readonly isNamed?: boolean;
}

/** A list of objects. */
export function listOf(key: string, item: Shape, rule: ListRule): Field {
  const { one } = rule;
  const named = rule.isNamed === true;
  const readItem = (value: JsonNode, index: number, reader: Reader) => {
    reader.path.push(index);
    if (named) reader.parts.push(one, index);
    const written =
      value.type === "object"
        ? readShape(value, item, reader)
        : (reader.fault(value, value, { code: "not-object", message: `A ${one} must be an object.` }) ?? "");
    if (named) reader.parts.length -= 2;
    reader.path.pop();
    return written;
  };
  const read: Read = (value, reader, owner) => {
    if (!rule.isRequired && isMissing(value)) return undefined;
    const items = readCount(key, value, { rule, reader, owner });
    if (items === undefined) return undefined;
    const written = items.map((one, index) => readItem(one, index, reader));
    return `[${written.join(",")}]`;
  };
  return { key, isRequired: rule.isRequired, read, schema: listSchema(rule, objectSchema(item)) };
}

interface Counting {
  readonly rule: ListRule;
  readonly reader: Reader;
  readonly owner: ObjectNode;
}

function readCount(
  key: string,
  value: JsonNode | undefined,
  { rule: { min, max, one }, reader, owner }: Counting,
): readonly JsonNode[] | undefined {
  if (value?.type !== "array") {
    const says = isMissing(value) ? `The ${key} are missing.` : `The ${key} must be a list.`;
    return reader.fault(value, owner, { code: isMissing(value) ? "missing" : "not-list", message: says });
  }
  const { length } = value.items;
  if (length > max) {
    const message = `${length} ${key} are too many. ${max} is the most.`;
    return reader.fault(value, owner, { code: "count", message });
  }
  if (length >= min) return value.items;
  return reader.fault(value, owner, {
    code: "count",
    message: `There is no ${one}. At least ${min} is needed.`,
  });
}

function listSchema({ min, max, description }: ListRule, items: JsonSchema): JsonSchema {
  return {
    type: "array",
    ...(min > 0 && { minItems: min }),
    ...(max < Infinity && { maxItems: max }),
    items,
    description,
  };
}

/** A list of texts. */
export function textsOf(key: string, rule: ListRule & { readonly examples: readonly string[] }): Field {
  const read: Read = (value, reader, owner) => {
    const items = readCount(key, value, { rule, reader, owner });
    const written = items?.map((item, index) => {
      reader.path.push(index);
      const given = item.type === "string" ? strip(item.value).toLowerCase() : undefined;
      const says = given === undefined ? "must be text" : "is empty";
      const code = given === undefined ? "not-text" : "missing";
      const found =
        given === undefined || given === ""
          ? reader.fault(item, item, { code, message: `A ${rule.one} ${says}.` })
          : dumpString(given);
      reader.path.pop();
      return found;
    });
    return written && `[${written.join(",")}]`;
  };
  const schema = listSchema(rule, { type: "string", examples: rule.examples });
  return { key, isRequired: true, read, schema };
}
