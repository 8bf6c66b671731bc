import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { JsonView } from "@/components/ui/json-view";
import { exactSize } from "@/components/ui/size";
import { Switch } from "@/components/ui/switch";
import { Well } from "@/components/ui/well";
import { apnsJson, fcmJson, sealPush, type WireRow } from "@/lib/protocols/inbox";
import { utf8Length } from "@/lib/text/limits";

interface FrameDetailProps {
  readonly row: WireRow;
  /** Its place among the frames: the nonce is counted from it. */
  readonly count: number;
  readonly device: "ios" | "android";
  readonly hasSecrets: boolean;
  /** Sends the same bytes once more; null where that cannot be. */
  readonly onResend: (() => void) | null;
}

type Side = "carried" | "inside";

const SIDES = [
  { value: "carried", label: "Carried" },
  { value: "inside", label: "Inside" },
] as const;

/** One frame: what it says, and of a push what Apple or Google carry of it. */
export function FrameDetail({ row, count, device, hasSecrets, onResend }: FrameDetailProps) {
  const [side, setSide] = useState<Side>("carried");
  const carried = useCarried(row, count, device);
  const isCarried = row.channel === "push" && side === "carried";
  const text = isCarried ? (carried ?? "") : row.payload;
  const carrier = device === "ios" ? "Apple" : "Google";
  return (
    <div className="flex min-h-[150px] flex-1 flex-col border-line border-t bg-sunken">
      <div className="flex flex-none flex-wrap items-center gap-x-2 gap-y-1 px-4 pt-2 pb-1 text-muted text-xs">
        <b className="font-medium text-ink">{isCarried ? `What ${carrier} carries` : "The payload"}</b>
        <span>
          {exactSize(utf8Length(text))}
          {isCarried &&
            (row.push.kind === "content" ? ", the text inside is sealed" : ", a wake without the text")}
        </span>
        <span className="ml-auto flex items-center gap-1.5">
          {row.channel === "push" && (
            <Switch label="Side of the push" options={SIDES} value={side} onChange={setSide} />
          )}
          {onResend !== null && (
            <Button size="sm" onClick={onResend}>
              Send again
            </Button>
          )}
          <CopyButton label={hasSecrets && !isCarried ? "Copy, secrets included" : "Copy"} text={text} />
        </span>
      </div>
      <Well label={isCarried ? `What ${carrier} carries` : "The payload"} className="flex-1 pb-2">
        <JsonText text={text} />
      </Well>
    </div>
  );
}

function JsonText({ text }: { readonly text: string }) {
  if (text === "") return null;
  const value = parsed(text);
  return <JsonView value={value} className="px-4 text-xs leading-[19px]" />;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The JSON of the push service; it takes a moment to be sealed. */
function useCarried(
  { channel, payload }: WireRow,
  count: number,
  device: "ios" | "android",
): string | undefined {
  const [json, setJson] = useState<string>();
  useEffect(() => {
    if (channel !== "push") return;
    let isGone = false;
    sealPush(payload, count).then((relayed) => {
      if (!isGone) setJson(device === "ios" ? apnsJson(relayed) : fcmJson(relayed));
    });
    return () => {
      isGone = true;
    };
  }, [channel, payload, count, device]);
  return json;
}
