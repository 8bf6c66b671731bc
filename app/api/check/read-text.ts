import { maxBytes } from "@/lib/text/limits";

export type TextReading =
  | { readonly ok: true; readonly text: string }
  | {
      readonly ok: false;
      readonly status: 400 | 413;
      readonly code: "incomplete" | "not-utf8" | "too-large";
      readonly message: string;
    };

const tooLarge = {
  ok: false,
  status: 413,
  code: "too-large",
  message: `The text is larger than ${maxBytes / 1024 / 1024} MB (${maxBytes} bytes), the most that is read.`,
} as const satisfies TextReading;

const notUtf8 = {
  ok: false,
  status: 400,
  code: "not-utf8",
  message: "The body is not UTF-8 text. Send the text to check as it is, without compression.",
} as const satisfies TextReading;

const incomplete = {
  ok: false,
  status: 400,
  code: "incomplete",
  message: "The body broke off before its end.",
} as const satisfies TextReading;

/** Reads a request's body as text, to the cap and no further: a length may be missing or wrong, so it is counted too. */
export async function readText(request: Request): Promise<TextReading> {
  if (Number(request.headers.get("content-length")) > maxBytes) return tooLarge;
  const reader = request.body?.getReader();
  if (reader === undefined) {
    return { ok: true, text: "" };
  }
  try {
    const bytes = await collect(reader);
    return bytes === undefined ? tooLarge : decode(bytes);
  } catch {
    return incomplete;
  }
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

async function collect(reader: Reader): Promise<Uint8Array[] | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return chunks;
    size += value.byteLength;
    if (size > maxBytes) {
      void discard(reader);
      return undefined;
    }
    chunks.push(value);
  }
}

// A client that sends all before it listens would never hear the answer; one that never ends is left alone.
async function discard(reader: Reader): Promise<void> {
  let left = 10 * maxBytes;
  try {
    while (left > 0) {
      const { done, value } = await reader.read();
      if (done) return;
      left -= value.byteLength;
    }
    await reader.cancel();
  } catch {
    // The client has gone, and its answer with it.
  }
}

// A byte order mark is part of the text: what it means is for the check to say.
function decode(chunks: readonly Uint8Array[]): TextReading {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  try {
    const parts = chunks.map((chunk) => decoder.decode(chunk, { stream: true }));
    return { ok: true, text: parts.join("") + decoder.decode() };
  } catch {
    return notUtf8;
  }
}
