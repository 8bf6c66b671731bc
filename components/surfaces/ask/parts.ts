import type { Protocol } from "@/lib/protocol/protocol";
import { askUser, type Client, type Sheet } from "@/lib/protocols/ask-user";

/** What is drawn of a message, where it is one of this surface's protocol. */
export function clientOf({ id }: Protocol, client: unknown): Client | undefined {
  return id === askUser.id && client !== null ? (client as Client) : undefined;
}

/** A fill as it comes from outside. */
export function parseSheetOf(fill: unknown): Sheet | undefined {
  return fill === undefined ? undefined : askUser.answer?.parseDraft(fill);
}
