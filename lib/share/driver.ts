import type * as z from "zod";
import type { Check } from "../protocol/check";
import type { knownEntrySchema } from "../transcript/entry";
import type { ParleyDocument, transcriptFormat } from "../transcript/file";
import type { Settings } from "./settings";

/** A transcript as its file has it; entries of a kind this version does not know are as they were written. */
export interface TranscriptJson {
  readonly format: typeof transcriptFormat;
  readonly title?: string;
  readonly entries: readonly Readonly<z.output<typeof knownEntrySchema>>[];
}

/** The value sets as a document has them, and the name of the one in use. */
export type DocumentSets = Pick<ParleyDocument, "sets" | "active">;

/**
 * `window.parley`: drives the page in the place of a person. What it says is promised; a change to it is a breaking one.
 * What goes in and comes out is plain JSON.
 */
export interface ParleyDriver {
  readonly version: 1;
  /** Settles once the page can be used. */
  readonly ready: Promise<void>;
  /**
   * Puts a text into the editor, as one step of undo, and clears what was filled in. Settles with its check when the
   * stage shows it, or shows that it is stale.
   */
  load(text: string): Promise<Check>;
  /** The text in the editor. */
  source(): string;
  /** The check of that text. */
  check(): Check;
  /**
   * Sends the text in the editor. Settles with the id of the entry that now stands for it: the `tool_end`, for ask-user
   * the `tool_start`, for inbox the `frame`. Rejects with the reason where a text may not be sent.
   */
  send(): Promise<string>;
  transcript(): TranscriptJson;
  /** Empties the transcript and what was filled in. */
  reset(): void;
  /** Changes the settings named, and gives all of them. */
  settings(change?: Partial<Settings>): Settings;
  /** Puts other value sets in place of those there are, and gives them; without `active`, none is in use. */
  sets(change?: DocumentSets): DocumentSets;
  /** Puts the clock of the transcript forward. */
  advance(ms: number): void;
}

declare global {
  interface Window {
    /** There once the page's script runs; wait for `main[data-status="ready"]`, or for `ready`. */
    parley: ParleyDriver;
  }
}
