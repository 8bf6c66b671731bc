"use client";

import { Dialog } from "radix-ui";
import type { DialogProps } from "./dialog";

export default function DialogPanel({ isOpen, onClose, title, description, actions }: DialogProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-scrim" />
        <Dialog.Content className="fixed top-1/2 left-1/2 z-40 w-[min(420px,calc(100vw-32px))] -translate-1/2 rounded-xl bg-raised p-5 text-ink text-sm shadow-menu outline-none forced-colors:border">
          <Dialog.Title className="font-semibold text-lg tracking-title">{title}</Dialog.Title>
          <Dialog.Description asChild>
            <div className="mt-1 text-pretty text-md text-muted [overflow-wrap:anywhere]">{description}</div>
          </Dialog.Description>
          <div className="mt-5 flex flex-wrap justify-end gap-2">{actions}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
