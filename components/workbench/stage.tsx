"use client";

import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useMemo, useState } from "react";
import type { DraftView, SurfaceProps } from "@/components/surfaces/surface";
import { type Surface, surfaces } from "@/components/surfaces/surfaces";
import { useTheme } from "@/components/ui/theme";
import type { NextDraft, Protocol } from "@/lib/protocol/protocol";
import { protocols } from "@/lib/protocols/registry";
import { conversationAt } from "@/lib/session/conversation";
import { DRAFT, isDraft, type Session } from "@/lib/session/session";
import type { Range } from "@/lib/text/layer";
import { EmptyStage } from "./empty-stage";
import { StageHead, StagePanel } from "./stage-head";
import { StageStrips } from "./stage-strips";
import { firstSamples } from "./start";
import { useWorkbench } from "./use-workbench";

type View = "surface" | "engine" | "client";

interface StageProps {
  readonly isUtc: boolean;
  readonly onGo: (range: Range) => void;
  readonly onSample: (id: string) => void;
  readonly onOpenAsTranscript: () => void;
  readonly onDraftNext: (next: NextDraft<unknown>) => void;
}

type LazySurface = LazyExoticComponent<ComponentType<SurfaceProps>>;
const drawn = new Map<Surface, LazySurface>(
  Object.values<Surface>(surfaces).map((surface) => [surface, lazy(surface.load)]),
);

const Sides = lazy(() => import("./sides").then(({ Sides }) => ({ default: Sides })));

/** The surface of a protocol; the first one's while there is none. */
export function surfaceOf(protocol: Protocol | undefined): Surface {
  const id = protocols.find((known) => known === protocol)?.id ?? protocols[0].id;
  return surfaces[id];
}

/** The draft as the surface draws it; null while the text was sent, or stands for nothing that is drawn. */
function draftOf(session: Session): DraftView | null {
  const { drawing, staleSince, lookingAt, check } = session;
  if (drawing === null || drawing.client === null || lookingAt !== null || !isDraft(session)) return null;
  const [worst] = check.problems;
  return {
    protocol: drawing.protocol,
    client: drawing.client,
    fill: session.fills[DRAFT],
    stale:
      staleSince === null
        ? null
        : { since: staleSince, reason: worst?.message ?? "The text cannot be read." },
  };
}

/** The middle of the screen: the surface with conversation and draft, or what engine and client say. */
export function Stage({ isUtc, onGo, onSample, onOpenAsTranscript, onDraftNext }: StageProps) {
  const [view, setView] = useState<View>("surface");
  const session = useWorkbench((state) => state.session);
  const { check, drawing, transcript, lookingAt, fills } = session;
  const conversation = useMemo(
    () => conversationAt({ transcript, lookingAt, fills }, protocols),
    [transcript, lookingAt, fills],
  );
  const draft = draftOf(session);
  const shown = draft?.protocol ?? conversation.findLast((item) => item.kind === "message")?.protocol;
  const surface = surfaceOf(shown ?? drawing?.protocol);
  const reason = useMemo(() => reasonOf(session), [session]);
  const isEmpty = conversation.length === 0 && draft === null && session.source.trim() === "";
  return (
    <>
      <StageHead
        views={[
          { id: "surface", label: surface.name },
          { id: "engine", label: "Engine" },
          { id: "client", label: "Client" },
        ]}
        view={view}
        onView={setView}
        verdict={session.source.trim() === "" ? null : check.verdict}
        reason={reason}
      />
      <StagePanel view={view}>
        {view === "surface" ? (
          <>
            <StageStrips
              onGo={onGo}
              onOpenAsTranscript={onOpenAsTranscript}
              isUtc={isUtc}
              hasDraft={draft !== null}
              isBlank={conversation.length === 0 && transcript.entries.length > 0}
            />
            {isEmpty ? (
              <EmptyStage starts={firstSamples} onStart={onSample} />
            ) : (
              <SurfaceView
                surface={surface}
                conversation={conversation}
                draft={draft}
                isUtc={isUtc}
                onDraftNext={onDraftNext}
              />
            )}
          </>
        ) : (
          <Suspense fallback={null}>
            <Sides view={view} onGo={onGo} />
          </Suspense>
        )}
      </StagePanel>
    </>
  );
}

function reasonOf({ check, source }: Session): string {
  if (source.trim() === "") return "";
  const protocol = protocols.find(({ id }) => id === check.protocol);
  if (protocol !== undefined) return protocol.report(check).reason;
  if (check.form === "timeline") return "a timeline of several messages";
  return check.form === "text" ? "the text cannot be read" : "no protocol’s message";
}

interface SurfaceViewProps extends Pick<SurfaceProps, "conversation" | "draft"> {
  readonly surface: Surface;
  readonly isUtc: boolean;
  readonly onDraftNext: (next: NextDraft<unknown>) => void;
}

function SurfaceView({ surface, conversation, draft, isUtc, onDraftNext }: SurfaceViewProps) {
  const { theme } = useTheme();
  const actions = useWorkbench((state) => state.actions);
  const files = useWorkbench((state) => state.settings.files);
  const { words, message, lookingAt } = useWorkbench((state) => state.session);
  const Drawn = drawn.get(surface);
  if (Drawn === undefined) throw new TypeError(`The surface ${surface.name} is not in the list of surfaces.`);
  return (
    <Suspense fallback={<div className="min-h-0 flex-1" />}>
      <Drawn
        conversation={conversation}
        draft={draft}
        isLookingBack={lookingAt !== null}
        words={words}
        message={message}
        theme={theme}
        files={files}
        utc={isUtc}
        onFill={actions.fill}
        onAnswer={actions.answer}
        onDraftNext={onDraftNext}
        onMessage={actions.type}
        onSay={actions.say}
        onWords={actions.speak}
        onAgentSay={actions.sayAsAgent}
      />
    </Suspense>
  );
}
