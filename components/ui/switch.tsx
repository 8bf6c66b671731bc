import { clsx } from "clsx";

interface SwitchProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly className?: string;
}

/** Two or three views of one thing; the chosen one is raised. */
export function Switch<Value extends string>({
  label,
  options,
  value,
  onChange,
  className,
}: SwitchProps<Value>) {
  return (
    <fieldset
      aria-label={label}
      className={clsx("m-0 inline-flex min-w-0 gap-0.5 rounded-md border-0 bg-press p-0.5", className)}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className={clsx(
            "relative h-6 whitespace-nowrap rounded-sm px-[9px] font-medium text-ink-soft text-xs hover:text-ink narrow:h-8 narrow:px-3.5 narrow:after:absolute narrow:after:-inset-y-1.5 narrow:after:inset-x-0",
            "aria-pressed:bg-raised aria-pressed:text-ink aria-pressed:shadow-[var(--shadow-rest),0_0_0_1px_var(--line)]",
            "forced-colors:aria-pressed:outline-2 forced-colors:aria-pressed:outline",
          )}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
