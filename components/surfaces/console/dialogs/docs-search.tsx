import { clsx } from "clsx";
import { BookOpen, Search } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { fieldClass } from "@/components/ui/field";
import { searchDocs } from "./docs-index";
import type { DialogBodyProps } from "./parts";

/** A search over the documentation: arrow keys choose, Enter opens the page in the docs pane. */
export function DocsSearch({ isLookingBack, onClose, onOpenDocs }: DialogBodyProps) {
  const id = useId();
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState(0);
  const pages = searchDocs(query);
  const at = Math.min(chosen, pages.length - 1);

  const open = (topic: string | undefined) => {
    if (topic === undefined || isLookingBack) return;
    onClose();
    onOpenDocs(topic);
  };
  const move = (by: number) => {
    const next = (at + by + pages.length) % pages.length;
    setChosen(next);
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: "nearest" });
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter") open(pages[at]?.topic);
    else if (event.key === "ArrowDown" && pages.length > 0) move(1);
    else if (event.key === "ArrowUp" && pages.length > 0) move(-1);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <div className="relative shrink-0 px-5 pt-1 pb-3">
        <Search className="absolute top-[15px] left-8 narrow:top-[19px] text-muted" aria-hidden="true" />
        <input
          role="combobox"
          aria-label="Search the documentation"
          aria-expanded={pages.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={at >= 0 ? `${id}-${at}` : undefined}
          autoComplete="off"
          placeholder="refresh, chart, toast …"
          dir="auto"
          disabled={isLookingBack}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setChosen(0);
          }}
          onKeyDown={handleKey}
          className={clsx(fieldClass(), "h-control-lg !pl-9 narrow:h-touch")}
        />
      </div>
      <p aria-live="polite" className={pages.length > 0 ? "sr-only" : "px-5 pb-5 text-muted"}>
        {pages.length > 0
          ? `${pages.length} ${pages.length === 1 ? "page" : "pages"}`
          : "No page has all of these words. Try one of them alone."}
      </p>
      {pages.length > 0 && (
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label="Pages"
          className="min-h-0 flex-1 overflow-y-auto border-line border-t p-2"
        >
          {pages.map(({ topic, title, summary }, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the box above.
            <div
              key={topic}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === at}
              tabIndex={-1}
              onClick={() => open(topic)}
              onPointerMove={() => setChosen(index)}
              className="flex cursor-pointer gap-2.5 rounded-md px-3 py-2 aria-selected:bg-press forced-colors:aria-selected:outline-2 forced-colors:aria-selected:outline"
            >
              <BookOpen className="mt-[3px] text-muted" aria-hidden="true" />
              <span className="min-w-0">
                <span className="block font-medium text-md">{title}</span>
                <span className="line-clamp-2 text-muted text-xs">{summary}</span>
              </span>
            </div>
          ))}
        </div>
      )}
    </>
  );
}
