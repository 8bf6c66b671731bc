import { ChevronLeft, Ellipsis } from "lucide-react";
import type { ReactNode } from "react";
import { usePhone } from "../phone-context";

interface ScreenProps {
  /** What the screen reader is told the focus is in. */
  readonly label: string;
  /** Leads back to the inbox; on the inbox itself there is none. */
  readonly onBack?: () => void;
  /** Tells more of what the screen is about. */
  readonly onMore?: () => void;
  /** Buttons that stay in sight. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A screen of the app: a line with the way back, what scrolls, and what can be decided. */
export function Screen({ label, onBack, onMore, actions, children }: ScreenProps) {
  const { look } = usePhone();
  return (
    <div
      data-screen
      {...{ role: "group", "aria-label": label }}
      tabIndex={-1}
      className="phone-screen flex min-h-0 flex-1 flex-col outline-none"
    >
      {onBack !== undefined && (
        <div className="flex flex-none items-center px-2.5 pb-1.5 text-[16px] narrow:pt-2">
          <button
            type="button"
            onClick={onBack}
            className="flex min-h-9 items-center gap-0.5 pr-2.5 text-accent narrow:min-h-touch [&_svg]:size-5"
          >
            <ChevronLeft />
            Inbox
          </button>
          {onMore !== undefined && (
            <button
              type="button"
              aria-label="More"
              aria-haspopup="dialog"
              data-tip="More"
              onClick={onMore}
              className="ml-auto grid size-[34px] place-items-center rounded-full bg-press text-ink-soft narrow:size-touch [&_svg]:size-[18px]"
            >
              <Ellipsis />
            </button>
          )}
        </div>
      )}
      <section
        aria-label={onBack === undefined ? "What waits" : "What it is about"}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className={
          actions === undefined
            ? "min-h-0 flex-1 overflow-y-auto px-3.5 pb-11 -outline-offset-2 [scrollbar-width:none] narrow:pb-5"
            : "min-h-0 flex-1 overflow-y-auto px-3.5 pb-5 -outline-offset-2 [scrollbar-width:none]"
        }
      >
        {children}
      </section>
      {actions !== undefined && (
        <div
          className={`flex flex-none flex-col gap-2 border-line-strong border-t bg-surface px-3.5 pt-2.5 narrow:pb-3 ${look === "ios" ? "pb-[30px]" : "pb-[26px]"}`}
        >
          {actions}
        </div>
      )}
    </div>
  );
}
