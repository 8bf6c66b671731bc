import { clsx } from "clsx";
import { BookOpen, Bot, ChevronDown, MenuIcon, Moon, Search, SquareTerminal, Sun } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { Menu } from "@/components/ui/menu";
import type { TriggerProps } from "@/components/ui/on-demand";
import { findProject } from "../project/backend";
import { pathOf } from "../routes/route";
import { useAct } from "./act";
import { useCacheKey, useShelf, useShell } from "./data";

interface TopBarProps {
  /** Light or dark, as it shows. */
  readonly theme: "light" | "dark";
  readonly onCommands: () => void;
  /** Opens the navigation where it does not stand beside the page. */
  readonly onNavigation: () => void;
}

/** Organisation, project, search, and what the shell can show beside its page. */
export function TopBar({ theme, onCommands, onNavigation }: TopBarProps) {
  const { backend, pane, isTerminalOpen } = useShell();
  const doing = useAct();
  const { organization } = backend;
  const off = doing === null || undefined;
  return (
    <div className="flex h-[46px] min-w-0 shrink-0 items-center gap-2 border-line border-b pr-2 pl-3 narrow:h-[54px] narrow:gap-1">
      <IconButton label="Navigation" onClick={onNavigation} className="wide:hidden">
        <MenuIcon aria-hidden="true" />
      </IconButton>
      <Glyph />
      <Switcher
        className="@max-[460px]/window:hidden"
        label={`Organisation: ${organization.name}`}
        menu="Organisation"
        items={[
          {
            id: organization.id,
            label: "Projects and members",
            onSelect: () => doing?.go(`/organizations/${organization.id}`),
          },
        ]}
      >
        <span className="@max-[560px]/window:sr-only">{organization.name}</span>
      </Switcher>
      <span
        aria-hidden="true"
        className="h-4 w-px shrink-0 rotate-14 bg-line-strong @max-[460px]/window:hidden"
      />
      <ProjectSwitcher key={useCacheKey()} />
      <div className="ms-auto flex shrink-0 items-center gap-0.5">
        <button
          type="button"
          onClick={onCommands}
          aria-disabled={off}
          className="me-1 inline-flex h-control items-center gap-2 rounded-md border border-line-strong px-2 text-muted text-xs hover:border-edge hover:text-ink narrow:h-touch narrow:border-transparent"
        >
          <Search className="size-3.5" aria-hidden="true" />
          <span className="@max-[680px]/window:sr-only">Search</span>
        </button>
        <Toggle
          label="Terminal"
          isOn={isTerminalOpen}
          onPress={() => doing?.act({ type: "terminal" })}
          isOff={off}
        >
          <SquareTerminal aria-hidden="true" />
        </Toggle>
        <Toggle
          // The command centre opens them too.
          className="@max-[460px]/window:hidden"
          label="Docs"
          isOn={pane === "docs"}
          onPress={() =>
            doing?.act({ type: "pane", pane: pane === "docs" ? "none" : "docs", docsTopic: null })
          }
          isOff={off}
        >
          <BookOpen aria-hidden="true" />
        </Toggle>
        <Toggle
          // Where there is no room, its tab is enough.
          className={pane === "none" ? undefined : "@max-[460px]/window:hidden"}
          label="Agent"
          isOn={pane === "agent"}
          onPress={() =>
            doing?.act({ type: "pane", pane: pane === "agent" ? "none" : "agent", docsTopic: null })
          }
          isOff={off}
        >
          <Bot aria-hidden="true" />
        </Toggle>
        <IconButton
          label={theme === "dark" ? "Light Console" : "Dark Console"}
          aria-disabled={off}
          onClick={() => doing?.act({ type: "theme", theme: theme === "dark" ? "light" : "dark" })}
        >
          {theme === "dark" ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
        </IconButton>
        <span
          role="img"
          aria-label="Ada Lovelace, signed in"
          className="ms-1 grid size-6 place-items-center rounded-full bg-ink font-semibold text-[10px] text-surface @max-[560px]/window:hidden"
        >
          AL
        </span>
      </div>
    </div>
  );
}

/** The projects as their cache has them: one made without a refresh is missing. */
function ProjectSwitcher() {
  const { backend, projectId } = useShell();
  const { rows } = useShelf("projects");
  const doing = useAct();
  const name = findProject(backend, projectId)?.name ?? projectId;
  return (
    <Switcher
      label={`Project: ${name}`}
      menu="Projects"
      items={rows.map(({ id, name }) => ({
        id,
        label: name,
        detail: id,
        isCurrent: id === projectId,
        onSelect: () => doing?.go(pathOf("overview", id)),
      }))}
    >
      <span className="truncate">{name}</span>
    </Switcher>
  );
}

function Glyph() {
  return (
    <svg viewBox="0 0 24 24" className="size-[22px] shrink-0" focusable="false" aria-hidden="true">
      <rect width="24" height="24" rx="7" className="fill-brand" />
      <path
        d="M7 16.5 12 7l5 9.5M9 13.5h6"
        className="fill-none stroke-2 stroke-brand-ink"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

interface SwitcherProps {
  readonly className?: string;
  /** Of the button. */
  readonly label: string;
  /** Of what it opens. */
  readonly menu: string;
  readonly items: Parameters<typeof Menu>[0]["sections"][number]["items"];
  readonly children: ReactNode;
}

function Switcher({ className, label, menu, items, children }: SwitcherProps) {
  return (
    <Menu label={menu} sections={[{ id: "all", items }]} width={240}>
      {(trigger: TriggerProps) => (
        <button
          type="button"
          {...trigger}
          aria-label={label}
          className={clsx(
            "flex min-w-0 items-center gap-1 rounded-[6px] px-1 py-1 font-medium hover:bg-hover narrow:min-h-touch",
            className,
          )}
        >
          {children}
          <ChevronDown className="size-3! text-muted" aria-hidden="true" />
        </button>
      )}
    </Menu>
  );
}

interface ToggleProps {
  readonly className?: string;
  readonly label: string;
  readonly isOn: boolean;
  readonly isOff: true | undefined;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Toggle({ className, label, isOn, isOff, onPress, children }: ToggleProps) {
  return (
    <IconButton
      label={label}
      aria-pressed={isOn}
      aria-disabled={isOff}
      onClick={onPress}
      className={clsx("aria-pressed:bg-press aria-pressed:text-ink", className)}
    >
      {children}
    </IconButton>
  );
}
