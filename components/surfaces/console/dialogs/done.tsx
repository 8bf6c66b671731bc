import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { VerdictMark } from "@/components/ui/marks";

interface DoneProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** What a dialog turns into once its form is sent. */
export function Done({ title, children, onClose }: DoneProps) {
  return (
    <div role="status" className="flex gap-3 px-5 pt-2 pb-5">
      <VerdictMark verdict="works" className="mt-[3px] size-4" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold text-md">{title}</p>
        <div className="wrap-anywhere mt-0.5 text-ink-soft" dir="auto">
          {children}
        </div>
        <p className="mt-2 text-muted text-xs">Simulated: nothing left this page.</p>
        <div className="mt-4 flex justify-end">
          <Button size="lg" look="primary" autoFocus onClick={onClose}>
            Done
          </Button>
        </div>
      </div>
    </div>
  );
}
