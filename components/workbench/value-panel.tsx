"use client";

import { Copy, Plus, Trash2, X } from "lucide-react";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { announce } from "@/components/ui/announcer";
import { Button } from "@/components/ui/button";
import { fieldClass } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { toast } from "@/components/ui/toasts";
import {
  addSet,
  findSet,
  findValueOf,
  putBackSet,
  putValue,
  removeSet,
  renameSet,
  type ValueSet,
  type ValueSets,
} from "@/lib/session/sets";
import { useWorkbench } from "./use-workbench";
import { ValueLines } from "./value-lines";

/** What is filled in before there is a set: the first value makes one. */
const noSet: ValueSet = { name: "", values: {} };

/** The values of the set in use, a field for each placeholder, and the set's own name. */
export function ValuePanel() {
  const sets = useWorkbench((state) => state.session.sets);
  const placeholders = useWorkbench((state) => state.session.placeholders);
  const { changeSets } = useWorkbench((state) => state.actions);
  const set = findSet(sets, sets.active);
  const shown = set ?? noSet;
  const inText = new Set(placeholders.map(({ name }) => name));
  const names = [...inText];
  const others = Object.keys(shown.values).filter((name) => !inText.has(name));
  const put = (name: string, value: string | undefined) =>
    changeSets((now) => {
      const begun = findSet(now, now.active) ? now : addSet(now);
      return putValue(begun, begun.active ?? "", [name, value]);
    });
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The values are what one comes for.
    panel.current?.querySelector<HTMLElement>("textarea")?.focus();
  }, []);
  const remove = () => {
    if (set === undefined) return;
    const at = sets.list.indexOf(set);
    changeSets((now) => removeSet(now, set.name));
    toast({
      title: `Value set “${set.name}” removed`,
      action: { label: "Undo", onPress: () => changeSets((now) => putBackSet(now, at, set)) },
    });
  };
  return (
    <div ref={panel} className="grid">
      <div className="flex items-center gap-1 border-line border-b py-2 pr-2 pl-4">
        <h3 className="font-semibold text-sm tracking-[-0.01em]">Values</h3>
        <div className="ms-auto flex items-center gap-0.5">
          {set && (
            <IconButton label="Duplicate the set" size="sm" onClick={() => duplicate(set, changeSets)}>
              <Copy className="size-3.5" />
            </IconButton>
          )}
          {set && (
            <IconButton label="Remove the set" size="sm" onClick={remove}>
              <Trash2 className="size-3.5" />
            </IconButton>
          )}
          <Button size="sm" onClick={() => changeSets((now) => addSet(now))}>
            <Plus className="size-3.5" />
            New set
          </Button>
        </div>
      </div>
      {set && <NameField set={set} sets={sets} onChange={changeSets} />}
      <FieldList
        legend={sets.list.length > 0 && !set ? "No set is in use. A value begins a new one." : undefined}
        names={names}
        set={shown}
        onPut={put}
      />
      {names.length === 0 && (
        <p className="px-4 py-3 text-muted text-xs leading-[17px]">
          The text has no placeholder. Write one into any of its strings: <code>{"{{bucket}}"}</code>.
        </p>
      )}
      {others.length > 0 && <FieldList legend="Not in this text" names={others} set={shown} onPut={put} />}
      {names.length > 0 && <ValueLines names={names} set={shown} onChange={changeSets} />}
    </div>
  );
}

type Change = (change: (now: ValueSets) => ValueSets) => void;

function duplicate({ name, values }: ValueSet, onChange: Change) {
  onChange((now) => addSet(now, name, values));
  announce(`Duplicated “${name}”`);
}

interface NameFieldProps {
  readonly set: ValueSet;
  readonly sets: ValueSets;
  readonly onChange: Change;
}

/** The name is taken over when the field is left, so that half a name is never a set's. */
function NameField({ set, sets, onChange }: NameFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState({ of: set.name, name: set.name });
  const name = typed.of === set.name ? typed.name : set.name;
  const takeOver = () => {
    if (name.trim() !== set.name) onChange((now) => renameSet(now, set.name, name));
    setTyped({ of: "", name: "" });
  };
  const handleGone = useEffectEvent(takeOver);
  // Put away by Escape, the field is never left.
  useEffect(() => () => handleGone(), []);
  const place = sets.list.findIndex(({ name }) => name === set.name) + 1;
  return (
    <div className="px-4 pt-3">
      <label htmlFor={id} className="flex items-baseline font-medium text-xs">
        Name of the set
        <span className="ms-auto font-normal text-muted tabular-nums">
          {place} of {sets.list.length}
        </span>
      </label>
      <input
        id={id}
        dir="auto"
        autoComplete="off"
        value={name}
        onChange={(event) => setTyped({ of: set.name, name: event.target.value })}
        onBlur={takeOver}
        onKeyDown={(event) => event.key === "Enter" && takeOver()}
        className={`${fieldClass()} mt-1 h-control text-sm! text-ink! narrow:h-touch narrow:text-[16px]!`}
      />
    </div>
  );
}

interface FieldListProps {
  readonly legend?: string | undefined;
  readonly names: readonly string[];
  readonly set: ValueSet;
  readonly onPut: (name: string, value: string | undefined) => void;
}

/** More would make the page stand still; the rest stands in the file. */
const MOST_FIELDS = 100;

function FieldList({ legend, names, set, onPut }: FieldListProps) {
  return (
    <div className="grid gap-3 px-4 py-3">
      {legend && <p className="text-muted text-xs">{legend}</p>}
      {names.slice(0, MOST_FIELDS).map((name) => (
        <ValueField key={name} name={name} value={findValueOf(set, name)} onPut={onPut} />
      ))}
      {names.length > MOST_FIELDS && (
        <p className="text-muted text-xs">And {names.length - MOST_FIELDS} more.</p>
      )}
    </div>
  );
}

interface ValueFieldProps extends Pick<FieldListProps, "onPut"> {
  readonly name: string;
  readonly value: string | undefined;
}

function ValueField({ name, value, onPut }: ValueFieldProps) {
  const id = useId();
  return (
    <div className="relative">
      <label htmlFor={id} className="block truncate font-mono text-ink-soft text-xs" title={name}>
        {`{{${name}}}`}
      </label>
      <textarea
        id={id}
        rows={1}
        dir="auto"
        spellCheck={false}
        value={value ?? ""}
        placeholder={value === undefined ? "No value, stays as written" : "Empty"}
        onChange={(event) => onPut(name, event.target.value)}
        className={`${fieldClass()} field-sizing-content mt-1 max-h-40 min-h-control resize-none py-[3px] pr-8! text-sm! leading-5 narrow:min-h-touch narrow:py-2.5 narrow:text-[16px]!`}
      />
      {value !== undefined && (
        <IconButton
          label={`Take the value of ${name} away`}
          size="sm"
          className="absolute! right-0.5 bottom-0.5 narrow:size-9!"
          onClick={() => {
            onPut(name, undefined);
            document.getElementById(id)?.focus();
          }}
        >
          <X className="size-3.5" />
        </IconButton>
      )}
    </div>
  );
}
