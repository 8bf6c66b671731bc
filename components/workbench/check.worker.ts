import type { Check, CheckContext } from "@/lib/protocol/check";
import type { Kind, Placeholder } from "@/lib/protocol/protocol";
import { inspect } from "@/lib/protocols/check";

/** What the page asks; `turn` comes back with the check. */
export interface CheckRequest {
  readonly turn: number;
  readonly text: string;
  readonly context: CheckContext;
}

export interface CheckReply {
  readonly turn: number;
  readonly check: Check;
  readonly kind: Kind | null;
  readonly placeholders: readonly Placeholder[];
}

self.addEventListener("message", ({ data }: MessageEvent<CheckRequest>) => {
  const { check, subject, placeholders } = inspect(data.text, data.context);
  const kind = subject?.kind ?? null;
  self.postMessage({ turn: data.turn, check, kind, placeholders } satisfies CheckReply);
});
