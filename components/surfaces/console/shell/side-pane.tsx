import { X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { useAct } from "./act";

/** The head of what stands beside the page. */
export function SidePaneHead({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  const doing = useAct();
  return (
    <div className="flex h-[45px] shrink-0 items-center gap-2 border-line border-b pr-2 pl-4">
      <h2 className="font-semibold text-ink">{title}</h2>
      {children}
      <IconButton
        label={`Close the ${title.toLowerCase()} pane`}
        size="sm"
        className="ms-auto"
        aria-disabled={doing === null || undefined}
        onClick={() => doing?.act({ type: "pane", pane: "none", docsTopic: null })}
      >
        <X aria-hidden="true" className="size-3.5" />
      </IconButton>
    </div>
  );
}
