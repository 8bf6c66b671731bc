"use client";

import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

export interface ReplaceDialogProps {
  readonly isOpen: boolean;
  /** Entries of the transcript that would go. */
  readonly count: number;
  readonly onReplace: () => void;
  readonly onKeep: () => void;
}

/** Asks before the running transcript makes room for another. */
export function ReplaceDialog({ isOpen, count, onReplace, onKeep }: ReplaceDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onKeep}
      title="Replace the transcript?"
      description={`The one here has ${count} ${count === 1 ? "entry" : "entries"}. Save it first if you want to keep it.`}
      actions={
        <>
          <Button onClick={onKeep}>Keep mine</Button>
          <Button look="primary" onClick={onReplace}>
            Replace it
          </Button>
        </>
      }
    />
  );
}
