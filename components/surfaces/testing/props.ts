import { noSets } from "@/lib/session/sets";
import { defaultSettings } from "@/lib/share/settings";
import type { SurfaceProps } from "../surface";

const nothing = () => {};

/** What a surface is given while nothing was sent, written or set; for tests. */
export const quietProps: SurfaceProps = {
  conversation: [],
  entries: [],
  freshIds: new Set(),
  latencyMs: 0,
  kept: undefined,
  onKeep: nothing,
  onRunStep: nothing,
  draft: null,
  isLookingBack: false,
  words: "",
  message: "",
  theme: "light",
  files: [],
  exchanged: [],
  sets: noSets,
  now: "2026-01-01T09:41:00.000Z",
  settings: defaultSettings,
  isAside: false,
  utc: true,
  onFill: nothing,
  onAnswer: nothing,
  onDraftNext: nothing,
  onSets: nothing,
  onDraftAgain: nothing,
  onFix: nothing,
  onAct: nothing,
  onSettings: nothing,
  onMessage: nothing,
  onSay: nothing,
  onWords: nothing,
  onAgentSay: nothing,
};
