import { clsx } from "clsx";

/** The mark of the agent's app. */
export function AppIcon({ className = "size-[38px] rounded-[10px]" }: { readonly className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        "grid flex-none place-items-center bg-(--icon) inset-ring-[0.5px] inset-ring-(--icon-rim)",
        className,
      )}
    >
      <svg
        viewBox="0 0 20 20"
        className="w-[58%] fill-none stroke-(--icon-ink)"
        strokeWidth="2"
        strokeLinecap="round"
        aria-hidden="true"
        focusable="false"
      >
        <path d="M14.500 5.500c-1-1.300-2.700-2-4.500-2-2.600 0-4.500 1.300-4.500 3.300 0 4.600 9 2 9 6.500 0 2-2 3.200-4.600 3.200-2 0-3.900-.8-4.900-2.300" />
      </svg>
    </span>
  );
}
