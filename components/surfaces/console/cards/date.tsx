const FORMATS = { true: formatOf("UTC"), false: formatOf(undefined) };

function formatOf(timeZone: string | undefined): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat("en-GB", {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZone,
  });
}

/** A moment as a card writes it: "4 Aug 2026, 08:00". */
export function formatDate(iso: string, isUtc: boolean): string {
  const time = new Date(iso);
  return Number.isNaN(time.getTime()) ? iso : FORMATS[`${isUtc}`].format(time);
}

interface DateTextProps {
  readonly iso: string;
  readonly isUtc: boolean;
}

export function DateText({ iso, isUtc }: DateTextProps) {
  return (
    <time dateTime={iso} data-tip={iso} className="tabular-nums">
      {formatDate(iso, isUtc)}
    </time>
  );
}
