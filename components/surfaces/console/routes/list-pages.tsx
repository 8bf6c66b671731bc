import { Plus } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { Kind, Resource } from "../project/resource";
import { useAct } from "../shell/act";
import { useRows, useShell } from "../shell/data";
import { ConnectCard } from "./connect-card";
import { PageHead } from "./page-head";
import { type Page, pathOf } from "./route";
import { Rows } from "./rows";
import { type SubPage, SubPages } from "./sub-pages";

interface ListPage {
  readonly kind: Kind;
  readonly title: string;
  /** In the plural, in a sentence. */
  readonly what: string;
  /** The page of one of them. */
  readonly opens?: Page;
  /** Can be made by hand. */
  readonly isMade?: boolean;
  /** The field whose number stands at the end of a row, and what it counts. */
  readonly counts?: readonly [field: string, one: string, many: string];
  /** Pages that stand beside it. */
  readonly beside?: readonly SubPage[];
}

const AUTH: readonly SubPage[] = [
  { page: "users", label: "Users" },
  { page: "teams", label: "Teams" },
];
const MESSAGING: readonly SubPage[] = [
  { page: "messages", label: "Messages" },
  { page: "topics", label: "Topics" },
  { page: "providers", label: "Providers" },
];

const listPages: Partial<Record<Page, ListPage>> = {
  databases: {
    kind: "database",
    title: "Databases",
    what: "databases",
    opens: "database",
    isMade: true,
    counts: ["tables", "table", "tables"],
  },
  storage: {
    kind: "bucket",
    title: "Storage",
    what: "buckets",
    opens: "bucket",
    isMade: true,
    counts: ["files", "file", "files"],
  },
  users: { kind: "user", title: "Users", what: "users", opens: "user", isMade: true, beside: AUTH },
  teams: {
    kind: "team",
    title: "Teams",
    what: "teams",
    opens: "team",
    isMade: true,
    counts: ["members", "member", "members"],
    beside: AUTH,
  },
  functions: { kind: "function", title: "Functions", what: "functions", opens: "function", isMade: true },
  sites: { kind: "site", title: "Sites", what: "sites", opens: "site", isMade: true },
  messages: { kind: "message", title: "Messaging", what: "messages", beside: MESSAGING },
  topics: {
    kind: "topic",
    title: "Messaging",
    what: "topics",
    counts: ["subscribers", "subscriber", "subscribers"],
    beside: MESSAGING,
  },
  providers: { kind: "provider", title: "Messaging", what: "providers", beside: MESSAGING },
};

/** A page that lists one kind; null where the page is none of these. */
export function findListPage(page: Page): ListPage | undefined {
  return listPages[page];
}

export function ListPageView({ page, list }: { readonly page: Page; readonly list: ListPage }) {
  const { kind, title, what, opens, isMade, counts, beside } = list;
  const { projectId } = useShell();
  const { rows, cache, isNew } = useRows({ kind });
  const doing = useAct();
  return (
    <>
      <PageHead
        title={title}
        actions={
          isMade && (
            <Button
              look="primary"
              off={doing === null ? "Nothing acts at an earlier moment." : null}
              onClick={() => doing?.openCreate(kind, projectId)}
            >
              <Plus aria-hidden="true" />
              Create {kind}
            </Button>
          )
        }
      />
      {beside && <SubPages label={title} pages={beside} current={page} />}
      <Rows
        kind={kind}
        what={what}
        rows={rows}
        cache={cache}
        isNew={isNew}
        {...(opens !== undefined && { pathOf: (row: Resource) => pathOf(opens, projectId, [row.id]) })}
        {...(counts !== undefined && { detailOf: (row: Resource) => countOf(row, counts) })}
      />
      <ConnectCard />
    </>
  );
}

function countOf({ fields }: Resource, [field, one, many]: NonNullable<ListPage["counts"]>) {
  const value = fields.find(([name]) => name === field)?.[1];
  return typeof value === "number" ? `${value.toLocaleString("en")} ${value === 1 ? one : many}` : undefined;
}
