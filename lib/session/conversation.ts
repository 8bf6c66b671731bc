import type { Protocol } from "../protocol/protocol";
import { type ConversationItem, conversationOf } from "../transcript/conversation";
import { pathTo } from "../transcript/transcript";
import type { Session } from "./session";

type Message = Extract<ConversationItem, { kind: "message" }>;

/** What the conversation is folded from. */
export type Moment = Pick<Session, "transcript" | "lookingAt" | "fills">;

/** What the surfaces show: the fold of the transcript up to now, or to the moment looked at, with what was filled in since. */
export function conversationAt(session: Moment, protocols: readonly Protocol[]): readonly ConversationItem[] {
  const items = conversationOf(
    pathTo(session.transcript, session.lookingAt ?? session.transcript.head),
    protocols,
  );
  return items.map((item) => withFill(item, session));
}

function withFill(item: ConversationItem, { fills, lookingAt }: Moment): ConversationItem {
  if (item.kind !== "message" || item.state !== "live" || lookingAt !== null) return item;
  const answer = item.protocol.answer;
  const filled = answer?.parseDraft(fills[item.entryId]);
  return answer === undefined || filled === undefined
    ? item
    : { ...item, fill: answer.start(item.client, filled) };
}

/** The form that waits for its answer. */
export function liveMessage(session: Moment, protocols: readonly Protocol[]): Message | undefined {
  const items = conversationOf(pathTo(session.transcript), protocols);
  return items.findLast((item): item is Message => item.kind === "message" && item.state === "live");
}
