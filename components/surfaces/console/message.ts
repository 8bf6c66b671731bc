import type { ReactNode } from "react";
import type { Entry } from "@/lib/transcript/entry";
import type { Step } from "./steps/step";

/**
 * How a message stands. `draft`: drawn from the editor, not sent. `stale`: a draft whose text is broken just now.
 * `live`: waits for its answer. `locked`: something else was said or sent. `looking`: waited at the moment looked at.
 */
export type MessageMode = "draft" | "stale" | "live" | "answered" | "locked" | "looking";

/** Whether the person can fill it in. */
export function isOpen(mode: MessageMode): boolean {
  return mode === "draft" || mode === "live";
}

export interface MessageProps<Client, Draft> {
  readonly client: Client;
  /** Undefined where nothing is asked. */
  readonly draft: Draft | undefined;
  readonly mode: MessageMode;
  /** ISO time. */
  readonly answeredAt: string | undefined;
  readonly utc: boolean;
  onChange(draft: Draft): void;
  onSubmit(draft: Draft): void;
}

/** A message that was sent, and what followed it. */
export interface SentMessage<Client> {
  readonly client: Client;
  /** The entry the message lies in. */
  readonly entryId: string;
  readonly entries: readonly Entry[];
}

/** Draws the messages of one protocol in the agent pane. */
export interface MessageRenderer<Client = unknown, Draft = unknown> {
  draw(props: MessageProps<Client, Draft>): ReactNode;
  /** Where messages act on the shell: their steps, before they are sent and after. */
  readonly steps?: {
    pending(client: Client, projectId: string): readonly Step[];
    ran(message: SentMessage<Client>, projectId: string): readonly Step[];
  };
}
