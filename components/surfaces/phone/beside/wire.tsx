import { clsx } from "clsx";
import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { Badge } from "@/components/ui/badge";
import { VoiceMark } from "@/components/ui/marks";
import { useMask, type useReveal } from "@/components/ui/secrets";
import { maxContentBase64, phoneStateOf, type WireRow } from "@/lib/protocols/inbox";
import { nextAnswer, PRETENDED } from "../pretend";
import { short } from "../short";
import type { BesideProps } from "./beside";
import { FrameDetail } from "./frame-detail";

interface WireProps extends BesideProps {
  readonly reveal: ReturnType<typeof useReveal>;
}

/** Earlier frames than these are in the transcript. */
const SHOWN = 60;

/** Every frame, on which channel it travels and how large it is; those to come are dashed. */
export function Wire({ phone, place, sent, now, reveal, settings }: WireProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const next = useMemo(() => {
    const open = phone.items.find(({ key }) => key === place.openKey);
    const frame = open && !place.isLooking ? nextAnswer(sent, open, now) : undefined;
    return frame === undefined ? [] : phoneStateOf([frame]).wire;
  }, [phone, place.openKey, place.isLooking, sent, now]);
  const rows = [...phone.wire.slice(-SHOWN), ...next];
  const list = useRef<HTMLElement>(null);
  const last = rows.at(-1)?.entryId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes last is brought into view
  useLayoutEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [last]);
  const shown =
    rows.find(({ entryId }) => entryId === chosen) ??
    rows.findLast(({ channel }) => channel === "push") ??
    rows.at(-1);
  if (rows.length === 0) {
    return <p className="px-4 py-3.5 text-muted">Nothing travels yet.</p>;
  }
  return (
    <>
      <section
        ref={list}
        aria-label="Frames"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="max-h-[54%] min-h-[110px] flex-none overflow-auto -outline-offset-2"
      >
        <table className="w-full border-collapse">
          <thead>
            <tr className="text-2xs text-muted [&>th]:whitespace-nowrap [&>th]:px-2 [&>th]:pt-2 [&>th]:pb-1 [&>th]:text-right [&>th]:font-medium">
              <th className="pl-4! text-left!">Channel</th>
              <th className="text-left!">Frame</th>
              <th className="@max-md:hidden">Plain</th>
              <th>Framed</th>
              <th className="pr-4!">Base64</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row
                key={row.entryId}
                row={row}
                isNext={row.entryId.startsWith(PRETENDED)}
                isChosen={row === shown}
                onChoose={() => setChosen(row.entryId)}
              />
            ))}
          </tbody>
        </table>
      </section>
      {shown !== undefined && (
        <FrameDetail
          key={shown.entryId}
          row={shown}
          count={rows.indexOf(shown) + 1}
          device={settings.device}
          hasSecrets={reveal.hasSecrets}
          onResend={
            shown.from === "client" &&
            !place.isLooking &&
            !place.isDraft &&
            shown.kind?.endsWith("_response") === true &&
            !shown.entryId.startsWith(PRETENDED)
              ? () => place.resend(shown.entryId)
              : null
          }
        />
      )}
    </>
  );
}

interface RowProps {
  readonly row: WireRow;
  readonly isNext: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

const CELL =
  "border-line border-t px-2 py-[7px] text-right text-xs leading-[18px] tabular-nums whitespace-nowrap";

function Row({ row: { channel, from, kind, push, isLost }, isNext, isChosen, onChoose }: RowProps) {
  const mask = useMask();
  const isPush = channel === "push";
  const about = push.isAbout ? "about " : "";
  return (
    <tr
      data-channel={channel}
      data-next={isNext || undefined}
      className={clsx(
        "relative text-ink-soft",
        isChosen ? "bg-sunken" : "hover:bg-hover",
        isNext && "text-muted",
      )}
    >
      <td className={clsx(CELL, "pl-4! text-left!", isChosen && "shadow-[inset_2px_0_0_var(--ink)]")}>
        <Badge tone={isNext ? "dash" : isPush ? "warning" : "plain"}>
          {isNext && <span className="sr-only">next: </span>}
          {channel}
        </Badge>
      </td>
      <td className={clsx(CELL, "w-full text-left!")}>
        <button
          type="button"
          aria-pressed={isChosen}
          onClick={onChoose}
          className="flex items-center gap-[9px] font-medium font-mono text-ink tracking-normal after:absolute after:inset-0"
        >
          <VoiceMark by={from === "agent" ? "agent" : "person"} isNext={isNext} className="size-[13px]" />
          <span className={clsx(isNext && "text-muted")}>{short(mask(kind ?? "unreadable"), 40)}</span>
          <span className="sr-only">, from the {from === "agent" ? "agent" : "phone"}</span>
        </button>
        {isLost && <span className="ml-6 block text-danger">lost on the way</span>}
      </td>
      <td className={clsx(CELL, "@max-md:hidden")}>{push.plainBytes.toLocaleString("en")}</td>
      <td className={CELL}>
        {about}
        {push.framedBytes.toLocaleString("en")}
        {push.isCompressed && " zlib"}
      </td>
      <td className={clsx(CELL, "pr-4!")}>
        {about}
        {push.base64Length.toLocaleString("en")}
        {isPush && (
          <>
            <span
              aria-hidden="true"
              className="ml-2 inline-block h-1 w-16 overflow-hidden rounded-full bg-line align-[2px] @max-md:hidden"
            >
              <span
                className={clsx(
                  "block h-full min-w-[3px] rounded-full",
                  push.kind === "content" ? "bg-success-mark" : "bg-warning-mark",
                )}
                style={{ width: `${Math.min(100, (push.base64Length / maxContentBase64) * 100)}%` }}
              />
            </span>
            <span className={clsx("ml-2", push.kind === "wake" && "text-warning")}>{push.kind}</span>
          </>
        )}
      </td>
    </tr>
  );
}
