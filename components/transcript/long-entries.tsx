"use client";

import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { useRef } from "react";
import { type EntryListProps, entryPropsOf, lookedIndexOf } from "./entries-props";
import { Entry } from "./entry";
import { useRoving } from "./use-roving";
import { useStickToEnd } from "./use-stick-to-end";

const HEIGHTS = { words: 60, bytes: 78, answer: 190 };
const RAW_HEIGHT = 190;

/** A long list: only the entries in view, and the one that has the focus, are in the page. */
export default function LongEntries(props: EntryListProps) {
  const { pictures, view, after } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const activeRef = useRef(0);
  const virtualizer = useVirtualizer({
    count: pictures.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (view === "raw" ? RAW_HEIGHT : HEIGHTS[pictures[index]?.body.kind ?? "bytes"]),
    overscan: 6,
    paddingStart: 6,
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      const { current } = activeRef;
      return shown.includes(current) ? shown : [...shown, current].sort((a, b) => a - b);
    },
  });
  // After the virtualizer, which goes to the start when it is mounted.
  const { onScroll } = useStickToEnd(scroller, pictures.at(-1), props.hasDraft);
  const { activeIndex, list, listProps } = useRoving({
    count: pictures.length,
    lookedIndex: lookedIndexOf(props),
    reveal: (index) => virtualizer.scrollToIndex(index),
    focusedRef: props.focusedRef,
  });
  activeRef.current = activeIndex;

  return (
    <div
      ref={scroller}
      onScroll={onScroll}
      className="relative min-h-0 flex-1 overflow-y-auto pb-4 [overflow-anchor:none]"
    >
      <ol
        ref={list}
        aria-label="Entries"
        {...listProps}
        className="relative"
        style={{ height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map((item) => (
          <Entry
            key={item.index}
            {...entryPropsOf(props, item.index, activeIndex)}
            ref={virtualizer.measureElement}
            style={{ position: "absolute", insetInline: 0, top: item.start }}
          />
        ))}
      </ol>
      {after}
    </div>
  );
}
