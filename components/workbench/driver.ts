import { flushSync } from "react-dom";
import { setTheme } from "@/components/ui/theme";
import type { Check } from "@/lib/protocol/check";
import { check } from "@/lib/protocols/check";
import type { ParleyDriver, TranscriptJson } from "@/lib/share/driver";
import { contextOf, readSettings } from "@/lib/share/settings";
import { findExcess } from "@/lib/text/limits";
import type { Clock } from "@/lib/transcript/clock";
import { compactTranscript } from "@/lib/transcript/file";
import type { Workbench } from "./store";

export interface DriverParts {
  readonly workbench: Workbench;
  readonly clock: Clock;
  readonly ready: Promise<void>;
}

/** `window.parley`, over the same verbs the page itself uses. */
export function createDriver({ workbench, clock, ready }: DriverParts): ParleyDriver {
  const { actions } = workbench.getState();
  return {
    version: 1,
    ready,
    load: async (text) => {
      await ready;
      const source = toSource(text);
      flushSync(() => actions.load(source));
      return checked(workbench);
    },
    source: () => workbench.getState().session.source,
    check: () => {
      const { session, settings, isChecking } = workbench.getState();
      return isChecking ? check(session.source, contextOf(settings)) : session.check;
    },
    send: async () => {
      await ready;
      const sent = flushSync(() => actions.send());
      if ("refused" in sent) throw new Error(sent.refused);
      return sent.id;
    },
    transcript: () =>
      JSON.parse(compactTranscript(workbench.getState().session.transcript)) as TranscriptJson,
    reset: () => flushSync(() => actions.reset()),
    settings: (change) => {
      const { settings, messages } = readSettings(change ?? {});
      if (messages.length > 0) throw new TypeError(messages.join(" "));
      if (settings.theme !== undefined) setTheme(settings.theme);
      flushSync(() => actions.set(settings));
      return workbench.getState().settings;
    },
    advance: (ms) => clock.advance(ms),
  };
}

/** Text as the editor keeps it: LF only, no byte order mark. Throws where it is over a cap. */
function toSource(text: unknown): string {
  if (typeof text !== "string") throw new TypeError("load() takes the text as a string.");
  const excess = findExcess(text);
  if (excess?.code === "text/too-large") throw new RangeError(excess.message);
  return text.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
}

/** The check of the text as it stands, once there is one. */
function checked(workbench: Workbench): Promise<Check> {
  return new Promise((resolve) => {
    const tell = () => {
      const { session, isChecking } = workbench.getState();
      if (isChecking) return false;
      resolve(session.check);
      return true;
    };
    if (tell()) return;
    const stop = workbench.subscribe(() => {
      if (tell()) stop();
    });
  });
}
