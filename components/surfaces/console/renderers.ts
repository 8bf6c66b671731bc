import type { ProtocolId } from "@/lib/protocols/registry";
import { ConsoleMessage } from "./cards/console-message";
import { ClarifyForm } from "./clarify/clarify-form";
import type { MessageRenderer } from "./message";
import { pendingSteps, ranSteps } from "./steps/step";

const renderers = {
  clarify: { draw: ClarifyForm },
  console: { draw: ConsoleMessage, steps: { pending: pendingSteps, ran: ranSteps } },
} satisfies Partial<Record<ProtocolId, MessageRenderer>>;

/** What draws a protocol's messages in the Console; undefined where the Console does not know the protocol. */
export function findRenderer(protocolId: string): MessageRenderer | undefined {
  return Object.entries<MessageRenderer>(renderers).find(([id]) => id === protocolId)?.[1];
}
