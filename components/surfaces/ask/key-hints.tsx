import { useLayoutEffect, useRef, useState } from "react";
import { hintsFor, type KeyHint } from "@/lib/protocols/ask-user";
import { useSheet } from "./sheet-context";

const page: KeyHint = { keys: "PgDn", does: "scroll" };
const preview: KeyHint = { keys: "Shift+↓", does: "scroll the preview" };

/** The keys that act where the sheet stands. */
export function KeyHints() {
  const { flow, sheet, isOpen } = useSheet();
  const line = useRef<HTMLDivElement>(null);
  const [long, setLong] = useState("");
  useLayoutEffect(() => {
    setLong(findLong(line.current?.parentElement));
  });
  const hints = hintsFor(flow, sheet);
  const ways = [...(long === "" ? [] : [page]), ...(long === "both" ? [preview] : [])];
  return (
    <div
      ref={line}
      className="flex min-h-[39px] flex-wrap content-start gap-x-[3ch] gap-y-0.5 border-line-strong border-t px-[3ch] py-[9px] text-muted text-xs leading-5 @max-[880px]:min-h-[61px] narrow:hidden"
    >
      {isOpen ? (
        [...hints.slice(0, -1), ...ways, ...hints.slice(-1)].map(({ keys, does }) => (
          <span key={`${keys} ${does}`} className="whitespace-nowrap">
            <kbd className="font-medium font-mono text-ink">{keys}</kbd> {does}
          </span>
        ))
      ) : (
        <span>Nothing acts here now.</span>
      )}
    </div>
  );
}

/** What is longer than its place: the body, the preview, both, or nothing. */
function findLong(sheet: Element | null | undefined): "" | "body" | "preview" | "both" {
  const [isBody, isPreview] = ["[data-sheet-body]", "[data-preview]"].map((name) => {
    const part = sheet?.querySelector(name);
    return part ? part.scrollHeight > part.clientHeight + 1 : false;
  });
  if (isBody && isPreview) return "both";
  return isBody ? "body" : isPreview ? "preview" : "";
}
