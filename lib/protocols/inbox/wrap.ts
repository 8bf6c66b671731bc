import { compactJson } from "../../text/compact";
import type { JsonNode } from "../../text/json";
import { findMember } from "../../text/node";

/** Ids and times of what Parley puts around a part of a payload: always the same, so that equal texts give equal checks. */
export const fixedId = "00000000-0000-4000-8000-000000000001";
export const fixedTime = 1_782_990_000_000;

const givenMembers = [
  ["request_id", '"1"'],
  ["tool_name", '"tool"'],
  ["agent_label", '"Skald"'],
  ["created_at", String(fixedTime)],
] as const;

/** Whether an object is a part of a payload: an approval, or what describes one. */
export function isPart(node: JsonNode): boolean {
  return node.type === "object" && findMember(node, "kind") === undefined;
}

/** The payload a message stands for: itself, or the snapshot around an approval that stands alone; compact JSON. */
export function payloadText(text: string, node: JsonNode): string {
  const compact = compactJson(text);
  if (node.type !== "object" || !isPart(node)) return compact;
  const missing = givenMembers
    .filter(([key]) => findMember(node, key) === undefined)
    .map(([key, json]) => `"${key}":${json}`);
  const own = compact.slice(1, -1);
  const members = [...missing, ...(own === "" ? [] : [own])].join(",");
  return snapshotText({ id: fixedId, ts: fixedTime, approvals: [`{${members}}`] });
}

export interface Snapshot {
  readonly id: string;
  readonly ts: number;
  /** Items as compact JSON. */
  readonly approvals?: readonly string[];
  readonly clarifications?: readonly string[];
  readonly elicitations?: readonly string[];
}

/** An `inbox_update` of these items. */
export function snapshotText({
  id,
  ts,
  approvals = [],
  clarifications = [],
  elicitations = [],
}: Snapshot): string {
  const badge = approvals.length + clarifications.length + elicitations.length;
  const lists = `"approvals":[${approvals.join(",")}],"clarifications":[${clarifications.join(",")}],"elicitations":[${elicitations.join(",")}]`;
  return `{"v":1,"kind":"inbox_update","id":${JSON.stringify(id)},"ts":${ts},"badge":${badge},${lists}}`;
}
