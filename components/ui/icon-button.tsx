import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "aria-label" | "children"> {
  /** Its name, shown on hover and focus too. */
  readonly label: string;
  readonly size?: "xs" | "sm" | "md";
  readonly children: ReactNode;
}

const SIZES = {
  xs: "size-[18px] rounded-sm",
  sm: "size-6 rounded-[6px]",
  md: "size-control rounded-md",
};

export function IconButton({ label, size = "md", className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      data-tip={label}
      className={clsx(
        "inline-grid shrink-0 place-items-center text-muted transition-colors hover:bg-hover hover:text-ink motion-reduce:transition-none",
        "aria-expanded:bg-press aria-expanded:text-ink narrow:size-touch",
        SIZES[size],
        className,
      )}
    >
      {children}
    </button>
  );
}
