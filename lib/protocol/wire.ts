import type { Outcome } from "./outcome";

/** What travels, without the ids and times a transcript adds. Content is always the exact string. */
export type WireStep =
  | { readonly kind: "agent_message"; readonly text: string }
  | { readonly kind: "user_message"; readonly text: string }
  | { readonly kind: "tool_start"; readonly tool: string; readonly input: string }
  | { readonly kind: "tool_end"; readonly tool: string; readonly output: string; readonly failed?: true }
  | {
      readonly kind: "frame";
      readonly from: "agent" | "client";
      readonly channel: "push" | "ws";
      readonly payload: string;
      /** What the sender holds back until it is asked for it; it does not travel. */
      readonly held?: string;
      /** The entry whose message it answers. */
      readonly answers?: string;
    }
  | OutcomeStep;

/**
 * What became of a message or of a step of it; it does not travel. `of` is the id of the entry it lies in, and where it is
 * left out the step before this one.
 */
export type OutcomeStep = Outcome & { readonly kind: "outcome"; readonly of?: string };
