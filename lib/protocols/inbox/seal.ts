import { unzlibSync } from "fflate";
import { base64Length, frame, maxContentBase64, type Relayed } from "./push";

/** Known to everybody: the simulation shows what sealing does, it keeps nothing secret. */
const demonstrationKey = new TextEncoder().encode("Parley demonstration key, 32 by.");
const ns = "7c1e".repeat(16);
const from = "0b77".repeat(16);

/** Seals a payload with the demonstration key (AES-256-GCM). The nonce is counted, so that equal runs give equal bytes. */
export async function sealPush(text: string, count: number): Promise<Relayed> {
  const nonce = nonceOf(count);
  const bytes = await crypto.subtle.encrypt(
    { name: "AES-GCM", iv: nonce },
    await key(["encrypt"]),
    frame(text),
  );
  const sealed = base64Length(bytes.byteLength) <= maxContentBase64 ? toBase64(new Uint8Array(bytes)) : null;
  return { ns, from, nonce: toHex(nonce), sealed };
}

/** Opens what was sealed; undefined where it cannot be: a wake, another key, damaged bytes. */
export async function openPush({ nonce, sealed }: Relayed): Promise<string | undefined> {
  if (sealed === null) return undefined;
  try {
    const algorithm = { name: "AES-GCM", iv: fromHex(nonce) };
    const framed = new Uint8Array(
      await crypto.subtle.decrypt(algorithm, await key(["decrypt"]), fromBase64(sealed)),
    );
    const body = framed.subarray(2);
    if (framed[0] !== 1 || (framed[1] !== 0 && framed[1] !== 1)) return undefined;
    return new TextDecoder("utf-8", { fatal: true }).decode(framed[1] === 1 ? unzlibSync(body) : body);
  } catch {
    return undefined;
  }
}

function key(uses: readonly KeyUsage[]): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", demonstrationKey, "AES-GCM", false, [...uses]);
}

function nonceOf(count: number): Uint8Array<ArrayBuffer> {
  const nonce = new Uint8Array(12);
  new DataView(nonce.buffer).setUint32(8, count);
  return nonce;
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
