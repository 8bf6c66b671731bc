import { clsx } from "clsx";
import { LinkButton } from "@/components/ui/button";
import { Time } from "@/components/ui/time";
import { useAct } from "./act";
import type { CacheState } from "./data";
import { useSight } from "./sight";

interface CacheLineProps {
  readonly cache: CacheState;
  /** What is cached, in the plural: "databases". */
  readonly what: string;
}

/** Says whether what is shown is what the server holds: fresh, being fetched, or stale. */
export function CacheLine({ cache, what }: CacheLineProps) {
  const doing = useAct();
  const { state, prefix } = cache;
  return (
    <div
      data-cache={state}
      className={clsx(
        "relative flex min-h-[31px] items-center gap-2 border-line border-b bg-sunken px-3 py-[6px] text-muted text-xs leading-[17px]",
        state === "stale" &&
          "pl-5 before:absolute before:inset-y-0 before:left-0 before:w-[9px] before:[background:var(--hatch),var(--line)]",
      )}
    >
      <p role="status" className="min-w-0 flex-1 text-pretty">
        <Words cache={cache} what={what} />
      </p>
      {state === "stale" && doing !== null && (
        <LinkButton
          onClick={() => doing.act({ type: "fetch", prefixes: [prefix], at: undefined, by: "person" })}
        >
          Fetch again
        </LinkButton>
      )}
      {state === "fetching" && (
        <span aria-hidden="true" className="absolute inset-x-0 -bottom-px h-0.5 overflow-hidden">
          <span className="absolute inset-y-0 left-0 w-[36%] animate-fetch bg-brand motion-reduce:animate-none" />
        </span>
      )}
    </div>
  );
}

function Words({ cache: { state, missing, at, by }, what }: CacheLineProps) {
  const { isUtc } = useSight();
  if (state === "fetching") {
    return (
      <>
        <b className="font-medium text-ink">Fetching</b> the {what} again
      </>
    );
  }
  if (state === "stale") {
    const since = at === undefined ? "" : " since ";
    return (
      <>
        <b className="font-medium text-ink">Stale.</b> {missing === 1 ? "One change" : `${missing} changes`}
        {since}
        {at !== undefined && <Time at={at} isUtc={isUtc} className="tabular-nums" />}{" "}
        {missing === 1 ? "is" : "are"} not shown here.
      </>
    );
  }
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden="true" className="size-[7px] shrink-0 rounded-full bg-success-mark" />
      <span>
        <b className="font-medium text-ink">Fresh</b>
        {by === "open" && ", fetched when the Console was opened"}
        {by === "person" && ", fetched by you"}
        {by === "refresh" && at !== undefined && (
          <>
            , fetched <Time at={at} isUtc={isUtc} className="tabular-nums" /> by refresh
          </>
        )}
      </span>
    </span>
  );
}
