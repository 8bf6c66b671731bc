import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { isPlainEnter } from "./plain-enter";

interface GrowingTextProps extends Omit<ComponentProps<"textarea">, "value" | "onChange" | "onKeyDown"> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Enter is a line of the text where this is missing. */
  readonly onEnter?: (() => void) | undefined;
}

/** A text box of one line that grows with what is written. */
export function GrowingText({ className, onChange, onEnter, ...rest }: GrowingTextProps) {
  return (
    <textarea
      rows={1}
      dir="auto"
      {...rest}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (onEnter === undefined || !isPlainEnter(event)) return;
        event.preventDefault();
        onEnter();
      }}
      className={clsx(
        "field-sizing-content block min-w-0 flex-1 resize-none bg-transparent outline-none placeholder:text-muted placeholder:opacity-100 narrow:min-h-touch narrow:text-[16px]",
        className,
      )}
    />
  );
}
