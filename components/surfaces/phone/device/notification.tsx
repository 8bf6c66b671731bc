import { useEffect, useState } from "react";
import { useMask } from "@/components/ui/secrets";
import { type Arrived, openPush, sealPush } from "@/lib/protocols/inbox";
import type { Settings } from "@/lib/share/settings";
import { usePhone } from "../phone-context";
import { short } from "../short";
import { ageOf } from "../when";
import { AppIcon } from "./app-icon";
import { budgets, cutAt, type Place } from "./budget";

/** What Apple and Google can read of any push. */
export const generic = { title: "Skald", body: "Action required" };

interface NotificationProps {
  readonly arrived: Arrived;
  /** The exact payload that was pushed. */
  readonly payload: string;
  readonly place: Place;
  readonly settings: Settings;
  readonly isOff: boolean;
  readonly onTap: () => void;
}

/** A notification: generic until the phone has opened what is sealed in it, and for ever where it cannot. */
export function Notification({ arrived, payload, place, settings, isOff, onTap }: NotificationProps) {
  const { now, look } = usePhone();
  const mask = useMask();
  const isOpened = useOpened(payload, arrived.kind === "content" && settings.decrypts === "true");
  const isHidden = place === "lock" && settings.previews === "false";
  const title = isOpened && !isHidden ? arrived.title : generic.title;
  const body = isHidden ? hiddenBodies[look] : isOpened ? arrived.body : generic.body;
  const { shown, rest } = cutAt(mask(body), budgets[look][place]);
  const age = ageOf(arrived.at, now);
  const from = short(mask(title), 80);
  return (
    <button
      type="button"
      disabled={isOff}
      data-opened={isOpened}
      aria-label={`${from}, ${age}: ${shown}${rest === "" ? "" : "…, cut here"}`}
      onClick={onTap}
      className="phone-note grid w-full grid-cols-[38px_minmax(0,1fr)] items-center gap-2.5 rounded-[22px] py-3 pr-3.5 pl-3 text-left"
    >
      <AppIcon className={look === "ios" ? "size-[38px] rounded-[10px]" : "size-[34px] rounded-full"} />
      <span className="min-w-0">
        <span className="flex font-semibold leading-[19px]">
          <span className="truncate" dir="auto">
            {from}
          </span>
          <span className="ml-auto flex-none pl-2 font-normal text-[13px] opacity-75">{age}</span>
        </span>
        <span className="block leading-[19.5px] [overflow-wrap:anywhere]" dir="auto">
          {shown}
          {rest !== "" && (
            <span data-cut className="border-current border-b-[1.5px] border-dashed">
              …
            </span>
          )}
        </span>
      </span>
    </button>
  );
}

const hiddenBodies = { ios: "Notification", android: "Contents hidden" } as const;

/** Whether what is sealed in a push could be opened; that takes a moment. */
function useOpened(payload: string, canOpen: boolean): boolean {
  const [opened, setOpened] = useState<string | null>(null);
  useEffect(() => {
    if (!canOpen) return;
    let isGone = false;
    sealPush(payload, 1)
      .then(openPush)
      .then((text) => {
        if (!isGone && text !== undefined) setOpened(payload);
      });
    return () => {
      isGone = true;
    };
  }, [payload, canOpen]);
  return canOpen && opened === payload;
}
