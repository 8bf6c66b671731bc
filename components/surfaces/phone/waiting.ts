import type { Arrived, PhoneState } from "@/lib/protocols/inbox";

export interface Waiting {
  readonly arrived: Arrived;
  readonly payload: string;
}

/** Notifications of what the app has not fetched since, the newest first. */
export function waitingOf({ notifications, wire }: PhoneState): readonly Waiting[] {
  const fetched = wire.findLastIndex(({ channel, kind }) => channel === "ws" && kind === "inbox_update");
  const payloads = new Map(wire.slice(fetched + 1).map(({ entryId, payload }) => [entryId, payload]));
  return notifications
    .flatMap((arrived) => {
      const payload = payloads.get(arrived.entryId);
      return payload === undefined ? [] : [{ arrived, payload }];
    })
    .toReversed();
}
