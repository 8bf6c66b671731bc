import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { Navigation } from "./navigation";

/** The navigation where it has no room beside the page. */
export function NavigationSheet({ onClose }: { readonly onClose: () => void }) {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    sheet.current?.querySelector<HTMLElement>("button")?.focus();
  }, []);
  return (
    <div className="absolute inset-0 z-20">
      <div className="absolute inset-0 bg-scrim" onPointerDown={onClose} />
      <div
        ref={sheet}
        role="dialog"
        aria-label="Navigation"
        onKeyDown={(event) => event.key === "Escape" && onClose()}
        onClick={onClose}
        className="absolute inset-y-0 left-0 flex w-64 flex-col overflow-y-auto bg-canvas shadow-menu"
      >
        <div className="flex h-[54px] shrink-0 items-center justify-between border-line border-b pr-1 pl-5">
          <h2 className="font-semibold text-md">Navigation</h2>
          <IconButton label="Close the navigation">
            <X aria-hidden="true" />
          </IconButton>
        </div>
        <Navigation isOpen />
      </div>
    </div>
  );
}
