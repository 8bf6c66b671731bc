import type { ReactNode } from "react";
import { AppIcon } from "../device/app-icon";

interface HomeScreenProps {
  /** The banner; null while there is none. */
  readonly banner: ReactNode;
  /** What the icon counts: every push says 1, whatever waits. */
  readonly badge: number;
  readonly isOff: boolean;
  readonly onOpen: () => void;
}

const OTHERS = ["Mail", "Calendar", "Photos", "Maps", "Notes", "Clock"];

/** The apps, and what arrives while the phone is in use. */
export function HomeScreen({ banner, badge, isOff, onOpen }: HomeScreenProps) {
  return (
    <>
      {banner !== null && (
        <div className="phone-drop absolute inset-x-[9px] top-[46px] z-7 narrow:top-3">{banner}</div>
      )}
      <div className="grid flex-1 grid-cols-4 content-start gap-x-3.5 gap-y-6 px-[26px] pt-[108px] font-medium text-(--wall-ink) text-[11px] leading-[13px] narrow:pt-28">
        {OTHERS.map((name) => (
          <span key={name} aria-hidden="true" className="grid justify-items-center gap-[5px]">
            <span className="size-14 rounded-[14px] bg-(--tile) inset-ring-[0.5px] inset-ring-(--tile-rim)" />
            {name}
          </span>
        ))}
        <button
          type="button"
          disabled={isOff}
          aria-label={badge > 0 ? `Skald, ${badge} waiting` : "Skald"}
          onClick={onOpen}
          className="relative grid justify-items-center gap-[5px] rounded-[14px]"
        >
          <AppIcon className="size-14 rounded-[14px]" />
          <span aria-hidden="true">Skald</span>
          {badge > 0 && (
            <span
              aria-hidden="true"
              className="absolute -top-[5px] right-0.5 min-w-[21px] rounded-full bg-(--count) px-1.5 text-(--count-ink) text-[13px] leading-[21px]"
            >
              {badge}
            </span>
          )}
        </button>
      </div>
    </>
  );
}
