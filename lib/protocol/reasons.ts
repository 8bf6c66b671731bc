import { pointerOf } from "../text/node";
import { findHeld, type Held } from "./held";
import { findNearMiss } from "./marks";
import type { CallPart } from "./part";
import { problemAt } from "./place";
import type { Problem } from "./problem";
import type { Protocol } from "./protocol";

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

function list(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** A container is shown by its opening bracket: marking all of it would say nothing. */
function problemOf({ layer, node, path }: Held, code: string, message: string): Problem {
  const isLong = node.type === "object" || node.type === "array";
  const root = isLong ? { ...node, end: node.start + 1 } : node;
  const problem = problemAt({ layer, root, path: [] }, { severity: "error", code, message });
  return { ...problem, pointer: pointerOf(path) };
}

/** JSON that is no message: a near miss, a file of Parley's own, or something else. */
export function unknownJson(held: Held, protocols: readonly Protocol[]): Problem {
  const near = findNearMiss(held.node, protocols);
  if (near !== undefined) {
    const at = findHeld(held, near.key) ?? held;
    const says = shorten(near.says);
    const message = near.isVersion
      ? `“${near.key}” says “${says}”, a version Parley does not know; clients ignore such a message. Parley knows ${near.known}.`
      : `“${near.key}” says “${says}”, which has to be spelt exactly ${near.known}.`;
    const problem = problemOf(at, near.isVersion ? "text/unknown-version" : "text/misspelt", message);
    const title = `Write ${near.known}`;
    const edits = [held.layer.edit(near.value, JSON.stringify(near.known))];
    return { ...problem, fixes: [{ title, edits }] };
  }
  const format = findHeld(held, "format");
  if (format?.node.type === "string" && /^parley\./.test(format.node.value)) {
    const message = `This is a file of Parley's own, ${shorten(format.node.value)}. Open it as a file.`;
    return problemOf(format, "text/file", message);
  }
  const names = protocols.map(({ name }) => name);
  const message = `This is JSON, but no message Parley knows${names.length === 0 ? "" : `: not of ${list(names).replace(/ and (?=[^,]*$)/, " or ")}`}. Open a sample to see one.`;
  return problemOf(held, "text/no-protocol", message);
}

export function unknownTool({ tool = "", toolAt, payloads }: CallPart, known: readonly string[]): Problem {
  const at = toolAt ?? payloads[0];
  const tools = known.length === 0 ? "" : ` Parley knows the tools ${list(known)}.`;
  const message = `This is about the tool “${shorten(tool.trim())}”, which belongs to no protocol.${tools}`;
  return at === undefined ? nowhere(message) : problemOf(at, "text/unknown-tool", message);
}

export function missingPayload({ side, tool, toolAt }: CallPart): Problem {
  const of = tool === undefined ? "" : ` of “${shorten(tool.trim())}”`;
  const message =
    side === "input"
      ? `This call${of} has no arguments. Add them.`
      : `This result${of} has no output. Add it.`;
  return toolAt === undefined ? nowhere(message) : problemOf(toolAt, "text/no-message", message);
}

const start = { line: 1, column: 1 };

function nowhere(message: string): Problem {
  return {
    severity: "error",
    code: "text/no-message",
    message,
    pointer: "",
    range: { start, end: start },
    fixes: [],
  };
}
