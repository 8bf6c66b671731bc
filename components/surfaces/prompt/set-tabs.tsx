import { clsx } from "clsx";
import { Plus } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import { TabList } from "@/components/ui/tabs";
import { type Client, type Fill, fieldsOf, fillOf, valuesOf } from "@/lib/protocols/prompt-template";
import { addSet, chooseSet, findSet } from "@/lib/session/sets";
import type { SurfaceProps } from "../surface";

interface SetTabsProps extends Pick<SurfaceProps, "sets" | "onSets"> {
  readonly client: Client;
  readonly fill: Fill;
}

const WITHOUT = "without";
const idOf = (name: string | null) => (name === null ? WITHOUT : `set ${name}`);

/** The value sets of the document; choosing one fills the form from it, and what is filled in goes into it. */
export function SetTabs({ sets, client, fill, onSets }: SetTabsProps) {
  const names = [null, ...sets.list.map(({ name }) => name)];
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-1">
      <TabList
        label="Value sets"
        ids={names.map(idOf)}
        chosen={idOf(sets.active)}
        onChoose={(id) => {
          const name = names.find((each) => idOf(each) === id) ?? null;
          onSets((now) => chooseSet(now, name));
        }}
        className="flex min-w-0 flex-wrap items-center gap-1"
      >
        {({ id, props }) => {
          const name = names.find((each) => idOf(each) === id) ?? null;
          const isFaulty = hasFault(
            client,
            name === sets.active ? fill : fillOf(findSet(sets, name)?.values ?? {}),
          );
          return (
            <button
              key={id}
              {...props}
              className={clsx(
                "inline-flex h-control max-w-52 items-center gap-[7px] rounded-full border border-transparent px-[11px] font-medium text-ink-soft hover:bg-hover narrow:h-9",
                "aria-selected:border-line-strong aria-selected:bg-raised aria-selected:text-ink aria-selected:shadow-rest forced-colors:aria-selected:border-[Highlight]",
              )}
            >
              <span className="truncate" dir="auto">
                {name ?? "As written"}
              </span>
              {isFaulty && (
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
      <IconButton label="New value set" onClick={() => onSets((now) => addSet(now, "", valuesOf(fill)))}>
        <Plus />
      </IconButton>
    </div>
  );
}

const hasFault = (client: Client, fill: Fill) =>
  fieldsOf(client, fill).some(({ fault }) => fault !== undefined);
