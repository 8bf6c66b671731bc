"use client";

import { useMemo } from "react";
import { protocols } from "@/lib/protocols/registry";
import { secretsOf } from "@/lib/session/secrets";
import { subjectOf } from "./subject";
import { useWorkbench } from "./use-workbench";

/** Values that are shown masked on the page; the same list while they are the same. */
export function useSecrets(): readonly string[] {
  const entries = useWorkbench(({ session }) => session.transcript.entries);
  const drawing = useWorkbench(({ session }) => session.drawing);
  const sets = useWorkbench(({ session }) => session.sets);
  const key = useMemo(() => {
    const protocol = drawing?.protocol;
    const draft = protocol?.secrets ? subjectOf({ drawing, sets })?.text : undefined;
    const secretive = { entries, ...(protocol && { protocol }), ...(draft !== undefined && { draft }) };
    return JSON.stringify(secretsOf(secretive, protocols).map(({ value }) => value));
  }, [entries, drawing, sets]);
  return useMemo(() => JSON.parse(key) as readonly string[], [key]);
}
