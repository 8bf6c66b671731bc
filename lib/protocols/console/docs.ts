import type { DocsSection } from "./derived";

/** The section of the document that fits: of an action's type, else the beginning. */
export function findDocs(topic: string | null): DocsSection {
  return { topic: topic ?? "overview", title: topic ?? "Overview", summary: "", fields: [], example: "" };
}
