import { CopyButton } from "@/components/ui/copy-button";
import { CutText } from "@/components/ui/cut-text";
import { useMask } from "@/components/ui/secrets";
import { Well } from "@/components/ui/well";
import { flatTextOf } from "../flat-text";
import type { BesideProps } from "./beside";

/** What waits as a chat app would say it: plain lines, secrets masked for good. */
export function AsText({ phone, place, client }: BesideProps) {
  const mask = useMask();
  const text = textOf({ phone, place, client });
  if (text === "") return <p className="px-4 py-3.5 text-muted">There is nothing to say as text.</p>;
  return (
    <>
      <p className="flex flex-none items-center gap-2 px-4 pt-2.5 pb-1 text-muted text-xs">
        As a chat app shows it, without blocks
        <span className="ml-auto">
          <CopyButton text={text} />
        </span>
      </p>
      <Well label="As text" className="px-4 pb-3.5">
        <pre
          className="whitespace-pre-wrap font-mono text-xs leading-[19px] [overflow-wrap:anywhere]"
          dir="auto"
        >
          <CutText text={mask(text)} limit={20_000} />
        </pre>
      </Well>
    </>
  );
}

function textOf({ phone, place, client }: Pick<BesideProps, "phone" | "place" | "client">): string {
  if (client?.payload != null && client.payload.kind !== "inbox_update") return client.flattened;
  const open = phone.items.find(({ key }) => key === place.openKey);
  const items = open === undefined ? phone.items : [open];
  if (items.length === 0) return client === null ? "" : client.flattened;
  return flatTextOf(items);
}
