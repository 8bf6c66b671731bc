import type { Lead } from "./phone-context";
import { PhoneButton } from "./screens/phone-button";
import { PullSheet } from "./screens/pull-sheet";

interface LeadSheetProps {
  readonly lead: Lead;
  readonly onClose: () => void;
}

/** Where a tap would lead. Nothing is opened and nothing is asked of anybody. */
export function LeadSheet({ lead: { app, target }, onClose }: LeadSheetProps) {
  return (
    <PullSheet title={app === "Mail" ? "A new mail" : "A page in the browser"} onClose={onClose}>
      <p className="max-h-40 overflow-y-auto rounded-[14px] bg-sunken px-3.5 py-2.5 font-mono text-accent text-xs leading-[19px] [overflow-wrap:anywhere]">
        {target}
      </p>
      <p className="px-1 text-muted text-sm">On a real phone this opens now. The simulation stops here.</p>
      <PhoneButton data-first onClick={onClose}>
        Done
      </PhoneButton>
    </PullSheet>
  );
}
