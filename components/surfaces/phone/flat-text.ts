import { flatten, type PhoneItem } from "@/lib/protocols/inbox";

/** Items as a chat app would say them: plain lines, secrets masked. */
export function flatTextOf(items: readonly PhoneItem[]): string {
  return flatten({
    v: 1,
    kind: "inbox_update",
    id: null,
    ts: null,
    badge: items.length,
    approvals: items.flatMap((one) => (one.list === "approvals" ? [one.item] : [])),
    clarifications: items.flatMap((one) => (one.list === "clarifications" ? [one.item] : [])),
    elicitations: items.flatMap((one) => (one.list === "elicitations" ? [one.item] : [])),
  });
}
