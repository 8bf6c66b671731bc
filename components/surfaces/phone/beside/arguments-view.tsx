import { CopyButton } from "@/components/ui/copy-button";
import { JsonView } from "@/components/ui/json-view";
import { RevealButton, useMask, type useReveal } from "@/components/ui/secrets";
import { Well } from "@/components/ui/well";
import type { PhoneItem } from "@/lib/protocols/inbox";
import type { BesideProps } from "./beside";

interface ArgumentsViewProps extends BesideProps {
  readonly reveal: ReturnType<typeof useReveal>;
}

type Approval = Extract<PhoneItem, { readonly list: "approvals" }>;

/** The raw arguments of the approval that is open, or of the first. */
export function ArgumentsView({ phone, place, reveal }: ArgumentsViewProps) {
  const mask = useMask();
  const approvals = phone.items.filter((item): item is Approval => item.list === "approvals");
  const shown = approvals.find(({ key }) => key === place.openKey) ?? approvals[0];
  if (shown === undefined || shown.item.arguments === null) {
    return <p className="px-4 py-3.5 text-muted">No approval with arguments is shown.</p>;
  }
  const { tool_name: tool, arguments: value } = shown.item;
  return (
    <>
      <p className="flex flex-none items-center gap-2 px-4 pt-2.5 pb-1 text-muted text-xs">
        <code className="min-w-0 truncate text-ink-soft">{mask(tool)}</code>
        <span className="ml-auto flex items-center gap-1">
          <RevealButton reveal={reveal} where="beside the phone" />
          <CopyButton
            label={reveal.hasSecrets ? "Copy, secrets included" : "Copy"}
            text={() => JSON.stringify(value, null, 2)}
          />
        </span>
      </p>
      <Well label="Arguments" className="pb-2">
        <JsonView value={value} className="px-4 text-xs" />
      </Well>
    </>
  );
}
