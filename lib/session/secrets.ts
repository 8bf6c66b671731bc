import type { Protocol, Secret } from "../protocol/protocol";
import { createMask } from "../text/mask";
import type { Entry } from "../transcript/entry";
import type { Transcript } from "../transcript/transcript";

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

const stored = new WeakMap<readonly Entry[], readonly Entry[]>();

/** A transcript as it may be stored: what only passes through is masked in it. The same one where nothing does. */
export function storable(transcript: Transcript, protocols: readonly Protocol[]): Transcript {
  const { entries } = transcript;
  const known = stored.get(entries) ?? storableEntries(entries, protocols);
  stored.set(entries, known);
  return known === entries ? transcript : { ...transcript, entries: known };
}

function storableEntries(entries: readonly Entry[], protocols: readonly Protocol[]): readonly Entry[] {
  const passing = secretsOf({ entries }, protocols).filter(({ isPassing }) => isPassing);
  if (passing.length === 0) return entries;
  const mask = createMask(passing.map(({ value }) => value));
  return entries.map((entry) => {
    if (entry.kind !== "frame") return entry;
    const payload = mask(entry.payload);
    return payload === entry.payload ? entry : { ...entry, payload };
  });
}
