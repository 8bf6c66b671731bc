import { ChevronDown } from "lucide-react";
import { useMemo, useState } from "react";
import { CutText } from "@/components/ui/cut-text";
import { RevealButton, Secrets, useMask, useReveal } from "@/components/ui/secrets";
import type { Answer, PhoneItem } from "@/lib/protocols/inbox";
import { readJson } from "@/lib/text/json";
import { BlockList } from "../blocks/block-list";
import { JsonTree } from "../blocks/json-tree";
import { usePhone } from "../phone-context";
import { short } from "../short";
import { ageOf } from "../when";
import { PhoneButton } from "./phone-button";
import { PullSheet } from "./pull-sheet";
import { Screen } from "./screen";
import { ScreenTitle } from "./screen-title";

type Item = Extract<PhoneItem, { readonly list: "approvals" }>;
type Approval = Extract<Answer, { readonly list: "approvals" }>;

interface ApprovalScreenProps {
  readonly item: Item;
  readonly onBack: () => void;
  readonly onMore: () => void;
  readonly onAnswer: (answer: Answer) => void;
}

type Sheet = "reject" | "longer" | "arguments";

/** Minutes an approval may hold; the document's own. */
const QUARTER_SECS = 900;

/** What is asked, in its blocks, and the ways to decide. */
export function ApprovalScreen({ item: { item, since }, onBack, onMore, onAnswer }: ApprovalScreenProps) {
  const { now, isLooking, look } = usePhone();
  const mask = useMask();
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const hasArguments = item.arguments !== null;
  const decide = (rest: Pick<Approval, "decision" | "reason" | "bypass_secs">) =>
    onAnswer({ list: "approvals", request_id: item.request_id, ...rest });
  const off = isLooking ? "This is not the latest moment." : null;
  const radius = look === "ios" ? "rounded-l-[15px] rounded-r-none" : "rounded-l-full rounded-r-none";
  return (
    <>
      <div inert={sheet !== null} className="contents">
        <Screen
          label={short(mask(item.summary)) || "Approval"}
          onBack={onBack}
          onMore={onMore}
          actions={
            <div className="grid grid-cols-[1fr_1.35fr] gap-[9px]">
              <PhoneButton look="no" off={off} onClick={() => setSheet("reject")}>
                Reject
              </PhoneButton>
              <div className="grid grid-cols-[minmax(0,1fr)_42px]">
                <PhoneButton
                  look="yes"
                  off={off}
                  className={radius}
                  onClick={() => decide({ decision: "approved" })}
                >
                  Approve
                </PhoneButton>
                <PhoneButton
                  look="yes"
                  off={off}
                  aria-label="Approve for longer"
                  className={`grid place-items-center border-canvas border-l px-0! ${look === "ios" ? "rounded-r-[15px] rounded-l-none" : "rounded-r-full rounded-l-none"}`}
                  onClick={() => setSheet("longer")}
                >
                  <ChevronDown />
                </PhoneButton>
              </div>
            </div>
          }
        >
          <ScreenTitle words={item.summary} />
          <p className="px-1.5 pb-3.5 text-muted text-sm" dir="auto">
            {short(mask(item.agent_label || "The agent"))} asks, {ageOf(since, now)}
          </p>
          {item.plain !== null && (
            <p className="mb-3 rounded-[14px] bg-surface px-3.5 py-2.5 text-muted text-sm">{item.plain}</p>
          )}
          {item.blocks.length > 0 ? (
            <BlockList blocks={item.blocks} />
          ) : (
            hasArguments && (
              <div
                {...{ role: "group", "aria-label": "Arguments" }}
                className="overflow-hidden rounded-[16px] bg-surface"
              >
                <h4 className="px-3.5 pt-2.5 pb-2 font-medium text-[13px] text-muted leading-[17px]">
                  Arguments of <code className="text-xs">{short(mask(item.tool_name)) || "the call"}</code>
                </h4>
                <Arguments value={item.arguments} />
              </div>
            )
          )}
          {item.detail !== null && item.detail !== "" && (
            <p className="px-1.5 pt-3 text-muted text-sm [overflow-wrap:anywhere]" dir="auto">
              <CutText text={mask(item.detail)} limit={2_000} />
            </p>
          )}
          {item.blocks.length > 0 && hasArguments && (
            <p className="flex justify-center pt-3.5">
              <button
                type="button"
                onClick={() => setSheet("arguments")}
                className="relative text-accent text-sm after:absolute after:-inset-3"
              >
                All arguments
              </button>
            </p>
          )}
        </Screen>
      </div>
      {sheet === "reject" && (
        <RejectSheet
          onClose={() => setSheet(null)}
          onReject={(reason) => decide({ decision: "rejected", ...(reason === "" ? {} : { reason }) })}
        />
      )}
      {sheet === "longer" && (
        <PullSheet title="Approve, and do not ask again" onClose={() => setSheet(null)}>
          <PhoneButton
            data-first
            look="yes"
            onClick={() => decide({ decision: "approved", bypass_secs: QUARTER_SECS })}
          >
            Approve for 15 minutes
          </PhoneButton>
          <PhoneButton look="yes" onClick={() => decide({ decision: "approved", bypass_secs: 0 })}>
            Approve for the session
          </PhoneButton>
          <PhoneButton onClick={() => setSheet(null)}>Cancel</PhoneButton>
        </PullSheet>
      )}
      {sheet === "arguments" && (
        <ArgumentsSheet name={item.tool_name} value={item.arguments} onClose={() => setSheet(null)} />
      )}
    </>
  );
}

interface RejectSheetProps {
  readonly onClose: () => void;
  readonly onReject: (reason: string) => void;
}

function RejectSheet({ onClose, onReject }: RejectSheetProps) {
  const [reason, setReason] = useState("");
  return (
    <PullSheet title="Reject" onClose={onClose}>
      <label className="block">
        <span className="px-1 text-[13px] text-muted leading-[17px]">Reason, optional</span>
        <textarea
          data-first
          rows={3}
          dir="auto"
          value={reason}
          placeholder="The agent reads it"
          onChange={(event) => setReason(event.target.value)}
          className="mt-1 block w-full resize-none rounded-[13px] border border-edge bg-surface px-3 py-2 text-[16px] text-accent placeholder:text-muted placeholder:opacity-100"
        />
      </label>
      <div className="grid grid-cols-2 gap-[9px]">
        <PhoneButton onClick={onClose}>Cancel</PhoneButton>
        <PhoneButton look="no" onClick={() => onReject(reason.trim())}>
          Reject now
        </PhoneButton>
      </div>
    </PullSheet>
  );
}

interface ArgumentsProps {
  readonly value: unknown;
}

function Arguments({ value }: ArgumentsProps) {
  const reading = useMemo(() => readJson(JSON.stringify(value) ?? "null"), [value]);
  return reading.ok ? <JsonTree node={reading.root} label="Arguments as JSON" openLevels={3} /> : null;
}

function ArgumentsSheet({
  name,
  value,
  onClose,
}: ArgumentsProps & { readonly name: string; readonly onClose: () => void }) {
  const reveal = useReveal();
  const mask = useMask();
  return (
    <PullSheet title="All arguments" onClose={onClose}>
      <p className="flex min-h-6 flex-none items-center gap-2 px-1 text-muted text-sm">
        <code className="min-w-0 truncate text-xs">{mask(name)}</code>
        <span className="ml-auto">
          <RevealButton reveal={reveal} where="in the arguments" />
        </span>
      </p>
      <div className="min-h-0 flex-1 overflow-hidden rounded-[14px] bg-surface pt-2.5">
        <Secrets values={reveal.values}>
          <Arguments value={value} />
        </Secrets>
      </div>
      <PhoneButton data-first onClick={onClose}>
        Done
      </PhoneButton>
    </PullSheet>
  );
}
