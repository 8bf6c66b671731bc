import { useShell } from "../shell/data";
import { PlaceLink } from "../shell/place-link";
import { addressOf } from "../shell/shell";
import { PageHead } from "./page-head";
import { pathOf, projectIdOf } from "./route";

/** Where a path leads nowhere. */
export function UnknownPage({ isProject }: { readonly isProject: boolean }) {
  const shell = useShell();
  const { path } = addressOf(shell);
  const named = projectIdOf(path);
  return (
    <>
      <PageHead title="No such page" />
      <div className="rounded-lg border border-line-strong bg-surface px-4 py-4 shadow-rest">
        <code className="wrap-anywhere block rounded-md bg-sunken px-2.5 py-1.5 text-xs" dir="auto">
          {path}
        </code>
        <p className="mt-2 text-pretty text-muted">
          {named === undefined || isProject
            ? "The simulated project has no such page."
            : `This simulation has no project “${named}”.`}
        </p>
        <PlaceLink
          path={pathOf("overview", shell.projectId)}
          className="mt-3 border-line-strong border-b font-medium leading-4 hover:border-ink"
        >
          Go to the overview
        </PlaceLink>
      </div>
    </>
  );
}
