import { usePhone } from "../phone-context";
import { spellSeconds, timeLeft } from "../when";

const LENGTH = 2 * Math.PI * 13.5;

interface CountdownProps {
  /** ISO. */
  readonly until: string;
  /** Of the whole wait. */
  readonly wholeMs: number;
}

/** What is left of a wait, as a ring that empties. */
export function Countdown({ until, wholeMs }: CountdownProps) {
  const { now } = usePhone();
  const left = timeLeft(until, now);
  if (left === null) {
    return (
      <span className="self-center rounded-full bg-press px-2 font-medium text-ink-soft text-xs">
        Expired
      </span>
    );
  }
  const share = Math.min(1, (left.seconds * 1000) / wholeMs);
  return (
    <svg
      viewBox="0 0 32 32"
      role="img"
      aria-label={`${spellSeconds(left.seconds)} left`}
      className="size-[30px] flex-none self-center"
    >
      <circle cx="16" cy="16" r="13.5" className="fill-none stroke-line-strong" strokeWidth="2.5" />
      <circle
        cx="16"
        cy="16"
        r="13.5"
        className="fill-none stroke-ink"
        strokeWidth="2.5"
        strokeDasharray={`${share * LENGTH} ${LENGTH}`}
        strokeLinecap="round"
        transform="rotate(-90 16 16)"
      />
      <text x="16" y="19.6" textAnchor="middle" className="fill-ink font-sans font-semibold text-[10px]">
        {left.text}
      </text>
    </svg>
  );
}
