import type { CheckContext } from "../protocol/check";
import type { Protocol } from "../protocol/protocol";
import type { OutcomeStep } from "../protocol/wire";
import type { Entry } from "./entry";
import { messagesOf } from "./messages";

/** What becomes of the message an entry carries, once it is sent or played; nothing where none of it acts. */
export function outcomeSteps(
  entry: Entry,
  protocols: readonly Protocol[],
  context: CheckContext,
): readonly (OutcomeStep & { readonly of: string })[] {
  const message = messagesOf(protocols).find(entry);
  const outcomes = message?.protocol.outcomes?.(message.client, context) ?? [];
  return outcomes.map(({ index, action, result, reason }) => ({
    kind: "outcome",
    of: entry.id,
    index,
    action,
    result,
    ...(reason !== undefined && { reason }),
  }));
}
