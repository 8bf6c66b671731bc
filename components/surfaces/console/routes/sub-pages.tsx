import { clsx } from "clsx";
import { useShell } from "../shell/data";
import { PlaceLink } from "../shell/place-link";
import { type Page, pathOf } from "./route";

export interface SubPage {
  readonly page: Page;
  readonly label: string;
}

interface SubPagesProps {
  readonly label: string;
  readonly pages: readonly SubPage[];
  readonly current: Page;
}

/** Pages of one place, side by side. */
export function SubPages({ label, pages, current }: SubPagesProps) {
  const { projectId } = useShell();
  return (
    <nav aria-label={`${label}, pages`} className="mb-3 flex gap-1 border-line border-b">
      {pages.map(({ page, label }) => (
        <PlaceLink
          key={page}
          path={pathOf(page, projectId)}
          aria-current={page === current ? "page" : undefined}
          className={clsx(
            "relative h-8 rounded-t-[6px] px-2 font-medium text-muted hover:text-ink aria-[current]:text-ink narrow:h-touch",
            page === current && "after:absolute after:inset-x-2 after:-bottom-px after:h-0.5 after:bg-ink",
          )}
        >
          {label}
        </PlaceLink>
      ))}
    </nav>
  );
}
