import { announce } from "@/components/ui/announcer";
import { copyText } from "@/components/ui/copy-button";
import { useMask } from "@/components/ui/secrets";
import type { PhoneItem } from "@/lib/protocols/inbox";
import { flatTextOf } from "../flat-text";
import { usePhone } from "../phone-context";
import { short } from "../short";
import { localTimeOf } from "../when";
import { PhoneButton } from "./phone-button";
import { PullSheet } from "./pull-sheet";

interface MoreSheetProps {
  readonly item: PhoneItem;
  readonly onClose: () => void;
}

/** What an item is besides its words: who asks, by which id, since when; and its text, to be told elsewhere. */
export function MoreSheet({ item, onClose }: MoreSheetProps) {
  const { now, utc } = usePhone();
  const mask = useMask();
  const rows = [
    ...ownRows(item),
    ["Id", item.item.request_id],
    ["Arrived", localTimeOf(item.since, now, utc) ?? item.since],
  ] as const;
  const copy = async () => {
    const isCopied = (await copyText(flatTextOf([item]))) === "copied";
    announce(isCopied ? "Copied" : "The browser refused to copy");
    onClose();
  };
  return (
    <PullSheet title="About this" onClose={onClose}>
      <dl className="min-h-0 overflow-y-auto rounded-[14px] bg-surface text-sm">
        {rows.map(([name, value]) => (
          <div
            key={name}
            className="flex items-baseline justify-between gap-3.5 px-3.5 py-2.5 not-first:border-line not-first:border-t"
          >
            <dt className="flex-none text-ink-soft">{name}</dt>
            <dd
              className="min-w-0 text-end font-mono text-xs tracking-normal [overflow-wrap:anywhere]"
              dir="auto"
            >
              {short(mask(value)) || "(empty)"}
            </dd>
          </div>
        ))}
      </dl>
      <PhoneButton onClick={copy}>Copy as text</PhoneButton>
      <PhoneButton data-first onClick={onClose}>
        Done
      </PhoneButton>
    </PullSheet>
  );
}

function ownRows(item: PhoneItem): readonly (readonly [name: string, value: string])[] {
  switch (item.list) {
    case "approvals":
      return [
        ["Tool", item.item.tool_name],
        ["Agent", item.item.agent_label],
      ];
    case "clarifications":
      return [["Agent", item.item.agent_label]];
    case "elicitations":
      return [["Server", item.item.server_name]];
  }
}
