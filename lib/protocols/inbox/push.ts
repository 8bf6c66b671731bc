import { zlibSync } from "fflate";
import { compactJson } from "../../text/compact";
import type { Push } from "./payload";

/** The longest base64 that travels inside of a push. */
export const maxContentBase64 = 3500;
/** Payloads over this many bytes are compressed. */
export const compressOver = 1024;

const headBytes = 2;
const tagBytes = 16;
/** How far the body of another deflate library was seen to be off, near the limit. */
const libraryBytes = 60;
const maxBodyBytes = 2607;

/** The base64 of so many bytes, with padding. */
export function base64Length(bytes: number): number {
  return 4 * Math.ceil(bytes / 3);
}

/** Whether a sealed payload travels in the push, or the push only wakes the phone. */
export function pushKind(sealedBytes: number): Push["kind"] {
  return base64Length(sealedBytes) <= maxContentBase64 ? "content" : "wake";
}

/** The framed body: version 1, a byte that says whether it is zlib, and the payload. */
export function frame(text: string): Uint8Array<ArrayBuffer> {
  const plain = new TextEncoder().encode(text);
  const isCompressed = plain.length > compressOver;
  const body = isCompressed ? zlibSync(plain, { level: 6 }) : plain;
  const framed = new Uint8Array(headBytes + body.length);
  framed.set([1, isCompressed ? 1 : 0]);
  framed.set(body, headBytes);
  return framed;
}

/** What a push of this payload comes to: as compact JSON, framed, sealed and written as base64. */
export function measurePush(text: string): Push {
  const compact = compactJson(text);
  const framedBytes = frame(compact).length;
  const plainBytes = new TextEncoder().encode(compact).length;
  const isCompressed = plainBytes > compressOver;
  const sealedBytes = framedBytes + tagBytes;
  return {
    plainBytes,
    framedBytes,
    isCompressed,
    sealedBytes,
    base64Length: base64Length(sealedBytes),
    kind: pushKind(sealedBytes),
    isAbout: isCompressed && Math.abs(framedBytes - headBytes - maxBodyBytes) <= libraryBytes,
  };
}

/** What the relay is given of a sealed payload; `sealed` null: too long, so the push only wakes. */
export interface Relayed {
  /** Namespace of the person's devices: 64 hex digits. */
  readonly ns: string;
  /** Key of the sender: 64 hex digits. */
  readonly from: string;
  /** 24 hex digits. */
  readonly nonce: string;
  /** Base64. */
  readonly sealed: string | null;
}

const alert = { title: "Skald", body: "Action required" };

/** The JSON Apple carries. The relay cannot count, so its badge is 1 always. */
export function apnsJson({ ns, from, nonce, sealed }: Relayed): string {
  const aps = { alert, badge: 1, sound: "default" };
  if (sealed === null)
    return JSON.stringify({ aps: { ...aps, "content-available": 1 }, d: { ns, wake: true } });
  return JSON.stringify({
    aps: { ...aps, "mutable-content": 1, category: "skald_inbox" },
    d: { ns, from, n: nonce, c: sealed },
  });
}

/** The JSON Google carries: data alone, every value a string. */
export function fcmJson({ ns, from, nonce, sealed }: Relayed, token = "<device token>"): string {
  const data = sealed === null ? { ns, wake: "true" } : { ns, from, n: nonce, c: sealed };
  return JSON.stringify({ message: { token, android: { priority: "high" }, data } });
}
