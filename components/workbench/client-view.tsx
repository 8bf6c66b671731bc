"use client";

import { clsx } from "clsx";
import { useDeferredValue, useMemo } from "react";
import { CopyButton } from "@/components/ui/copy-button";
import { JsonView } from "@/components/ui/json-view";
import { RevealButton, Secrets, useReveal } from "@/components/ui/secrets";
import { exactSize } from "@/components/ui/size";
import { Well } from "@/components/ui/well";
import type { Verdict } from "@/lib/protocol/check";
import { utf8Length } from "@/lib/text/limits";
import { Sheet, SheetLine, type SheetRow, SheetRows } from "./sheet";

export interface ClientViewProps {
  readonly verdict: Verdict;
  /** "The client draws 3 of 4 prompts". */
  readonly title: string;
  readonly sentence: string;
  /** `Check.client`; null: the drawing side has nothing. */
  readonly client: unknown;
  /** What is drawn and what is skipped. */
  readonly rows?: readonly SheetRow[];
  readonly onLine: (row: SheetRow) => void;
}

/** The drawing side: what it made of the message, and what it left out. */
export function ClientView({ rows = [], onLine, ...props }: ClientViewProps) {
  const { verdict, title, sentence } = props;
  // A large value is written out after what was typed is on the screen.
  const client = useDeferredValue(props.client);
  const reveal = useReveal();
  const size = useMemo(() => exactSize(utf8Length(JSON.stringify(client) ?? "")), [client]);
  return (
    <Sheet
      label="Client"
      verdict={verdict}
      title={title}
      sentence={sentence}
      actions={
        client !== null && (
          <>
            <RevealButton reveal={reveal} where="in what the client made of it" />
            <CopyButton
              label={reveal.hasSecrets ? "Copy, secrets included" : "Copy"}
              text={() => JSON.stringify(client, null, 2)}
            />
          </>
        )
      }
    >
      <Well label="What the client made of it" className="flex-1">
        <Secrets values={reveal.values}>
          {rows.length > 0 && <SheetRows rows={rows} onLine={onLine} />}
          {client !== null && (
            <>
              <SheetLine end={size} className={clsx("py-[11px]", rows.length > 0 && "border-line border-t")}>
                What it holds
              </SheetLine>
              <JsonView value={client} hasLineNumbers className="bg-sunken py-2 pr-4" />
            </>
          )}
        </Secrets>
      </Well>
    </Sheet>
  );
}
