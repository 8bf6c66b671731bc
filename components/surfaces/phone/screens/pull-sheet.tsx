import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { usePhone } from "../phone-context";

interface PullSheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Comes up over a screen of the phone, which waits meanwhile. Escape, or a press beside it, takes it away. */
export function PullSheet({ title, onClose, children }: PullSheetProps) {
  const { note } = usePhone();
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const first = sheet.current?.querySelector<HTMLElement>("[data-first]");
    (first ?? sheet.current)?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onClose();
  };
  return (
    <div className="absolute inset-0 z-20 flex flex-col justify-end">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a second way to what Escape and Cancel do */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a second way to what Escape and Cancel do */}
      <div className="absolute inset-0 bg-scrim" onClick={onClose} />
      <div
        ref={sheet}
        role="dialog"
        aria-label={title}
        tabIndex={-1}
        onKeyDown={handleKey}
        className="phone-rise relative flex max-h-[86%] flex-col gap-2.5 rounded-t-[22px] bg-raised px-3.5 pt-4 pb-[30px] shadow-menu outline-none narrow:pb-4"
      >
        <h3
          className="flex-none px-1 font-semibold text-[17px] leading-[22px] [overflow-wrap:anywhere]"
          dir="auto"
        >
          {title}
        </h3>
        {note !== null && (
          <p className="flex-none rounded-[14px] bg-warning-soft px-3.5 py-2 text-sm text-warning">{note}</p>
        )}
        {children}
      </div>
    </div>
  );
}
