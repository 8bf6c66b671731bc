import { inspect } from "@/lib/protocols/check";
import { maxBytes } from "@/lib/text/limits";
import { type FileReading, readFile } from "@/lib/transcript/file";

/** What a chosen file turned out to be; `text`: no file of Parley's own, but a text its editor can hold. */
export type Opened = FileReading | { readonly kind: "text"; readonly text: string };

/** Reads a file a person chose. Never rejects: what cannot be read is an error in words. */
export async function readChosen(file: File): Promise<Opened> {
  if (file.size > maxBytes) return tooLarge(file.name);
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return { kind: "error", code: "not-json", message: `“${file.name}” is no text that can be read.` };
  }
  const reading = readFile(text);
  const isForeign = reading.kind === "error" && (reading.code === "foreign" || reading.code === "not-json");
  if (!isForeign || text.trim() === "") return reading;
  const { check } = inspect(text);
  return check.verdict === "unrecognised" ? reading : { kind: "text", text };
}

function tooLarge(name: string): Opened {
  const megabytes = maxBytes / 1024 / 1024;
  return {
    kind: "error",
    code: "too-large",
    message: `“${name}” is larger than ${megabytes} MB, which is as much as Parley opens.`,
  };
}
