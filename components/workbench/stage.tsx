"use client";

import { type ComponentType, Suspense, useMemo, useState } from "react";
import type { DraftView, SurfaceProps } from "@/components/surfaces/surface";
import { type Surface, surfaces } from "@/components/surfaces/surfaces";
import { lazyPart } from "@/components/ui/lazy-part";
import { useTheme } from "@/components/ui/theme";
import type { Fix } from "@/lib/protocol/problem";
import type { NextDraft, Protocol, Subject } from "@/lib/protocol/protocol";
import { protocols } from "@/lib/protocols/registry";
import { conversationAt } from "@/lib/session/conversation";
import { draftFillOf, isDraft, type Session, whyHeldBack } from "@/lib/session/session";
import type { Range } from "@/lib/text/layer";
import type { ConversationItem } from "@/lib/transcript/conversation";
import type { Entry } from "@/lib/transcript/entry";
import { exchangedOf, isOfExchange } from "@/lib/transcript/exchanged";
import { pathTo } from "@/lib/transcript/transcript";
import { EmptyStage } from "./empty-stage";
import { StageHead, StagePanel } from "./stage-head";
import { StageStrips } from "./stage-strips";
import { firstSamples } from "./start";
import { subjectOf } from "./subject";
import { useWorkbench } from "./use-workbench";

type View = "surface" | "aside" | "engine" | "client";

interface StageProps {
  readonly isUtc: boolean;
  readonly onGo: (range: Range) => void;
  readonly onSample: (id: string) => void;
  readonly onOpenAsTranscript: () => void;
  readonly onDraftNext: (next: NextDraft<unknown>) => void;
  readonly onFix: (fix: Fix) => void;
}

const nothing: readonly never[] = [];

type LazySurface = ComponentType<SurfaceProps>;
// By what loads it: protocols that share a surface share what it holds.
const drawn = new Map<Surface["load"], LazySurface>(
  Object.values<Surface>(surfaces).map(({ load }) => [load, lazyPart(load)]),
);

const Sides = lazyPart(async () => ({ default: (await import("./sides")).Sides }));

/** The surface of a protocol; the first one's while there is none. */
export function surfaceOf(protocol: Protocol | undefined): Surface {
  const id = protocols.find((known) => known === protocol)?.id ?? protocols[0].id;
  return surfaces[id];
}

/** The draft as the surface draws it; null while the text was sent, or stands for nothing that is drawn. */
function draftOf(session: Session, subject: Subject | null): DraftView | null {
  const { drawing, staleSince, lookingAt, check } = session;
  if (drawing === null || drawing.client === null || lookingAt !== null || !isDraft(session)) return null;
  const [worst] = check.problems;
  return {
    protocol: drawing.protocol,
    client: drawing.client,
    subject,
    fill: draftFillOf(session),
    problems: staleSince === null ? check.problems : [],
    stale:
      staleSince === null
        ? null
        : { since: staleSince, reason: worst?.message ?? "The text cannot be read." },
  };
}

/** The middle of the screen: the surface with conversation and draft, or what engine and client say. */
export function Stage({ isUtc, onGo, onSample, onOpenAsTranscript, onDraftNext, onFix }: StageProps) {
  const [chosen, setView] = useState<View>("surface");
  const session = useWorkbench((state) => state.session);
  const { check, drawing, transcript, lookingAt, fills } = session;
  const conversation = useMemo(
    () => conversationAt({ transcript, lookingAt, fills }, protocols),
    [transcript, lookingAt, fills],
  );
  const subject = drawing?.protocol.exchange === undefined ? null : subjectOf(session);
  const draft = draftOf(session, subject);
  const path = pathTo(transcript, lookingAt ?? transcript.head);
  const shown = draft?.protocol ?? shownOf(path, conversation);
  const surface = surfaceOf(shown ?? drawing?.protocol);
  // What is chosen stays chosen while another surface has no such view.
  const view = chosen === "aside" && surface.aside === undefined ? "surface" : chosen;
  const exchanged = shown?.exchange === undefined ? nothing : exchangedOf(path, shown.exchange);
  const reason = useMemo(() => reasonOf(session), [session]);
  const isEmpty =
    conversation.length === 0 && exchanged.length === 0 && draft === null && session.source.trim() === "";
  return (
    <>
      <StageHead
        views={[
          { id: "surface", label: surface.name },
          ...(surface.aside === undefined
            ? []
            : [{ id: "aside", label: surface.aside, isNarrowOnly: true } as const]),
          { id: "engine", label: "Engine" },
          { id: "client", label: "Client" },
        ]}
        view={view}
        onView={setView}
        verdict={session.source.trim() === "" ? null : check.verdict}
        reason={reason}
      />
      <StagePanel view={view}>
        {view === "surface" || view === "aside" ? (
          <>
            <StageStrips
              onGo={onGo}
              onOpenAsTranscript={onOpenAsTranscript}
              isUtc={isUtc}
              hasDraft={draft !== null}
              isBlank={conversation.length === 0 && exchanged.length === 0 && transcript.entries.length > 0}
            />
            {isEmpty ? (
              <EmptyStage starts={firstSamples} onStart={onSample} />
            ) : (
              <SurfaceView
                surface={surface}
                protocol={shown ?? drawing?.protocol}
                exchanged={exchanged}
                isAside={view === "aside"}
                conversation={conversation}
                draft={draft}
                isUtc={isUtc}
                onDraftNext={onDraftNext}
                onFix={onFix}
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

/** The protocol whose surface draws an item. */
function protocolOf(item: ConversationItem): Protocol | undefined {
  if (item.kind === "message") return item.protocol;
  return item.kind === "answer" ? item.said?.protocol : undefined;
}

function reasonOf(session: Session): string {
  const { check, source } = session;
  if (source.trim() === "") return "";
  const held = isDraft(session) ? whyHeldBack(session) : undefined;
  if (held !== undefined) return held;
  const protocol = protocols.find(({ id }) => id === check.protocol);
  if (protocol !== undefined) return protocol.report(check).reason;
  if (check.form === "timeline") return "a timeline of several messages";
  return check.form === "text" ? "the text cannot be read" : "no protocol’s message";
}

/** The protocol of the latest thing that is drawn of a transcript. */
function shownOf(path: readonly Entry[], conversation: readonly ConversationItem[]): Protocol | undefined {
  const drawnIn = new Map(conversation.map((item) => [item.entryId, protocolOf(item)] as const));
  for (const entry of path.toReversed()) {
    const protocol =
      drawnIn.get(entry.id) ??
      protocols.find(({ exchange }: Protocol) => exchange !== undefined && isOfExchange(entry, exchange));
    if (protocol !== undefined) return protocol;
  }
  return undefined;
}

interface SurfaceViewProps
  extends Pick<SurfaceProps, "conversation" | "draft" | "exchanged" | "isAside" | "onFix"> {
  readonly surface: Surface;
  readonly protocol: Protocol | undefined;
  readonly isUtc: boolean;
  readonly onDraftNext: (next: NextDraft<unknown>) => void;
}

function SurfaceView({ surface, protocol, isUtc, onDraftNext, ...shown }: SurfaceViewProps) {
  const { theme } = useTheme();
  const actions = useWorkbench((state) => state.actions);
  const settings = useWorkbench((state) => state.settings);
  const now = useWorkbench((state) => state.now);
  const { words, message, lookingAt, transcript, openedCount, fills, sets } = useWorkbench(
    (state) => state.session,
  );
  const entries = pathTo(transcript, lookingAt ?? transcript.head);
  const freshIds = useMemo(
    () => new Set(transcript.entries.slice(openedCount).map(({ id }) => id)),
    [transcript.entries, openedCount],
  );
  const keptAs = `surface ${surface.name}`;
  const Drawn = drawn.get(surface.load);
  if (Drawn === undefined) throw new TypeError(`The surface ${surface.name} is not in the list of surfaces.`);
  return (
    <Suspense fallback={<div className="min-h-0 flex-1" />}>
      <Drawn
        {...shown}
        entries={entries}
        freshIds={freshIds}
        now={now}
        settings={settings}
        isLookingBack={lookingAt !== null}
        words={words}
        message={message}
        theme={theme}
        files={settings.files}
        sets={sets}
        utc={isUtc}
        latencyMs={Number(settings.latency)}
        kept={fills[keptAs]}
        onKeep={(kept) => actions.fill(keptAs, kept)}
        onRunStep={actions.runAgain}
        onFill={actions.fill}
        onAnswer={actions.answer}
        onDraftNext={onDraftNext}
        onAct={(act) => protocol && actions.act(act, { protocol, isDraft: shown.draft !== null })}
        onSettings={actions.set}
        onDraftAgain={actions.draftAgain}
        onMessage={actions.type}
        onSay={actions.say}
        onWords={actions.speak}
        onAgentSay={actions.sayAsAgent}
        onSets={actions.changeSets}
      />
    </Suspense>
  );
}
