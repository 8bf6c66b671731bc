import type { ReactNode } from "react";

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

/** Draws the messages of one protocol in the agent pane. */
export interface MessageRenderer<Client = unknown, Draft = unknown> {
  draw(props: MessageProps<Client, Draft>): ReactNode;
}
