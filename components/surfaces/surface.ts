import type { Protocol } from "@/lib/protocol/protocol";
import type { ConversationItem } from "@/lib/transcript/conversation";

/** The message in the editor, drawn below the conversation until it is sent. */
export interface DraftView {
  readonly protocol: Protocol;
  readonly client: unknown;
  /** What was filled in so far. */
  readonly fill: unknown;
  /** The agent's words that go before it. */
  readonly words: string;
  /** Set while the text is broken: the drawing is the last good one. `since` is an ISO time. */
  readonly stale: { readonly since: string; readonly reason: string } | null;
}

/** What a surface is given. It draws, and reports what the person does; it stores and sends nothing. */
export interface SurfaceProps {
  readonly conversation: readonly ConversationItem[];
  readonly draft: DraftView | null;
  /** Looking back at an earlier entry: nothing acts. */
  readonly isLookingBack: boolean;
  /** `target` is an entry's id, or "draft". */
  readonly onFill: (target: string, fill: unknown) => void;
  readonly onAnswer: (target: string, fill: unknown) => void;
  readonly onSay: (text: string) => void;
  readonly onWords: (text: string) => void;
}
