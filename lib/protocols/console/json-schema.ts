import type { JsonSchema, Kind } from "../../protocol/protocol";
import type { ActionType } from "./actions";
import { wireName } from "./client";
import { objectSchema } from "./shape";
import { actionTypes, limits, shapes, summaries } from "./wire";

const draft = "http://json-schema.org/draft-07/schema#";

/** What a person begins with: the members that are needed. */
const bodies: Readonly<Record<ActionType, object>> = {
  set_theme: { theme: "$1" },
  navigate: { path: "$1" },
  open_create: { resource: "$1" },
  open_dialog: { dialog: "$1" },
  toast: { level: "$1", message: "$2" },
  show_pane: { content: "$1" },
  toggle_terminal: {},
  scroll_to_card: { cardId: "$1" },
  resource: { mutation: "$1", resourceType: "$2", resourceId: "$3", title: "$4" },
  resource_list: { resourceType: "$1", items: [{ resourceId: "$2", title: "$3" }] },
  chart: {
    title: "$1",
    interval: "1h",
    metrics: [{ metric: "$2", points: [{ time: "$3", value: 0 }] }],
  },
  refresh: { scopes: ["$1"] },
};

function actionSchema(type: ActionType): JsonSchema {
  const { properties, required } = objectSchema(shapes[type]) as {
    readonly properties: object;
    readonly required?: readonly string[];
  };
  return {
    title: type,
    description: summaries[type],
    type: "object",
    properties: {
      type: { type: "string", const: type, description: "Which action this is." },
      ...properties,
    },
    required: ["type", ...(required ?? [])],
  };
}

const action = {
  oneOf: actionTypes.map(actionSchema),
  defaultSnippets: actionTypes.map((type) => ({
    label: type,
    description: summaries[type],
    body: { type, ...bodies[type] },
  })),
};
const actions = {
  type: "array",
  minItems: 1,
  maxItems: limits.actions,
  description: `1 to ${limits.actions} actions, applied in this order.`,
  items: action,
};

const schemas: Readonly<Partial<Record<Kind, JsonSchema>>> = {
  envelope: {
    $schema: draft,
    type: "object",
    description: "The tool result the Console acts upon.",
    properties: {
      protocol: {
        type: "string",
        const: wireName,
        description: "A client ignores the message when it is anything else.",
      },
      actions,
    },
    required: ["protocol", "actions"],
  },
  arguments: {
    $schema: draft,
    type: "object",
    description: "What the agent passes to the tool.",
    properties: {
      actions: {
        anyOf: [{ type: "string" }, actions, action],
        description: "The actions as a JSON string: an array of actions, or a single one.",
      },
    },
    required: ["actions"],
  },
};

/** For completion and hover, from the engine's own table of the wire. */
export function buildJsonSchema(kind: Kind): JsonSchema | null {
  return schemas[kind] ?? null;
}
