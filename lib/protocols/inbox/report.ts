import type { Check } from "../../protocol/check";
import type { PartReport, Report } from "../../protocol/protocol";
import type { AgentPayload, Approval, Block, InboxClient, Push } from "./payload";

/** What each side makes of a payload, in words. */
export function report({ engine, client, verdict }: Check): Report {
  if (engine !== null) return reportPhone(engine);
  if (client === null) return { reason: "the phone drops this payload", engine: [], client: [] };
  const { payload, push } = client as InboxClient;
  const parts = payload === null ? [] : partsOf(payload);
  const short = payload === null ? "the phone drops this payload" : `${countOf(payload)}, ${sayPush(push)}`;
  return {
    reason: verdict === "degraded" ? `${short}, not all as it asks` : short,
    engine: [],
    client: parts,
  };
}

function reportPhone({ ok, output }: NonNullable<Check["engine"]>): Report {
  const engineSays = ok
    ? { title: "The agent accepts this", sentence: "This is what it reads." }
    : { title: "The agent ignores this", sentence: "The phone is told nothing, and no snapshot follows." };
  const part: PartReport = {
    name: "payload",
    state: ok ? "done" : "fault",
    says: ok ? "accepted" : output,
    pointer: "",
  };
  const reason = ok ? "the agent accepts it" : "the agent ignores it";
  return { reason, engineSays, engine: [part], client: [] };
}

function countOf(payload: AgentPayload): string {
  if (payload.kind !== "inbox_update") return `draws a ${payload.kind.replace("_", " ")}`;
  const { approvals, clarifications, elicitations } = payload;
  const count = approvals.length + clarifications.length + elicitations.length;
  return `draws ${count} ${count === 1 ? "item" : "items"}`;
}

function sayPush({ kind }: Push): string {
  return kind === "content" ? "a push would carry it" : "a push would only wake the phone";
}

function partsOf(payload: AgentPayload): readonly PartReport[] {
  if (payload.kind !== "inbox_update") {
    return [{ name: payload.kind, state: "done", says: "read", pointer: "" }];
  }
  const { approvals, clarifications, elicitations } = payload;
  return [
    ...approvals.flatMap((approval) => [
      {
        name: nameOf("approval", approval.request_id),
        state: "done" as const,
        says: sayApproval(approval),
        pointer: "",
      },
      ...approval.blocks.map(partOfBlock),
    ]),
    ...clarifications.map(({ request_id }) => drawn(nameOf("clarification", request_id), "a question")),
    ...elicitations.map(({ request_id, field_name, sensitive }) =>
      drawn(
        nameOf("elicitation", request_id),
        field_name === null ? "a confirmation" : sensitive ? "a masked value" : "a value",
      ),
    ),
  ];
}

function nameOf(what: string, id: string): string {
  return `${what} ${id}`.slice(0, 60);
}

function drawn(name: string, says: string): PartReport {
  return { name, state: "done", says, pointer: "" };
}

function sayApproval({ blocks, plain }: Approval): string {
  if (plain !== null) return plain;
  return `${blocks.length} ${blocks.length === 1 ? "block" : "blocks"}`;
}

function partOfBlock({ type, label, value_type, degraded }: Block): PartReport {
  const [why] = degraded;
  const says = why ?? `${type} of ${value_type}`;
  return {
    name: label.slice(0, 60) || type,
    state: why === undefined ? "done" : "skipped",
    says,
    pointer: "",
  };
}
