export type Inflated =
  | { readonly kind: "ok"; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: "damaged" }
  | { readonly kind: "too-large" };

/** Raw deflate (RFC 1951) by the platform's own codec. */
export async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const packed = await pump(bytes, new CompressionStream("deflate-raw"), Number.POSITIVE_INFINITY);
  if (packed === undefined) throw new Error("Deflate gave more than any limit.");
  return packed;
}

/** Unpacks raw deflate, and stops as soon as more than `limit` bytes come out. */
export async function inflate(bytes: Uint8Array<ArrayBuffer>, limit: number): Promise<Inflated> {
  try {
    const inflated = await pump(bytes, new DecompressionStream("deflate-raw"), limit);
    if (inflated === undefined) return { kind: "too-large" };
    return (await isWhole(bytes, limit)) ? { kind: "ok", bytes: inflated } : { kind: "damaged" };
  } catch {
    return { kind: "damaged" };
  }
}

// Not every platform refuses bytes behind the end; if the last one can be spared, it is such a byte.
async function isWhole(bytes: Uint8Array<ArrayBuffer>, limit: number): Promise<boolean> {
  try {
    await pump(bytes.subarray(0, -1), new DecompressionStream("deflate-raw"), limit);
    return false;
  } catch {
    return true;
  }
}

async function pump(
  bytes: Uint8Array<ArrayBuffer>,
  codec: CompressionStream | DecompressionStream,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const source = new Blob([bytes]).stream() as ReadableStream<Uint8Array<ArrayBuffer>>;
  const reader = source.pipeThrough(codec).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > limit) {
      await reader.cancel();
      return undefined;
    }
    chunks.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of chunks) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
