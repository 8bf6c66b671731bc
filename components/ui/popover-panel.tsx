"use client";

import { Popover } from "radix-ui";
import type { RefObject } from "react";
import type { PopoverProps } from "./popover";

interface PopoverPanelProps extends Omit<PopoverProps, "children"> {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
}

export default function PopoverPanel(props: PopoverPanelProps) {
  const { label, align = "end", width = 320, content, isOpen, onOpenChange, triggerRef } = props;
  return (
    <Popover.Root open={isOpen} onOpenChange={onOpenChange}>
      <Popover.Anchor virtualRef={triggerRef as RefObject<HTMLButtonElement>} />
      <Popover.Portal>
        <Popover.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onInteractOutside={(event) => {
            if (triggerRef.current?.contains(event.target as Node)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const lost = document.activeElement;
            if (!lost || lost === document.body) triggerRef.current?.focus();
          }}
          style={{ width: `min(${width}px, calc(100vw - 16px))` }}
          className="z-40 max-h-(--radix-popover-content-available-height) overflow-y-auto rounded-lg bg-raised text-ink text-sm shadow-menu outline-none forced-colors:border"
        >
          {content}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
