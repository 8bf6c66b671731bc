import type { Ref } from "react";
import type { Description } from "@/lib/protocol/describe";
import type { Fix, Problem } from "@/lib/protocol/problem";
import type { JsonSchema, Placeholder } from "@/lib/protocol/protocol";
import type { Position, Range } from "@/lib/text/layer";

/** The name of the text box, in both editors. */
export const CONTENT_NAME = "Editor content";

/** What both editors draw, and whom they tell. */
export interface ContentProps {
  /** The text. One that did not come from `onChange` replaces what stands there, as one undo step. */
  readonly source: string;
  /** Called within the event that changed the text, before anything is drawn. */
  readonly onChange: (text: string) => void;
  /** Of the text as it stands. */
  readonly problems: readonly Problem[];
  /** Of the text as it stands; while it is broken, those from before. */
  readonly placeholders?: readonly Placeholder[];
  /** Of the whole text in the form found, for completion. */
  readonly schema: JsonSchema | null;
  /** What the schema says at a position, for the hover. */
  readonly describe: (position: Position) => Description | undefined;
  /** The text cannot be read just now: completion keeps the schema it had. */
  readonly isStale: boolean;
  readonly isReadOnly?: boolean;
  readonly theme: "light" | "dark";
  readonly onCursor?: (position: Position) => void;
  /** A paste was too large. The text is what it was, and the editor says so itself. */
  readonly onRefused?: (reason: string) => void;
}

export interface EditorProps extends ContentProps {
  /** The editor can be typed into. */
  readonly onReady?: () => void;
  readonly ref?: Ref<EditorHandle>;
}

/** One of the two editors, which hands out its verbs once it can follow them. */
export interface LoadedEditorProps extends ContentProps {
  readonly onHandle: (handle: EditorHandle) => void;
}

/** What others may do with the text. Before the editor is loaded, verbs wait for it. */
export interface EditorHandle {
  /** Selects a range, brings it into view and takes the focus. */
  goTo(range: Range): void;
  /** Applies a fix of a current problem as one undo step; false when the text has changed since. */
  apply(fix: Fix): boolean;
  /** Lays the text out; false when it cannot be read. */
  format(): boolean;
  focus(): void;
  selectAll(): void;
  text(): string;
  position(): Position;
}
