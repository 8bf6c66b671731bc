import type { ActionType } from "./actions";
import type { DocsSection } from "./derived";
import { examples } from "./examples";
import { actionTypes, shapes, summaries } from "./wire";

/** The protocol's document, one section for each action, from the engine's own table of the wire. */
export const docsSections: readonly DocsSection[] = [
  {
    topic: "overview",
    title: "appwrite.console/v1",
    summary:
      "The agent tells the Console what to show or do: up to 20 actions in one message, applied in order. It changes nothing itself; what an action tells of was done before, through another tool.",
    fields: [],
    example: JSON.stringify({ protocol: "appwrite.console/v1", actions: [examples.set_theme] }, null, 2),
  },
  ...actionTypes.map(sectionOf),
];

function sectionOf(type: ActionType): DocsSection {
  const { fields, order } = shapes[type];
  return {
    topic: type,
    title: type,
    summary: summaries[type],
    fields: order
      .flatMap((place) => fields[place] ?? [])
      .map(({ key, isRequired, schema }) => ({ name: key, isRequired, says: saysOf(schema) })),
    example: JSON.stringify(examples[type], null, 2),
  };
}

function saysOf({ description, enum: names }: Readonly<Record<string, unknown>>): string {
  const words = typeof description === "string" ? description : "";
  return Array.isArray(names) ? `${words} One of ${names.join(", ")}.` : words;
}

/** The section that fits: of an action's type, else the beginning. */
export function findDocs(topic: string | null): DocsSection {
  const found = docsSections.find((section) => section.topic === topic) ?? docsSections[0];
  if (found === undefined) throw new Error("The document has no sections.");
  return found;
}
