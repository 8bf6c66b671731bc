import { clsx } from "clsx";
import { acceptSuggestion, type Candidate, type Suggestions } from "@/lib/protocols/ask-user";
import { useSheet } from "./sheet-context";

const SHOWN = 6;

export const optionId = (id: string, index: number) => `${id}-file-${index}`;

/** The files that fit what was typed after an `@`; a part of them where there are many, around the one highlighted. */
export function FileList({ list }: { readonly list: Suggestions }) {
  const { flow, id, act } = useSheet();
  const { candidates, highlighted } = list;
  const first = Math.max(0, Math.min(highlighted - SHOWN + 1, candidates.length - SHOWN));
  const more = candidates.length - SHOWN;
  return (
    <div className="mt-1 mb-1.5 border border-line-strong bg-surface text-[12.5px] text-ink-soft leading-[22px] shadow-card">
      <div role="listbox" aria-label="Files" id={`${id}-files`}>
        {candidates.slice(first, first + SHOWN).map((candidate, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the text box has the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the text box keeps the focus
          <div
            key={candidate.path}
            role="option"
            id={optionId(id, first + at)}
            aria-selected={first + at === highlighted}
            aria-setsize={candidates.length}
            aria-posinset={first + at + 1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => act((now) => acceptSuggestion(flow, now, first + at))}
            className={clsx(
              "wrap-anywhere cursor-pointer px-[1.5ch] py-px narrow:min-h-touch narrow:py-2.5",
              first + at === highlighted ? "bg-ink text-surface forced-colors:outline" : "hover:bg-hover",
            )}
          >
            <Marked {...candidate} />
          </div>
        ))}
      </div>
      {more > 0 && (
        <p className="border-line border-t px-[1.5ch] text-muted">{more} more fit; ↑ ↓ or type on</p>
      )}
    </div>
  );
}

function Marked({ path, marks }: Candidate) {
  let at = 0;
  const parts = marks.flatMap(([start, end]) => {
    const before = path.slice(at, start);
    at = end;
    return [
      <span key={`${start} before`}>{before}</span>,
      <b key={start} className="font-semibold">
        {path.slice(start, end)}
      </b>,
    ];
  });
  return (
    <>
      {parts}
      {path.slice(at)}
    </>
  );
}
