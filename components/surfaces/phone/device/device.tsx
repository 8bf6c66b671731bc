import { clsx } from "clsx";
import type { ReactNode } from "react";
import { usePhone } from "../phone-context";
import { clockOf } from "../when";

interface DeviceProps {
  /** On the wallpaper, or on the ground of an app. */
  readonly ground: "wall" | "app";
  /** On a locked screen the clock is the screen itself. */
  readonly hasClock: boolean;
  /** Leads out of the app that is in front; without one the line at the bottom is only drawn. */
  readonly onHome?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** The case, the glass and what a system shows around every app. On a narrow screen the reader's own phone is enough. */
export function Device({ ground, hasClock, onHome, children }: DeviceProps) {
  const { look } = usePhone();
  const isIos = look === "ios";
  return (
    <div
      data-look={look}
      className={clsx(
        "phone-case relative h-full max-h-[736px] w-[352px] flex-none p-[9px] narrow:max-h-none narrow:w-full narrow:rounded-none narrow:bg-transparent narrow:p-0 narrow:shadow-none",
        isIos ? "rounded-[50px]" : "rounded-[38px]",
      )}
    >
      <div
        className={clsx(
          "relative isolate flex h-full flex-col overflow-hidden bg-canvas text-[15px] text-ink leading-5 tracking-[-0.012em] narrow:rounded-none",
          isIos ? "rounded-[41px]" : "rounded-[29px]",
        )}
      >
        {ground === "wall" && <Wallpaper />}
        <div
          aria-hidden="true"
          className={clsx(
            "absolute z-10 rounded-full bg-(--case) narrow:hidden",
            isIos
              ? "top-[11px] left-1/2 -ml-[47px] h-[27px] w-[94px]"
              : "top-[14px] left-1/2 -ml-[9px] size-[18px]",
          )}
        />
        <StatusBar ground={ground} hasClock={hasClock} />
        {children}
        {onHome !== undefined && (
          <button
            type="button"
            aria-label="Home screen"
            data-tip="Home screen"
            onClick={onHome}
            className="absolute bottom-0 left-1/2 z-10 h-[22px] w-[150px] -translate-x-1/2 rounded-full -outline-offset-2 narrow:hidden"
          />
        )}
        <div
          aria-hidden="true"
          className={clsx(
            "pointer-events-none absolute bottom-[7px] left-1/2 z-10 -translate-x-1/2 rounded-full bg-current opacity-90 narrow:hidden",
            ground === "wall" && "text-(--wall-ink)",
            isIos ? "h-[4.5px] w-[118px]" : "h-1 w-[88px]",
          )}
        />
      </div>
    </div>
  );
}

function Wallpaper() {
  return (
    <div aria-hidden="true" className="phone-wall absolute inset-0 -z-10 overflow-hidden">
      <svg
        viewBox="0 0 20 20"
        className="absolute top-[30%] -left-[15%] w-[130%] fill-none stroke-(--wall-ink) opacity-[0.08]"
        aria-hidden="true"
        focusable="false"
      >
        <path
          d="M5 10v12M15 10V-2M5 10a5 5 0 0 1 10 0a5 5 0 0 1-10 0"
          strokeWidth="1.6"
          strokeLinecap="round"
        />
      </svg>
    </div>
  );
}

function StatusBar({ ground, hasClock }: Pick<DeviceProps, "ground" | "hasClock">) {
  const { now, utc, look } = usePhone();
  return (
    <div
      aria-hidden="true"
      className={clsx(
        "relative z-5 flex h-12 flex-none items-center justify-between pt-0.5 font-semibold tabular-nums narrow:hidden",
        look === "ios" ? "pr-[26px] pl-[30px]" : "px-5 text-[13px]",
        ground === "wall" && "text-(--on-wall)",
      )}
    >
      <span>{hasClock && clockOf(now, utc).time}</span>
      <span className="flex items-center gap-[5px]">
        <svg viewBox="0 0 18 12" className="h-3 fill-current" aria-hidden="true" focusable="false">
          <rect x="0" y="8" width="3" height="4" rx="1" />
          <rect x="5" y="5.5" width="3" height="6.5" rx="1" />
          <rect x="10" y="3" width="3" height="9" rx="1" />
          <rect x="15" y="0" width="3" height="12" rx="1" />
        </svg>
        <svg viewBox="0 0 27 12" className="h-3 fill-current" aria-hidden="true" focusable="false">
          <rect
            x=".5"
            y=".5"
            width="23"
            height="11"
            rx="3.5"
            fill="none"
            stroke="currentColor"
            strokeOpacity=".5"
          />
          <rect x="2" y="2" width="17" height="8" rx="2" />
          <path d="M25 4v4c1-.3 1.500-1 1.500-2S26 4.300 25 4Z" fillOpacity=".5" />
        </svg>
      </span>
    </div>
  );
}
