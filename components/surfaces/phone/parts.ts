import type { Protocol } from "@/lib/protocol/protocol";
import { type InboxClient, inbox } from "@/lib/protocols/inbox";

/** What the phone makes of a message of its own protocol; null of any other. */
export function clientOf(protocol: Protocol, client: unknown): InboxClient | null {
  return protocol.id === inbox.id ? (client as InboxClient | null) : null;
}
