import type { JsonNode, ObjectNode } from "../../text/json";
import { findString, findValue, type Path } from "../../text/node";
import { readBlocks } from "./blocks";
import { kindOf, type Note, quote } from "./found";
import { jsonOf, plainOf, textOf } from "./json";
import type { Approval, Clarification, Elicitation } from "./payload";
import { decimalOf } from "./read-phone";
import { readTime } from "./read-time";
import { secretsOfApproval } from "./secrets";
import { summarise } from "./summarise";

/** Reads an approval; undefined where there is nothing to answer. */
export function readApproval(node: JsonNode, path: Path, note: Note): Approval | undefined {
  const item = readItem(node, path, note);
  if (item === undefined) return undefined;
  const { owner, ...common } = item;
  const tool_name = readText(owner, { key: "tool_name", path, note, fallback: "tool" });
  const args = findValue(owner, "arguments");
  return {
    ...common,
    tool_name,
    agent_label: readText(owner, { key: "agent_label", path, note, fallback: "Skald" }),
    summary: readText(owner, { key: "summary", path, note, fallback: summarise(tool_name, args) }),
    detail: findString(owner, "detail") ?? null,
    arguments: args === undefined ? null : plainOf(args),
    ...readBlocks(owner, path, note),
    secrets: secretsOfApproval(owner),
  };
}

export function readClarification(node: JsonNode, path: Path, note: Note): Clarification | undefined {
  const item = readItem(node, path, note);
  if (item === undefined) return undefined;
  const { owner, ...common } = item;
  const question = readAsked(owner, { key: "question", path, note });
  if (question === undefined) return undefined;
  const suggested = findValue(owner, "suggested_answers");
  const answers = suggested?.type === "array" ? suggested.items : [];
  const isWrong = suggested !== undefined && suggested.type !== "null" && suggested.type !== "array";
  if (isWrong || answers.some(({ type }) => type !== "string")) {
    const message = "“suggested_answers” is a list of texts; what is none is left out.";
    note({ code: "item-field", message, path: [...path, "suggested_answers"] });
  }
  return {
    ...common,
    question,
    agent_label: readText(owner, { key: "agent_label", path, note, fallback: "Skald" }),
    context: findString(owner, "context") ?? null,
    suggested_answers: answers.flatMap((answer) => (answer.type === "string" ? answer.value : [])),
  };
}

export function readElicitation(node: JsonNode, path: Path, note: Note): Elicitation | undefined {
  const item = readItem(node, path, note);
  if (item === undefined) return undefined;
  const { owner, ...common } = item;
  const message = readAsked(owner, { key: "message", path, note });
  if (message === undefined) return undefined;
  const field = findString(owner, "field_name") ?? null;
  return {
    ...common,
    server_name: readText(owner, { key: "server_name", path, note, fallback: "A server" }),
    message,
    field_name: field,
    // Where it is not said, a value is treated as one that nobody may see.
    sensitive: readFlag(owner, { key: "sensitive", path, note, fallback: true }),
    is_confirmation: readFlag(owner, { key: "is_confirmation", path, note, fallback: field === null }),
  };
}

interface Common {
  readonly owner: ObjectNode;
  readonly request_id: string;
  readonly echo: string;
  readonly created_at: number | null;
}

function readItem(node: JsonNode, path: Path, note: Note): Common | undefined {
  if (node.type !== "object") {
    note({
      code: "item",
      message: `An item must be an object, and this is ${kindOf(node)}. It is skipped.`,
      path,
    });
    return undefined;
  }
  const at = [...path, "request_id"];
  const id = findValue(node, "request_id");
  if (id === undefined || id.type === "null") {
    const message = "This item has no “request_id”, so it cannot be answered and is skipped. Add one.";
    note({ code: "item", message, path: at });
    return undefined;
  }
  if (id.type !== "string" || decimalOf(id.value) === undefined) {
    const isNumber = id.type === "number" && decimalOf(id.spelling) !== undefined;
    const mends = isNumber ? [{ title: `Write "${id.spelling}"`, path: at, json: `"${id.spelling}"` }] : [];
    const message = `The agent reads ids as decimal numbers in strings, so it will ignore an answer to ${quote(textOf(id))}. Write one such as "42".`;
    note({ code: "id-unanswerable", message, path: at, mends });
  }
  return {
    owner: node,
    request_id: textOf(id),
    echo: jsonOf(id),
    created_at: readTime(node, { key: "created_at", path, note }),
  };
}

interface Member<Value> {
  readonly key: string;
  readonly path: Path;
  readonly note: Note;
  readonly fallback: Value;
}

function readText(owner: ObjectNode, { key, path, note, fallback }: Member<string>): string {
  const node = findValue(owner, key);
  if (node?.type === "string") return node.value;
  const has = node === undefined ? "is missing" : `is ${kindOf(node)}`;
  const at = [...path, key];
  const message = `“${key}” ${has}; ${quote(fallback)} is shown. Write a text.`;
  note({
    code: "item-field",
    message,
    path: at,
    mends: [{ title: `Write ${quote(fallback)}`, path: at, json: JSON.stringify(fallback) }],
  });
  return fallback;
}

function readFlag(owner: ObjectNode, { key, path, note, fallback }: Member<boolean>): boolean {
  const node = findValue(owner, key);
  if (node?.type === "boolean") return node.value;
  const has = node === undefined ? "is missing" : `is ${kindOf(node)}`;
  const at = [...path, key];
  const message = `“${key}” ${has} and counts as ${fallback}. Write true or false.`;
  note({
    code: "item-field",
    message,
    path: at,
    mends: [{ title: `Write ${fallback}`, path: at, json: String(fallback) }],
  });
  return fallback;
}

function readAsked(
  owner: ObjectNode,
  { key, path, note }: Omit<Member<string>, "fallback">,
): string | undefined {
  const node = findValue(owner, key);
  if (node?.type === "string") return node.value;
  const has = node === undefined ? "is missing" : `is ${kindOf(node)}`;
  const message = `“${key}” ${has}, so there is nothing to answer and the item is skipped. Write what is asked.`;
  note({ code: "item", message, path: [...path, key] });
  return undefined;
}
