"use client";

import { JsonView } from "@/components/ui/json-view";
import type { Entry } from "@/lib/transcript/entry";
import { entryFields } from "@/lib/transcript/entry-json";

interface RawEntryProps {
  readonly entry: Entry;
  readonly tabIndex: number;
}

/** An entry as the transcript's file has it. */
export default function RawEntry({ entry, tabIndex }: RawEntryProps) {
  const fields = entryFields(entry).map(([name, json]) => [name, JSON.parse(json) as unknown]);
  return (
    <JsonView
      value={Object.fromEntries(fields)}
      limit={60}
      tabIndex={tabIndex}
      className="mt-1.5 rounded-md border border-line bg-sunken px-[9px] py-[7px] text-[11.5px] leading-[18px] [word-break:break-all]"
    />
  );
}
