const shape = { hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" } as const;
const local = new Intl.DateTimeFormat("en-GB", shape);
const inUtc = new Intl.DateTimeFormat("en-GB", { ...shape, timeZone: "UTC" });

interface TimeProps {
  /** ISO. */
  readonly at: string;
  readonly isUtc: boolean;
  readonly className?: string;
}

/** The time of day, where the reader is or in UTC; the whole of it as a title. */
export function Time({ at, isUtc, className }: TimeProps) {
  const date = new Date(at);
  const isReal = !Number.isNaN(date.getTime());
  return (
    // The server cannot know the reader's time zone.
    <time dateTime={at} title={at} className={className} suppressHydrationWarning>
      {isReal ? (isUtc ? inUtc : local).format(date) : at}
    </time>
  );
}
