import type { Push } from "./payload";

/** The longest base64 that travels inside of a push. */
export const maxContentBase64 = 3500;
/** Payloads over this many bytes are compressed. */
export const compressOver = 1024;

/** What a push of this text comes to. */
export function measurePush(_text: string): Push {
  throw new Error("Not yet.");
}

export function pushKind(_sealedBytes: number): Push["kind"] {
  throw new Error("Not yet.");
}

/** The framed body: version 1, 0 or 1 for zlib, and the payload. */
export function frame(_text: string): Uint8Array<ArrayBuffer> {
  throw new Error("Not yet.");
}

/** What the relay is given of a sealed payload; `sealed` null: too long, so the push only wakes. */
export interface Relayed {
  readonly ns: string;
  readonly from: string;
  readonly nonce: string;
  readonly sealed: string | null;
}

/** The JSON Apple carries. */
export function apnsJson(_relayed: Relayed): string {
  return "";
}

/** The JSON Google carries: data alone, every value a string. */
export function fcmJson(_relayed: Relayed, _token?: string): string {
  return "";
}
