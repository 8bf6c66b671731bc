"use client";

import { PanelRightOpen } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import { VoiceMark } from "@/components/ui/marks";
import type { EntryPicture } from "@/lib/transcript/picture";

interface RailProps {
  readonly pictures: readonly EntryPicture[];
  readonly hasDraft: boolean;
  readonly onUnfold: () => void;
}

const SHOWN = 40;

/** The transcript, folded: who spoke, in order, the latest last. */
export function Rail({ pictures, hasDraft, onUnfold }: RailProps) {
  return (
    <div className="flex min-h-0 flex-1 flex-col items-center gap-2 overflow-hidden py-2 narrow:hidden">
      <IconButton id="unfold-transcript" label="Unfold the transcript" onClick={onUnfold}>
        <PanelRightOpen />
      </IconButton>
      <span className="mt-1 mb-1.5 font-medium text-ink-soft text-xs [writing-mode:vertical-rl]">
        Transcript
      </span>
      <div aria-hidden="true" className="flex min-h-0 flex-col justify-end gap-[7px] overflow-hidden">
        {pictures.slice(-SHOWN).map((picture) => (
          <VoiceMark key={picture.entry.id} by={picture.voice} className="size-3.5" />
        ))}
        {hasDraft && <VoiceMark by="agent" isNext className="size-3.5" />}
      </div>
    </div>
  );
}
