import type { JsonNode } from "../../text/json";
import { effectiveMembers, findValue, type Path } from "../../text/node";
import type { Note } from "./found";

/** An approval, and where it stands. */
export interface Advised {
  readonly approval: JsonNode;
  readonly path: Path;
  readonly note: Note;
}

export function argumentsOf(approval: JsonNode) {
  const args = findValue(approval, "arguments");
  return args?.type === "object" ? effectiveMembers(args) : [];
}
