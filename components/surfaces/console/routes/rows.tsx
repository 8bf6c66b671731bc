import { clsx } from "clsx";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import type { Kind, Resource, Shelf } from "../project/resource";
import { CacheLine } from "../shell/cache-line";
import type { CacheState } from "../shell/data";
import { PlaceLink } from "../shell/place-link";
import { KindIcon } from "./kind-icon";

interface RowsProps {
  readonly kind: Kind | Shelf;
  /** In the plural: "databases". */
  readonly what: string;
  readonly rows: readonly Resource[];
  readonly cache: CacheState;
  readonly isNew: (id: string) => boolean;
  /** Where a row leads; undefined where it has no page. */
  readonly pathOf?: (row: Resource) => string;
  /** At the end of a row: "18 tables". */
  readonly detailOf?: (row: Resource) => string | undefined;
}

const TONES: Readonly<Record<string, BadgeTone>> = {
  verified: "success",
  enabled: "success",
  ready: "success",
  active: "success",
  sent: "success",
  received: "success",
  owner: "info",
  open: "info",
  failed: "danger",
  blocked: "danger",
  unverified: "warning",
  building: "warning",
  scheduled: "warning",
  invited: "warning",
};

const toneOf = (status: string): BadgeTone =>
  (Object.hasOwn(TONES, status.toLowerCase()) && TONES[status.toLowerCase()]) || "plain";

/** A list of the project as its cache has it, and how that relates to the server. */
export function Rows({ kind, what, rows, cache, isNew, pathOf, detailOf }: RowsProps) {
  return (
    <div className="overflow-hidden rounded-lg border border-line-strong bg-surface shadow-rest">
      <CacheLine cache={cache} what={what} />
      {rows.length === 0 && <p className="px-3 py-6 text-center text-muted">No {what} yet.</p>}
      <ul aria-label={sentence(what)}>
        {rows.map((row) => (
          <li
            key={row.id}
            className={clsx(
              "relative grid grid-cols-[30px_minmax(0,1fr)_auto] items-center gap-2.5 px-3 py-[9px] not-first:border-line not-first:border-t",
              isNew(row.id) ? "bg-success-soft" : "hover:bg-hover",
            )}
          >
            <span className="grid size-[30px] place-items-center rounded-[8px] bg-sunken text-muted inset-ring inset-ring-line">
              <KindIcon kind={kind} />
            </span>
            <span className="min-w-0">
              <Name row={row} path={pathOf?.(row)} />
              <span className="block truncate font-mono text-2xs text-muted" dir="auto">
                {row.subtitle ?? row.id}
              </span>
            </span>
            <End row={row} isNew={isNew(row.id)} detail={detailOf?.(row)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Name({ row: { name }, path }: { readonly row: Resource; readonly path: string | undefined }) {
  const words = (
    <bdi className="block truncate font-medium" title={name}>
      {name}
    </bdi>
  );
  if (path === undefined) return words;
  return (
    <PlaceLink path={path} className="block max-w-full after:absolute after:inset-0 hover:underline">
      {words}
    </PlaceLink>
  );
}

interface EndProps {
  readonly row: Resource;
  readonly isNew: boolean;
  readonly detail: string | undefined;
}

function End({ row: { status }, isNew, detail }: EndProps) {
  return (
    <span
      className={clsx(
        "flex min-w-0 max-w-40 gap-x-1.5",
        // One above the other, so that the name keeps its room.
        isNew && status !== undefined ? "flex-col items-end" : "items-center",
      )}
    >
      {isNew && <Badge tone="success">new</Badge>}
      {status !== undefined && (
        <Badge tone={toneOf(status)} className="min-w-0 max-w-full">
          <bdi className="truncate">{status}</bdi>
        </Badge>
      )}
      {detail !== undefined && status === undefined && !isNew && (
        <span className="text-muted text-xs tabular-nums">{detail}</span>
      )}
    </span>
  );
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
