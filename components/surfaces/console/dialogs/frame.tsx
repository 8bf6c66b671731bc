import { clsx } from "clsx";
import { X } from "lucide-react";
import { Dialog } from "radix-ui";
import { type ReactNode, use } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { StillContext } from "./still";

interface FrameProps {
  readonly title: string;
  readonly says: string;
  /** The project it is about; undefined: it is about none. */
  readonly project?: string;
  /** In the middle of the window, or a drawer at its end. */
  readonly place: "middle" | "end";
  /** Drawn as it was at an earlier moment: takes no focus, and nothing in it acts. */
  readonly isLookingBack: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const PLACES = {
  middle:
    "top-1/2 left-1/2 max-h-[calc(100%-32px)] w-[min(520px,calc(100%-32px))] -translate-1/2 rounded-xl narrow:inset-x-0 narrow:top-auto narrow:bottom-0 narrow:max-h-[calc(100%-24px)] narrow:w-full narrow:translate-0 narrow:rounded-b-none",
  end: "inset-y-0 right-0 w-[min(440px,100%)] border-line border-l",
};

/**
 * A dialog of the simulated Console. It covers the Console's window alone, so that the rest of Parley can be reached: the
 * element it is drawn in must be positioned, and what it covers in there inert.
 */
export function Frame({ title, says, project, place, isLookingBack, onClose, children }: FrameProps) {
  const isStill = use(StillContext);
  return (
    <Dialog.Root open modal={false} onOpenChange={(isOpen) => !isOpen && !isLookingBack && onClose()}>
      <div
        data-scrim=""
        className="absolute inset-0 z-20 bg-scrim"
        onPointerDown={isLookingBack ? undefined : onClose}
      />
      <Dialog.Content
        data-dialog=""
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          if (!isLookingBack && !isStill) focusFirst(event.target);
        }}
        onCloseAutoFocus={(event) => isLookingBack && event.preventDefault()}
        // What is pressed elsewhere in Parley leaves it open.
        onEscapeKeyDown={(event) => {
          if (!isWithin(event.target)) event.preventDefault();
        }}
        onInteractOutside={(event) => event.preventDefault()}
        className={clsx(
          "absolute z-20 flex flex-col overflow-hidden bg-surface text-ink text-sm shadow-menu outline-none forced-colors:border",
          PLACES[place],
        )}
      >
        <header className="flex shrink-0 items-start gap-3 px-5 pt-4 pb-3">
          <div className="min-w-0 flex-1">
            <Dialog.Title className="font-semibold text-lg tracking-title">{title}</Dialog.Title>
            <Dialog.Description className="text-md text-muted">
              {says}
              {project !== undefined && (
                <>
                  {" "}
                  In <bdi className="wrap-anywhere font-medium text-ink-soft">{project}</bdi>.
                </>
              )}
            </Dialog.Description>
          </div>
          <IconButton label="Close" disabled={isLookingBack} onClick={onClose}>
            <X aria-hidden="true" />
          </IconButton>
        </header>
        {children}
      </Dialog.Content>
    </Dialog.Root>
  );
}

/** The first thing to fill in; where there is none, the dialog itself, so that it is read from its beginning. */
function focusFirst(dialog: EventTarget | null): void {
  if (!(dialog instanceof HTMLElement)) return;
  const first = dialog.querySelector<HTMLElement>("input, textarea, select") ?? dialog;
  first.focus({ preventScroll: true });
}

const isWithin = (target: EventTarget | null) =>
  target instanceof Element && target.closest("[data-dialog]") !== null;
