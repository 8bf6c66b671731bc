import { clsx } from "clsx";
import {
  ChartColumn,
  Database,
  Folder,
  Globe,
  House,
  type LucideIcon,
  Mail,
  Settings2,
  Users,
  Zap,
} from "lucide-react";
import { type Page, pathOf } from "../routes/route";
import { useRoute } from "../routes/use-route";
import { useShell } from "./data";
import { PlaceLink } from "./place-link";

interface Place {
  readonly page: Page;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Pages that belong to it. */
  readonly has?: readonly Page[];
}

export const places: readonly Place[] = [
  { page: "overview", label: "Overview", icon: House },
  { page: "users", label: "Auth", icon: Users, has: ["user", "teams", "team"] },
  { page: "databases", label: "Databases", icon: Database, has: ["database", "table"] },
  { page: "functions", label: "Functions", icon: Zap, has: ["function"] },
  { page: "messages", label: "Messaging", icon: Mail, has: ["topics", "providers"] },
  { page: "storage", label: "Storage", icon: Folder, has: ["bucket"] },
  { page: "sites", label: "Sites", icon: Globe, has: ["site"] },
  { page: "usage", label: "Usage", icon: ChartColumn },
  { page: "settings", label: "Settings", icon: Settings2 },
];

interface NavigationProps {
  /** Names beside the icons. */
  readonly isOpen?: boolean;
  readonly className?: string;
}

/** The places of the open project. */
export function Navigation({ isOpen = false, className }: NavigationProps) {
  const { projectId } = useShell();
  const route = useRoute();
  const here = route.kind === "page" ? route.page : undefined;
  return (
    <nav
      aria-label="Project"
      className={clsx("flex flex-col gap-1 bg-canvas py-2.5", isOpen ? "px-2.5" : "items-center", className)}
    >
      {places.map(({ page, label, icon: Icon, has = [] }) => {
        const isHere = here !== undefined && (here === page || has.includes(here));
        return (
          <PlaceLink
            key={page}
            path={pathOf(page, projectId)}
            aria-current={isHere ? "page" : undefined}
            aria-label={isOpen ? undefined : label}
            data-tip={isOpen ? undefined : label}
            className={clsx(
              "flex shrink-0 items-center rounded-[8px]",
              isOpen ? "h-touch gap-3 px-3 text-md" : "size-8 justify-center",
              page === "settings" && !isOpen && "mt-auto",
              isHere ? "bg-brand-soft text-brand" : "text-muted hover:bg-hover hover:text-ink",
            )}
          >
            <Icon className="size-4" strokeWidth={1.5} aria-hidden="true" />
            {isOpen && label}
          </PlaceLink>
        );
      })}
    </nav>
  );
}
