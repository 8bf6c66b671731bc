import { clsx } from "clsx";

interface KeysProps {
  readonly mac: string;
  readonly other: string;
}

/** Keys as the platform writes them. Both are in the page and the style sheet shows one, so nothing changes on hydration. */
export function Keys({ mac, other }: KeysProps) {
  return (
    <>
      <span data-keys="mac">{mac}</span>
      <span data-keys="other">{other}</span>
    </>
  );
}

interface KbdProps extends KeysProps {
  readonly className?: string;
}

/** A key cap. */
export function Kbd({ className, ...keys }: KbdProps) {
  return (
    <kbd
      className={clsx(
        "inline-grid h-[18px] min-w-[18px] place-items-center rounded-[4px] border border-line-strong border-b-2 bg-raised px-[5px] font-medium font-mono text-[11px] text-ink-soft leading-none",
        className,
      )}
    >
      <Keys {...keys} />
    </kbd>
  );
}
