import { clsx } from "clsx";
import { Search } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { createKinds, dialogNames, dialogs } from "@/lib/protocols/console";
import { pathOf } from "../routes/route";
import { useAct } from "./act";
import { useShelf, useShell } from "./data";
import { places } from "./navigation";

interface Command {
  readonly id: string;
  readonly group: string;
  readonly label: string;
  readonly run: () => void;
}

interface CommandCentreProps {
  readonly onClose: () => void;
}

function useCommands(): readonly Command[] {
  const doing = useAct();
  const { projectId, backend } = useShell();
  const { rows: projects } = useShelf("projects");
  if (doing === null) return [];
  const { act, go, openCreate, openDialog } = doing;
  const command = (group: string, label: string, run: () => void): Command => ({
    id: `${group} ${label}`,
    group,
    label,
    run,
  });
  return [
    ...places.map(({ page, label }) => command("Go to", label, () => go(pathOf(page, projectId)))),
    command("Go to", "Organisation", () => go(`/organizations/${backend.organization.id}`)),
    ...projects
      .filter(({ id }) => id !== projectId)
      .map(({ id, name }) => command("Go to", `Project ${name}`, () => go(pathOf("overview", id)))),
    ...createKinds.map((kind) => command("Create", `Create ${kind}`, () => openCreate(kind, projectId))),
    ...dialogs.map((dialog) => command("Open", dialogNames[dialog], () => openDialog(dialog, projectId))),
    command("Show", "Terminal", () => act({ type: "terminal" })),
    command("Show", "Docs", () => act({ type: "pane", pane: "docs", docsTopic: null })),
    command("Show", "Agent", () => act({ type: "pane", pane: "agent", docsTopic: null })),
    command("Theme", "Light", () => act({ type: "theme", theme: "light" })),
    command("Theme", "Dark", () => act({ type: "theme", theme: "dark" })),
    command("Theme", "As the system has it", () => act({ type: "theme", theme: "system" })),
  ];
}

/** Everything the shell can do, by name. Escape or a press beside it closes it. */
export function CommandCentre({ onClose }: CommandCentreProps) {
  const commands = useCommands();
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const listId = useId();
  const wanted = typed.trim().toLowerCase();
  const found = commands.filter(({ group, label }) => `${group} ${label}`.toLowerCase().includes(wanted));
  const chosen = Math.min(at, found.length - 1);
  useEffect(() => {
    input.current?.focus();
  }, []);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
  });
  const run = (command: Command | undefined) => {
    if (command === undefined) return;
    onClose();
    command.run();
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setAt((chosen + step + found.length) % Math.max(found.length, 1));
    else if (event.key === "Enter") run(found[chosen]);
    else if (event.key === "Escape") onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="absolute inset-0 z-20 flex justify-center px-4 pt-14">
      <div className="absolute inset-0 bg-scrim" onPointerDown={onClose} />
      <div
        role="dialog"
        aria-label="Command centre"
        className="relative flex h-fit max-h-[min(420px,calc(100%-32px))] w-full max-w-[520px] flex-col overflow-hidden rounded-xl bg-raised shadow-menu forced-colors:border"
        onBlur={(event) => {
          if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) onClose();
        }}
      >
        <div className="flex items-center gap-2.5 border-line border-b px-4">
          <Search className="size-4 text-muted" aria-hidden="true" />
          <input
            ref={input}
            role="combobox"
            aria-label="Search the Console"
            aria-expanded="true"
            aria-controls={listId}
            aria-activedescendant={found.length > 0 ? `${listId}-${chosen}` : undefined}
            aria-autocomplete="list"
            autoComplete="off"
            placeholder="Go, create, open"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setAt(0);
            }}
            onKeyDown={handleKey}
            className="h-11 min-w-0 flex-1 bg-transparent text-md outline-none placeholder:text-muted placeholder:opacity-100"
          />
        </div>
        {found.length === 0 && <p className="px-4 py-5 text-muted">Nothing in the Console is called that.</p>}
        <ul
          ref={list}
          id={listId}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the list of a combobox
          role="listbox"
          aria-label="Commands"
          className="min-h-0 overflow-y-auto p-1.5"
        >
          {found.map((command, place) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the combobox
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the combobox
            <li
              key={command.id}
              id={`${listId}-${place}`}
              // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the option of a combobox
              role="option"
              aria-selected={place === chosen}
              onClick={() => run(command)}
              onPointerMove={() => setAt(place)}
              className={clsx(
                "flex h-8 cursor-pointer items-center gap-2 rounded-[6px] px-2.5 narrow:h-touch",
                place === chosen && "bg-press",
              )}
            >
              <span className="min-w-0 truncate">{command.label}</span>
              <span className={clsx("ms-auto text-xs", place === chosen ? "text-ink-soft" : "text-muted")}>
                {command.group}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
