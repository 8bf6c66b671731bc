import { X } from "lucide-react";
import type { CSSProperties } from "react";
import { toast as sonner, Toaster } from "sonner";
import { IconButton } from "@/components/ui/icon-button";
import { SeverityMark, VerdictMark } from "@/components/ui/marks";
import { useShell } from "./data";
import type { ToastWords } from "./shell";
import { useSight } from "./sight";

const CORNER = "console";
const SHOWN_MS = 8_000;

/** Shows a message in the Console's own corner. */
export function showToast(words: ToastWords): void {
  sonner.custom((id) => <Toast {...words} onClose={() => sonner.dismiss(id)} />, {
    duration: SHOWN_MS,
    toasterId: CORNER,
  });
}

function Toast({ level, message, description, onClose }: ToastWords & { readonly onClose: () => void }) {
  return (
    <div
      data-level={level}
      className="flex w-[256px] items-start gap-2.5 rounded-lg bg-raised py-2.5 pr-2 pl-3.5 font-sans text-ink text-sm shadow-menu forced-colors:border narrow:w-full narrow:items-center"
    >
      {level === "success" ? (
        <VerdictMark verdict="works" className="mt-[3px] narrow:mt-0 size-4" />
      ) : (
        <SeverityMark severity={level} className="mt-[3px] narrow:mt-0 size-4" />
      )}
      <span className="sr-only">{LEVELS[level]}: </span>
      <div className="wrap-anywhere max-h-40 min-w-0 flex-1 overflow-hidden py-0.5" dir="auto">
        <b className="block font-medium text-md leading-5">{message}</b>
        {description !== undefined && <p className="text-muted leading-[18px]">{description}</p>}
      </div>
      <IconButton label="Dismiss" size="sm" onClick={onClose}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}

const LEVELS = { success: "Success", error: "Error", info: "Info", warning: "Warning" } as const;

const MARGIN = 14;
/** How high the terminal is. */
const TERMINAL = 176;

// The window is what they stand in, not the screen.
const STYLE = { position: "absolute", "--width": "256px", zIndex: 30 } as CSSProperties;

/** Where the Console's toasts stand: beside the conversation, never over it. None at an earlier moment. */
export function ToastCorner() {
  const { isLookingBack } = useSight();
  const { isTerminalOpen } = useShell();
  if (isLookingBack) return null;
  return (
    <Toaster
      id={CORNER}
      position="bottom-left"
      offset={{ bottom: isTerminalOpen ? TERMINAL + MARGIN : MARGIN, left: 60 }}
      mobileOffset={{ bottom: 70, left: 16, right: 16 }}
      containerAriaLabel="Messages of the Console"
      visibleToasts={3}
      gap={8}
      style={STYLE}
    />
  );
}
