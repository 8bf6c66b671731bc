import type { Check, CheckContext } from "@/lib/protocol/check";
import type { Kind } from "@/lib/protocol/protocol";
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
}

self.addEventListener("message", ({ data }: MessageEvent<CheckRequest>) => {
  const { check, subject } = inspect(data.text, data.context);
  self.postMessage({ turn: data.turn, check, kind: subject?.kind ?? null } satisfies CheckReply);
});
