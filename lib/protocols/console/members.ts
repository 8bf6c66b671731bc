import { findNear, replaceValue } from "../../protocol/fixes";
import type { Fix } from "../../protocol/problem";
import type { Site } from "../../protocol/site";
import type { JsonNode, ObjectNode } from "../../text/json";
import { effectiveMembers } from "../../text/node";
import { dumpFloat, dumpNumber, dumpString, parseNumber, str, strip, toFloat } from "../../text/python";
import { quote } from "../../text/value";
import type { Read } from "./reader";
import { type Field, isMissing, nameOf } from "./shape";

function asText(site: Site): readonly Fix[] {
  const { layer, node } = site;
  if (node.type !== "number" && node.type !== "boolean") return [];
  return replaceValue(site, "Write it as text", layer.text.slice(node.start, node.end));
}

function notText(key: string) {
  return { code: "not-text", message: `${nameOf(key)} must be text.`, fixes: asText } as const;
}

/** What a text becomes: trimmed, or more. */
type Tidy = (text: string) => string;

export function text(key: string, description: string, tidy: Tidy = strip): Field {
  const read: Read = (value, reader, owner) => {
    if (isMissing(value)) {
      return reader.fault(value, owner, { code: "missing", message: `${nameOf(key)} is missing.` });
    }
    if (value.type !== "string") return reader.fault(value, owner, notText(key));
    if (strip(value.value) !== "") return dumpString(tidy(value.value));
    return reader.fault(value, owner, { code: "missing", message: `${nameOf(key)} is empty.` });
  };
  return { key, isRequired: true, read, schema: { type: "string", minLength: 1, description } };
}

export function optionalText(key: string, description: string, tidy: Tidy = strip): Field {
  const read: Read = (value, reader, owner) => {
    if (isMissing(value)) return undefined;
    if (value.type !== "string") return reader.fault(value, owner, notText(key));
    return strip(value.value) === "" ? undefined : dumpString(tidy(value.value));
  };
  return { key, isRequired: false, read, schema: { type: "string", description } };
}

/** One of a few words, whatever its case. */
export function oneOf(
  key: string,
  names: readonly string[],
  { description, isRequired = true }: { readonly description: string; readonly isRequired?: boolean },
): Field {
  const list = `Use ${names.slice(0, -1).join(", ")} or ${names.at(-1)}.`;
  const fixes = (site: Site) => {
    const near = site.node.type === "string" ? findNear(site.node.value, names) : undefined;
    return near === undefined ? [] : replaceValue(site, `Use “${near}”`, near);
  };
  const read: Read = (value, reader, owner) => {
    const given = value?.type === "string" ? strip(value.value).toLowerCase() : undefined;
    if (!isRequired && (isMissing(value) || given === "")) return undefined;
    if (given !== undefined && names.includes(given)) return dumpString(given);
    const says = isMissing(value)
      ? `${nameOf(key)} is missing.`
      : given === undefined
        ? `${nameOf(key)} must be text.`
        : `${nameOf(key)} ${quote(given)} is unknown.`;
    return reader.fault(value, owner, { code: "enum", message: `${says} ${list}`, fixes });
  };
  return { key, isRequired, read, schema: { type: "string", enum: names, description } };
}

export function flag(key: string, description: string): Field {
  const read: Read = (value, reader, owner) => {
    if (isMissing(value)) return undefined;
    if (value.type === "boolean") return String(value.value);
    const message = `“${key}” must be true or false.`;
    return reader.fault(value, owner, { code: "not-boolean", message, fixes: switchFixes });
  };
  return { key, isRequired: false, read, schema: { type: "boolean", description } };
}

function switchFixes(site: Site): readonly Fix[] {
  const { node, layer } = site;
  const written =
    node.type === "string" ? strip(node.value).toLowerCase() : layer.text.slice(node.start, node.end);
  const meant = /^(?:true|yes|1)$/.test(written)
    ? true
    : /^(?:false|no|0)$/.test(written)
      ? false
      : undefined;
  return meant === undefined ? [] : replaceValue(site, `Use ${meant}`, meant);
}

/** A number as Python's `float()` makes it: `49` is written `49.0`. */
export function float(key: string, description: string, isRequired: boolean): Field {
  const read: Read = (value, reader, owner) => {
    if (!isRequired && isMissing(value)) return undefined;
    if (value?.type !== "number") {
      const says = isMissing(value) ? "is missing" : "must be a number";
      const code = isMissing(value) ? "missing" : "not-number";
      return reader.fault(value, owner, { code, message: `${nameOf(key)} ${says}.`, fixes: asNumber });
    }
    const { spelling } = value;
    if (plainInteger.test(spelling)) return spelling === "-0" ? "0.0" : `${spelling}.0`;
    const made = toFloat(parseNumber(spelling));
    if (made !== undefined) return dumpFloat(made);
    const message = "The number is too big, so the call fails.";
    return reader.fault(value, owner, { code: "number-size", message });
  };
  return { key, isRequired, read, schema: { type: "number", description } };
}

const plainInteger = /^-?\d{1,15}$/;

function asNumber(site: Site): readonly Fix[] {
  const { node } = site;
  if (node.type !== "string" || !/^\s*-?\d{1,15}(?:\.\d{1,15})?\s*$/.test(node.value)) return [];
  return replaceValue(site, "Write it as a number", Number(node.value));
}

/** A whole number from 0; an empty list leaves out what it counts. */
export function count(key: string, description: string, countOf: (owner: ObjectNode) => number): Field {
  const read: Read = (value, reader, owner) => {
    if (isMissing(value)) return countOf(owner) === 0 ? undefined : String(countOf(owner));
    const number = value.type === "number" ? parseNumber(value.spelling) : undefined;
    if (number?.type === "int" && !number.digits.startsWith("-")) return number.digits;
    const message = `${nameOf(key)} must be a whole number, 0 or more, without a point or exponent.`;
    return reader.fault(value, owner, { code: "total", message, fixes: asCount });
  };
  return { key, isRequired: false, read, schema: { type: "integer", minimum: 0, description } };
}

function asCount(site: Site): readonly Fix[] {
  const { node } = site;
  const made =
    node.type === "number" ? Number(node.spelling) : node.type === "string" ? Number(node.value || NaN) : NaN;
  return Number.isSafeInteger(made) && made >= 0 ? replaceValue(site, `Use ${made}`, made) : [];
}

/** A map of scalars, each as it is; of keys that are alike once trimmed the last value counts, in the place of the first. */
export function scalars(key: string, description: string, max: number): Field {
  const read: Read = (value, reader, owner) => {
    if (isMissing(value)) return undefined;
    if (value.type !== "object") {
      return reader.fault(value, owner, { code: "not-object", message: "The fields must be an object." });
    }
    const members = effectiveMembers(value);
    if (members.length > max) {
      const message = `${members.length} fields are too many. ${max} is the most.`;
      return reader.fault(value, owner, { code: "count", message });
    }
    const written = new Map<string, string>();
    for (const member of members) {
      const name = strip(member.key);
      reader.path.push(member.key);
      if (name === "")
        reader.fault(member.value, value, { code: "field-key", message: "A field has no name." });
      else if (member.value.type === "object" || member.value.type === "array") {
        const message = `The field ${quote(name)} must be text, a number, true, false or null.`;
        reader.fault(member.value, value, { code: "field-value", message });
      } else written.set(name, dumpScalar(member.value));
      reader.path.pop();
    }
    return `{${Array.from(written, ([name, one]) => `${dumpString(name)}:${one}`).join(",")}}`;
  };
  const values = { type: ["string", "number", "boolean", "null"] };
  const schema = { type: "object", maxProperties: max, additionalProperties: values, description };
  return { key, isRequired: false, read, schema };
}

function dumpScalar(node: JsonNode): string {
  if (node.type === "string") return dumpString(node.value);
  if (node.type === "number") return dumpNumber(node.spelling);
  return node.type === "boolean" ? String(node.value) : "null";
}

/** Any value but null, as Python's `str()` writes it: `true` becomes "True". A text is not trimmed. */
export function printed(key: string, description: string): Field {
  const read: Read = (value, reader, owner) => {
    if (!isMissing(value)) return dumpString(str(value));
    return reader.fault(value, owner, { code: "missing", message: `${nameOf(key)} is missing.` });
  };
  return { key, isRequired: true, read, schema: { type: "string", description } };
}
