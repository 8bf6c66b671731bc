import { Suspense } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import type { ConsoleClient } from "@/lib/protocols/console";
import type { MessageProps } from "../message";

const MessageCards = lazyPart(() => import("./message-cards"));

/** A console message in the agent pane. Its cards are fetched with the first one: tables and charts are heavy. */
export function ConsoleMessage({ client, mode, utc }: MessageProps<ConsoleClient, undefined>) {
  const isDraft = mode === "draft" || mode === "stale";
  return (
    <Suspense fallback={<div aria-busy="true" className="h-24" />}>
      <MessageCards client={client} utc={utc} isDraft={isDraft} />
    </Suspense>
  );
}
