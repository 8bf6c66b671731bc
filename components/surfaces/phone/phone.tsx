"use client";

import { clsx } from "clsx";
import { useMemo } from "react";
import { Secrets } from "@/components/ui/secrets";
import { type InboxClient, phoneStateOf } from "@/lib/protocols/inbox";
import type { SurfaceProps } from "../surface";
import { Beside } from "./beside/beside";
import { clientOf } from "./parts";
import "./phone.css";
import { PhoneContext } from "./phone-context";
import { PhoneScreen } from "./phone-screen";
import { pretend } from "./pretend";
import { usePhonePlace } from "./use-phone-place";

/** A phone with a locked screen, notifications and the agent's app; beside it, what travels. */
export function Phone(props: SurfaceProps) {
  const { draft, exchanged, settings, theme, utc, isLookingBack, isAside } = props;
  const client = draft === null ? null : clientOf(draft.protocol, draft.client);
  const subject = client === null ? null : (draft?.subject ?? null);
  const last = exchanged.at(-1)?.at;
  // A moment that is looked at has the time it had.
  const now = isLookingBack && last !== undefined ? last : laterOf(props.now, last);
  const platform = settings.device;
  const { sent, opened } = useMemo(
    () => pretend({ exchanged, subject, now, platform }),
    [exchanged, subject, now, platform],
  );
  const place = usePhonePlace(props, { sent, client });
  const shown = place.isInApp ? opened : sent;
  const phone = useMemo(() => phoneStateOf(shown), [shown]);
  const secrets = useSame(phone.secrets);
  const isStale = draft !== null && draft.stale !== null;
  const parts = useMemo(
    () => ({
      look: platform,
      now,
      utc,
      isLooking: isLookingBack || isStale,
      note: place.note,
      openLead: place.openLead,
    }),
    [platform, now, utc, isLookingBack, isStale, place.note, place.openLead],
  );
  return (
    <PhoneContext value={parts}>
      <Secrets values={secrets}>
        <section
          aria-label="Phone"
          data-theme={theme}
          className="-m-4 flex min-h-0 min-w-0 flex-1 flex-wrap content-start justify-center gap-x-8 gap-y-6 overflow-auto px-6 pt-4 pb-5 text-ink narrow:m-0 narrow:overflow-hidden narrow:p-0"
        >
          <div
            {...groupOf(draft, client)}
            data-surface="phone"
            data-theme={theme}
            className={clsx(
              "relative h-full max-h-[736px] min-h-[480px] flex-none text-ink narrow:max-h-none narrow:min-h-0 narrow:w-full",
              isAside && "narrow:hidden",
              draft !== null &&
                "rounded-[56px] outline-1 outline-edge outline-dashed outline-offset-[7px] narrow:rounded-none narrow:outline-0",
              isStale && "grayscale",
            )}
          >
            <PhoneScreen phone={phone} place={place} settings={settings} />
          </div>
          <Beside
            {...props}
            phone={phone}
            place={place}
            client={client}
            sent={shown}
            className={clsx(!isAside && "narrow:hidden")}
          />
        </section>
      </Secrets>
    </PhoneContext>
  );
}

function groupOf(draft: SurfaceProps["draft"], client: InboxClient | null) {
  if (draft === null || client === null) return {};
  return { role: "group", "aria-label": draft.stale === null ? "Draft, not sent" : "Draft, stale" };
}

/** Entries may be stamped later than the clock was last asked for. */
function laterOf(now: string, at: string | undefined): string {
  return at !== undefined && Date.parse(at) > Date.parse(now) ? at : now;
}

/** The list as it was while it holds the same texts. */
function useSame(list: readonly string[]): readonly string[] {
  const key = JSON.stringify(list);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the list.
  return useMemo(() => list, [key]);
}
