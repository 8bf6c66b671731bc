import type { ReactNode } from "react";
import { LinkButton } from "@/components/ui/button";
import { SeverityMark } from "@/components/ui/marks";
import type { Severity } from "@/lib/protocol/problem";
import type { Filled } from "@/lib/protocols/prompt-template";
import type { LetterProps } from "./letter";
import { sayName } from "./parts";

interface MarginProps extends Pick<LetterProps, "fields" | "problems" | "onGo" | "onFix"> {
  readonly filled: Filled;
  readonly onSeeBoth: () => void;
}

interface Note {
  readonly id: string;
  readonly severity: Severity;
  readonly says: ReactNode;
  readonly label?: string;
  readonly act?: () => void;
}

const MOST = 5;

/** Below the letter: what would go out otherwise than one may think, and what to do about it. */
export function Margin(props: MarginProps) {
  const notes = notesOf(props);
  if (notes.length === 0) return null;
  const rest = notes.length - MOST;
  return (
    <ul
      aria-label="Remarks"
      className="max-h-[40%] flex-none overflow-y-auto border-line border-t bg-sunken py-1 narrow:max-h-none"
    >
      {notes.slice(0, MOST).map(({ id, severity, says, label, act }) => (
        <li
          key={id}
          className="grid grid-cols-[14px_minmax(0,1fr)_auto] items-baseline gap-2.5 py-[7px] pr-3.5 pl-5 [&_code]:text-xs"
        >
          <SeverityMark severity={severity} className="size-[13px] self-center" />
          <span className="wrap-anywhere">{says}</span>
          {label && <LinkButton onClick={act}>{label}</LinkButton>}
        </li>
      ))}
      {rest > 0 && <li className="py-[7px] pr-3.5 pl-11 text-muted text-xs">And {rest} more of the kind.</li>}
    </ul>
  );
}

const braces = (name: string) => (
  <code dir="auto">{`{{${name.length > 60 ? `${name.slice(0, 60)}…` : name}}}`}</code>
);

function notesOf({ fields, problems, filled, onGo, onFix, onSeeBoth }: MarginProps): readonly Note[] {
  const names = new Map(fields.map((field) => [field.name, field]));
  const notes: Note[] = [];
  for (const name of filled.unresolved) {
    if (names.get(name)?.fault !== undefined) continue;
    const hasField = names.has(name);
    const isLate = names.get(name)?.value !== undefined;
    const problem = problems.find(
      ({ code, message, fixes }) =>
        /\/(unresolved|spaces)$/.test(code) &&
        fixes.length > 0 &&
        (message.includes(`“${name}”`) || message.includes(`{{${name}}}`)),
    );
    const fix = problem?.fixes[0];
    notes.push({
      id: `open ${name}`,
      severity: "warning",
      says: (
        <>
          {isLate ? (
            <>
              {braces(name)} goes out with its braces: it comes in with a later value, or stands in a block
              that does not list it.
            </>
          ) : (
            <>
              {braces(name)} has no {hasField ? "value" : "variable"} and goes out with its braces.
            </>
          )}
        </>
      ),
      ...(isLate
        ? {}
        : hasField
          ? { label: "Fill it in", act: () => onGo(name) }
          : fix && { label: fix.title === "Add it" ? "Add variable" : fix.title, act: () => onFix(fix) }),
    });
  }
  const defaults = fields.filter(
    ({ origin, name }) => origin === "default" && !filled.unresolved.includes(name),
  );
  if (defaults.length > 0 && filled.text !== filled.strictText) {
    const [first] = defaults;
    notes.push({
      id: "defaults",
      severity: "info",
      says:
        defaults.length === 1 && first ? (
          <>
            <code>{sayName(first.name)}</code> comes from its default. The reference would leave{" "}
            {braces(first.name)} here.
          </>
        ) : (
          <>{defaults.length} values come from defaults. The reference would leave their placeholders.</>
        ),
      label: "See both",
      act: onSeeBoth,
    });
  }
  return notes;
}
