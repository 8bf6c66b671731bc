import type { Exchanged } from "@/lib/protocol/exchange";
import type { Subject } from "@/lib/protocol/protocol";
import type { WireStep } from "@/lib/protocol/wire";
import { type Act, inbox, type PhoneItem } from "@/lib/protocols/inbox";

/** Ids of frames that were not sent begin so. */
export const PRETENDED = "draft-";

/** What would be sent next, as if it had been: the phone shows a draft by folding it. */
export interface Pretended {
  /** With the draft's own frames, where there is one. */
  readonly sent: readonly Exchanged[];
  /** With the app opened after them. */
  readonly opened: readonly Exchanged[];
}

interface Scene {
  readonly exchanged: readonly Exchanged[];
  /** Null: there is no draft. */
  readonly subject: Subject | null;
  /** ISO. */
  readonly now: string;
  readonly platform: "ios" | "android";
}

/** Folds a draft in. Times do not matter to it but for ages, so it is worth remembering while only they change. */
export function pretend({ exchanged, subject, now, platform }: Scene): Pretended {
  if (subject === null) return { sent: exchanged, opened: exchanged };
  const moment = momentAt(now);
  const sent = after(exchanged, inbox.send(subject, null, { sent: exchanged, moment }), now);
  return { sent, opened: after(sent, act(sent, { do: "open", platform }, now), now) };
}

/** The first frame an answer to this item would be. */
export function nextAnswer(sent: readonly Exchanged[], item: PhoneItem, now: string): Exchanged | undefined {
  const { request_id } = item.item;
  const answers = {
    approvals: { list: "approvals", request_id, decision: "approved" },
    clarifications: { list: "clarifications", request_id, answer: "" },
    elicitations: { list: "elicitations", request_id, action: "accept", value: "" },
  } as const;
  const steps = act(sent, { do: "answer", answer: answers[item.list] }, now);
  const answer = after([], steps, now).find(({ from }) => from === "client");
  return answer && { ...answer, id: `${PRETENDED}answer` };
}

function act(sent: readonly Exchanged[], what: Act, now: string): readonly WireStep[] {
  return inbox.exchange?.steps(sent, what, momentAt(now)) ?? [];
}

function momentAt(now: string) {
  let count = 0;
  return { now, nextId: () => `${PRETENDED}${++count}` };
}

function after(sent: readonly Exchanged[], steps: readonly WireStep[], now: string): readonly Exchanged[] {
  const more = steps.flatMap((step, index): readonly Exchanged[] => {
    if (step.kind !== "frame") return [];
    const { from, channel, payload, held } = step;
    const frame = { id: `${PRETENDED}${sent.length + index}`, at: now, from, channel, payload, outcomes: [] };
    return [held === undefined ? frame : { ...frame, held }];
  });
  return [...sent, ...more];
}
