import type { Check, CheckContext } from "@/lib/protocol/check";
import type { Kind } from "@/lib/protocol/protocol";
import { inspect } from "@/lib/protocols/check";
import type { CheckReply, CheckRequest } from "./check.worker";

/** UTF-16 units up to which a check is short enough to happen within the key press. */
export const PAGE_LIMIT = 400_000;

export interface Checked {
  readonly check: Check;
  /** Which side of the protocol the message is; null where there is none. */
  readonly kind: Kind | null;
  /** How long it took, in milliseconds. */
  readonly tookMs: number;
}

export type OnChecked = (checked: Checked) => void;

/** Checks a text: at once where it is small, in a worker where the page would stand still. */
export interface Checker {
  /** `onChecked` is called before this returns, or later; only for the latest text. */
  run(text: string, context: CheckContext, onChecked: OnChecked): void;
}

interface Waiting extends CheckRequest {
  readonly startedMs: number;
  readonly onChecked: OnChecked;
}

export function startChecker(): Checker {
  let turn = 0;
  let worker: Worker | undefined;
  let waiting: Waiting | undefined;
  let isBusy = false;

  function ask() {
    if (isBusy || waiting === undefined) return;
    isBusy = true;
    worker ??= startWorker();
    worker.postMessage({
      turn: waiting.turn,
      text: waiting.text,
      context: waiting.context,
    } satisfies CheckRequest);
  }

  function startWorker(): Worker {
    const started = new Worker(new URL("./check.worker.ts", import.meta.url), { type: "module" });
    started.addEventListener("message", ({ data }: MessageEvent<CheckReply>) => {
      isBusy = false;
      if (waiting?.turn !== data.turn) return ask();
      const { onChecked, startedMs } = waiting;
      waiting = undefined;
      onChecked({ check: data.check, kind: data.kind, tookMs: performance.now() - startedMs });
    });
    return started;
  }

  return {
    run(text, context, onChecked) {
      turn += 1;
      const startedMs = performance.now();
      if (text.length > PAGE_LIMIT) {
        waiting = { turn, text, context, onChecked, startedMs };
        return ask();
      }
      waiting = undefined;
      const { check, subject } = inspect(text, context);
      onChecked({ check, kind: subject?.kind ?? null, tookMs: performance.now() - startedMs });
    },
  };
}
