import { Eye, Lock, Zap } from "lucide-react";
import type { ReactNode } from "react";
import { usePhone } from "../phone-context";
import { clockOf } from "../when";

interface LockScreenProps {
  /** Notifications, the newest first. */
  readonly children: ReactNode;
  readonly isOff: boolean;
  readonly onUnlock: () => void;
}

const CORNER =
  "absolute bottom-[30px] grid size-[46px] place-items-center rounded-full bg-(--glass) text-(--wall-ink) narrow:bottom-4 [&_svg]:size-[19px]";

/** The time, the day and what arrived. */
export function LockScreen({ children, isOff, onUnlock }: LockScreenProps) {
  const { now, utc, look } = usePhone();
  const { time, day } = clockOf(now, utc);
  const [hours, minutes] = time.split(":");
  return (
    <div className="flex min-h-0 flex-1 flex-col items-center text-center">
      <button
        type="button"
        aria-label="Unlock"
        data-tip="Unlock"
        disabled={isOff}
        onClick={onUnlock}
        className="mt-1 grid size-9 flex-none place-items-center rounded-full text-(--on-wall) narrow:mt-6 [&_svg]:size-5"
      >
        <Lock />
      </button>
      <p className="mt-1.5 font-semibold text-(--on-wall) text-lg leading-[22px]">{day}</p>
      {look === "ios" ? (
        <p className="font-semibold text-(--on-wall) text-(length:--text-clock) leading-[84px] tracking-[-0.045em] tabular-nums">
          {time}
        </p>
      ) : (
        <p className="font-medium text-(--on-wall) text-(length:--text-clock) leading-[78px] tracking-[-0.03em] tabular-nums">
          <span className="block">{hours?.padStart(2, "0")}</span>
          <span className="sr-only">:</span>
          <span className="block">{minutes}</span>
        </p>
      )}
      <ul
        aria-label="Notifications"
        className="mt-auto mb-[86px] grid max-h-[56%] w-full gap-[7px] overflow-y-auto px-[9px] text-left narrow:mb-[74px]"
      >
        {children}
      </ul>
      <span aria-hidden="true" className={`${CORNER} left-[38px]`}>
        <Zap />
      </span>
      <span aria-hidden="true" className={`${CORNER} right-[38px]`}>
        <Eye />
      </span>
    </div>
  );
}
