import type { PlainJson } from "../../text/node";

/** The three lists of an inbox. An id is unique within its list only. */
export const listNames = ["approvals", "clarifications", "elicitations"] as const;
export type ListName = (typeof listNames)[number];

/** Layouts of a block; one that is not known is drawn as `key_value`. */
export const blockTypes = ["key_value", "field", "block"] as const;
export type BlockType = (typeof blockTypes)[number];

/** What a value is; one that is not known is drawn as `string`. */
export const valueTypes = [
  "string",
  "text",
  "markdown",
  "code",
  "diff",
  "command",
  "email",
  "url",
  "path",
  "json",
  "number",
  "boolean",
  "datetime",
  "secret",
] as const;
export type ValueType = (typeof valueTypes)[number];

/** One block as the phone draws it. */
export interface Block {
  readonly type: BlockType;
  readonly label: string;
  /** Text always; what is no string in the message is here as JSON. */
  readonly value: string;
  readonly value_type: ValueType;
  /** Why it is not drawn as it asks, in words: an unknown type, a value without a label. Empty as a rule. */
  readonly degraded: readonly string[];
}

/** What every item of the inbox has. */
interface Item {
  readonly request_id: string;
  /** The id as JSON, to be given back untouched. */
  readonly echo: string;
  /** Unix ms; null where the message does not say. */
  readonly created_at: number | null;
}

export interface Approval extends Item {
  readonly tool_name: string;
  readonly agent_label: string;
  /** As sent, or made from tool and arguments where none is. */
  readonly summary: string;
  readonly detail: string | null;
  /** Null where there are none. */
  readonly arguments: PlainJson;
  /** Empty: the phone shows summary and arguments, for the reason in `plain`. */
  readonly blocks: readonly Block[];
  /** Why no blocks are shown, in words; null where they are. */
  readonly plain: string | null;
  /** The values marked secret, also of blocks that are not shown. */
  readonly secrets: readonly string[];
}

export interface Clarification extends Item {
  readonly question: string;
  readonly agent_label: string;
  readonly context: string | null;
  readonly suggested_answers: readonly string[];
}

export interface Elicitation extends Item {
  readonly server_name: string;
  readonly message: string;
  /** Null: a confirmation, without a value. */
  readonly field_name: string | null;
  readonly sensitive: boolean;
  readonly is_confirmation: boolean;
}

export interface Items {
  readonly approvals: Approval;
  readonly clarifications: Clarification;
  readonly elicitations: Elicitation;
}

/** `id` and `ts` are null where the message leaves them out: nobody checks them. */
interface Envelope<Kind extends string> {
  readonly v: 1;
  readonly kind: Kind;
  readonly id: string | null;
  readonly ts: number | null;
}

/** A snapshot of everything that waits; it replaces the one before. */
export interface InboxUpdate extends Envelope<"inbox_update"> {
  readonly badge: number;
  /** Oldest first. */
  readonly approvals: readonly Approval[];
  readonly clarifications: readonly Clarification[];
  readonly elicitations: readonly Elicitation[];
}
export interface Notification extends Envelope<"notification"> {
  readonly title: string;
  readonly body: string;
}
export interface Ack extends Envelope<"ack"> {
  readonly ref_id: string | null;
}
export interface BindResult extends Envelope<"bind_result"> {
  readonly ok: boolean;
  readonly user: string | null;
  readonly error: string | null;
}
export type NeedsUnlock = Envelope<"needs_unlock">;

/** Agent to phone, as the phone reads it. */
export type AgentPayload = InboxUpdate | Notification | Ack | BindResult | NeedsUnlock;
export const agentKinds = ["inbox_update", "notification", "ack", "bind_result", "needs_unlock"] as const;

/** Phone to agent, as the agent reads it. Ids are decimal, as the agent's integer prints. */
export type PhoneReading =
  | { readonly as: "hello"; readonly device_info: PlainJson }
  | { readonly as: "inbox_request" }
  | {
      readonly as: "approval_response";
      readonly request_id: string;
      readonly approved: boolean;
      readonly reason: string | null;
    }
  | { readonly as: "clarification_response"; readonly request_id: string; readonly answer: string }
  | {
      readonly as: "elicitation_response";
      readonly request_id: string;
      readonly action: ElicitationAction;
      readonly content: PlainJson;
    }
  | { readonly as: "logout" };
export type ElicitationAction = "accept" | "decline" | "cancel";
export const phoneKinds = [
  "hello",
  "inbox_request",
  "approval_response",
  "clarification_response",
  "elicitation_response",
  "logout",
  "bind_request",
] as const;

/** What a push of a payload comes to, by arithmetic; the payload as compact JSON. */
export interface Push {
  readonly plainBytes: number;
  /** Version byte, compression byte and body. */
  readonly framedBytes: number;
  /** Whether the body is zlib: over 1024 bytes, also where that made it longer. */
  readonly isCompressed: boolean;
  /** The sealed payload: 16 bytes more. */
  readonly sealedBytes: number;
  readonly base64Length: number;
  readonly kind: "content" | "wake";
  /** Another deflate library may come to the other kind. */
  readonly isAbout: boolean;
}

/** `Check.client` of a payload from agent to phone. */
export interface InboxClient {
  /** Null: the phone drops it. */
  readonly payload: AgentPayload | null;
  /** This very payload, if it were pushed. */
  readonly push: Push;
  /** As a chat app would show it, secrets masked. */
  readonly flattened: string;
}
