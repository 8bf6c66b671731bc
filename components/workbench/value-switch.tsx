"use client";

import { Braces } from "lucide-react";
import { Suspense } from "react";
import { Button } from "@/components/ui/button";
import { lazyPart } from "@/components/ui/lazy-part";
import { Popover } from "@/components/ui/popover";
import { chooseSet } from "@/lib/session/sets";
import { useWorkbench } from "./use-workbench";

const ValuePanel = lazyPart(async () => ({ default: (await import("./value-panel")).ValuePanel }));

/** Not a name a set can have: those are not blank. */
const NONE = "";

/** Which values the placeholders are filled with, and the way to change them. */
export function ValueSwitch() {
  const sets = useWorkbench((state) => state.session.sets);
  const placeholders = useWorkbench((state) => state.session.placeholders);
  const { changeSets } = useWorkbench((state) => state.actions);
  const count = new Set(placeholders.map(({ name }) => name)).size;
  const content = (
    <Suspense fallback={<div className="h-40" />}>
      <ValuePanel />
    </Suspense>
  );
  return (
    <>
      {sets.list.length > 0 && (
        <select
          aria-label="Value set"
          value={sets.active ?? NONE}
          onChange={({ target: { value } }) =>
            changeSets((now) => chooseSet(now, value === NONE ? null : value))
          }
          className="h-6 min-w-0 max-w-40 shrink truncate rounded-[6px] border border-edge bg-raised px-1.5 font-medium text-accent text-xs hover:border-ink-soft narrow:h-9 narrow:text-[16px]"
        >
          <option value={NONE}>No values</option>
          {sets.list.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      )}
      <Popover label="Values" width={340} content={content}>
        {(trigger) => (
          <Button look="ghost" size="sm" aria-label="Edit values" data-tip="Edit values" {...trigger}>
            <Braces className="size-3.5" />
            {sets.list.length === 0 && (
              <span>
                {count} {count === 1 ? "placeholder" : "placeholders"}
              </span>
            )}
          </Button>
        )}
      </Popover>
    </>
  );
}
