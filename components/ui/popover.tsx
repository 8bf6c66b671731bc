"use client";

import { type ReactNode, Suspense } from "react";
import { lazyPart } from "./lazy-part";
import { type TriggerProps, useOnDemand } from "./on-demand";

export interface PopoverProps {
  readonly label: string;
  readonly align?: "start" | "end";
  /** In pixels. */
  readonly width?: number;
  readonly content: ReactNode;
  readonly children: (trigger: TriggerProps) => ReactNode;
}

const load = () => import("./popover-panel");
const PopoverPanel = lazyPart(load, "over");

/** A button and the small dialog it opens beside itself. Its script is fetched on hover, focus or press. */
export function Popover({ children, ...panel }: PopoverProps) {
  const { trigger, triggerRef, isOpen, isNeeded, setOpen } = useOnDemand("dialog", load);
  return (
    <>
      {children(trigger)}
      {isNeeded && (
        <Suspense fallback={null}>
          <PopoverPanel {...panel} isOpen={isOpen} onOpenChange={setOpen} triggerRef={triggerRef} />
        </Suspense>
      )}
    </>
  );
}
