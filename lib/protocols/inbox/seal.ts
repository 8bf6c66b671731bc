import type { Relayed } from "./push";

/** Seals a payload with the demonstration key of the simulation (AES-256-GCM). The nonce is counted, never drawn by chance. */
export async function sealPush(_text: string, _count: number): Promise<Relayed> {
  throw new Error("Not yet.");
}

/** Opens what was sealed; undefined where it cannot be: a wrong key, a damaged text. */
export async function openPush(_relayed: Relayed): Promise<string | undefined> {
  throw new Error("Not yet.");
}
