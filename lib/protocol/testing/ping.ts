import type { Exchange } from "../exchange";
import type { Protocol } from "../protocol";
import { frame } from "./toys";

const exchange: Exchange = {
  describe: (payload) =>
    payload === "ping"
      ? { name: "ping", picked: [{ question: "Ping?", values: ["Yes"] }], ownValues: ["ping"] }
      : { name: "ping", says: payload },
  reads: (payload) => payload.includes("ping"),
  steps: (_, act) =>
    act === "ping" ? [{ kind: "frame", from: "client", channel: "ws", payload: "ping" }, pong] : [],
  react: (sent) => (sent.at(-1)?.from === "agent" ? [pong] : []),
  due: (sent, { now }) =>
    sent.some(({ at }) => Date.parse(now) - Date.parse(at) > 60_000)
      ? [{ kind: "outcome", of: sent[0]?.id, index: 0, action: "ping", result: "skipped", reason: now }]
      : [],
};
const pong = { kind: "outcome", index: 0, action: "ping", result: "applied" } as const;

/** A protocol of frames whose other end notes every ping. */
export const ping: Protocol = {
  ...frame,
  id: "ping",
  exchange,
  send: () => [{ kind: "frame", from: "agent", channel: "push", payload: "ping you", held: "more" }],
};
