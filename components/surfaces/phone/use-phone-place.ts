import { useCallback, useEffect, useRef, useState } from "react";
import { announce } from "@/components/ui/announcer";
import type { Exchanged } from "@/lib/protocol/exchange";
import { type Answer, type InboxClient, phoneStateOf } from "@/lib/protocols/inbox";
import type { SurfaceProps } from "../surface";
import type { Lead } from "./phone-context";

interface Scene {
  readonly sent: readonly Exchanged[];
  readonly client: InboxClient | null;
}

/** Where the person is on the phone, and what they do there. */
export interface PhonePlace {
  readonly isLocked: boolean;
  readonly isInApp: boolean;
  /** The item whose screen is open; null: the inbox. */
  readonly openKey: string | null;
  readonly lead: Lead | null;
  /** What the app has to say, where something did not go through. */
  readonly note: string | null;
  readonly isOnline: boolean;
  readonly isLooking: boolean;
  readonly isDraft: boolean;
  readonly unlock: () => void;
  readonly openApp: () => void;
  readonly leaveApp: () => void;
  readonly openItem: (key: string | null) => void;
  readonly openLead: (lead: Lead) => void;
  readonly closeLead: () => void;
  readonly answer: (answer: Answer) => void;
  readonly refresh: () => void;
  readonly restartAgent: () => void;
  readonly resend: (entryId: string) => void;
}

const OFFLINE = "No connection. Nothing was sent; what you decided is still open.";
const OFFLINE_INBOX = "No connection. This is what the app had last.";

/** The state of the phone that is not in what travelled: locked or not, which app and which screen. */
export function usePhonePlace(props: SurfaceProps, { sent, client }: Scene): PhonePlace {
  const { settings, isLookingBack, draft, exchanged, onAct, onSettings } = props;
  const [isAppOpen, setAppOpen] = useState(false);
  const [openKey, setOpenKey] = useState<string | null>(null);
  const [lead, setLead] = useState<Lead | null>(null);
  const [isRefused, setRefused] = useState(false);
  const isOnline = settings.online === "true";
  const isDraft = client !== null;
  const isStale = draft !== null && draft.stale !== null;
  const isFree = !isLookingBack && !isStale;
  // A moment that is looked at shows what came last: a notification, or the app that fetched it.
  const hasFetched = isLookingBack && !phoneStateOf(sent).isBehind && phoneStateOf(sent).hasInbox;
  const isLocked = isLookingBack ? !hasFetched : settings.locked === "true";
  const isInApp = isLookingBack ? hasFetched : isAppOpen && !isLocked;

  const connection = useConnection(props, { isInApp: isInApp && isFree, isDraft });
  const closeAll = () => {
    setOpenKey(null);
    setLead(null);
    setRefused(false);
  };
  const openApp = () => {
    setAppOpen(true);
    closeAll();
    if (settings.locked === "true") onSettings({ locked: "false" });
    if (isOnline && !isDraft) connection.open();
  };
  const answer = (given: Answer) => {
    if (!isFree) return;
    if (!isOnline) {
      setRefused(true);
      announce(OFFLINE);
      return;
    }
    const { device: platform, answerArrives } = settings;
    onAct({ do: "answer", answer: given, isLost: answerArrives === "false", platform });
    closeAll();
    announce(saysOf(given));
  };
  return {
    isLocked,
    isInApp,
    openKey: isLookingBack ? null : openKey,
    lead,
    note: isRefused && !isOnline ? OFFLINE : isInApp && !isOnline && isFree ? OFFLINE_INBOX : null,
    isOnline,
    isLooking: !isFree,
    isDraft,
    unlock: () => onSettings({ locked: "false" }),
    openApp,
    leaveApp: () => {
      setAppOpen(false);
      closeAll();
    },
    openItem: (key) => {
      setOpenKey(key);
      setRefused(false);
    },
    openLead: useCallback((next: Lead) => setLead(next), []),
    closeLead: () => setLead(null),
    answer,
    refresh: () => {
      if (isOnline && isFree && exchanged.length > 0) onAct({ do: "refresh" });
    },
    restartAgent: () => {
      onAct({ do: "restart" });
      announce("The agent starts anew");
    },
    resend: (entryId) => onAct({ do: "resend", entryId }),
  };
}

function saysOf(answer: Answer): string {
  switch (answer.list) {
    case "approvals":
      return answer.decision === "approved" ? "Approved" : "Rejected";
    case "clarifications":
      return "Answer sent";
    case "elicitations":
      return { accept: "Accepted", decline: "Declined", cancel: "Cancelled" }[answer.action];
  }
}

interface Connecting {
  /** The app is in front, and may act. */
  readonly isInApp: boolean;
  readonly isDraft: boolean;
}

/** The app asks for what it was only told of: when it is opened, and while it is in front. */
function useConnection(
  { exchanged, settings, onAct }: SurfaceProps,
  { isInApp, isDraft }: Connecting,
): { readonly open: () => void } {
  const isOpen = useRef(false);
  const asked = useRef<string | null>(null);
  const isOnline = settings.online === "true";
  const last = exchanged.at(-1)?.id ?? null;
  const open = () => {
    asked.current = last;
    isOpen.current = true;
    onAct({ do: "open", platform: settings.device });
  };
  useEffect(() => {
    if (!isInApp || !isOnline) isOpen.current = false;
    if (!isInApp || !isOnline || isDraft || last === null || asked.current === last) return;
    if (!phoneStateOf(exchanged).isBehind) return;
    asked.current = last;
    if (isOpen.current) return onAct({ do: "refresh" });
    isOpen.current = true;
    onAct({ do: "open", platform: settings.device });
  });
  return { open };
}
