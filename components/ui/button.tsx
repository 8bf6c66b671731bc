import { clsx } from "clsx";
import type { ComponentProps, MouseEvent } from "react";

export type ButtonLook = "primary" | "quiet" | "ghost" | "danger" | "danger-quiet" | "person" | "picked";
export type ButtonSize = "sm" | "md" | "lg";

const LOOKS: Record<ButtonLook, string> = {
  primary:
    "bg-primary text-primary-ink shadow-rest hover:bg-primary-hover forced-colors:border forced-colors:border-[ButtonText]",
  quiet:
    "border border-line-strong bg-raised shadow-rest hover:bg-[linear-gradient(var(--hover),var(--hover))]",
  ghost: "text-ink-soft hover:bg-hover hover:text-ink",
  danger: "bg-danger-solid text-danger-ink hover:bg-danger-strong",
  "danger-quiet": "border border-danger-line bg-raised text-danger hover:bg-danger-soft",
  person: "bg-accent-solid text-accent-ink hover:bg-[color-mix(in_oklab,var(--accent-solid)_88%,var(--ink))]",
  picked: "border border-accent-line bg-accent-soft text-accent",
};

const SIZES: Record<ButtonSize, string> = {
  sm: "h-6 rounded-[6px] px-2 text-xs narrow:h-9 narrow:px-3 narrow:after:absolute narrow:after:-inset-1",
  md: "h-control rounded-md px-2.5 narrow:h-9 narrow:after:absolute narrow:after:-inset-1",
  lg: "h-control-lg rounded-md px-3.5 text-md narrow:h-touch",
};

const OFF = "border border-line bg-sunken text-muted cursor-default";

interface ButtonStyle {
  readonly look?: ButtonLook;
  readonly size?: ButtonSize;
  readonly isOff?: boolean;
}

/** The classes alone, for what looks like a button and is a link or a label. */
export function buttonClass({ look = "quiet", size = "md", isOff = false }: ButtonStyle): string {
  return clsx(
    "relative inline-flex shrink-0 items-center justify-center gap-1.5 whitespace-nowrap font-medium",
    "transition-[background-color,color,translate] motion-reduce:transition-none",
    SIZES[size],
    isOff ? OFF : clsx(LOOKS[look], "active:translate-y-[0.5px]"),
  );
}

export interface ButtonProps extends Omit<ComponentProps<"button">, "disabled"> {
  readonly look?: ButtonLook;
  readonly size?: ButtonSize;
  /** Why it cannot be pressed now: it stays in the Tab order and says so. */
  readonly off?: string | null;
}

export function Button({ look, size, off = null, className, onClick, ...rest }: ButtonProps) {
  const isOff = off !== null;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isOff) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={isOff || undefined}
      aria-description={off || rest["aria-description"]}
      data-tip={off || undefined}
      className={clsx(buttonClass({ look, size, isOff }), className)}
      onClick={handleClick}
    />
  );
}

/** A button that reads as words in a line: "Go to line 22". */
export function LinkButton({ className, ...rest }: ComponentProps<"button">) {
  return (
    <button
      type="button"
      {...rest}
      className={clsx(
        "relative shrink-0 whitespace-nowrap border-line-strong border-b font-medium text-ink-soft leading-4 hover:border-ink hover:text-ink",
        "narrow:after:absolute narrow:after:-inset-x-2 narrow:after:-inset-y-3.5",
        className,
      )}
    />
  );
}
