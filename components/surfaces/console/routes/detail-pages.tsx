import { CopyButton } from "@/components/ui/copy-button";
import type { ListName } from "../project/backend";
import type { Kind, Resource } from "../project/resource";
import { CacheLine } from "../shell/cache-line";
import { useResource, useRows, useShell } from "../shell/data";
import { PlaceLink } from "../shell/place-link";
import { Card, Facts } from "./card";
import { PageHead } from "./page-head";
import { type Page, pathOf } from "./route";
import { Rows } from "./rows";

interface DetailPage {
  readonly kind: Kind;
  /** Its list, and what that is called. */
  readonly up: readonly [page: Page, label: string];
  /** What lies in it, in the plural; and the page of one of these. */
  readonly inner?: { readonly kind: Kind; readonly what: string; readonly opens?: Page };
}

const detailPages: Partial<Record<Page, DetailPage>> = {
  database: {
    kind: "database",
    up: ["databases", "Databases"],
    inner: { kind: "table", what: "tables", opens: "table" },
  },
  table: { kind: "table", up: ["database", "Database"] },
  bucket: { kind: "bucket", up: ["storage", "Storage"], inner: { kind: "file", what: "files" } },
  user: { kind: "user", up: ["users", "Users"] },
  team: { kind: "team", up: ["teams", "Teams"] },
  function: { kind: "function", up: ["functions", "Functions"] },
  site: { kind: "site", up: ["sites", "Sites"] },
};

/** A page of one thing; undefined where the page is none of these. */
export function findDetailPage(page: Page): DetailPage | undefined {
  return detailPages[page];
}

interface DetailPageViewProps {
  readonly detail: DetailPage;
  /** From the outside in; the last is the thing's own. */
  readonly ids: readonly string[];
}

export function DetailPageView({ detail: { kind, up, inner }, ids }: DetailPageViewProps) {
  const { projectId } = useShell();
  const [upPage, upLabel] = up;
  const id = ids.at(-1) ?? "";
  const outer = ids.at(-2);
  const list: ListName = outer === undefined ? { kind } : { kind, parent: outer };
  const { resource, cache } = useResource(list, id);
  return (
    <>
      <PlaceLink
        path={pathOf(upPage, projectId, ids.slice(0, -1))}
        className="text-muted text-xs hover:text-ink hover:underline"
      >
        {upLabel}
      </PlaceLink>
      <PageHead
        title={resource?.name ?? id}
        says={
          <span className="flex items-center gap-1">
            <code className="min-w-0 truncate text-[11.5px]">{id}</code>
            <CopyButton look="icon" label="Copy the id" text={id} />
          </span>
        }
      />
      {resource === null ? (
        <p className="rounded-lg border border-line-strong bg-surface px-3 py-6 text-center text-muted shadow-rest">
          The project has no {kind} with this id.
        </p>
      ) : (
        <Details resource={resource} kind={kind} cache={cache} />
      )}
      {resource !== null && inner && <Inner inner={inner} parent={id} />}
    </>
  );
}

interface DetailsProps {
  readonly resource: Resource;
  readonly kind: Kind;
  readonly cache: ReturnType<typeof useResource>["cache"];
}

function Details({ resource, kind, cache }: DetailsProps) {
  const { subtitle, status, fields } = resource;
  const facts = [
    ...(status === undefined ? [] : [["Status", status] as const]),
    ...(subtitle === undefined ? [] : [["About", subtitle] as const]),
    ...fields.map(([name, value]) => [humanise(name), spell(value)] as const),
  ];
  return (
    <Card cardId="details" title="Details">
      <CacheLine cache={cache} what={kind} />
      {facts.length === 0 ? (
        <p className="px-4 py-3 text-muted">Nothing more is known of it.</p>
      ) : (
        <Facts facts={facts} />
      )}
    </Card>
  );
}

function Inner({
  inner,
  parent,
}: {
  readonly inner: NonNullable<DetailPage["inner"]>;
  readonly parent: string;
}) {
  const { projectId } = useShell();
  const { kind, what, opens } = inner;
  const { rows, cache, isNew } = useRows({ kind, parent });
  return (
    <div className="mt-4">
      <h4 className="mb-2 font-semibold text-md">{humanise(what)}</h4>
      <Rows
        kind={kind}
        what={what}
        rows={rows}
        cache={cache}
        isNew={isNew}
        {...(opens !== undefined && {
          pathOf: (row: Resource) => pathOf(opens, projectId, [parent, row.id]),
        })}
        detailOf={({ fields }) =>
          fields.flatMap(([name, value]) =>
            name === "rows" ? [`${spell(value)} rows`] : name === "size" ? [spell(value)] : [],
          )[0]
        }
      />
    </div>
  );
}

/** "maximumFileSize": "Maximum file size". */
function humanise(name: string): string {
  const words = name
    .replace(/[_-]+/g, " ")
    .replace(/([a-z\d])([A-Z])/g, (_, before, letter) => `${before} ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function spell(value: Resource["fields"][number][1]): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (value === null) return "None";
  return typeof value === "number" ? value.toLocaleString("en") : value;
}
