import { findProject } from "../project/backend";
import type { Kind } from "../project/resource";
import { CacheLine } from "../shell/cache-line";
import { useCounts, useShell } from "../shell/data";
import { PlaceLink } from "../shell/place-link";
import { ConnectCard } from "./connect-card";
import { KindIcon } from "./kind-icon";
import { PageHead } from "./page-head";
import { type Page, pathOf } from "./route";

const TILES: readonly { readonly kind: Kind; readonly page: Page; readonly label: string }[] = [
  { kind: "user", page: "users", label: "Users" },
  { kind: "database", page: "databases", label: "Databases" },
  { kind: "bucket", page: "storage", label: "Buckets" },
  { kind: "function", page: "functions", label: "Functions" },
  { kind: "site", page: "sites", label: "Sites" },
  { kind: "message", page: "messages", label: "Messages" },
];

/** What a project holds, at a glance. */
export function Overview() {
  const { projectId, backend } = useShell();
  const { counts, cache } = useCounts();
  const project = findProject(backend, projectId);
  return (
    <>
      <PageHead
        title={project?.name ?? projectId}
        says={
          <>
            <code className="text-[11.5px]">{projectId}</code> in {project?.region}
          </>
        }
      />
      <div className="overflow-hidden rounded-lg border border-line-strong bg-surface shadow-rest">
        <CacheLine cache={cache} what="figures" />
        <ul
          aria-label="What the project holds"
          className="grid grid-cols-2 gap-px bg-line @min-[420px]/page:grid-cols-3"
        >
          {TILES.map(({ kind, page, label }) => (
            <li key={kind} className="relative bg-surface px-3.5 py-3 hover:bg-sunken">
              <span className="flex items-center gap-1.5 text-muted text-xs">
                <KindIcon kind={kind} className="size-3.5" />
                <PlaceLink
                  path={pathOf(page, projectId)}
                  className="after:absolute after:inset-0 hover:text-ink"
                >
                  {label}
                </PlaceLink>
              </span>
              <span className="mt-0.5 block font-semibold text-2xl tabular-nums tracking-display">
                {counts.get(kind) ?? 0}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <ConnectCard />
    </>
  );
}
