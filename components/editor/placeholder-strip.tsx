import { clsx } from "clsx";
import type { Placeholder } from "@/lib/protocol/protocol";
import type { Range } from "@/lib/text/layer";

interface PlaceholderStripProps {
  readonly placeholders: readonly Placeholder[];
  readonly onGo: (range: Range) => void;
}

/** More would not be read. */
const MOST = 40;
const LONGEST = 40;

/** What a plain text area cannot mark: which placeholders the text has, and which of them nothing fills. */
export function PlaceholderStrip({ placeholders, onGo }: PlaceholderStripProps) {
  const byName = new Map<string, Placeholder>();
  for (const one of placeholders) if (!byName.has(one.name)) byName.set(one.name, one);
  if (byName.size === 0) return null;
  const names = [...byName.values()];
  const open = names.filter(({ value }) => value === undefined).length;
  const count = `${names.length} ${names.length === 1 ? "placeholder" : "placeholders"}`;
  return (
    <div className="flex flex-none items-center gap-2 overflow-x-auto border-line border-t bg-surface px-4 text-xs">
      <span className="flex-none text-muted">{open === 0 ? count : `${count}, ${open} without a value`}</span>
      <ul aria-label="Placeholders" className="flex items-center gap-1.5">
        {names.slice(0, MOST).map(({ name, value, range }) => (
          <li key={name} className="flex-none">
            <button
              type="button"
              onClick={() => onGo(range)}
              className="grid min-h-control place-items-center narrow:min-h-touch"
            >
              <span
                className={clsx(
                  "rounded-[4px] border px-1 font-mono",
                  value === undefined
                    ? "border-danger-line border-dashed text-danger"
                    : "border-transparent bg-accent-soft text-accent",
                )}
                dir="auto"
              >
                {`{{${name.length > LONGEST ? `${name.slice(0, LONGEST)}…` : name}}}`}
              </span>
              {value === undefined && <span className="sr-only">, no value</span>}
            </button>
          </li>
        ))}
        {names.length > MOST && <li className="flex-none text-muted">and {names.length - MOST} more</li>}
      </ul>
    </div>
  );
}
