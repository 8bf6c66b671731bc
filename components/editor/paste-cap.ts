import { maxBytes, utf8Length } from "@/lib/text/limits";

/** A text, the part of it that is selected, and what would take that part's place. */
export interface Paste {
  readonly text: string;
  readonly selected: string;
  readonly pasted: string;
}

const MEGABYTE = 1024 * 1024;

/** Why a paste is not taken: with it the text would be larger than what is read. Undefined when it may be. */
export function refusePaste({ text, selected, pasted }: Paste): string | undefined {
  // Each unit is three bytes at most, so most pastes need no counting.
  if ((text.length - selected.length + pasted.length) * 3 <= maxBytes) return undefined;
  const bytes = utf8Length(pasted);
  if (bytes > maxBytes) return says(`What you pasted is ${megabytes(bytes)}`);
  const whole = utf8Length(text) - utf8Length(selected) + bytes;
  return whole > maxBytes ? says(`With what you pasted the text would be ${megabytes(whole)}`) : undefined;
}

function megabytes(bytes: number): string {
  // Rounded up, or a little too much would read as just enough.
  return `${Math.ceil((bytes / MEGABYTE) * 10) / 10} MB`;
}

function says(fact: string): string {
  return `${fact}; Parley reads ${maxBytes / MEGABYTE} MB at most. The text is what it was before.`;
}
