import type { Protocol, Secret } from "../protocol/protocol";
import type { Entry } from "../transcript/entry";

/** What may hold secrets: what was sent, and the message that is drawn but not sent. */
export interface Secretive {
  readonly entries: readonly Entry[];
  readonly protocol?: Protocol;
  readonly draft?: string;
}

/** Every secret there is, each once, as the protocols tell them. */
export function secretsOf(
  { entries, protocol: own, draft }: Secretive,
  protocols: readonly Protocol[],
): readonly Secret[] {
  const payloads = payloadsOf(entries);
  const found = protocols.flatMap((protocol) => {
    const texts = protocol === own && draft !== undefined ? [...payloads, draft] : payloads;
    return texts.length === 0 ? [] : (protocol.secrets?.(texts) ?? []);
  });
  return [...new Map(found.map((secret) => [secret.value, secret])).values()];
}

function payloadsOf(entries: readonly Entry[]): readonly string[] {
  return entries.flatMap((entry) => {
    if (entry.kind !== "frame") return [];
    return entry.held === undefined ? entry.payload : [entry.payload, entry.held];
  });
}
