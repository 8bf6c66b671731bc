import { clsx } from "clsx";
import { Copy, Ellipsis, Pencil, Plus, Trash2 } from "lucide-react";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { Menu } from "@/components/ui/menu";
import { TabList } from "@/components/ui/tabs";
import { toast } from "@/components/ui/toasts";
import { type Client, type Fill, fieldsOf, fillOf, valuesOf } from "@/lib/protocols/prompt-template";
import { addSet, chooseSet, findSet, removeSet, renameSet } from "@/lib/session/sets";
import type { SurfaceProps } from "../surface";

interface SetTabsProps extends Pick<SurfaceProps, "sets" | "onSets"> {
  readonly client: Client;
  readonly fill: Fill;
}

const WITHOUT = "without";
const idOf = (name: string | null) => (name === null ? WITHOUT : `set ${name}`);

/** The value sets of the document; choosing one fills the form from it, and what is filled in goes into it. */
export function SetTabs({ sets, client, fill, onSets }: SetTabsProps) {
  const [isRenaming, setRenaming] = useState(false);
  const { active } = sets;
  const root = useRef<HTMLDivElement>(null);
  useChosenInView(root, active);
  const names = [null, ...sets.list.map(({ name }) => name)];
  const nameOf = (id: string) => names.find((each) => idOf(each) === id) ?? null;
  return (
    <div ref={root} className="flex min-w-0 max-w-full items-center gap-1">
      <TabList
        label="Value sets"
        ids={names.map(idOf)}
        chosen={idOf(active)}
        onChoose={(id) => {
          setRenaming(false);
          onSets((now) => chooseSet(now, nameOf(id)));
        }}
        className="-m-0.5 flex max-h-16 min-w-0 flex-wrap items-center gap-1 overflow-y-auto p-0.5 narrow:flex-nowrap narrow:overflow-x-auto"
      >
        {({ id, props }) => {
          const name = nameOf(id);
          const own = name === active ? fill : fillOf(findSet(sets, name)?.values ?? {});
          return (
            <button
              key={id}
              {...props}
              className={clsx(
                "inline-flex h-control max-w-52 flex-none items-center gap-[7px] rounded-full border border-transparent px-[11px] font-medium text-ink-soft hover:bg-hover narrow:h-9",
                "aria-selected:border-line-strong aria-selected:bg-raised aria-selected:text-ink aria-selected:shadow-rest forced-colors:aria-selected:border-[Highlight]",
              )}
            >
              <span className="truncate" dir="auto">
                {name ?? "As written"}
              </span>
              {hasFault(client, own) && (
                <span
                  role="img"
                  aria-label="has a value to mend"
                  className="size-1.5 rounded-full bg-danger-solid"
                />
              )}
            </button>
          );
        }}
      </TabList>
      {active !== null && isRenaming && (
        <NameBox
          name={active}
          onName={(name) => onSets((now) => renameSet(now, active, name))}
          onDone={() => setRenaming(false)}
        />
      )}
      <IconButton label="New value set" onClick={() => onSets((now) => addSet(now, "", valuesOf(fill)))}>
        <Plus />
      </IconButton>
      {active !== null && (
        <SetMenu name={active} sets={sets} onSets={onSets} onRename={() => setRenaming(true)} />
      )}
    </div>
  );
}

/** Of more sets than have room, the one in use is always among those that are seen. */
function useChosenInView(root: RefObject<HTMLElement | null>, chosen: string | null) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another set is in use
  useLayoutEffect(() => {
    const list = root.current?.querySelector<HTMLElement>("[role=tablist]");
    const tab = list?.querySelector<HTMLElement>("[aria-selected=true]");
    if (!list || !tab) return;
    const [room, own] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
    if (own.left < room.left || own.right > room.right) list.scrollLeft += own.left - room.left - 24;
    if (own.top < room.top || own.bottom > room.bottom) list.scrollTop += own.top - room.top - 2;
  }, [chosen]);
}

const hasFault = (client: Client, fill: Fill) =>
  fieldsOf(client, fill).some(({ fault }) => fault !== undefined);

interface SetMenuProps extends Pick<SurfaceProps, "sets" | "onSets"> {
  readonly name: string;
  readonly onRename: () => void;
}

function SetMenu({ name, sets, onSets, onRename }: SetMenuProps) {
  const remove = () => {
    onSets((now) => removeSet(now, name));
    toast({
      title: `Value set “${name}” removed`,
      action: { label: "Undo", onPress: () => onSets(() => sets) },
    });
  };
  const items = [
    { id: "rename", label: "Rename", icon: <Pencil className="text-muted" />, onSelect: onRename },
    {
      id: "duplicate",
      label: "Duplicate",
      icon: <Copy className="text-muted" />,
      onSelect: () => onSets((now) => addSet(now, name, findSet(now, name)?.values)),
    },
    { id: "remove", label: "Remove", icon: <Trash2 className="text-muted" />, onSelect: remove },
  ];
  return (
    <Menu label={`Value set ${name}`} width={180} sections={[{ id: "set", items }]}>
      {(trigger) => (
        <IconButton label="Rename, duplicate, remove the set" {...trigger}>
          <Ellipsis />
        </IconButton>
      )}
    </Menu>
  );
}

interface NameBoxProps {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onDone: () => void;
}

/** The name is taken over when the box is left, so that half a name is never a set's. */
function NameBox({ name, onName, onDone }: NameBoxProps) {
  const [typed, setTyped] = useState(name);
  return (
    <input
      aria-label="Name of the set"
      // biome-ignore lint/a11y/noAutofocus: it was asked for just now
      autoFocus
      dir="auto"
      autoComplete="off"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => {
        if (typed !== name) onName(typed);
        onDone();
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter") event.currentTarget.blur();
        if (event.key === "Escape") onDone();
      }}
      className="h-control w-40 rounded-md border border-edge bg-raised px-2 narrow:h-touch narrow:text-[16px]"
    />
  );
}
