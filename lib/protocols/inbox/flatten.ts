import { createMask } from "../../text/mask";
import type { AgentPayload, Approval, Block, Clarification, Elicitation } from "./payload";

const monospace = new Set<string>(["diff", "code", "command", "json"]);

/** A block on lines of plain text: `key: value`, what needs its columns between fences. A secret is masked. */
export function flattenBlock({ label, value, value_type }: Block): string {
  const text = value_type === "secret" ? createMask([value])(value) : value;
  const name = label === "" ? "" : `${label}:`;
  const isLong = value_type === "diff" || text.includes("\n");
  if (!isLong) return [name, text].filter((part) => part !== "").join(" ");
  const body = monospace.has(value_type) ? fenced(text) : text;
  return name === "" ? body : `${name}\n${body}`;
}

function fenced(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}\n${text.replace(/\n$/, "")}\n${fence}`;
}

/** An approval as a chat app shows it, its secrets masked in all of it. */
export function flattenApproval(approval: Approval): string {
  const { summary, detail, blocks, plain, secrets } = approval;
  const args = approval.arguments;
  const raw = plain === null || args === null ? [] : [fenced(JSON.stringify(args, null, 2))];
  const parts = [summary, ...(detail === null ? [] : [detail]), ...blocks.map(flattenBlock), ...raw];
  return createMask(secrets)(parts.join("\n"));
}

function flattenClarification({ question, context, suggested_answers }: Clarification): string {
  const parts = [
    question,
    ...(context === null ? [] : [context]),
    ...suggested_answers.map((answer) => `- ${answer}`),
  ];
  return parts.join("\n");
}

function flattenElicitation({ server_name, message, field_name }: Elicitation): string {
  const asks = field_name === null ? "Accept, decline or cancel." : `Asks for ${field_name}.`;
  return `${server_name}: ${message}\n${asks}`;
}

/** All of a payload as plain text, secrets masked everywhere in it. */
export function flatten(payload: AgentPayload): string {
  switch (payload.kind) {
    case "inbox_update": {
      const { approvals, clarifications, elicitations } = payload;
      const items = [
        ...approvals.map(flattenApproval),
        ...clarifications.map(flattenClarification),
        ...elicitations.map(flattenElicitation),
      ];
      return createMask(approvals.flatMap(({ secrets }) => secrets))(items.join("\n\n"));
    }
    case "notification":
      return `${payload.title}\n${payload.body}`;
    case "bind_result":
      return payload.ok
        ? `Bound to ${payload.user ?? "a user"}.`
        : `Not bound. ${payload.error ?? ""}`.trim();
    case "needs_unlock":
      return "The user’s data is locked.";
    case "ack":
      return "";
  }
}
