import { createStore, type StoreApi } from "zustand/vanilla";
import type { Kind, NextDraft, Protocol } from "@/lib/protocol/protocol";
import { check, inspect } from "@/lib/protocols/check";
import { protocols } from "@/lib/protocols/registry";
import * as changes from "@/lib/session/changes";
import * as exchange from "@/lib/session/exchange";
import {
  DRAFT,
  isDraft as isUnsent,
  type Session,
  type Surroundings,
  startSession,
} from "@/lib/session/session";
import { activeValues, type ValueSets } from "@/lib/session/sets";
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
  /** ISO: the time when it was last asked for; entries have their own. */
  readonly now: string;
  /** A large text is being checked in the background; the session's check is still that of the text before. */
  readonly isChecking: boolean;
  readonly actions: Actions;
}

export type SendResult = changes.Refused | { readonly id: string };

/** The verbs of the workbench; the same object for the life of a store. */
export interface Actions {
  write(source: string): void;
  /** Another text, from a sample (`<protocol>/<name>`), a file, an entry or the driver; without `sets` of its own, the value sets stay. */
  load(source: string, from?: { readonly sample?: string; readonly sets?: ValueSets }): void;
  /** Goes on after a reply: another text, what the agent says before it, and a form that is begun. */
  draftNext(next: NextDraft<unknown>): void;
  /** Takes the text that was sent up as a draft again, with this filled in. */
  draftAgain(draft: unknown): void;
  fill(target: string, draft: unknown): void;
  answer(target: string, draft: unknown): void;
  send(): SendResult;
  /** Something happens at the person's end of an exchange of frames; with `isDraft` the draft is sent before it. */
  act(act: unknown, of: { readonly protocol: Protocol; readonly isDraft?: boolean }): void;
  /** The clock went on: what falls due by itself is done, and what shows the time is drawn anew. */
  passTime(): void;
  say(text: string): void;
  sayAsAgent(text: string): void;
  /** The person's message box. */
  type(message: string): void;
  /** The agent's words that go before the draft. */
  speak(words: string): void;
  lookAt(id: string | null): void;
  /** Runs a step of a message that was sent once more: the entry it lies in, and the step's place. */
  runAgain(of: string, index: number): void;
  continueAt(id: string): void;
  turnBranch(id: string, by: -1 | 1): void;
  /** Undoes a load: the text as it was, with what was filled in for it. */
  restoreText(before: Session): void;
  openTranscript(transcript: Transcript): void;
  /** Undoes a cleared or replaced transcript; the text stays as it is now. */
  restoreTranscript(before: Session): void;
  reset(): void;
  set(settings: Partial<Settings>): void;
  /** Changes the value sets; what they fill is checked and drawn anew. */
  changeSets(change: (now: ValueSets) => ValueSets): void;
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
    { source: start.source, check: first.check, placeholders: first.placeholders },
    surroundings,
  );
  return createStore<WorkbenchState>((set, get) => ({
    session: { ...opened, sample: start.sample },
    settings: start.settings,
    kind: first.kind,
    tookMs: null,
    now: start.stamps.clock.now(),
    isChecking: false,
    actions: actionsOf({ set, get, checker, surroundings }),
  }));
}

/** A text that comes in, with value sets of its own or those there are. */
interface Entering {
  readonly source: string;
  readonly sets?: ValueSets | undefined;
}

type Next = (session: Session, found: Omit<changes.Written, "source">) => Session;

interface Parts {
  readonly set: (change: Partial<WorkbenchState>) => void;
  readonly get: () => WorkbenchState;
  readonly checker: Checker;
  readonly surroundings: Surroundings;
}

function actionsOf({ set, get, checker, surroundings }: Parts): Actions {
  const change = (next: (session: Session) => Session) => set({ session: next(get().session) });

  const context = ({ sets } = get().session) => contextOf(get().settings, activeValues(sets));

  /** Checks the text as it stands once more: what it depends on has changed. */
  function checkAgain() {
    const { source } = get().session;
    enter({ source }, (session, found) => changes.write(session, { source, ...found }, surroundings), redraw);
  }

  /** What is drawn while the text is broken depends on the same things. */
  function redraw() {
    const { staleSince, drawing } = get().session;
    if (staleSince === null || drawing === null) return;
    const { source } = drawing;
    checker.run(source, context(), ({ check }) =>
      change((session) => changes.redraw(session, { source, check })),
    );
  }

  /** Checks a text and takes it in; a large one is known at once and judged later. */
  function enter({ source, sets = get().session.sets }: Entering, next: Next, onEntered?: () => void) {
    let isDone = false;
    let isLater = false;
    checker.run(source, context({ ...get().session, sets }), ({ check, placeholders, kind, tookMs }) => {
      isDone = true;
      const now = get().session;
      const session = next(isLater ? now : { ...now, sets }, { check, placeholders });
      set({ session, kind, tookMs, isChecking: false });
      onEntered?.();
    });
    isLater = true;
    if (!isDone) set({ session: { ...get().session, source, sets }, isChecking: true });
  }

  function send(): SendResult {
    const { session } = get();
    const sent = changes.send(session, inspect(session.source, context()), surroundings);
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
      enter({ source }, (session, found) => changes.write(session, { source, ...found }, surroundings));
    },
    load: (source, { sample = null, sets } = {}) =>
      enter({ source, sets }, (session, found) => ({
        ...changes.load(session, { source, ...found }, surroundings),
        sample,
      })),
    draftNext: ({ text: source, words, fill }) =>
      enter({ source }, (session, found) =>
        changes.draftNext(session, { written: { source, ...found }, words, fill }, surroundings),
      ),
    restoreText: (before) =>
      enter(before, (session, written) => changes.reload(session, { before, written }, surroundings)),
    restore: (session, drawnSource) => {
      const drawn =
        drawnSource === null
          ? undefined
          : { source: drawnSource, check: check(drawnSource, context(session)) };
      enter(session, (_now, found) => changes.restore(session, { ...found, drawn }, surroundings));
    },
    answer: (target, draft) => {
      const id = target === DRAFT ? sendDraft(draft) : target;
      if (id === null) return;
      const as = get().settings.answers;
      change((session) => changes.answer(session, { target: id, draft, as }, surroundings));
    },
    send,
    act: (act, { protocol, isDraft = false }) => {
      if (isDraft && isUnsent(get().session) && "refused" in send()) return;
      change((session) => exchange.act(session, { protocol, act }, surroundings));
    },
    passTime: () =>
      set({ session: exchange.passTime(get().session, surroundings), now: surroundings.stamps.clock.now() }),
    draftAgain: (draft) => change((session) => changes.draftAgain(session, draft)),
    fill: (target, draft) => change((session) => changes.fill(session, target, draft)),
    say: (text) => change((session) => changes.say(session, text, surroundings)),
    sayAsAgent: (text) => change((session) => changes.sayAsAgent(session, text, surroundings)),
    type: (message) => change((session) => changes.type(session, message)),
    speak: (words) => change((session) => changes.speak(session, words)),
    runAgain: (of, index) => {
      const context = contextOf(get().settings);
      change((session) => changes.runAgain(session, { of, index, context }, surroundings));
    },
    lookAt: (id) => change((session) => changes.lookAt(session, id)),
    continueAt: (id) => change((session) => changes.continueAt(session, id)),
    turnBranch: (id, by) => change((session) => changes.turnBranch(session, id, by)),
    openTranscript: (transcript) => change((session) => changes.openTranscript(session, transcript)),
    restoreTranscript: ({ transcript, fills }) =>
      change((session) => ({
        ...session,
        transcript,
        openedCount: transcript.entries.length,
        fills: { ...fills, ...session.fills },
        lookingAt: null,
      })),
    reset: () => change(changes.reset),
    set: (change) => {
      const before = get().settings;
      const settings = { ...before, ...change };
      set({ settings });
      if (JSON.stringify(contextOf(before)) !== JSON.stringify(contextOf(settings))) checkAgain();
    },
    changeSets: (change) => {
      const { session } = get();
      const sets = change(session.sets);
      if (sets === session.sets) return;
      set({ session: { ...session, sets } });
      if (activeValues(sets) !== activeValues(session.sets)) checkAgain();
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
