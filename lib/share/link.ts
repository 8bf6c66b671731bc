import { maxBytes } from "../text/limits";
import { compactDocument, type ParleyDocument, readFile } from "../transcript/file";
import { fromBase64Url, toBase64Url } from "./base64url";
import { deflate, inflate } from "./deflate";

/** The version of the link format: raw deflate of a document's JSON. */
const version = "1";

export type LinkReading =
  /** The address holds no document. */
  | { readonly kind: "none" }
  | { readonly kind: "document"; readonly document: ParleyDocument }
  | { readonly kind: "error"; readonly code: "damaged" | "too-new" | "too-large"; readonly message: string };

type LinkError = Extract<LinkReading, { kind: "error" }>;

/** A document as the part of an address behind the page's: `#p=1.…`. */
export async function encodeLink(document: ParleyDocument): Promise<string> {
  const bytes = await deflate(new TextEncoder().encode(compactDocument(document)));
  return `#p=${version}.${toBase64Url(bytes)}`;
}

/** Reads the document out of the part of an address from `#` on. Never throws. */
export async function decodeLink(hash: string): Promise<LinkReading> {
  const payload = findPayload(hash);
  if (payload === undefined) return { kind: "none" };
  const [, named, encoded = ""] = /^(\d{1,9})\.(.*)$/s.exec(payload) ?? [];
  if (named === undefined) return damaged("it does not say its version");
  if (Number(named) > Number(version)) {
    return {
      kind: "error",
      code: "too-new",
      message: `This link was made by a newer Parley (version ${Number(named)}). This one reads version ${version}.`,
    };
  }
  if (named !== version) return damaged(`there is no version ${named}`);
  const bytes = fromBase64Url(encoded);
  if (bytes === undefined) return damaged("it holds characters no link has, or was cut off");
  return readPayload(bytes);
}

function findPayload(hash: string): string | undefined {
  const parts = hash.replace(/^#/, "").split("&");
  return parts.find((part) => part.startsWith("p="))?.slice(2);
}

async function readPayload(bytes: Uint8Array<ArrayBuffer>): Promise<LinkReading> {
  const inflated = await inflate(bytes, maxBytes);
  if (inflated.kind === "damaged") return damaged("it was cut off or changed on its way");
  if (inflated.kind === "too-large") return tooLarge();
  const text = decodeUtf8(inflated.bytes);
  if (text === undefined) return damaged("what it holds is no text");
  const file = readFile(text);
  if (file.kind === "document") return { kind: "document", document: file.document };
  if (file.kind === "transcript") return damaged("it holds a transcript in place of a document");
  if (file.code === "too-new") return { kind: "error", code: "too-new", message: file.message };
  return damaged(`what it holds is no document. ${file.message}`);
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function damaged(why: string): LinkError {
  return {
    kind: "error",
    code: "damaged",
    message: `This link is damaged: ${why}${why.endsWith(".") ? "" : "."}`,
  };
}

function tooLarge(): LinkError {
  const megabytes = maxBytes / 1024 / 1024;
  return {
    kind: "error",
    code: "too-large",
    message: `This link holds more than ${megabytes} MB, which is as much as Parley reads.`,
  };
}
