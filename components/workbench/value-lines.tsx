"use client";

import { useId, useState } from "react";
import { announce } from "@/components/ui/announcer";
import { Button } from "@/components/ui/button";
import { fieldClass } from "@/components/ui/field";
import { addSet, chooseSet, putValue, type ValueSet, type ValueSets } from "@/lib/session/sets";

interface ValueLinesProps {
  readonly names: readonly string[];
  /** What the new sets begin as. */
  readonly set: ValueSet;
  readonly onChange: (change: (now: ValueSets) => ValueSets) => void;
}

/** A set for each line: the way to try one text with many values of one placeholder. */
export function ValueLines({ names, set, onChange }: ValueLinesProps) {
  const id = useId();
  const [text, setText] = useState("");
  const [picked, setPicked] = useState<string | null>(null);
  const name = picked !== null && names.includes(picked) ? picked : (names[0] ?? "");
  const values = linesOf(text);
  const add = () => {
    onChange((now) => withLines(now, { name, values, base: set.values }));
    setText("");
    announce(`${values.length} value sets added`);
  };
  return (
    <details className="group border-line border-t">
      <summary className="cursor-pointer px-4 py-2.5 font-medium text-ink-soft text-xs hover:text-ink narrow:py-3.5">
        A set for each line
      </summary>
      <div className="grid gap-2 px-4 pb-3">
        {names.length > 1 && (
          <select
            aria-label="Placeholder the lines are for"
            value={name}
            onChange={(event) => setPicked(event.target.value)}
            className={`${fieldClass()} h-control text-sm! narrow:h-touch`}
          >
            {names.map((each) => (
              <option key={each} value={each}>{`{{${each}}}`}</option>
            ))}
          </select>
        )}
        <label htmlFor={id} className="text-muted text-xs leading-[17px]">
          Values of <code>{`{{${name}}}`}</code>, one a line. Each makes a set of its name; the other values
          are those above.
        </label>
        <textarea
          id={id}
          rows={4}
          dir="auto"
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className={`${fieldClass()} resize-y py-1.5 text-sm! leading-5 narrow:text-[16px]!`}
        />
        <Button
          size="sm"
          className="justify-self-start"
          off={values.length === 0 ? "Write a value into the first line." : null}
          onClick={add}
        >
          {values.length < 2 ? "Add a set" : `Add ${values.length} sets`}
        </Button>
      </div>
    </details>
  );
}

/** More would be no choice any more. */
const MOST_LINES = 200;

const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .slice(0, MOST_LINES);

interface Lines {
  readonly name: string;
  readonly values: readonly string[];
  readonly base: ValueSet["values"];
}

/** The first of the new sets is in use. */
function withLines(sets: ValueSets, { name, values, base }: Lines): ValueSets {
  let first: string | null = null;
  const all = values.reduce((before, value) => {
    const added = addSet(before, value, base);
    first ??= added.active;
    return putValue(added, added.active ?? "", [name, value]);
  }, sets);
  return chooseSet(all, first);
}
