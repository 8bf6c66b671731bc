import type { NextDraft, Protocol } from "@/lib/protocol/protocol";
import type { ConversationItem } from "@/lib/transcript/conversation";

/** The message in the editor, drawn below the conversation until it is sent. */
export interface DraftView {
  readonly protocol: Protocol;
  readonly client: unknown;
  /** What was filled in so far. */
  readonly fill: unknown;
  /** Set while the text is broken: the drawing is the last good one. `since` is an ISO time. */
  readonly stale: { readonly since: string; readonly reason: string } | null;
}

/** What a surface is given. It draws, and reports what the person does; it stores and sends nothing. */
export interface SurfaceProps {
  readonly conversation: readonly ConversationItem[];
  readonly draft: DraftView | null;
  /** Looking back at an earlier entry: nothing acts. */
  readonly isLookingBack: boolean;
  /** The agent's words: they go before the draft, or are said alone where there is none. */
  readonly words: string;
  /** What the person has typed into the message box and not said yet. */
  readonly message: string;
  /** Parley's own theme; a surface follows it unless a message has set its own. */
  readonly theme: "light" | "dark";
  /** Paths of the project the message is about, as the settings name them; empty: none are named. */
  readonly files: readonly string[];
  /** Times in UTC instead of the local zone. */
  readonly utc: boolean;
  /** `target` is an entry's id, or "draft". */
  readonly onFill: (target: string, fill: unknown) => void;
  readonly onAnswer: (target: string, fill: unknown) => void;
  /** Puts a draft into the editor that goes on after a reply. */
  readonly onDraftNext: (next: NextDraft<unknown>) => void;
  readonly onMessage: (text: string) => void;
  /** Said by the person. Whoever keeps `message` empties it once the words are delivered. */
  readonly onSay: (text: string) => void;
  readonly onWords: (text: string) => void;
  /** Said by the agent, without a message. Whoever keeps `words` empties them once they are delivered. */
  readonly onAgentSay: (text: string) => void;
}
