import { clsx } from "clsx";
import { memo, type ReactNode, useState } from "react";
import { TabList } from "@/components/ui/tabs";
import type { Entry } from "@/lib/transcript/entry";
import { useStable } from "../use-stable";
import { AddressBar } from "./address-bar";
import { CommandCentre } from "./command-centre";
import { useCacheKey, useShell } from "./data";
import { DocsPane } from "./docs-pane";
import { Navigation } from "./navigation";
import { NavigationSheet } from "./navigation-sheet";
import { Page } from "./page";
import { SidePaneHead } from "./side-pane";
import { Terminal } from "./terminal";
import { TopBar } from "./top-bar";
import { useReturnedFocus } from "./use-returned-focus";

/** Which of the two shows where there is no room for both. */
export type Side = "page" | "pane";

interface WindowProps {
  readonly theme: "light" | "dark";
  readonly entries: readonly Entry[];
  /** The card in question is to be brought into sight. */
  readonly isScrolling: boolean;
  readonly side: Side;
  readonly onSide: (side: Side) => void;
  /** The conversation with the agent, without its head. */
  readonly agent: ReactNode;
  /** A dialog or a drawer over the window, and where toasts stand. */
  readonly over: ReactNode;
  readonly isCovered: boolean;
}

// What is typed in the editor changes the conversation alone.
const StillAddressBar = memo(AddressBar);
const StillTopBar = memo(TopBar);
const StillNavigation = memo(Navigation);
const StillPage = memo(Page);
const StillTerminal = memo(Terminal);

/** The window of the simulated Console: a browser's address bar, and the Console in it. */
export function Window(props: WindowProps) {
  const { theme, over, isCovered } = props;
  const [open, setOpen] = useState<"commands" | "navigation" | null>(null);
  const close = () => setOpen(null);
  const cacheKey = useCacheKey();
  const isUnder = isCovered || open !== null;
  useReturnedFocus(isUnder);
  const openCommands = useStable(() => setOpen("commands"));
  const openNavigation = useStable(() => setOpen("navigation"));
  return (
    <section
      aria-label="Console"
      data-surface="console"
      data-theme={theme}
      className="@container/window relative isolate min-h-0 min-w-0 overflow-hidden rounded-xl bg-surface text-ink shadow-window narrow:rounded-none narrow:border-line narrow:border-t narrow:shadow-none"
    >
      <div inert={isUnder} className="flex size-full min-h-0 flex-col">
        <StillAddressBar />
        <StillTopBar theme={theme} onCommands={openCommands} onNavigation={openNavigation} />
        <Body {...props} />
      </div>
      {open === "commands" && <CommandCentre key={cacheKey} onClose={close} />}
      {open === "navigation" && <NavigationSheet onClose={close} />}
      {over}
    </section>
  );
}

const NAMES = { agent: "Agent", docs: "Docs", none: "None" };

function Body({ entries, isScrolling, side, onSide, agent }: WindowProps) {
  const { pane, docsTopic, isTerminalOpen } = useShell();
  const shown: Side = pane === "none" ? "page" : side;
  return (
    <>
      <div className="shrink-0 @min-[640px]/window:hidden">
        {pane !== "none" && <Sides name={NAMES[pane]} side={shown} onSide={onSide} />}
      </div>
      <div className="flex min-h-0 flex-1 flex-col">
        <div
          className={clsx(
            "grid min-h-0 flex-1 grid-cols-[46px_minmax(0,1fr)] narrow:grid-cols-[minmax(0,1fr)]",
            pane !== "none" && "@min-[640px]/window:grid-cols-[46px_minmax(0,1fr)_minmax(0,min(388px,54%))]",
          )}
        >
          <StillNavigation className="min-h-0 overflow-y-auto border-line border-r narrow:hidden" />
          <StillPage
            isScrolling={isScrolling}
            className={clsx(
              "min-h-0 min-w-0 overflow-y-auto bg-canvas px-4 py-5 -outline-offset-2",
              shown === "pane" && "@max-[640px]/window:hidden",
            )}
          />
          {/* The conversation stays in the page, so that what is half filled in is not lost. */}
          <div
            className={clsx(
              "min-h-0 min-w-0 flex-col border-line bg-surface @min-[640px]/window:border-l",
              pane === "agent" ? "flex" : "hidden",
              shown === "page" && "@max-[640px]/window:hidden",
            )}
          >
            <div className="@max-[640px]/window:hidden">
              <SidePaneHead title="Agent" />
            </div>
            {agent}
          </div>
          {pane === "docs" && (
            <div
              className={clsx(
                "flex min-h-0 min-w-0 flex-col border-line bg-surface @min-[640px]/window:border-l",
                shown === "page" && "@max-[640px]/window:hidden",
              )}
            >
              <SidePaneHead title="Docs" />
              <DocsPane topic={docsTopic} />
            </div>
          )}
        </div>
        {isTerminalOpen && <StillTerminal entries={entries} />}
      </div>
    </>
  );
}

interface SidesProps {
  readonly name: string;
  readonly side: Side;
  readonly onSide: (side: Side) => void;
}

function Sides({ name, side, onSide }: SidesProps) {
  const labels: Readonly<Record<Side, string>> = { page: "Page", pane: name };
  return (
    <TabList
      label="Shown"
      ids={["page", "pane"] as const}
      chosen={side}
      onChoose={onSide}
      className="flex h-9 border-line border-b px-2 narrow:h-touch"
    >
      {({ id, props }) => (
        <button
          key={id}
          {...props}
          className="relative px-2.5 font-medium text-muted hover:text-ink focus-visible:-outline-offset-4 aria-selected:text-ink aria-selected:after:absolute aria-selected:after:inset-x-2.5 aria-selected:after:-bottom-px aria-selected:after:h-0.5 aria-selected:after:bg-ink"
        >
          {labels[id]}
        </button>
      )}
    </TabList>
  );
}
