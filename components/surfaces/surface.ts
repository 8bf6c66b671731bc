import type { Exchanged } from "@/lib/protocol/exchange";
import type { Fix, Problem } from "@/lib/protocol/problem";
import type { NextDraft, Protocol, Subject } from "@/lib/protocol/protocol";
import type { ValueSets } from "@/lib/session/sets";
import type { Settings } from "@/lib/share/settings";
import type { ConversationItem } from "@/lib/transcript/conversation";
import type { Entry } from "@/lib/transcript/entry";

/** The message in the editor, drawn below the conversation until it is sent. */
export interface DraftView {
  readonly protocol: Protocol;
  readonly client: unknown;
  /** The message as it was found in the text, for a protocol of frames; else null. */
  readonly subject: Subject | null;
  /** What was filled in so far. */
  readonly fill: unknown;
  /** What the check says of the text, for a surface that shows it where it counts. */
  readonly problems: readonly Problem[];
  /** Set while the text is broken: the drawing is the last good one. `since` is an ISO time. */
  readonly stale: { readonly since: string; readonly reason: string } | null;
}

/** What a surface is given. It draws, and reports what the person does; it stores and sends nothing. */
export interface SurfaceProps {
  readonly conversation: readonly ConversationItem[];
  /** All that was sent, up to the moment shown: what `conversation` is made from. */
  readonly entries: readonly Entry[];
  /** Ids of the entries that came since the transcript was opened: what they do happens before the person's eyes. */
  readonly freshIds: ReadonlySet<string>;
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
  /** The frames of the protocol that is drawn, up to now or to the moment looked at; of one without frames none. */
  readonly exchanged: readonly Exchanged[];
  /** ISO: what the clock of the transcript says. */
  readonly now: string;
  readonly settings: Settings;
  /** On a narrow screen, whether what stands beside the surface is shown in its place. */
  readonly isAside: boolean;
  /** The value sets of the document. */
  readonly sets: ValueSets;
  /** Times in UTC instead of the local zone. */
  readonly utc: boolean;
  /** How long a simulated server takes to answer. */
  readonly latencyMs: number;
  /** What the surface asked to keep by `onKeep`, for this transcript; plain JSON, also after a reload. */
  readonly kept: unknown;
  readonly onKeep: (kept: unknown) => void;
  /** Runs one step of a message that was sent once more. */
  readonly onRunStep: (entryId: string, index: number) => void;
  /** `target` is an entry's id, or "draft". */
  readonly onFill: (target: string, fill: unknown) => void;
  readonly onAnswer: (target: string, fill: unknown) => void;
  /** Changes the value sets, by the acts of `lib/session/sets`. */
  readonly onSets: (change: (now: ValueSets) => ValueSets) => void;
  /** Puts a draft into the editor that goes on after a reply. */
  readonly onDraftNext: (next: NextDraft<unknown>) => void;
  /** Something happens at the person's end of an exchange of frames; of a draft that is drawn, after it was sent. */
  readonly onAct: (act: unknown) => void;
  readonly onSettings: (change: Partial<Settings>) => void;
  /** Takes the text that was sent up as a draft again, with this filled in. */
  readonly onDraftAgain: (fill: unknown) => void;
  /** Mends the text as a problem of the draft offers. */
  readonly onFix: (fix: Fix) => void;
  readonly onMessage: (text: string) => void;
  /** Said by the person. Whoever keeps `message` empties it once the words are delivered. */
  readonly onSay: (text: string) => void;
  readonly onWords: (text: string) => void;
  /** Said by the agent, without a message. Whoever keeps `words` empties them once they are delivered. */
  readonly onAgentSay: (text: string) => void;
}
