import { clsx } from "clsx";
import { Database, Folder, Globe, House, Mail, Users, Zap } from "lucide-react";

const PLACES = [House, Users, Database, Zap, Mail, Folder, Globe];

/** The Console's places, as scenery: nothing here can be opened. */
export function SideNav() {
  return (
    <div
      aria-hidden="true"
      className="flex flex-col items-center gap-1 overflow-hidden border-line border-r bg-canvas py-2.5 text-muted narrow:hidden"
    >
      <svg viewBox="0 0 24 24" className="mb-2 size-6 shrink-0" focusable="false" aria-hidden="true">
        <rect width="24" height="24" rx="7" className="fill-brand" />
        <path
          d="M7 16.5 12 7l5 9.5M9 13.5h6"
          className="fill-none stroke-2 stroke-brand-ink"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {PLACES.map((Place) => (
        <span
          key={Place.displayName}
          className={clsx(
            "grid size-8 shrink-0 place-items-center rounded-[8px]",
            Place === Folder && "bg-brand-soft text-brand",
          )}
        >
          <Place className="size-4" strokeWidth={1.5} />
        </span>
      ))}
    </div>
  );
}
