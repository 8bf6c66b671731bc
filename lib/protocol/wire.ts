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
    };
