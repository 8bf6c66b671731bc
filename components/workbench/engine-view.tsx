"use client";

import { clsx } from "clsx";
import { useMemo } from "react";
import { CopyButton } from "@/components/ui/copy-button";
import { CutText } from "@/components/ui/cut-text";
import { RevealButton, Secrets, useMask, useReveal } from "@/components/ui/secrets";
import { exactSize } from "@/components/ui/size";
import { Well } from "@/components/ui/well";
import type { EngineResult, Verdict } from "@/lib/protocol/check";
import { utf8Length } from "@/lib/text/limits";
import { Sheet, SheetLine, type SheetRow, SheetRows } from "./sheet";

export interface EngineViewProps {
  readonly verdict: Verdict;
  /** "The engine refuses this call". */
  readonly title: string;
  readonly sentence: string;
  /** Null: no engine has a say in this form, and `sentence` says why. */
  readonly engine: EngineResult | null;
  /** How far it read, where that is worth showing. */
  readonly rows?: readonly SheetRow[];
  readonly onLine: (row: SheetRow) => void;
}

/** The agent's side: what the tool gives back, byte for byte. */
export function EngineView({ verdict, title, sentence, engine, rows = [], onLine }: EngineViewProps) {
  const reveal = useReveal();
  const size = useMemo(() => (engine ? exactSize(utf8Length(engine.output)) : ""), [engine]);
  return (
    <Sheet
      label="Engine"
      verdict={verdict}
      title={title}
      sentence={sentence}
      actions={
        engine && (
          <>
            <RevealButton reveal={reveal} where="in what the agent gets" />
            <CopyButton label={reveal.hasSecrets ? "Copy, secrets included" : "Copy"} text={engine.output} />
          </>
        )
      }
    >
      {engine && (
        <Well label="What the agent gets" className="flex-1">
          <Secrets values={reveal.values}>
            <pre
              className={clsx(
                "whitespace-pre-wrap border-line border-b bg-sunken px-[18px] py-3.5 font-mono text-code [overflow-wrap:anywhere]",
                engine.ok ? "text-ink-soft" : "text-danger",
              )}
            >
              <MaskedText text={engine.output} />
            </pre>
            <SheetLine end={engine.ok ? size : `${size}, refused`} className="pt-3.5 pb-0.5 last:pb-3">
              {rows.length > 0 ? "How far it read" : "Size"}
            </SheetLine>
            {rows.length > 0 && <SheetRows rows={rows} onLine={onLine} />}
          </Secrets>
        </Well>
      )}
    </Sheet>
  );
}

function MaskedText({ text }: { readonly text: string }) {
  return <CutText text={useMask()(text)} />;
}
