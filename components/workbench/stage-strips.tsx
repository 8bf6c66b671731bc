"use client";

import { LinkButton } from "@/components/ui/button";
import { useMask } from "@/components/ui/secrets";
import { Strip } from "@/components/ui/strip";
import { Time } from "@/components/ui/time";
import { isDraft, type Session } from "@/lib/session/session";
import type { Range } from "@/lib/text/layer";
import { findEntry } from "@/lib/transcript/transcript";
import { useWorkbench } from "./use-workbench";

interface StageStripsProps {
  readonly onGo: (range: Range) => void;
  readonly onOpenAsTranscript: () => void;
  readonly isUtc: boolean;
  readonly hasDraft: boolean;
  /** Something was sent, and none of it is drawn. */
  readonly isBlank: boolean;
}

/** Lines above the drawing: why it is not of the text, or which moment it shows. */
export function StageStrips(props: StageStripsProps) {
  const session = useWorkbench((state) => state.session);
  const mask = useMask();
  if (session.lookingAt !== null) return <LookingStrip {...props} session={session} />;
  if (!isDraft(session)) {
    if (!props.isBlank) return null;
    return <Strip>What was sent draws nothing here. What became of it stands in the transcript.</Strip>;
  }
  const { check, staleSince } = session;
  if (check.form === "timeline") return <TimelineStrip onOpenAsTranscript={props.onOpenAsTranscript} />;
  if (check.form === "answer") return <Strip>An answer. Send enters it as the person’s.</Strip>;
  if (check.form === "failed call" && check.protocol !== null) {
    return <Strip>A failed call. Send enters it in the transcript; nothing is drawn.</Strip>;
  }
  const [worst] = check.problems;
  if (worst === undefined || (check.verdict !== "unrecognised" && props.hasDraft)) return null;
  const { line } = worst.range.start;
  return (
    <Strip
      severity={worst.severity}
      actions={<LinkButton onClick={() => props.onGo(worst.range)}>Go to line {line}</LinkButton>}
    >
      <b>Line {line}:</b> {mask(worst.message)} {staleSince !== null && "Below is the last good drawing."}
    </Strip>
  );
}

function TimelineStrip({ onOpenAsTranscript }: Pick<StageStripsProps, "onOpenAsTranscript">) {
  return (
    <Strip actions={<LinkButton onClick={onOpenAsTranscript}>Open as transcript</LinkButton>}>
      A timeline of several messages. It stays in the editor until you open it.
    </Strip>
  );
}

function LookingStrip({ session, isUtc }: StageStripsProps & { readonly session: Session }) {
  const { lookAt, continueAt } = useWorkbench((state) => state.actions);
  const id = session.lookingAt ?? "";
  const entry = findEntry(session.transcript, id);
  return (
    <Strip
      actions={
        <>
          <LinkButton onClick={() => continueAt(id)}>Continue from here</LinkButton>
          <LinkButton onClick={() => lookAt(null)}>Back to now</LinkButton>
        </>
      }
    >
      You are looking at an earlier moment
      {entry && (
        <>
          , <Time at={entry.at} isUtc={isUtc} />
        </>
      )}
      .
    </Strip>
  );
}
