import { findValue } from "../text/node";
import { firstOf, type Held, isTrue, itemsOf, stringAt, textsOf } from "./held";
import { type CallPart, ids, named, type Part } from "./part";

/** A whole answer of a model's API: the messages and calls in it. */
export function readCompletion(held: Held): readonly Part[] | undefined {
  const choices = itemsOf(firstOf(held, ["choices", "candidates"], "array"));
  if (choices.length > 0)
    return gather(choices.map((choice) => firstOf(choice, ["message", "content", "delta"], "object")));
  if (stringAt(held, ["object"]) !== "response") return undefined;
  return gather(itemsOf(firstOf(held, ["output"], "array")));
}

function gather(all: readonly (Held | undefined)[]): readonly Part[] | undefined {
  const parts = all.flatMap((held) => (held && (readChatMessage(held) ?? readContentItem(held))) ?? []);
  return parts.length === 0 ? undefined : parts;
}

export function readChatMessage(held: Held): readonly Part[] | undefined {
  const role = stringAt(held, ["role"])?.trim().toLowerCase();
  if (role === undefined) return undefined;
  const content = firstOf(held, ["content", "parts"]);
  if (role === "tool" || role === "function") return [toolResult(held, content)];
  const from = role === "user" ? "person" : "agent";
  const isHidden = role === "system" || role === "developer";
  const parts: Part[] = [];
  if (content?.node.type === "string" && content.node.value !== "" && !isHidden) {
    parts.push({ type: "words", from, text: content });
  }
  for (const item of itemsOf(content)) {
    const text = firstOf(item, ["text"], "string");
    if (text === undefined) parts.push(...(readContentItem(item) ?? []));
    else if (!isHidden) parts.push({ type: "words", from, text });
  }
  for (const call of itemsOf(firstOf(held, ["tool_calls", "toolCalls"], "array"))) {
    parts.push(...(readContentItem(call) ?? []));
  }
  const single = firstOf(held, ["function_call"], "object");
  if (single !== undefined) parts.push(...(readContentItem(single) ?? []));
  return parts;
}

function toolResult(held: Held, content: Held | undefined): CallPart {
  const payloads = content?.node.type === "array" ? textsOf(content) : content === undefined ? [] : [content];
  const call = { type: "call", form: "tool result", side: "output" } as const;
  return {
    ...call,
    ...named(held, ["name", "tool_name"]),
    ...ids(held, ["tool_call_id", "tool_use_id", "call_id"]),
    failed: isTrue(held, ["is_error", "isError"]),
    payloads,
  };
}

const wrappers = ["function", "functionCall", "function_call", "toolUse", "tool_call"];
const callTypes = ["tool_use", "function_call", "tool_call", "function"];

/** A call as model APIs write it, alone or among the content of a message; or the result of one. */
export function readContentItem(held: Held): readonly Part[] | undefined {
  const type = stringAt(held, ["type"]) ?? "";
  if (type === "tool_result" || type === "function_call_output") {
    return [toolResult(held, firstOf(held, ["content", "output"]))];
  }
  if (type === "message") return readChatMessage(held);
  const inner = firstOf(held, wrappers, "object");
  const body = inner ?? held;
  const tool = named(body, ["name", "toolName"]);
  const payload = firstOf(body, ["arguments", "input", "args"]);
  const isTyped = inner !== undefined || callTypes.includes(type);
  if (tool.tool === undefined || (payload === undefined && (!isTyped || isDefinition(body))))
    return undefined;
  const call = { type: "call", form: "model tool call", side: "input", failed: false } as const;
  const id = { ...ids(body, ["toolUseId", "id"]), ...ids(held, ["call_id", "toolCallId", "id"]) };
  const guess = isTyped ? {} : ({ isGuess: true } as const);
  return [{ ...call, ...tool, ...id, ...guess, payloads: payload === undefined ? [] : [payload] }];
}

/** What describes a tool to a model instead of calling it. */
function isDefinition({ node }: Held): boolean {
  return findValue(node, "parameters") !== undefined || findValue(node, "description") !== undefined;
}
