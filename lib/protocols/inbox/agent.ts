import type { Exchanged, Moment } from "../../protocol/exchange";
import type { WireStep } from "../../protocol/wire";
import type { ElicitationAction, ListName } from "./payload";

/** How long an elicitation waits before the agent gives it up. */
export const elicitationMs = 300_000;

/** What a person answers on the phone. `request_id` is the item's own, as it is shown. */
export type Answer =
  | {
      readonly list: "approvals";
      readonly request_id: string;
      readonly decision: "approved" | "rejected";
      readonly reason?: string;
      /** 900: for a quarter of an hour; 0: for the session. */
      readonly bypass_secs?: number;
    }
  | { readonly list: "clarifications"; readonly request_id: string; readonly answer: string }
  | {
      readonly list: "elicitations";
      readonly request_id: string;
      readonly action: ElicitationAction;
      /** Never kept where the elicitation is sensitive. */
      readonly value?: string;
    };

/** What happens on the phone, or to the agent: plain JSON. */
export type Act =
  /** The app opens: it connects, says hello and asks for the inbox. */
  | { readonly do: "open" }
  /** The open app asks for the inbox again. */
  | { readonly do: "refresh" }
  /** `isLost`: it never reaches the agent. */
  | { readonly do: "answer"; readonly answer: Answer; readonly isLost?: boolean }
  /** The same bytes once more, of an answer that was sent: an entry's id. A sensitive one cannot be. */
  | { readonly do: "resend"; readonly entryId: string }
  /** The agent starts anew: nothing waits any more, and no phone is told. */
  | { readonly do: "restart" };

/** An item the agent waits for. */
export interface Pending {
  readonly list: ListName;
  readonly request_id: string;
  /** ISO time the agent first told of it. */
  readonly since: string;
  /** ISO; null: it waits for ever. */
  readonly expiresAt: string | null;
  readonly isSensitive: boolean;
  /** The item as compact JSON. */
  readonly json: string;
}

/** What the agent knows. */
export interface AgentState {
  readonly pending: readonly Pending[];
  readonly restarts: number;
}

/** The agent after everything that was sent: a fold, so that a transcript alone tells it. */
export function agentStateOf(_sent: readonly Exchanged[]): AgentState {
  return { pending: [], restarts: 0 };
}

/** What an act puts on the wire, both sides in order, with what the agent made of it. */
export function stepsOf(_sent: readonly Exchanged[], _act: Act, _moment: Moment): readonly WireStep[] {
  return [];
}

/** What falls due by itself: elicitations nobody answered in time. */
export function stepsDue(_sent: readonly Exchanged[], _moment: Moment): readonly WireStep[] {
  return [];
}
