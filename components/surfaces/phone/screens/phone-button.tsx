import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { usePhone } from "../phone-context";

interface PhoneButtonProps extends Omit<ComponentProps<"button">, "disabled"> {
  readonly look?: "yes" | "no" | "plain";
  /** Why it cannot be pressed now. */
  readonly off?: string | null;
}

const LOOKS = {
  yes: "bg-accent-solid text-accent-ink hover:bg-[color-mix(in_oklab,var(--accent-solid)_88%,var(--ink))]",
  no: "bg-press text-danger",
  plain: "bg-press text-ink",
};

/** A button as large as a thumb. */
export function PhoneButton({ look = "plain", off = null, className, onClick, ...rest }: PhoneButtonProps) {
  const { look: device } = usePhone();
  const isOff = off !== null;
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={isOff || undefined}
      aria-description={off ?? undefined}
      data-tip={off ?? undefined}
      onClick={(event) => !isOff && onClick?.(event)}
      className={clsx(
        "h-12 min-w-0 px-3 text-center font-semibold text-[16px] transition-[translate] active:translate-y-px forced-colors:border",
        device === "ios" ? "rounded-[15px]" : "rounded-full",
        isOff ? "cursor-default bg-sunken text-muted" : LOOKS[look],
        className,
      )}
    />
  );
}
