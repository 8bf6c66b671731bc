import { useEffect, useRef } from "react";
import { findDocs } from "@/lib/protocols/console";
import { useAct } from "./act";

interface DocsPaneProps {
  /** The section it is open at; null: the beginning. */
  readonly topic: string | null;
}

const TOPICS: readonly string[] = [
  "overview",
  "set_theme",
  "navigate",
  "open_create",
  "open_dialog",
  "toast",
  "show_pane",
  "toggle_terminal",
  "scroll_to_card",
  "resource",
  "resource_list",
  "chart",
  "refresh",
];

/** The protocol's document, at the section that fits. */
export function DocsPane({ topic }: DocsPaneProps) {
  const doing = useAct();
  const box = useRef<HTMLDivElement>(null);
  const section = findDocs(topic);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another section is read from its beginning
  useEffect(() => {
    box.current?.scrollTo({ top: 0 });
  }, [section.topic]);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="shrink-0 border-line border-b px-4 py-2">
        <label className="flex items-center gap-2 text-muted text-xs">
          Section
          <select
            value={section.topic}
            disabled={doing === null}
            onChange={(event) => doing?.act({ type: "pane", pane: "docs", docsTopic: event.target.value })}
            className="h-control min-w-0 flex-1 rounded-md border border-edge bg-raised px-2 text-ink narrow:h-touch"
          >
            {TOPICS.map((each) => (
              <option key={each} value={each}>
                {findDocs(each).title}
              </option>
            ))}
          </select>
        </label>
      </div>
      <section
        ref={box}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={`Docs: ${section.title}`}
        className="min-h-0 flex-1 overflow-y-auto px-4 py-4 text-md -outline-offset-2"
      >
        <h3 className="font-semibold text-lg tracking-title">{section.title}</h3>
        <p className="mt-1 whitespace-pre-line text-pretty text-ink-soft">{section.summary}</p>
        {section.fields.length > 0 && (
          <dl className="mt-4">
            {section.fields.map(({ name, isRequired, says }) => (
              <div key={name} className="border-line border-t py-2">
                <dt className="flex items-baseline gap-2">
                  <code className="font-medium text-code">{name}</code>
                  <span className="text-muted text-xs">{isRequired ? "required" : "optional"}</span>
                </dt>
                <dd className="text-pretty text-muted text-sm">{says}</dd>
              </div>
            ))}
          </dl>
        )}
        {section.example !== "" && (
          <figure className="mt-4">
            <figcaption className="font-medium text-xs">Example</figcaption>
            <pre
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
              tabIndex={0}
              className="mt-1.5 overflow-x-auto rounded-md border border-line bg-sunken px-3 py-2.5 text-[11.5px] leading-[18px]"
            >
              <code>{section.example}</code>
            </pre>
          </figure>
        )}
      </section>
    </div>
  );
}
