import type { JsonSchema, Kind, Protocol } from "./protocol";

const MESSAGE = "message";
const message = { $ref: `#/definitions/${MESSAGE}` };
const text = (description: string) => ({ type: "string", description });
const tool = text("The name of the tool that is called.");
const callArguments = text("The arguments as a JSON string.");

/** What stands around a message in each form; a form that is not listed is the bare message. */
const wrappers: Readonly<Record<string, JsonSchema>> = {
  "tool event": {
    type: "object",
    properties: {
      kind: { enum: ["tool_start", "tool_end"], description: "A call that begins, or its result." },
      tool,
      run_id: text("Ties a result to its call."),
      input: { anyOf: [message, callArguments] },
      output: { anyOf: [message, text("The result as a JSON string, as a real call gives it.")] },
    },
    required: ["tool"],
  },
  "MCP call": {
    type: "object",
    properties: {
      jsonrpc: { const: "2.0" },
      id: { type: ["string", "number"], description: "Ties a result to its request." },
      method: { const: "tools/call" },
      params: {
        type: "object",
        properties: { name: tool, arguments: message },
        required: ["name", "arguments"],
      },
    },
    required: ["method", "params"],
  },
  "MCP result": {
    type: "object",
    properties: {
      jsonrpc: { const: "2.0" },
      id: { type: ["string", "number"], description: "Ties a result to its request." },
      result: {
        type: "object",
        properties: {
          content: {
            type: "array",
            items: {
              type: "object",
              properties: { type: { const: "text" }, text: text("The result as a JSON string.") },
              required: ["type", "text"],
            },
          },
          structuredContent: message,
          isError: { type: "boolean", default: false },
        },
      },
    },
  },
  "model tool call": {
    type: "object",
    properties: {
      type: { enum: ["tool_use", "function"] },
      id: text("Ties a result to its call."),
      name: tool,
      input: message,
      function: {
        type: "object",
        properties: { name: tool, arguments: callArguments },
        required: ["name", "arguments"],
      },
    },
  },
};

/** The schema of a whole text, for completion: that of its message, inside of what the form puts around it. */
export function wrapSchema(form: string, schema: JsonSchema): JsonSchema {
  const wrapper = Object.hasOwn(wrappers, form) ? wrappers[form] : undefined;
  if (wrapper === undefined) return schema;
  return { ...wrapper, definitions: { [MESSAGE]: moveReferences(schema, message.$ref) } };
}

/** What a text may begin as while nothing is recognised in it: a sample of each protocol, or any message by hand. */
export function startSchema(protocols: readonly Protocol[]): JsonSchema {
  const definitions: Record<string, unknown> = {};
  const anyOf: JsonSchema[] = [];
  for (const protocol of protocols) {
    for (const kind of STARTS) {
      const schema = protocol.schema(kind);
      if (schema === null) continue;
      const name = `${protocol.id}-${kind}`;
      const $ref = `#/definitions/${name}`;
      definitions[name] = moveReferences(schema, $ref);
      anyOf.push({ $ref });
    }
  }
  return { definitions, anyOf, defaultSnippets: protocols.flatMap(startSnippets) };
}

const STARTS: readonly Kind[] = ["envelope", "arguments"];

function startSnippets({ name, wireName, samples }: Protocol): readonly JsonSchema[] {
  const sample = samples.find(({ verdict }) => verdict === "works");
  if (sample === undefined) return [];
  const bodyText = sample.text.replace(/[\\$]/g, "\\$&");
  return [{ label: `${name}: ${sample.title}`, description: `A message of ${wireName}.`, bodyText }];
}

// Data, not schemas.
const VALUES: ReadonlySet<string> = new Set(["const", "default", "defaultSnippets", "enum", "examples"]);

/** The schema with its keys offered as it lists them, those a message must have before those it may have. */
export function inOrder(schema: JsonSchema): JsonSchema {
  const required = Array.isArray(schema.required) ? schema.required : [];
  const ranked = ([key, part]: [string, unknown], index: number): [string, unknown] => {
    if (!isObject(part)) return [key, part];
    const rank = `${required.includes(key) ? 0 : 1}${String(index).padStart(3, "0")}`;
    return [key, { ...inOrder(part), suggestSortText: rank }];
  };
  const ordered = Object.entries(schema).map(([key, part]): [string, unknown] => {
    if (VALUES.has(key)) return [key, part];
    if (key === "properties" && isObject(part)) {
      return [key, Object.fromEntries(Object.entries(part).map(ranked))];
    }
    if (Array.isArray(part)) return [key, part.map((item) => (isObject(item) ? inOrder(item) : item))];
    return [key, isObject(part) ? inOrder(part) : part];
  });
  return Object.fromEntries(ordered);
}

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A schema that has moved to `place` of another one: what it says of itself is found there. */
function moveReferences(schema: JsonSchema, place: string): unknown {
  const move = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(move);
    if (typeof value !== "object" || value === null) return value;
    const moved = Object.entries(value).map(([key, part]) => [
      key,
      key === "$ref" && typeof part === "string" ? part.replace(/^#/, place) : move(part),
    ]);
    return Object.fromEntries(moved);
  };
  const { $schema: _, ...rest } = schema;
  return move(rest);
}
