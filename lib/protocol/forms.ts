import { findHeld, firstOf, type Held, isTrue, stringAt, textsOf } from "./held";
import { readChatMessage, readCompletion, readContentItem } from "./model-forms";
import { ids, named, type Part } from "./part";

/** The parts of one value that is an event, a call, a result or a chat message; undefined when it is none. */
export function findParts(held: Held): readonly Part[] | undefined {
  if (held.node.type !== "object") return undefined;
  for (const read of readers) {
    const parts = read(held);
    if (parts !== undefined) return parts;
  }
  return undefined;
}

/** The events a file or a history keeps in a list of its own. */
export function findList(held: Held): Held | undefined {
  return firstOf(held, ["events", "entries", "messages"], "array");
}

const readers: readonly ((held: Held) => readonly Part[] | undefined)[] = [
  readToolEvent,
  readEntry,
  readMcpRequest,
  readMcpResult,
  readCompletion,
  readChatMessage,
  readContentItem,
];

const eventIds = ["run_id", "runId", "tool_call_id", "toolCallId", "call_id", "id"];
const outputs = ["output", "resultText", "resultJson"];

function kindOf(held: Held): string {
  return (stringAt(held, ["kind", "type", "event"]) ?? "").trim().toLowerCase();
}

function readToolEvent(held: Held): readonly Part[] | undefined {
  const kind = kindOf(held);
  const isNamed = kind === "tool_start" || kind === "tool_end";
  const body =
    findHeld(held, "tool") === undefined ? (firstOf(held, ["data", "payload"], "object") ?? held) : held;
  const tool = named(body, isNamed ? ["tool", "name", "toolName", "tool_name"] : ["tool"]);
  const output = firstOf(body, outputs);
  const input = firstOf(body, ["input", "arguments", "args"]);
  if (!isNamed && (tool.tool === undefined || (output ?? input) === undefined)) return undefined;
  const side = kind === "tool_start" || (!isNamed && output === undefined) ? "input" : "output";
  const error = ["errorMessage", "error_message", "error"]
    .map((key) => firstOf(body, [key], "string"))
    .find((held) => held?.node.type === "string" && held.node.value.trim() !== "");
  const payload = side === "input" ? input : (output ?? error);
  const status = (stringAt(body, ["status"]) ?? "").trim().toLowerCase();
  const failed = isTrue(body, ["failed", "isError", "is_error"]) || status === "failed" || status === "error";
  return [
    {
      type: "call",
      form: "tool event",
      side,
      ...tool,
      ...ids(body, eventIds),
      failed: side === "output" && (failed || error !== undefined),
      payloads: payload === undefined ? [] : [payload],
    },
  ];
}

/** The entries of a transcript that are no tool events. */
function readEntry(held: Held): readonly Part[] | undefined {
  const kind = kindOf(held);
  if (kind === "outcome" && findHeld(held, "of") !== undefined) return [];
  const text = firstOf(held, ["text", "content"], "string");
  if (kind === "agent_message" && text !== undefined) return [{ type: "words", from: "agent", text }];
  if (kind === "user_message" && text !== undefined) return [{ type: "words", from: "person", text }];
  const payload = firstOf(held, ["payload"]);
  if (kind !== "frame" || payload === undefined) return undefined;
  const from = stringAt(held, ["from"]) === "client" ? "client" : "agent";
  const channel = stringAt(held, ["channel"]) === "push" ? "push" : "ws";
  return [{ type: "frame", from, channel, payload }];
}

function readMcpRequest(held: Held): readonly Part[] | undefined {
  if (stringAt(held, ["method"]) !== "tools/call") return undefined;
  const params = firstOf(held, ["params"], "object");
  const payload = firstOf(params, ["arguments"]);
  const call = { type: "call", form: "MCP call", side: "input", failed: false } as const;
  return [{ ...call, ...named(params, ["name"]), ...ids(held, ["id"]), payloads: payload ? [payload] : [] }];
}

function readMcpResult(held: Held): readonly Part[] | undefined {
  const isWrapped = findHeld(held, "jsonrpc") !== undefined;
  const result = isWrapped
    ? firstOf(held, ["result"], "object")
    : (firstOf(held, ["result"], "object") ?? held);
  if (result === undefined || findHeld(result, "role") !== undefined) return undefined;
  const texts = textsOf(firstOf(result, ["content"], "array"));
  const structured = firstOf(result, ["structuredContent"], "object");
  const payloads = structured === undefined ? texts : [...texts, structured];
  if (payloads.length === 0) return undefined;
  const call = { type: "call", form: "MCP result", side: "output" } as const;
  return [{ ...call, ...ids(held, ["id"]), failed: isTrue(result, ["isError"]), payloads }];
}
