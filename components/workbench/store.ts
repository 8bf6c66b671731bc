import { createStore, type StoreApi } from "zustand/vanilla";
import type { Check } from "@/lib/protocol/check";
import type { Kind, NextDraft } from "@/lib/protocol/protocol";
import { check, inspect } from "@/lib/protocols/check";
import { protocols } from "@/lib/protocols/registry";
import * as changes from "@/lib/session/changes";
import { DRAFT, type Session, startSession } from "@/lib/session/session";
import { contextOf, type Settings } from "@/lib/share/settings";
import type { Stamps } from "@/lib/transcript/clock";
import type { Transcript } from "@/lib/transcript/transcript";
import { type Checked, type Checker, type OnChecked, startChecker } from "./checker";

export interface WorkbenchState {
  readonly session: Session;
  readonly settings: Settings;
  /** Which side of its protocol the text is; null where it is no single message. */
  readonly kind: Kind | null;
  /** How long the last check took, in milliseconds; null for the first, whose time is the server's. */
  readonly tookMs: number | null;
  /** A large text is being checked in the background; the session's check is still that of the text before. */
  readonly isChecking: boolean;
  readonly actions: Actions;
}

export type SendResult = changes.Refused | { readonly id: string };

/** The verbs of the workbench; the same object for the life of a store. */
export interface Actions {
  write(source: string): void;
  /** Another text, from a sample (`<protocol>/<name>`), a file, an entry or the driver. */
  load(source: string, sample?: string): void;
  /** Goes on after a reply: another text, what the agent says before it, and a form that is begun. */
  draftNext(next: NextDraft<unknown>): void;
  fill(target: string, draft: unknown): void;
  answer(target: string, draft: unknown): void;
  send(): SendResult;
  say(text: string): void;
  sayAsAgent(text: string): void;
  /** The person's message box. */
  type(message: string): void;
  /** The agent's words that go before the draft. */
  speak(words: string): void;
  lookAt(id: string | null): void;
  continueAt(id: string): void;
  turnBranch(id: string, by: -1 | 1): void;
  /** Undoes a load: the text as it was, with what was filled in for it. */
  restoreText(before: Session): void;
  openTranscript(transcript: Transcript): void;
  /** Undoes a cleared or replaced transcript; the text stays as it is now. */
  restoreTranscript(before: Session): void;
  reset(): void;
  set(settings: Partial<Settings>): void;
  /** Puts a session back: from storage, or to undo. Its text is checked anew; where it is broken, `drawnSource` is drawn. */
  restore(session: Session, drawnSource: string | null): void;
}

export interface Start {
  readonly source: string;
  readonly sample: string | null;
  readonly settings: Settings;
  readonly stamps: Stamps;
}

export type Workbench = StoreApi<WorkbenchState>;

/** A workbench that opens with a text. One for each page; the server makes one for the first drawing. */
export function createWorkbench(start: Start, checker: Checker = startChecker()): Workbench {
  const surroundings = { protocols, stamps: start.stamps };
  const first = checkNow(start, checker);
  const opened = changes.write(
    startSession(start.source, first.check),
    { source: start.source, ...first },
    surroundings,
  );
  return createStore<WorkbenchState>((set, get) => ({
    session: { ...opened, sample: start.sample },
    settings: start.settings,
    kind: first.kind,
    tookMs: null,
    isChecking: false,
    actions: actionsOf({ set, get, checker, surroundings }),
  }));
}

interface Parts {
  readonly set: (change: Partial<WorkbenchState>) => void;
  readonly get: () => WorkbenchState;
  readonly checker: Checker;
  readonly surroundings: changes.Surroundings;
}

function actionsOf({ set, get, checker, surroundings }: Parts): Actions {
  const change = (next: (session: Session) => Session) => set({ session: next(get().session) });

  /** Checks a text and takes it in; a large one is known at once and judged later. */
  function enter(source: string, next: (session: Session, check: Check) => Session) {
    let isDone = false;
    checker.run(source, contextOf(get().settings), ({ check, kind, tookMs }) => {
      isDone = true;
      set({ session: next(get().session, check), kind, tookMs, isChecking: false });
    });
    if (!isDone) set({ session: { ...get().session, source }, isChecking: true });
  }

  function send(): SendResult {
    const { session, settings } = get();
    const sent = changes.send(session, inspect(session.source, contextOf(settings)), surroundings);
    if ("refused" in sent) return sent;
    set({ session: sent.session });
    return { id: sent.id };
  }

  function sendDraft(draft: unknown): string | null {
    change((session) => changes.fill(session, DRAFT, draft));
    const sent = send();
    return "id" in sent ? sent.id : null;
  }

  return {
    write: (source) => {
      if (source === get().session.source) return;
      enter(source, (session, check) => changes.write(session, { source, check }, surroundings));
    },
    load: (source, sample) =>
      enter(source, (session, check) => ({
        ...changes.load(session, { source, check }, surroundings),
        sample: sample ?? null,
      })),
    draftNext: ({ text: source, words, fill }) =>
      enter(source, (session, check) =>
        changes.draftNext(session, { written: { source, check }, words, fill }, surroundings),
      ),
    restoreText: (before) =>
      enter(before.source, (session, check) => changes.reload(session, { before, check }, surroundings)),
    restore: (session, drawnSource) => {
      const drawn =
        drawnSource === null
          ? undefined
          : { source: drawnSource, check: check(drawnSource, contextOf(get().settings)) };
      enter(session.source, (_now, check) => changes.restore(session, { check, drawn }, surroundings));
    },
    answer: (target, draft) => {
      const id = target === DRAFT ? sendDraft(draft) : target;
      if (id === null) return;
      const as = get().settings.answers;
      change((session) => changes.answer(session, { target: id, draft, as }, surroundings));
    },
    send,
    fill: (target, draft) => change((session) => changes.fill(session, target, draft)),
    say: (text) => change((session) => changes.say(session, text, surroundings)),
    sayAsAgent: (text) => change((session) => changes.sayAsAgent(session, text, surroundings)),
    type: (message) => change((session) => changes.type(session, message)),
    speak: (words) => change((session) => changes.speak(session, words)),
    lookAt: (id) => change((session) => changes.lookAt(session, id)),
    continueAt: (id) => change((session) => changes.continueAt(session, id)),
    turnBranch: (id, by) => change((session) => changes.turnBranch(session, id, by)),
    openTranscript: (transcript) => change((session) => changes.openTranscript(session, transcript)),
    restoreTranscript: ({ transcript, fills }) =>
      change((session) => ({
        ...session,
        transcript,
        fills: { ...fills, ...session.fills },
        lookingAt: null,
      })),
    reset: () => change(changes.reset),
    set: (change) => {
      const before = get().settings;
      const settings = { ...before, ...change };
      set({ settings });
      if (JSON.stringify(contextOf(before)) === JSON.stringify(contextOf(settings))) return;
      const { source } = get().session;
      enter(source, (session, check) => changes.write(session, { source, check }, surroundings));
    },
  };
}

function checkNow({ source, settings }: Start, checker: Checker): Checked {
  const found: Checked[] = [];
  const keep: OnChecked = (checked) => found.push(checked);
  checker.run(source, contextOf(settings), keep);
  const [first] = found;
  if (first === undefined)
    throw new RangeError("A workbench opens with a text small enough to be checked at once.");
  return first;
}
