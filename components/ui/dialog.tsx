"use client";

import { type ReactNode, Suspense, useState } from "react";
import { lazyPart } from "./lazy-part";

export interface DialogProps {
  readonly isOpen: boolean;
  /** Escape, or a press beside it: the answer that changes nothing. */
  readonly onClose: () => void;
  readonly title: string;
  readonly description: ReactNode;
  /** Buttons; the first is focused when it opens. */
  readonly actions: ReactNode;
}

const DialogPanel = lazyPart(() => import("./dialog-panel"), "over");

/** A question that must be answered before anything else. Its script is fetched when it is first asked. */
export function Dialog(props: DialogProps) {
  const [isNeeded, setNeeded] = useState(props.isOpen);
  if (props.isOpen && !isNeeded) setNeeded(true);
  return isNeeded ? (
    <Suspense fallback={null}>
      <DialogPanel {...props} />
    </Suspense>
  ) : null;
}
