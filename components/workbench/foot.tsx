"use client";

import { useMemo } from "react";
import { useStore } from "zustand";
import { utf8Length } from "@/lib/text/limits";
import type { Caret } from "./caret";
import { StatusLine } from "./status-line";
import { useWorkbench } from "./use-workbench";

/** The line at the bottom, wired. */
export function Foot({ caret }: { readonly caret: Caret }) {
  const cursor = useStore(caret);
  const source = useWorkbench((state) => state.session.source);
  const tookMs = useWorkbench((state) => state.tookMs);
  const size = useMemo(() => utf8Length(source), [source]);
  return (
    <StatusLine cursor={cursor} size={source === "" ? null : size} checkMs={source === "" ? null : tookMs} />
  );
}
