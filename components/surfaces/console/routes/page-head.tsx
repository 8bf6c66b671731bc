import type { ReactNode } from "react";

interface PageHeadProps {
  readonly title: string;
  readonly says?: ReactNode;
  readonly actions?: ReactNode;
}

/** The name of a page, and what can be done on it. */
export function PageHead({ title, says, actions }: PageHeadProps) {
  return (
    <header className="mb-3.5 flex min-h-control-lg items-center gap-2">
      <div className="min-w-0 flex-1">
        <h3 className="wrap-anywhere font-semibold text-xl tracking-display" dir="auto">
          {title}
        </h3>
        {says && <div className="wrap-anywhere text-muted text-xs leading-[17px]">{says}</div>}
      </div>
      {actions}
    </header>
  );
}
