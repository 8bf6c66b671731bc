import type { ProtocolId } from "@/lib/protocols/registry";
import { ClarifyForm } from "./clarify/clarify-form";
import type { MessageRenderer } from "./message";

const renderers = {
  clarify: { draw: ClarifyForm },
} satisfies Partial<Record<ProtocolId, MessageRenderer>>;

/** What draws a protocol's messages in the Console; undefined where the Console does not know the protocol. */
export function findRenderer(protocolId: string): MessageRenderer | undefined {
  return Object.entries<MessageRenderer>(renderers).find(([id]) => id === protocolId)?.[1];
}
