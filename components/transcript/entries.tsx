"use client";

import { lazy, Suspense, useRef } from "react";
import { type EntriesProps, type EntryListProps, entryPropsOf, lookedIndexOf } from "./entries-props";
import { Entry } from "./entry";
import { useRoving } from "./use-roving";
import { useStickToEnd } from "./use-stick-to-end";

/** Above this many only those in view are in the page. */
const MOST = 100;
/** The latest, shown while the script for long lists is on its way. */
const LATEST = 30;

const LongEntries = lazy(() => import("./long-entries"));

function ShortEntries(props: EntryListProps & { readonly from?: number }) {
  const { pictures, from = 0, after } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const { onScroll } = useStickToEnd(scroller, pictures.at(-1), props.hasDraft);
  const { activeIndex, list, listProps } = useRoving({
    count: pictures.length,
    lookedIndex: lookedIndexOf(props),
    focusedRef: props.focusedRef,
  });

  return (
    <div ref={scroller} onScroll={onScroll} className="relative min-h-0 flex-1 overflow-y-auto pt-1.5 pb-4">
      <ol ref={list} aria-label="Entries" {...listProps}>
        {pictures.slice(from).map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry's place stays when the branch is switched, and with it the focus.
          <Entry key={from + at} {...entryPropsOf(props, from + at, activeIndex)} />
        ))}
      </ol>
      {after}
    </div>
  );
}

/** The list of entries: short ones whole, long ones by what is in view. */
export function Entries(props: EntriesProps) {
  const { length } = props.pictures;
  const focusedRef = useRef<number | null>(null);
  if (length <= MOST) return <ShortEntries {...props} focusedRef={focusedRef} />;
  const latest = <ShortEntries {...props} from={length - LATEST} focusedRef={focusedRef} />;
  return (
    <Suspense fallback={latest}>
      <LongEntries {...props} focusedRef={focusedRef} />
    </Suspense>
  );
}
