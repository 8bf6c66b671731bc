import { z } from "../../text/zod";
import type { ElicitationAction, ListName } from "./payload";

/** What a person answers on the phone. `request_id` is the item's own, as it is shown. */
export type Answer =
  | {
      readonly list: "approvals";
      readonly request_id: string;
      readonly decision: "approved" | "rejected";
      readonly reason?: string | undefined;
      /** 900: for a quarter of an hour; 0: for the session. */
      readonly bypass_secs?: number | undefined;
    }
  | { readonly list: "clarifications"; readonly request_id: string; readonly answer: string }
  | {
      readonly list: "elicitations";
      readonly request_id: string;
      readonly action: ElicitationAction;
      /** Never stored where the elicitation is sensitive. */
      readonly value?: string | undefined;
    };

/** What happens on the phone, or to the agent: plain JSON. */
export type Act =
  /** The app opens: it connects, says hello and asks for the inbox. */
  | { readonly do: "open"; readonly platform?: "ios" | "android" | undefined }
  /** The open app asks for the inbox again. */
  | { readonly do: "refresh" }
  /** `isLost`: it never reaches the agent. */
  | {
      readonly do: "answer";
      readonly answer: Answer;
      readonly isLost?: boolean | undefined;
      /** Of the phone, which says hello first where it has not asked yet. */
      readonly platform?: "ios" | "android" | undefined;
    }
  /** The same bytes once more, of an answer that was sent: an entry's id. A sensitive one cannot be. */
  | { readonly do: "resend"; readonly entryId: string }
  /** The agent starts anew: nothing waits any more, and no phone is told. */
  | { readonly do: "restart" };

const answerSchema = z.discriminatedUnion("list", [
  z.object({
    list: z.literal("approvals"),
    request_id: z.string(),
    decision: z.enum(["approved", "rejected"]),
    reason: z.string().optional(),
    bypass_secs: z.int().optional(),
  }),
  z.object({ list: z.literal("clarifications"), request_id: z.string(), answer: z.string() }),
  z.object({
    list: z.literal("elicitations"),
    request_id: z.string(),
    action: z.enum(["accept", "decline", "cancel"]),
    value: z.string().optional(),
  }),
]);

const platform = z.enum(["ios", "android"]).optional();

const actSchema = z.discriminatedUnion("do", [
  z.object({ do: z.literal("open"), platform }),
  z.object({ do: z.literal("refresh") }),
  z.object({ do: z.literal("answer"), answer: answerSchema, isLost: z.boolean().optional(), platform }),
  z.object({ do: z.literal("resend"), entryId: z.string() }),
  z.object({ do: z.literal("restart") }),
]);

export function parseAct(value: unknown): Act | undefined {
  return actSchema.safeParse(value).data;
}

const lists: Readonly<Record<string, ListName>> = {
  approval_response: "approvals",
  clarification_response: "clarifications",
  elicitation_response: "elicitations",
};

/** The list the item of an answer of this kind is in; undefined for a kind that is no answer. */
export function listOfKind(kind: string | null | undefined): ListName | undefined {
  return typeof kind === "string" && Object.hasOwn(lists, kind) ? lists[kind] : undefined;
}
