import type { CheckContext } from "@/lib/protocol/check";
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
  /** The `Check` as JSON: a big one is read from it in a fraction of the time the page needs for a clone. */
  readonly check: string;
  readonly kind: Kind | null;
  readonly placeholders: readonly Placeholder[];
}

self.addEventListener("message", ({ data }: MessageEvent<CheckRequest>) => {
  const { check, subject, placeholders } = inspect(data.text, data.context);
  const kind = subject?.kind ?? null;
  const reply = { turn: data.turn, check: JSON.stringify(check), kind, placeholders };
  self.postMessage(reply satisfies CheckReply);
});
