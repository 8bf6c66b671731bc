import type { Client } from "@/lib/protocols/ask-user";

/** The heading of a flow as text; undefined where there is none to show. It may be any JSON. */
export function titleOf({ title }: Client): string | undefined {
  if (title === undefined || title === null) return undefined;
  const text = typeof title === "string" ? title.trim() : JSON.stringify(title);
  return text === "" ? undefined : text;
}
