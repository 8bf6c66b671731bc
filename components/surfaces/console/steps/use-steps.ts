import { useMemo } from "react";
import type { SurfaceProps } from "../../surface";
import { findRenderer } from "../renderers";
import { useRunsVersion } from "./runs";
import type { Step } from "./step";

interface Steps {
  readonly steps: readonly Step[];
  readonly isPending: boolean;
  /** The entry the message lies in; undefined for a draft. */
  readonly entryId: string | undefined;
}

/** The steps of what would be sent next, or else of the last message that acts. */
export function useSteps(
  { draft, conversation, entries }: Pick<SurfaceProps, "draft" | "conversation" | "entries">,
  projectId: string,
): Steps | null {
  const client = draft?.client;
  const pending = draft === null ? undefined : findRenderer(draft.protocol.id)?.steps?.pending;
  const last = conversation.findLast(
    (item) => item.kind === "message" && findRenderer(item.protocol.id)?.steps !== undefined,
  );
  const version = useRunsVersion();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version stands for how far the steps have come
  return useMemo(() => {
    const drafted = pending?.(client, projectId) ?? [];
    if (drafted.length > 0) return { steps: drafted, isPending: true, entryId: undefined };
    if (pending !== undefined || last?.kind !== "message") return null;
    const { client: sent, entryId, protocol } = last;
    const steps = findRenderer(protocol.id)?.steps?.ran({ client: sent, entryId, entries }, projectId) ?? [];
    return steps.length === 0 ? null : { steps, isPending: false, entryId };
  }, [pending, client, last, entries, projectId, version]);
}
