import { Lock } from "lucide-react";
import { Keys } from "@/components/ui/kbd";
import { roundSize } from "@/components/ui/size";

export interface StatusLineProps {
  /** Where the caret stands; null where no editor is open. */
  readonly cursor: { readonly line: number; readonly column: number } | null;
  /** Of the text, in bytes. */
  readonly size: number | null;
  readonly checkMs: number | null;
  /** Tab writes in the editor, so there is a way out to name. */
  readonly hasTabTrap?: boolean;
}

const took = (ms: number) => (ms < 1 ? "under 1 ms" : `${Math.round(ms)} ms`);

/** The promise, the keys that are not to be guessed, and where the caret is. */
export function StatusLine({ cursor, size, checkMs, hasTabTrap = true }: StatusLineProps) {
  return (
    <footer className="flex items-center gap-5 overflow-hidden whitespace-nowrap border-line border-t bg-surface px-4 text-2xs text-muted narrow:hidden">
      <span className="flex items-center gap-1.5 text-ink-soft">
        <Lock className="size-3" />
        Nothing you type leaves this page.
      </span>
      <span>F6 next region</span>
      {hasTabTrap && (
        <span>
          <Keys mac="⌃⇧M" other="Ctrl+M" />, then Tab leaves the editor
        </span>
      )}
      <span className="ml-auto flex gap-4 tabular-nums">
        {cursor && (
          <span>
            Line {cursor.line}, column {cursor.column}
          </span>
        )}
        {size !== null && <span>{roundSize(size)}</span>}
        {checkMs !== null && <span>checked in {took(checkMs)}</span>}
      </span>
    </footer>
  );
}
