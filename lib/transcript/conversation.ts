import type { Protocol } from "../protocol/protocol";

/** One thing a person sees in a conversation: the fold of a transcript for the surfaces. */
export type ConversationItem =
  | { readonly kind: "words"; readonly entryId: string; readonly from: "agent" | "person"; readonly text: string }
  /** A reply that answers a message; `bubble` is what the chat shows in place of its bytes. */
  | { readonly kind: "answer"; readonly entryId: string; readonly text: string; readonly bubble: string; readonly answers?: string }
  | {
      readonly kind: "message";
      readonly entryId: string;
      readonly protocol: Protocol;
      /** What the protocol's drawing side made of it (`Protocol.client`). */
      readonly client: unknown;
      /** What was filled in: the answer's own draft once answered, the start otherwise; undefined where nothing is asked. */
      readonly fill: unknown;
      /** `live`: the latest thing the agent asked, and nothing was said since. `locked`: something else was said or sent. */
      readonly state: "live" | "answered" | "locked";
      /** ISO time of the answer. */
      readonly answeredAt?: string;
    };
