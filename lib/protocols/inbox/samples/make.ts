import type { Sample } from "../../../protocol/protocol";

const time = 1_782_990_000_000;

export const text = (value: unknown) => JSON.stringify(value, null, 2);

export const problem = (code: string, pointer: string): Sample["problems"][number] => ({
  code: `inbox/${code}`,
  pointer,
});

export const envelope = (kind: string) => ({
  v: 1,
  kind,
  id: "5e2b9a04-7d1c-4f7e-9a55-0b6f3e1c8d21",
  ts: time,
});

interface Lists {
  readonly approvals?: readonly unknown[];
  readonly clarifications?: readonly unknown[];
  readonly elicitations?: readonly unknown[];
}

/** A snapshot of these items, with the badge they add up to. */
export function inboxUpdate({ approvals = [], clarifications = [], elicitations = [] }: Lists) {
  const badge = approvals.length + clarifications.length + elicitations.length;
  return { ...envelope("inbox_update"), badge, approvals, clarifications, elicitations };
}

export const approval = (id: string, tool: string, rest: object) => ({
  request_id: id,
  tool_name: tool,
  agent_label: "Skald",
  ...rest,
  created_at: time - 60_000,
});
