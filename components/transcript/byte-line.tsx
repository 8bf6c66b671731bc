"use client";

import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import { useMemo, useState } from "react";
import { CopyButton } from "@/components/ui/copy-button";
import { CutText } from "@/components/ui/cut-text";
import { useMask } from "@/components/ui/secrets";
import { exactSize } from "@/components/ui/size";
import { utf8Length } from "@/lib/text/limits";

interface ByteLineProps {
  readonly text: string;
  readonly tabIndex: number;
}

const PREVIEW = 300;

/** What travelled, on one line; opens to the whole. */
export function ByteLine({ text, tabIndex }: ByteLineProps) {
  const [openText, setOpenText] = useState<string | null>(null);
  const isOpen = openText === text;
  const mask = useMask();
  const shown = useMemo(() => mask(text), [mask, text]);
  return (
    <div className="mt-1.5 rounded-md border border-line bg-sunken font-mono text-[11.5px] text-muted leading-[18px]">
      <button
        type="button"
        tabIndex={tabIndex}
        aria-expanded={isOpen}
        aria-label={isOpen ? "Hide the bytes" : "Show the bytes"}
        onClick={() => setOpenText(isOpen ? null : text)}
        className="group/bytes relative block w-full rounded-md px-[9px] py-[7px] text-left hover:text-ink-soft focus-visible:-outline-offset-2 narrow:after:absolute narrow:after:inset-x-0 narrow:after:-inset-y-1.5"
      >
        <span className="block truncate">
          {isOpen ? exactSize(utf8Length(text)) : shown.slice(0, PREVIEW) || "(nothing)"}
        </span>
        <ChevronDown
          className={clsx(
            "absolute top-[11px] right-[9px] size-3 bg-sunken opacity-0 shadow-[-6px_0_4px_2px_var(--sunken)] group-hover/bytes:opacity-100 group-focus-visible/bytes:opacity-100",
            isOpen && "rotate-180 opacity-100",
          )}
        />
      </button>
      {isOpen && (
        <>
          <pre className="max-h-96 overflow-auto whitespace-pre-wrap border-line border-t px-[9px] py-[7px] text-ink-soft [overflow-wrap:anywhere]">
            <CutText text={shown} limit={8_000} tabIndex={tabIndex} />
          </pre>
          <p className="border-line border-t px-[9px] py-1.5 text-right font-sans text-2xs">
            <CopyButton
              look="link"
              label={shown === text ? "Copy bytes" : "Copy bytes, secrets included"}
              text={text}
              tabIndex={tabIndex}
              className="text-2xs"
            />
          </p>
        </>
      )}
    </div>
  );
}
