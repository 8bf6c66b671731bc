import { clsx } from "clsx";
import { CutText } from "@/components/ui/cut-text";
import { useMask } from "@/components/ui/secrets";
import type { DiffLine } from "@/lib/protocols/inbox";

const LOOKS = {
  same: { sign: " ", says: "", className: "text-ink-soft" },
  old: { sign: "−", says: "removed: ", className: "bg-diff-del text-diff-del-ink" },
  new: { sign: "+", says: "added: ", className: "bg-diff-add text-diff-add-ink" },
  hunk: { sign: "", says: "", className: "bg-sunken text-muted" },
} as const;

const SHOWN = 400;

/** Lines removed and added, by colour and by sign. */
export function Diff({ lines }: { readonly lines: readonly DiffLine[] }) {
  const mask = useMask();
  const rest = lines.length - SHOWN;
  return (
    <div className="pb-2.5">
      <div className="font-mono text-xs leading-[19px] tracking-normal [font-feature-settings:'liga'_0,'calt'_0]">
        {lines.slice(0, SHOWN).map(({ mark, text }, index) => {
          const { sign, says, className } = LOOKS[mark];
          return (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place.
              key={index}
              className={clsx("grid grid-cols-[26px_minmax(0,1fr)] pr-3.5", className)}
            >
              <span aria-hidden="true" className="select-none text-center font-semibold">
                {sign}
              </span>
              <span className="whitespace-pre-wrap [overflow-wrap:anywhere]">
                {says !== "" && <span className="sr-only">{says}</span>}
                <CutText text={mask(text)} limit={2_000} />
              </span>
            </div>
          );
        })}
        {rest > 0 && <p className="px-3.5 pt-1.5 font-sans text-muted">and {rest} more lines</p>}
      </div>
    </div>
  );
}

/** How many lines go and come. */
export function DiffCount({ lines }: { readonly lines: readonly DiffLine[] }) {
  const count = (mark: DiffLine["mark"]) => lines.filter((line) => line.mark === mark).length;
  const removed = count("old");
  const added = count("new");
  return (
    <span className="flex gap-2 font-semibold text-xs tabular-nums">
      <span className="text-danger">
        <span aria-hidden="true">−</span>
        {removed}
        <span className="sr-only"> removed</span>
      </span>
      <span className="text-success">
        <span aria-hidden="true">+</span>
        {added}
        <span className="sr-only"> added</span>
      </span>
    </span>
  );
}
