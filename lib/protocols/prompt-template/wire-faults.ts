import { addFix, findSpotNode, removeFix, replaceFix, type Spot } from "../../protocol/place";
import type { Fix } from "../../protocol/problem";
import { nearestSite, rootSite, type Site } from "../../protocol/site";
import type { JsonNode } from "../../text/json";
import { effectiveMembers, findMember, findString, type Step } from "../../text/node";
import { cut, type Finding } from "./finding";
import type { WireFault } from "./read";
import type { Code } from "./rules";
import { isRecord, plainTypes } from "./schema";
import { findPlaceholders } from "./substitute";

interface Say {
  readonly code: Code;
  readonly says: string;
  readonly fixes?: (spot: Spot) => readonly Fix[];
}

/** A fault of the wire form in words, at its place, with the way to mend it. */
export function sayFault(root: Site, { path, value }: WireFault): Finding {
  const { site, missing } = nearestSite(root, path);
  const spot = { ...site, path };
  const { code, says, fixes } = describe(path, value);
  return { code, message: says, site, missing, fixes: fixes?.(spot) ?? [] };
}

function describe(path: readonly Step[], value: unknown): Say {
  const at = path.lastIndexOf("variables");
  if (path.includes("_meta"))
    return { code: "meta", says: "“_meta” has to be an object, or left out.", fixes: dropIt };
  if (path.includes("annotations")) return annotations;
  if (at >= 0) {
    const [, index, key] = path.slice(at);
    if (index === undefined) return value === undefined ? noVariables : variablesList;
    return key === undefined ? variableObject : (memberSays[String(key)]?.(value) ?? content(path, value));
  }
  const last = path.at(-1);
  if (last === undefined || typeof last === "number") return block;
  return ownSays[last]?.(value) ?? content(path, value);
}

const stringly = (what: string) => (value: unknown) =>
  value === undefined ? `${what} is missing.` : `${what} has to be text, in quotes.`;

const dropIt = (spot: Spot): readonly Fix[] => removeFix(spot, "Remove it");

const annotations: Say = {
  code: "annotations",
  says: "The annotations are an object with audience (assistant, user), priority (a number) and lastModified (text), each of which may be left out.",
  fixes: dropIt,
};
const block: Say = {
  code: "block",
  says: "A block is an object with a type, such as prompt_template or text.",
};
const noVariables: Say = {
  code: "variables",
  says: "The list of variables is missing. It may be empty, but has to be there.",
  fixes: (spot) => {
    const template = findString(nodeOf(spot), "template") ?? "";
    const names = findPlaceholders(template).map((name) => `{ "name": ${JSON.stringify(name)} }`);
    const list = names.length === 0 ? "[]" : `[${names.join(", ")}]`;
    return addFix(spot, names.length === 0 ? "Add an empty list" : "Add the variables", list);
  },
};
const variablesList: Say = {
  code: "variables",
  says: "The variables are a list of objects, each with a name.",
  fixes: (spot) => {
    const node = findSpotNode(spot);
    if (node?.type !== "object") return [];
    const items = effectiveMembers(node).map(
      ({ key, value }) =>
        `{ "name": ${JSON.stringify(key)}, "value": ${JSON.stringify(textOf(value, spot))} }`,
    );
    return replaceFix(spot, "Make it a list", `[${items.join(", ")}]`);
  },
};
const variableObject: Say = {
  code: "variable",
  says: "A variable is an object with a name.",
  fixes: (spot) => {
    const node = findSpotNode(spot);
    const name = node?.type === "string" ? node.value : undefined;
    return name === undefined
      ? []
      : replaceFix(spot, "Make it a variable", `{ "name": ${JSON.stringify(name)} }`);
  },
};

function asString(title: string) {
  return (spot: Spot): readonly Fix[] => {
    const node = findSpotNode(spot);
    if (node === undefined || node.type === "object" || node.type === "array" || node.type === "null")
      return [];
    return replaceFix(spot, title, JSON.stringify(textOf(node, spot)));
  };
}

const optionalString = (code: Code, what: string) => (): Say => ({
  code,
  says: `${what} is always text: put it in quotes, or leave it out.`,
  fixes: (spot) => [...asString("Put it in quotes")(spot), ...removeFix(spot, "Remove it")].slice(0, 1),
});

type Sayer = (value: unknown) => Say;

const memberSays: Readonly<Record<string, Sayer | undefined>> = {
  name: (value) => ({
    code: "name",
    says: stringly("The name of the variable")(value),
    fixes: asString("Put it in quotes"),
  }),
  value: optionalString("value", "A value"),
  default_value: optionalString("default-value", "A default"),
  description: optionalString("description", "A description"),
  required: (value) => ({
    code: "required",
    says: "“required” is true or false, or left out.",
    fixes: (spot) =>
      value === "true" || value === 1
        ? replaceFix(spot, "Write true", "true")
        : value === "false" || value === 0
          ? replaceFix(spot, "Write false", "false")
          : removeFix(spot, "Remove it"),
  }),
  type: (value) => ({
    code: "variable-type",
    says: sayType(value),
    fixes: (spot) => typeFix(spot),
  }),
};

const ownSays: Readonly<Record<string, Sayer | undefined>> = {
  params: () => ({
    code: "request",
    says: "The request has no params: an object with sessionId and prompt.",
  }),
  sessionId: (value) => ({
    code: "session-id",
    says: stringly("“sessionId”, the session the prompt is for,")(value),
    fixes: (spot) =>
      value === undefined ? addFix(spot, "Add a session", '"sess_1"') : asString("Put it in quotes")(spot),
  }),
  prompt: () => ({ code: "prompt", says: "“prompt” has to be a list of blocks." }),
  messageId: () => ({ code: "message-id", says: "“messageId” is text, or left out.", fixes: dropIt }),
  type: (value) => ({
    code: "block-type",
    says:
      typeof value === "string"
        ? `The protocol knows no block of type “${cut(value)}”: it knows prompt_template, text, image, audio, resource_link and resource.`
        : "A block says what it is in “type”: prompt_template, text, image, audio, resource_link or resource.",
    fixes: (spot) => blockTypeFix(spot, value),
  }),
  template: (value) => ({
    code: "template",
    says: value === undefined ? "The template is missing." : "The template has to be one text.",
    fixes: (spot) =>
      value === undefined ? addFix(spot, "Add an empty template", '""') : asString("Put it in quotes")(spot),
  }),
};

function content(path: readonly Step[], value: unknown): Say {
  const name = String(path.at(-1));
  return {
    code: "content",
    says:
      value === undefined
        ? `“${cut(name)}” is missing in this block.`
        : `“${cut(name)}” has a value this block cannot have.`,
  };
}

const letters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, "");

function blockTypeFix(spot: Spot, value: unknown): readonly Fix[] {
  const owner = nodeOf({ ...spot, path: spot.path.slice(0, -1) });
  const isTemplate = findMember(owner, "template") !== undefined;
  const near = ["prompt_template", "text", "image", "audio", "resource_link", "resource"].find(
    (known) => typeof value === "string" && letters(known) === letters(value),
  );
  const type = near ?? (isTemplate ? "prompt_template" : undefined);
  if (type === undefined) return [];
  const json = JSON.stringify(type);
  return value === undefined
    ? addFix(spot, `Add type ${json}`, json)
    : replaceFix(spot, `Write ${json}`, json);
}

const nearTypes: Readonly<Record<string, (typeof plainTypes)[number] | undefined>> = {
  ...Object.fromEntries(plainTypes.map((type) => [letters(type), type])),
  date: "date_time",
  time: "date_time",
  timestamp: "date_time",
  integer: "number",
  int: "number",
  float: "number",
  bool: "boolean",
  str: "string",
  uri: "url",
  link: "url",
  mail: "email",
  multiline: "text",
  textarea: "text",
};

function sayType(value: unknown): string {
  const types = `${plainTypes.join(", ")}, or {"select": {"options": […]}}`;
  if (value === "select" || (isRecord(value) && "options" in value)) {
    return 'A select carries its options: {"select": {"options": ["a", "b"]}}.';
  }
  if (isRecord(value) && "select" in value)
    return 'A select is {"select": {"options": […]}}, with nothing beside it, and options that are text.';
  return typeof value === "string"
    ? `No variable is of type “${cut(value)}”. It is one of ${types}.`
    : `The type of a variable is one of ${types}.`;
}

function typeFix(spot: Spot): readonly Fix[] {
  const node = findSpotNode(spot);
  if (node?.type === "string") {
    const near = nearTypes[letters(node.value)];
    if (near !== undefined && Object.hasOwn(nearTypes, letters(node.value)))
      return replaceFix(spot, `Write "${near}"`, JSON.stringify(near));
  }
  const options = findOptions(spot, node);
  if (options !== undefined) {
    return replaceFix(spot, "Write it as a select", `{ "select": { "options": ${options} } }`);
  }
  return [];
}

/** Options that stand in the place of a select, or beside its type; as they are written. */
function findOptions(spot: Spot, node: JsonNode | undefined): string | undefined {
  const select = findMember(node, "select")?.value;
  const inner =
    select?.type === "array" ? select : (findMember(select, "options") ?? findMember(node, "options"))?.value;
  const owner = nodeOf({ ...spot, path: spot.path.slice(0, -1) });
  const beside =
    node?.type === "string" && letters(node.value) === "select"
      ? findMember(owner, "options")?.value
      : undefined;
  const list = inner ?? beside;
  if (list?.type !== "array") {
    return node?.type === "string" && letters(node.value) === "select" ? "[]" : undefined;
  }
  return list.items.every(({ type }) => type === "string")
    ? spot.layer.text.slice(list.start, list.end)
    : undefined;
}

/** The innermost value on the way to a spot. */
function nodeOf({ layer, root, path }: Spot): JsonNode {
  return nearestSite(rootSite(layer, root), path).site.node;
}

function textOf(node: JsonNode, { layer }: Spot): string {
  return node.type === "string" ? node.value : layer.text.slice(node.start, node.end);
}
